/** The evening's result as a picture, to be kept or sent to the others. */

import { a, button, div, img, useEffect, useSignal } from "../shell/tags.js";
import { wrapped } from "./wrapped_text.js";

/** @typedef {import("../shell/words.js").Words} Words */
/** Somebody's part of the result; `total` is empty where nobody counts points. @typedef {{ name: string, total: string, first: boolean, lines: string[] }} Row */

const WIDE = 1080;
const EDGE = 64;
const SIZES = { heading: 60, when: 34, name: 48, line: 32 };
const LEADING = 1.35;

/** Today as files are named. */
export const dayStamp = () => new Date().toLocaleDateString("sv");

/**
 * The result as a PNG, in the colours of the page.
 *
 * @param {string} heading
 * @param {string} when
 * @param {Row[]} rows
 * @returns {HTMLCanvasElement}
 */
function draw(heading, when, rows) {
  const look = getComputedStyle(document.documentElement);
  /** @param {string} name */
  const colour = (name) => look.getPropertyValue(name);
  const canvas = document.createElement("canvas");
  const brush = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  /** @param {number} size @param {string} weight */
  const font = (size, weight = "400") => `${weight} ${size}px ${colour("--body") || "sans-serif"}`;
  /** @type {{ at: number, draw: () => void }[]} */
  const texts = [];
  let at = EDGE;
  /** @param {string} text @param {number} size @param {string} ink @param {string} [weight] @param {string} [end] */
  const write = (text, size, ink, weight, end = "") => {
    const top = at;
    texts.push({
      at: top,
      draw: () => {
        brush.font = font(size, weight);
        brush.fillStyle = ink;
        brush.textAlign = "left";
        brush.fillText(text, EDGE, top + size, end ? WIDE - 3 * EDGE - brush.measureText(end).width : WIDE - 2 * EDGE);
        brush.textAlign = "right";
        if (end) brush.fillText(end, WIDE - EDGE, top + size);
      },
    });
    at += size * LEADING;
  };
  write(heading, SIZES.heading, colour("--ink"), "700");
  write(when, SIZES.when, colour("--soft"));
  for (const { name, total, first, lines } of rows) {
    at += EDGE / 2;
    write(first ? `★ ${name}` : name, SIZES.name, colour(first ? "--accent" : "--ink"), "700", total);
    brush.font = font(SIZES.line);
    const measure = (/** @type {string} */ text) => brush.measureText(text).width;
    for (const line of wrapped(measure, lines, WIDE - 2 * EDGE)) write(line, SIZES.line, colour("--soft"));
  }
  canvas.width = WIDE;
  canvas.height = Math.ceil(at + EDGE);
  brush.fillStyle = colour("--card");
  brush.fillRect(0, 0, canvas.width, canvas.height);
  for (const text of texts) text.draw();
  return canvas;
}

/**
 * A key that draws the picture; then the picture, to be saved, or shared where the device can.
 *
 * @param {{ words: Words, game: string, heading: string, rows: Row[], make?: string, paint?: (when: string) => Promise<HTMLCanvasElement> }} props
 *   `make`: what the key says; `paint`: draws it, if it is more than a list.
 */
export function ResultPicture({ words, game, heading, rows, make = "sheet-picture", paint }) {
  const drawn = useSignal(/** @type {{ file: File, url: string } | null} */ (null));
  const shown = JSON.stringify([heading, rows]);
  useEffect(() => {
    drawn.value = null;
  }, [shown]);
  const begin = async () => {
    const when = new Date().toLocaleDateString(words.locale, { dateStyle: "long" });
    const canvas = paint ? await paint(when) : draw(heading, `Katzentisch · ${when}`, rows);
    canvas.toBlob((picture) => {
      if (!picture) return;
      const file = new File([picture], `${game}-${dayStamp()}.png`, { type: "image/png" });
      drawn.value = { file, url: canvas.toDataURL("image/png") };
    }, "image/png");
  };
  if (!drawn.value) return button({ type: "button", onClick: begin }, words.say(make));
  const { file, url } = drawn.value;
  const told = [heading, ...rows.map(({ name, total, lines }) => `${name} ${total || lines.join(", ")}`.trim())].join(
    ", ",
  );
  return div(
    { class: "result-picture" },
    img({ src: url, alt: told }),
    a({ class: "button", href: url, download: file.name }, words.say("sheet-picture-save")),
    navigator.canShare?.({ files: [file] }) && button({
      type: "button",
      onClick: () => navigator.share({ files: [file], title: heading }).catch(() => {}),
    }, words.say("sheet-picture-share")),
  );
}

/** What somebody can show, as a picture: their cat in the spotlight, their name, their figures and their games. */

import { render, use } from "../shell/tags.js";
import { catsOf, Crown, Portrait } from "../table/portraits.js";
import { asset } from "../shell/words.js";
import { wrapped } from "../sheets/wrapped_text.js";

/** @typedef {import("../shell/tags.js").VNode} VNode */
/** A figure, and what it counts. @typedef {{ value: string, label: string }} Figure */
/** A game, the path of its cover, how often it was played, and its best figures. @typedef {{ title: string, cover: string, tally: string, figures: Figure[] }} Played */
/** @typedef {{ name: string, heading: string, cat: number, wins: boolean, figures: Figure[], favourite: string, games: Played[], footer: string }} Shown */
/** A box on the picture. @typedef {{ x: number, y: number, wide: number, high: number }} Box */

const WIDE = 1080;
const MIDDLE = WIDE / 2;
const EDGE = 64;
const GAP = 28;
const PAD = 28;
const ROUND = 28;
const INNER = WIDE - 2 * EDGE;
/** How many games stand side by side, below the favourite. */
const COLUMNS = 3;
const CAT = 230;
/** Between the ears. */
const CROWN = { wide: 100, high: 50, y: 24 };
const ICON = 56;
const LARGE_COVER = 360;
const SMALL_COVER = 134;
/** Height by width. */
const COVER_SHAPE = 220 / 480;
const LEADING = 1.28;
const STARS = 110;

/** The night in which matches end, and the cards that lie on it. */
const INK = {
  middle: "#5f47b8",
  night: "#2b1f63",
  edge: "#190f3d",
  light: "#ffffff",
  pale: "#dcd4f7",
  gold: "#ffe3a0",
  tile: "#4b3c96",
  rim: "#7c6bc9",
  card: "#fffaf0",
  text: "#2b2018",
  soft: "#655546",
  accent: "#a8481a",
};
const BODY_FACES = 'system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif';
const BODY = `400 SIZE ${BODY_FACES}`;
const BOLD = `700 SIZE ${BODY_FACES}`;
const HEAD = "700 SIZE Lora, Georgia, serif";
const LORA = new URL("../vendor/lora.woff2", import.meta.url).href;

/**
 * @param {Shown} shown
 * @returns {Promise<HTMLCanvasElement>}
 */
export async function drawHighlights(shown) {
  const [cat] = catsOf([{ bot: "", name: shown.name || shown.heading, cat: shown.cat }]);
  const covers = shown.games.map(({ cover }) => drawnCover(cover));
  const [face, crown, icon] = await Promise.all([
    drawnNode(use(Portrait, { cat, mood: "happy" }), { width: CAT, height: CAT }),
    drawnNode(use(Crown, {}), { width: 200, height: 100, fill: "#ffc93c", stroke: "#a87708", "stroke-width": 1.5 }),
    asset("web/icon.svg").then((text) => drawnSvg(sized(text, 56, 56))),
    loadFace(),
  ]);
  return lay(shown, { face, crown, icon, covers: await Promise.all(covers) });
}

/**
 * Lay everything out from the top down, then draw it: only then the height is known.
 *
 * @param {Shown} shown
 * @param {{ face: HTMLImageElement, crown: HTMLImageElement, icon: HTMLImageElement, covers: HTMLImageElement[] }} images
 */
function lay({ name, heading, wins, figures, favourite, games, footer }, { face, crown, icon, covers }) {
  const canvas = document.createElement("canvas");
  const brush = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  /** Tiles and cards, and what lies on them. @type {{ backs: (() => void)[], fronts: (() => void)[] }} */
  const { backs, fronts } = { backs: [], fronts: [] };

  /**
   * Lines of text from a place on; how high they are. A word that is wider than its line is set narrower.
   *
   * @param {string | string[]} text in parts where a line should rather end there
   * @param {{ x: number, y: number, wide: number }} place `x` is the middle or the right edge of what is aligned there
   * @param {{ face: string, size: number, ink: string, align?: CanvasTextAlign }} look
   */
  const write = (text, { x, y, wide }, { face, size, ink, align = "left" }) => {
    const font = fontOf(face, size);
    brush.font = font;
    const lines = wrapped((part) => brush.measureText(part).width, [text].flat(), wide);
    lines.forEach((line, number) =>
      fronts.push(() => {
        brush.font = font;
        brush.fillStyle = ink;
        brush.textAlign = align;
        brush.fillText(line, x, y + size + number * size * LEADING, wide);
      })
    );
    return lines.length * size * LEADING;
  };
  /**
   * The largest size at which a heading fits in one line.
   *
   * @param {string} text
   * @param {number} wide
   * @param {number} most
   * @param {number} least
   */
  const fitting = (text, wide, most, least) => {
    brush.font = fontOf(HEAD, most);
    return Math.max(least, Math.min(most, Math.floor(most * wide / brush.measureText(text).width)));
  };
  /** @param {Box} box @param {string} ink */
  const back = ({ x, y, wide, high }, ink) =>
    backs.push(() => {
      brush.fillStyle = ink;
      brush.beginPath();
      brush.roundRect(x, y, wide, high, ROUND);
      brush.fill();
      brush.strokeStyle = INK.rim;
      brush.lineWidth = 2;
      brush.stroke();
    });
  /** The middle of a cover at the top of a card. @param {HTMLImageElement} image @param {Box} box */
  const cover = (image, { x, y, wide, high }) =>
    fronts.push(() => {
      brush.save();
      brush.beginPath();
      brush.roundRect(x, y, wide, high, [ROUND, ROUND, 0, 0]);
      brush.clip();
      const tall = wide * COVER_SHAPE;
      brush.drawImage(image, x, y - (tall - high) / 2, wide, tall);
      brush.restore();
    });

  let at = EDGE;
  fronts.push(() => {
    brush.drawImage(face, MIDDLE - CAT / 2, EDGE, CAT, CAT);
    if (wins) brush.drawImage(crown, MIDDLE - CROWN.wide / 2, EDGE + CROWN.y, CROWN.wide, CROWN.high);
  });
  at += CAT + GAP / 2;
  const title = name || heading;
  const named = at;
  const size = fitting(title, INNER, 88, 52);
  at += write(title, { x: MIDDLE, y: at, wide: INNER }, { face: HEAD, size, ink: INK.light, align: "center" });
  const lit = at;
  at += GAP;

  if (figures.length > 0) {
    const top = at;
    const wide = (INNER - (figures.length - 1) * GAP) / figures.length;
    const ends = figures.map(({ value, label }, number) => {
      const place = { x: EDGE + number * (wide + GAP) + wide / 2, y: top + PAD / 2, wide: wide - 2 * PAD };
      const size = fitting(value, place.wide, 76, 40);
      place.y += write(value, place, { face: HEAD, size, ink: INK.gold, align: "center" });
      return place.y + write(label, place, { face: BODY, size: 29, ink: INK.light, align: "center" });
    });
    at = Math.max(...ends) + PAD;
    const high = at - top;
    figures.forEach((_, number) => back({ x: EDGE + number * (wide + GAP), y: top, wide, high }, INK.tile));
    at += GAP;
  }

  const [first, ...others] = games;
  if (first) {
    const top = at;
    cover(covers[0], { x: EDGE, y: top, wide: INNER, high: LARGE_COVER });
    at += LARGE_COVER + PAD / 2;
    const half = INNER / 2 - 1.5 * PAD;
    const left = { x: EDGE + PAD, y: at, wide: half };
    left.y += write(favourite, left, { face: BOLD, size: 28, ink: INK.accent });
    left.y += write(first.title, left, { face: HEAD, size: fitting(first.title, half, 60, 40), ink: INK.text });
    left.y += write(first.tally.split(", "), left, { face: BODY, size: 30, ink: INK.soft });
    const right = { x: WIDE - EDGE - PAD, y: at, wide: half };
    for (const { value, label } of first.figures) {
      right.y += write(value, right, { face: HEAD, size: 48, ink: INK.text, align: "right" });
      right.y += write(label, right, { face: BODY, size: 26, ink: INK.soft, align: "right" });
    }
    at = Math.max(left.y, right.y) + PAD;
    back({ x: EDGE, y: top, wide: INNER, high: at - top }, INK.card);
    at += GAP;
  }

  for (let row = 0; row < others.length; row += COLUMNS) {
    const some = others.slice(row, row + COLUMNS);
    const wide = (INNER - (some.length - 1) * GAP) / some.length;
    const top = at;
    const ends = some.map(({ title, tally }, number) => {
      const x = EDGE + number * (wide + GAP);
      cover(covers[1 + row + number], { x, y: top, wide, high: SMALL_COVER });
      const place = { x: x + PAD / 2, y: top + SMALL_COVER + PAD / 3, wide: wide - PAD };
      place.y += write(title, place, { face: HEAD, size: fitting(title, place.wide, 38, 26), ink: INK.text });
      return place.y + write(tally.split(", "), place, { face: BODY, size: 26, ink: INK.soft });
    });
    at = Math.max(...ends) + PAD / 1.5;
    const high = at - top;
    some.forEach((_, number) => back({ x: EDGE + number * (wide + GAP), y: top, wide, high }, INK.card));
    at += GAP;
  }

  const foot = at;
  fronts.push(() => brush.drawImage(icon, EDGE, foot, ICON, ICON));
  write("Katzentisch", { x: EDGE + ICON + 20, y: at + 4, wide: 300 }, { face: HEAD, size: 36, ink: INK.light });
  const dated = { x: WIDE - EDGE, y: at + 8, wide: INNER - 400 };
  write(footer, dated, { face: BODY, size: 28, ink: INK.pale, align: "right" });
  at += ICON + EDGE;

  canvas.width = WIDE;
  canvas.height = Math.ceil(at);
  paintNight(brush, canvas.height, named, lit);
  for (const stroke of [...backs, ...fronts]) stroke();
  return canvas;
}

/**
 * The sky with its stars, except where the name stands, and a light that falls on the cat.
 *
 * @param {CanvasRenderingContext2D} brush
 * @param {number} high
 * @param {number} named where the name begins
 * @param {number} lit where it ends
 */
function paintNight(brush, high, named, lit) {
  const sky = brush.createRadialGradient(MIDDLE, 260, 80, MIDDLE, 320, high);
  sky.addColorStop(0, INK.middle);
  sky.addColorStop(0.5, INK.night);
  sky.addColorStop(1, INK.edge);
  brush.fillStyle = sky;
  brush.fillRect(0, 0, WIDE, high);
  brush.fillStyle = INK.light;
  for (let star = 1; star <= STARS; star++) {
    // Irrational steps scatter them evenly, and in the same way every time.
    const [x, y] = [WIDE * (star * 0.7548776662 % 1), high * (star * 0.569840291 % 1)];
    if (y > named && y < lit) continue;
    brush.globalAlpha = 0.25 + 0.15 * (star % 4);
    brush.beginPath();
    brush.arc(x, y, 1 + star % 3, 0, 2 * Math.PI);
    brush.fill();
  }
  brush.globalAlpha = 1;
  const beam = brush.createLinearGradient(0, 0, 0, lit);
  beam.addColorStop(0, "rgb(255 255 255 / 0.15)");
  beam.addColorStop(1, "rgb(255 255 255 / 0)");
  brush.fillStyle = beam;
  brush.beginPath();
  brush.moveTo(MIDDLE - 150, 0);
  brush.lineTo(MIDDLE + 150, 0);
  brush.lineTo(MIDDLE + 420, lit);
  brush.lineTo(MIDDLE - 420, lit);
  brush.fill();
}

/** @param {string} face @param {number} size in pixels */
const fontOf = (face, size) => face.replace("SIZE", `${size}px`);

/** The face of headings; another one does where it cannot be loaded. */
async function loadFace() {
  const face = new FontFace("Lora", `url("${LORA}")`, { weight: "700" });
  await face.load().then((loaded) => document.fonts.add(loaded), () => {});
}

/** @param {string} path */
const drawnCover = async (path) => drawnSvg(sized(await asset(path), 960, 440));

/** An SVG with a size of its own, without which some browsers draw nothing. @param {string} text @param {number} wide @param {number} high */
const sized = (text, wide, high) => text.replace("<svg ", `<svg width="${wide}" height="${high}" `);

/** @param {VNode} node @param {Record<string, string | number>} attributes */
function drawnNode(node, attributes) {
  const around = document.createElement("div");
  render(node, around);
  const drawn = /** @type {Element} */ (around.firstElementChild);
  for (const [name, value] of Object.entries(attributes)) drawn.setAttribute(name, `${value}`);
  return drawnSvg(new XMLSerializer().serializeToString(drawn));
}

/** @param {string} text */
async function drawnSvg(text) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}

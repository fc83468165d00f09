/** Pictures of the board: for previews of a link, drawn here because the server has no browser, and for one's list of tables. */

import { keepBoard } from "../shell/settings.js";

/** @typedef {{ wide: number, high: number, edge: number }} Size in pixels */
/** @type {Size} */
const PREVIEW = { wide: 1200, high: 630, edge: 24 };
/** @type {Size} */
const SMALL = { wide: 320, high: 240, edge: 4 };
/** Bytes that a server takes. */
const LARGEST = 500_000;
/** What makes the page look as it does, and nothing that moves. */
const AT_REST = "*, *::before, *::after { animation: none !important; transition: none !important; }";

/**
 * Draw the board that is on the screen, and send it as the picture of a match.
 *
 * @param {string} match
 */
export async function send(match) {
  const canvas = await draw(PREVIEW);
  const picture = canvas && await new Promise((done) => canvas.toBlob(done, "image/png"));
  if (picture && picture.size <= LARGEST) {
    await fetch(`/api/matches/${match}/still`, {
      method: "PUT",
      body: picture,
      headers: { "content-type": "image/png" },
    });
  }
}

/**
 * Keep the board that is on the screen as the small picture of a table, where the browser can draw it.
 *
 * @param {string} code
 */
export async function remember(code) {
  try {
    const canvas = await draw(SMALL);
    if (canvas) keepBoard(code, canvas.toDataURL("image/webp"));
  } catch (problem) {
    if (!(problem instanceof DOMException)) throw problem;
  }
}

/** The board as it lies there now, in the middle of a picture. @param {Size} size */
async function draw({ wide, high, edge }) {
  const board = /** @type {HTMLElement | null} */ (document.querySelector(".board"));
  if (!board) return null;
  const { width, height } = board.getBoundingClientRect();
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await pictured(board, width, height))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = wide;
  canvas.height = high;
  const brush = canvas.getContext("2d");
  if (!brush) return null;
  brush.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
  brush.fillRect(0, 0, wide, high);
  const scale = Math.min((wide - 2 * edge) / width, (high - 2 * edge) / height);
  brush.translate((wide - scale * width) / 2, (high - scale * height) / 2);
  brush.scale(scale, scale);
  brush.drawImage(image, 0, 0, width, height, 0, 0, width, height);
  return canvas;
}

/**
 * A node with the page's own style in the corner of an SVG as large as the page, so that everything lies where it lies now.
 *
 * @param {HTMLElement} node
 * @param {number} width
 * @param {number} height
 */
async function pictured(node, width, height) {
  const root = document.documentElement;
  const sheets = [...document.querySelectorAll("link[rel=stylesheet]")].map((link) =>
    fetch(/** @type {HTMLLinkElement} */ (link).href).then((answer) => answer.text())
  );
  let shown = /** @type {HTMLElement} */ (node.cloneNode(true));
  shown.style.cssText = `position: relative; inset: auto; margin: 0; width: ${width}px; height: ${height}px`;
  for (let around = node.parentElement; around && around !== document.body; around = around.parentElement) {
    const copy = /** @type {HTMLElement} */ (around.cloneNode(false));
    copy.style.cssText =
      "display: block; position: static; margin: 0; padding: 0; border: 0; width: auto; max-width: none; height: auto; min-height: 0; transform: none";
    copy.append(shown);
    shown = copy;
  }
  const style = (await Promise.all(sheets)).concat(AT_REST).join("\n").replaceAll("]]>", "");
  const named = ["theme", "palette", "motion"].map((name) => `data-${name}="${root.dataset[name] ?? ""}"`).join(" ");
  const body = getComputedStyle(document.body);
  const high = parseFloat(body.lineHeight) / parseFloat(body.fontSize);
  const type = `font: ${body.font}; line-height: ${high}; color: ${body.color}`.replaceAll('"', "'");
  const page = `width="${Math.max(innerWidth, width)}" height="${Math.max(innerHeight, height)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${page} ${named}>
<style><![CDATA[${style}]]></style>
<foreignObject width="${width}" height="${height}"><div xmlns="http://www.w3.org/1999/xhtml" style="${type}">${
    new XMLSerializer().serializeToString(shown)
  }</div></foreignObject></svg>`;
}

/** A picture of the board for previews of a link, drawn here because the server has no browser. */

const WIDE = 1200;
const HIGH = 630;
const EDGE = 24;
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
  const board = /** @type {HTMLElement | null} */ (document.querySelector(".board"));
  const picture = board && await drawn(board);
  if (picture && picture.size <= LARGEST) {
    await fetch(`/api/matches/${match}/still`, {
      method: "PUT",
      body: picture,
      headers: { "content-type": "image/png" },
    });
  }
}

/**
 * Part of the page as a picture that chat programs show; null where a browser keeps it to itself.
 *
 * @param {HTMLElement} board
 * @returns {Promise<Blob | null>}
 */
export async function drawn(board) {
  const { width, height } = board.getBoundingClientRect();
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await pictured(board, width, height))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = HIGH;
  const brush = canvas.getContext("2d");
  if (!brush) return null;
  brush.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
  brush.fillRect(0, 0, WIDE, HIGH);
  const scale = Math.min((WIDE - 2 * EDGE) / width, (HIGH - 2 * EDGE) / height);
  brush.translate((WIDE - scale * width) / 2, (HIGH - scale * height) / 2);
  brush.scale(scale, scale);
  brush.drawImage(image, 0, 0);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

/**
 * A node with the page's own style as an SVG of the page's width, so that everything lies where it lies now.
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
  /** @type {Element} */
  let shown = /** @type {Element} */ (node.cloneNode(true));
  for (let around = node.parentElement; around && around !== document.body; around = around.parentElement) {
    const copy = /** @type {HTMLElement} */ (around.cloneNode(false));
    copy.style.cssText =
      "display: block; margin: 0; padding: 0; border: 0; width: auto; max-width: none; min-height: 0";
    copy.append(shown);
    shown = copy;
  }
  const style = (await Promise.all(sheets)).concat(AT_REST).join("\n").replaceAll("]]>", "");
  const named = ["theme", "palette", "motion"].map((name) => `data-${name}="${root.dataset[name] ?? ""}"`).join(" ");
  const body = getComputedStyle(document.body);
  const high = parseFloat(body.lineHeight) / parseFloat(body.fontSize);
  const type = `font: ${body.font}; line-height: ${high}; color: ${body.color}`.replaceAll('"', "'");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.max(innerWidth, width)}" height="${height}" ${named}>
<style><![CDATA[${style}]]></style>
<foreignObject width="${width}" height="${height}"><div xmlns="http://www.w3.org/1999/xhtml" style="${type}">${
    new XMLSerializer().serializeToString(shown)
  }</div></foreignObject></svg>`;
}

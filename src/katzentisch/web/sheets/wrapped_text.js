/** Text for pictures, broken into lines. */

/**
 * A text in lines that are no wider than this.
 *
 * @param {(text: string) => number} measure
 * @param {string[]} parts what is not broken unless it is too wide by itself
 * @param {number} wide
 */
export function wrapped(measure, parts, wide) {
  /** @type {string[]} */
  const found = [];
  let line = "";
  for (const part of parts) {
    const longer = line ? `${line} · ${part}` : part;
    if (measure(longer) <= wide) {
      line = longer;
      continue;
    }
    if (line) found.push(line);
    line = "";
    for (const word of part.split(" ")) {
      const next = line ? `${line} ${word}` : word;
      if (line && measure(next) > wide) {
        found.push(line);
        line = word;
      } else line = next;
    }
  }
  return line ? [...found, line] : found;
}

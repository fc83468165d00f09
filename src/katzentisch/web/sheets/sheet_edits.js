/** What changed on a sheet, field by field, so that what several people write becomes one. */

/** @typedef {{ path: (string | number)[], value?: any }} Edit */

/** @param {any} thing */
const isTree = (thing) => typeof thing === "object" && thing !== null;

/**
 * What leads from one sheet to another; lists of another length are one field.
 *
 * @param {any} before
 * @param {any} after
 * @param {(string | number)[]} [path]
 * @returns {Edit[]}
 */
export function changes(before, after, path = []) {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const alike = isTree(before) && isTree(after) && Array.isArray(before) === Array.isArray(after);
  if (!alike || (Array.isArray(before) && before.length !== after.length)) {
    return [after === undefined ? { path } : { path, value: after }];
  }
  const fields = Array.isArray(before)
    ? [...before.keys()]
    : [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields.flatMap((field) => changes(before[field], after[field], [...path, field]));
}

/**
 * A sheet with these changes; those whose place is gone are left out.
 *
 * @template S
 * @param {S} sheet
 * @param {Edit[]} edits
 * @returns {S}
 */
export function edited(sheet, edits) {
  const found = structuredClone(sheet);
  for (const { path, value } of edits) {
    const place = path.slice(0, -1).reduce(
      (/** @type {any} */ tree, step) => (isTree(tree) ? tree[step] : null),
      found,
    );
    const last = path[path.length - 1];
    if (!isTree(place) || (Array.isArray(place) && !(last in place))) continue;
    if (value === undefined) delete place[last];
    else place[last] = value;
  }
  return found;
}

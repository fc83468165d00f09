/** Sizes as people read them. */

/** @param {number} bytes @param {string} lang */
export const megabytes = (bytes, lang) =>
  (bytes / 1e6).toLocaleString(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

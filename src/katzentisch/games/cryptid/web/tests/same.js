/**
 * Two values that must be the same, whatever they are made of.
 *
 * @param {unknown} found
 * @param {unknown} wanted
 */
export function same(found, wanted) {
  const [one, two] = [found, wanted].map((each) => JSON.stringify(each));
  if (one !== two) throw new Error(`found ${one}, wanted ${two}`);
}

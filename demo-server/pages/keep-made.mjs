/** By name. @type {Map<string, { readonly from: readonly unknown[], readonly made: unknown }>} */
const kept = new Map();

/**
 * What `make` returns, kept for the next call of this name as long as everything it was made from is the same. For what takes as long as a browser takes to
 * open the page, such as reading all of it. All servers of a process share it.
 * @template Made
 * @param {string} name
 * @param {readonly unknown[]} from compared by identity: texts, not objects that are built for each call
 * @param {() => Made} make
 * @returns {Made}
 * @example keepMade(file, [html], () => parsePage(html))
 */
export function keepMade(name, from, make) {
  const known = kept.get(name);
  if (known && known.from.length === from.length && known.from.every((part, index) => part === from[index]))
    return /** @type {Made} */ (known.made);
  const made = make();
  kept.set(name, { from, made });
  return made;
}

/** The number of letters to add, drop or replace to make one text the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let at = 1; at <= other.length; at++) {
      const replaced = (row[at - 1] ?? 0) + (letter === other[at - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/**
 * What a mistyped name was most likely meant to be; undefined where nothing is close.
 * @example nearestOf('cookie-panel.titel', ['cookie-panel.title', 'cart-page.title']) // 'cookie-panel.title'
 */
export function nearestOf(name: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((candidate) => ({ candidate, far: distance(name, candidate) }))
    .sort((one, other) => one.far - other.far);
  const [best] = ranked;
  return best && best.far <= Math.max(2, name.length / 3) ? best.candidate : undefined;
}

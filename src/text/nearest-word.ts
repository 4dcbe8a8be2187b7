/** Edits that a typing error takes: a letter that is wrong, missing, too many, or swapped with the next. */
function countEdits(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let line = 1; line <= one.length; line++) {
    const next = [line];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[line - 1] === other[column - 1];
      const isSwap = one[line - 1] === other[column - 2] && one[line - 2] === other[column - 1];
      next[column] = Math.min(
        (row[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (row[column - 1] ?? 0) + (isSame ? 0 : 1),
        ...(isSwap ? [(before[column - 2] ?? 0) + 1] : []),
      );
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? 0;
}

/**
 * The known word that a misspelt one was meant to be, if there is one: a third of its letters may be wrong, at most three. Capitals do
 * not count.
 * @example nearestWord('autplay', ['autoplay', 'loop']) // 'autoplay'
 */
export function nearestWord(word: string, known: readonly string[]): string | undefined {
  const most = Math.min(3, Math.max(1, Math.floor(word.length / 3)));
  const [nearest] = known
    .map((candidate) => ({ candidate, edits: countEdits(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ edits }) => edits <= most)
    .sort((one, other) => one.edits - other.edits);
  return nearest?.candidate;
}

/**
 * Replaces stretches of a string and leaves every other character as it is.
 * @param {string} text
 * @param {{ start: number, end: number, text: string }[]} edits must not overlap; the order does not matter
 *   (two insertions at one place keep theirs)
 */
export function applyEdits(text, edits) {
  const inOrder = edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
  let result = '';
  let position = 0;
  for (const edit of inOrder) {
    result += text.slice(position, edit.start) + edit.text;
    position = edit.end;
  }
  return result + text.slice(position);
}

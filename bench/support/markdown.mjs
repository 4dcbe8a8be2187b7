/**
 * A Markdown table: the first column aligned left, the others right.
 * @param {unknown[]} head
 * @param {unknown[][]} lines
 */
export function markdown(head, lines) {
  const texts = [head, ...lines].map((cells) => cells.map(String));
  const widths = head.map((_, column) => Math.max(...texts.map((cells) => cells[column].length)));
  const line = (cells) =>
    `| ${cells.map((cell, i) => (i ? cell.padStart(widths[i]) : cell.padEnd(widths[i]))).join(' | ')} |`;
  const rule = `|${widths.map((width, i) => (i ? `${'-'.repeat(width + 1)}:` : '-'.repeat(width + 2))).join('|')}|`;
  const [first, ...rest] = texts.map(line);
  return [first, rule, ...rest].join('\n');
}

/**
 * Derives the settings of a wall from the px by which a script has placed its items: the gutter, and a least column width that keeps the
 * number of columns in a somewhat wider or narrower window. Undefined where nothing was placed.
 *
 * @example
 * readSavedColumns([at('left: 0px; width: 288px'), at('left: 368px; width: 288px')]);
 * // { gutter: 80, columnWidth: 262.4 }
 */
export function readSavedColumns(items: readonly HTMLElement[]) {
  const px = ({ style }: HTMLElement, name: string) => {
    const text = style.getPropertyValue(name);
    return text.endsWith('px') ? Number.parseFloat(text) : Number.NaN;
  };
  const columns = items
    .map((item) => ({ left: px(item, 'left'), width: px(item, 'width') }))
    .filter(({ left, width }) => left >= 0 && width > 0)
    .sort((a, b) => a.left - b.left);
  const lefts = [...new Set(columns.map(({ left }) => left))];
  const [first] = columns;
  const [start = 0, next] = lefts;
  if (!first) return undefined;
  const width = Math.max(...columns.map((column) => column.left + column.width));
  const gutter = next === undefined ? undefined : Math.max(next - start - first.width, 0);
  return { gutter, columnWidth: Math.max(width / (lefts.length + 0.5), 1) };
}

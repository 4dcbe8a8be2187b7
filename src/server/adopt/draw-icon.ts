/** The side of a square that fits into the box, and where it begins. */
function squareIn(width: number, height: number) {
  const side = Math.min(width, height);
  return { side, x: (width - side) / 2, y: (height - side) / 2 };
}

type Draw = (width: number, height: number) => string;

const MENU: Draw = (width, height) =>
  [0.1, 0.5, 0.9].map((share) => `M0 ${height * share}h${width}`).join('');
const CLOSE: Draw = (width, height) => {
  const { side, x, y } = squareIn(width, height);
  return `M${x} ${y}l${side} ${side}m0 ${-side}l${-side} ${side}`;
};
const SEARCH: Draw = (width, height) => {
  const { side, x, y } = squareIn(width, height);
  const radius = side * 0.35;
  return `M${x + side * 0.1} ${y + side * 0.45}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0m${radius * 1.7} ${radius * 0.7}L${x + side} ${y + side}`;
};
const DOWN: Draw = (width, height) =>
  `M0 ${height * 0.2}L${width / 2} ${height * 0.8}L${width} ${height * 0.2}`;
const caret = (isToLeft: boolean): Draw => {
  const [tip, end] = isToLeft ? [0.2, 0.8] : [0.8, 0.2];
  return (width, height) =>
    `M${width * end} ${height * 0.1}L${width * tip} ${height / 2}L${width * end} ${height * 0.9}`;
};

/** By the beginning of their names in the file of icons that 7.0 themes share. Their styles only colour lines. */
const ICONS: readonly (readonly [name: RegExp, draw: Draw])[] = [
  [/^(?:hamburger|hotdog|plus|dots|squares)-/, MENU],
  [/^close-/, CLOSE],
  [/^search-/, SEARCH],
  [/^caret-down-/, DOWN],
  [/^caret-left-/, caret(true)],
  [/^caret-right-/, caret(false)],
];

/**
 * The path of an icon whose file is missing: without it, the button of a menu would be there and not be seen.
 * @param address of the icon: `/assets/ui-icons.svg#close-icon`
 * @param viewBox of the drawing that it fills
 * @returns undefined for other icons
 * @example drawIcon('/assets/ui-icons.svg#hamburger-icon--even', '0 0 24 10') // 'M0 1h24M0 5h24M0 9h24'
 */
export function drawIcon(address: string, viewBox: string | undefined): string | undefined {
  const name = /\bui-icons\.svg#(.+)$/s.exec(address)?.[1];
  const [, draw] = ICONS.find(([pattern]) => name !== undefined && pattern.test(name)) ?? [];
  const [, , width, height] =
    viewBox
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  if (!draw || !width || !height) return undefined;
  return draw(width, height).replace(/\d+\.\d+/g, (number) => `${Number(Number(number).toFixed(2))}`);
}

type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/**
 * An element with attributes and content. `true` is an empty attribute, `false` and `undefined` are none.
 * @example build('button', { type: 'button', 'aria-expanded': 'false' }, 'Read on')
 */
export function build<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...content: ReadonlyArray<Node | string>
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...content);
  return element;
}

const SVG = 'http://www.w3.org/2000/svg';

/** A line drawing of 24 × 24 units in the colour of the text, hidden from screen readers. */
export function buildIcon(path: string, size = 20): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const line = document.createElementNS(SVG, 'path');
  const attributes = { viewBox: '0 0 24 24', width: `${size}`, height: `${size}`, 'aria-hidden': 'true' };
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, value);
  const drawn = {
    d: path,
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '2',
    'stroke-linecap': 'round',
  };
  for (const [name, value] of Object.entries(drawn)) line.setAttribute(name, value);
  svg.append(line);
  return svg;
}

/**
 * JSX without a renderer: a view whose file begins with `@jsxImportSource ../../react/static` becomes elements at once. For the few
 * views that most of their pages would load a renderer for alone. They are drawn once, and written as for React (no hooks, `className`,
 * `onClick`, a `ref` function), so that taking the pragma out makes them React views.
 */

/** Only nodes and text are drawn, so that `isOn && <p />` works. */
type Child = Node | string | boolean | null | undefined;
type Props = Readonly<Record<string, unknown>>;

export declare namespace JSX {
  type Element = HTMLElement | SVGElement;
  interface ElementChildrenAttribute {
    readonly children: unknown;
  }
  interface IntrinsicElements {
    readonly [tag: string]: StaticProps;
  }
}

interface StaticProps {
  readonly children?: Child | ReadonlyArray<Child | readonly Child[]>;
  readonly className?: string;
  readonly onClick?: (event: Event) => void;
  readonly ref?: (element: Element) => void;
  readonly [attribute: string]: unknown;
}

/** React's names whose attributes are not the same in kebab case. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  viewBox: 'viewBox',
};
const attributeOf = (name: string) =>
  ATTRIBUTES[name] ?? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function createElement(tag: string): JSX.Element {
  const isDrawing = tag === 'svg' || tag === 'path';
  return isDrawing
    ? document.createElementNS('http://www.w3.org/2000/svg', tag)
    : document.createElement(tag);
}

export function jsx(tag: string | ((props: Props) => JSX.Element), props: StaticProps): JSX.Element {
  if (typeof tag === 'function') return tag(props);
  const { children, onClick, ref, ...attributes } = props;
  const element = createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) element.setAttribute(attributeOf(name), String(value));
  }
  for (const child of [children].flat(2)) {
    if (child instanceof Node || typeof child === 'string') element.append(child);
  }
  if (onClick) element.addEventListener('click', onClick);
  ref?.(element);
  return element;
}

export { jsx as jsxs };

import { vi } from 'vitest';
import { animate } from './animation';

/** `[left, top, width, height]` in px: happy-dom has no layout. */
export type Box = readonly [left: number, top: number, width: number, height: number];

const DEFAULT_HEIGHT = 100;
/** Which number of its box an element's property is. */
const SIZES = {
  offsetLeft: 0,
  offsetTop: 1,
  offsetWidth: 2,
  clientWidth: 2,
  scrollWidth: 2,
  offsetHeight: 3,
  clientHeight: 3,
  scrollHeight: 3,
} as const;

const nameOf = (element: Element) => `${element.localName}.${element.classList[0] ?? ''}`;

/** Gives elements boxes, and writes down what moves: scrolling and animations. */
export function layOut(boxes: Readonly<Record<string, Box>>, note: (line: string) => void): void {
  const given = Object.entries(boxes).reverse();
  const boxOf = (element: Element): Box =>
    given.find(([selector]) => element.matches(selector))?.[1] ?? [0, 0, innerWidth, DEFAULT_HEIGHT];
  const rectOf = (element: Element) => {
    const [left, top, width, height] = element.isConnected ? boxOf(element) : [0, 0, 0, 0];
    const [right, bottom] = [left + width, top + height];
    return { x: left, y: top, left, top, width, height, right, bottom } as DOMRect;
  };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return rectOf(this);
  });
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return [rectOf(this)] as unknown as DOMRectList;
  });
  for (const [name, index] of Object.entries(SIZES)) {
    const owner = [HTMLElement.prototype, Element.prototype].find((one) => Object.hasOwn(one, name));
    const get = vi.spyOn(owner as HTMLElement, name as 'offsetWidth', 'get');
    get.mockImplementation(function (this: HTMLElement) {
      return boxOf(this)[index];
    });
  }
  for (const name of ['scrollIntoView', 'scrollTo', 'scrollBy'] as const)
    vi.spyOn(Element.prototype, name).mockImplementation(function (this: Element, options?: unknown) {
      note(`${name} ${nameOf(this)} ${JSON.stringify(options) ?? ''}`.trim());
      const { left, top } = (options ?? {}) as ScrollToOptions;
      if (name !== 'scrollIntoView' && left !== undefined) this.scrollLeft = left;
      if (name !== 'scrollIntoView' && top !== undefined) this.scrollTop = top;
    });
  for (const name of ['scrollTo', 'scrollBy'])
    vi.stubGlobal(name, (options: unknown) => note(`the page: ${name} ${JSON.stringify(options)}`));
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, frames, options) {
    note(`animates ${nameOf(this)} ${JSON.stringify(frames)} ${JSON.stringify(options)}`);
    return animate.call(this, frames, options, (what) =>
      note(`${what} the animation of ${nameOf(this)}`),
    ) as unknown as Animation;
  });
}

/** Bars that are wider than this part of the window lie over what is scrolled below them. */
const MIN_WIDTH = 0.5;
const MAX_HEIGHT = 0.5;

const isFixed = (element: Element) => /^(?:fixed|sticky)$/.test(getComputedStyle(element).position);

/** The outermost fixed or sticky element around this one. */
function findFixed(element: Element): HTMLElement | undefined {
  let fixed: HTMLElement | undefined;
  for (let box: Element | null = element; box; box = box.parentElement)
    if (box instanceof HTMLElement && isFixed(box)) fixed = box;
  return fixed;
}

/**
 * The fixed header that covers the top of the window, where there is one. Measures: call it when the page has loaded, never while it
 * scrolls.
 */
export function findFixedHeader(): HTMLElement | undefined {
  for (const element of document.elementsFromPoint(innerWidth / 2, 1)) {
    const fixed = findFixed(element);
    const box = fixed?.getBoundingClientRect();
    if (box && box.width > innerWidth * MIN_WIDTH && box.height < innerHeight * MAX_HEIGHT) return fixed;
  }
  return undefined;
}

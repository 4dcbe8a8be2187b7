/** Bars that are wider than this part of the window lie over what is scrolled below them. */
const MIN_WIDTH = 0.5;
const MAX_HEIGHT = 0.5;
/** What makes a bar a header: it is one by its markup, is in one, or has one or a navigation in it. */
const LANDMARK = 'header,nav,[role="banner"],[role="navigation"]';
/** Cookie banners and other bars that leave when they are answered; Inlay's own among them. */
const LEAVES = 'inlay-ui,dialog,[role="dialog"],[role="alertdialog"],[role="alert"],[role="status"]';

const isFixed = (element: Element) => /^(?:fixed|sticky)$/.test(getComputedStyle(element).position);

/** The outermost fixed or sticky element around this one. */
function findFixed(element: Element): HTMLElement | undefined {
  let fixed: HTMLElement | undefined;
  for (let box: Element | null = element; box; box = box.parentElement)
    if (box instanceof HTMLElement && isFixed(box)) fixed = box;
  return fixed;
}

const isHeader = (bar: Element) =>
  !bar.closest(LEAVES) && (bar.closest(LANDMARK) ?? bar.querySelector(LANDMARK)) !== null;

/**
 * The fixed header that covers the top of the window, where there is one. Measures: call it when the page has loaded, never while it
 * scrolls.
 */
export function findFixedHeader(): HTMLElement | undefined {
  for (const element of document.elementsFromPoint(innerWidth / 2, 1)) {
    const fixed = findFixed(element);
    const box = fixed && isHeader(fixed) && fixed.getBoundingClientRect();
    if (box && box.width > innerWidth * MIN_WIDTH && box.height < innerHeight * MAX_HEIGHT) return fixed;
  }
  return undefined;
}

import type { Page } from 'playwright-core';

/** What a visitor sees of one of the server's elements. */
export interface SeenPart {
  /** The visible part in px of the page: what boxes around it cut off is left out. No width: nothing is seen. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** A text that something painted lay over wherever the page was scrolled to. */
  readonly covered: boolean;
  /** Put away on purpose: a slide that waits for its turn, a closed answer. */
  readonly waiting: boolean;
  /** Tag, classes and first words, for messages. */
  readonly name: string;
}

/**
 * Has the page note its elements as the server wrote them, before any deferred script runs. Call it before the page is
 * opened, with Inlay and without: the n-th element is then the same one.
 */
export const noteServedParts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive')
        Object.assign(window, { servedParts: [...document.body.querySelectorAll<HTMLElement>('*')] });
    });
  });

/** Scrolls through the page, so that everything in it is loaded and uncovered if it can be; then reads each element. */
export const readSeenParts = (page: Page): Promise<ReadonlyArray<SeenPart | null>> =>
  page.evaluate(async () => {
    const REPLACED = 'img,video,iframe,svg,canvas,input,select,textarea,button';
    const { servedParts } = window as unknown as { servedParts: readonly HTMLElement[] };
    const textNodes = (element: Element) =>
      [...element.childNodes].filter((node) => node instanceof Text && node.data.trim());
    const isBlank = (element: Element) => {
      if (!(element instanceof HTMLCanvasElement)) return false;
      const { width, height } = element;
      const other = Object.assign(document.createElement('canvas'), { width, height });
      return element.toDataURL() === other.toDataURL();
    };
    const paints = (element: Element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      const alpha = /^rgba\(.*, ([\d.]+)\)$/.exec(backgroundColor)?.[1] ?? 1;
      return (
        Number(alpha) > 0.1 ||
        backgroundImage !== 'none' ||
        (element.matches(REPLACED) && !isBlank(element)) ||
        textNodes(element).length > 0
      );
    };
    const opacityOf = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
    const isPainted = (element: Element) =>
      element.getClientRects().length > 0 &&
      getComputedStyle(element).visibility === 'visible' &&
      opacityOf(element) > 0.05;

    /** The text's box, or the element's own. */
    const boxOf = (element: Element): DOMRect => {
      const texts = textNodes(element);
      const [first, last] = [texts[0], texts.at(-1)];
      if (!first || !last) return element.getBoundingClientRect();
      const range = document.createRange();
      range.setStartBefore(first);
      range.setEndAfter(last);
      return range.getBoundingClientRect();
    };
    /** What is left of a box inside all that cut it. */
    const visibleBox = (element: HTMLElement) => {
      let { left, top, right, bottom } = boxOf(element);
      let position = 'static';
      for (let box: HTMLElement | null = element; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        // What is placed by a box further out is not cut by those between.
        const isBetween = position === 'fixed' || (position === 'absolute' && style.position === 'static');
        if (isBetween) continue;
        position = style.position;
        const edge = box.getBoundingClientRect();
        if (style.overflowX !== 'visible')
          [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        if (style.overflowY !== 'visible')
          [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      }
      return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
    };

    /** Texts by whether they were ever seen with nothing over them. */
    const uncovered = new Map<Element, boolean>();
    const texts = servedParts.filter((element) => textNodes(element).length > 0);
    const look = () => {
      for (const element of texts) {
        if (uncovered.get(element) || !isPainted(element)) continue;
        const { left, top, width, height } = visibleBox(element);
        const [x, y] = [left + width / 2, top + height / 2];
        if (!width || !height || x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
        const stack = document.elementsFromPoint(x, y);
        const own = stack.findIndex((hit) => element.contains(hit) || hit.contains(element));
        const over = stack
          .slice(0, own < 0 ? undefined : own)
          // A question to the visitor stands there until it is answered.
          .filter(
            (hit) =>
              isPainted(hit) && paints(hit) && !hit.closest('.sqs-cookie-banner-v2,.gdpr-cookie-banner'),
          );
        uncovered.set(element, over.length === 0);
      }
    };
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.75) {
      scrollTo({ top, behavior: 'instant' });
      await nextFrame();
      await nextFrame();
      look();
    }
    const isLoading = () =>
      [...document.images].some(
        (image) => image.matches('.loading') || (!image.complete && image.checkVisibility()),
      );
    for (let attempt = 0; attempt < 300 && isLoading(); attempt++) await nextFrame();
    // Images that came late have moved what is below them.
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await nextFrame();
    await nextFrame();
    look();
    scrollTo({ top: 0, behavior: 'instant' });
    await nextFrame();
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.all(ending.map((animation) => animation.finished.catch(() => {})));
    look();

    /** A header is drawn once for each width of a window, and its burger opens the menu: one form and the burger are seen. */
    const isOtherForm = (element: Element) => {
      const form = element.closest('.header-display-desktop,.header-display-mobile .header-nav,.header-menu');
      const burger = document.querySelector('.header-display-mobile .burger');
      return form?.checkVisibility() === false && burger?.checkVisibility() === true;
    };
    return servedParts.map((element) => {
      const isPart =
        (element.matches(REPLACED) && !isBlank(element)) ||
        textNodes(element).length > 0 ||
        getComputedStyle(element).backgroundImage !== 'none';
      if (!isPart) return null;
      const box = isPainted(element) ? visibleBox(element) : { left: 0, top: 0, width: 0, height: 0 };
      return {
        ...box,
        top: box.top + scrollY,
        covered: uncovered.get(element) === false,
        waiting:
          element.closest('[inert],[hidden],.hidden') !== null ||
          !element.isConnected ||
          isOtherForm(element),
        name: `${element.localName}.${element.className} ${(element.textContent ?? '').trim().slice(0, 30)}`,
      };
    });
  });

/** One line for each part that is worse to see with Inlay than without: gone, smaller than half, beside the window, covered. */
export function findUnseen(
  without: ReadonlyArray<SeenPart | null>,
  withInlay: ReadonlyArray<SeenPart | null>,
  windowWidth: number,
): readonly string[] {
  const isInWindow = ({ left, width }: SeenPart) => left > -1 && left + width < windowWidth + 1;
  /** What lies beside the window is not seen: a page that is too wide may become as wide as the window. */
  const seenArea = ({ left, width, height }: SeenPart) => Math.min(width, windowWidth - left) * height;
  const judge = (before: SeenPart, after: SeenPart) => {
    if (!after.width || !after.height) return after.waiting ? undefined : 'is gone';
    // A text that has room flows into fewer lines: its area counts, and that of a picture as much.
    if (seenArea(after) < seenArea(before) / 2) return 'is smaller than half';
    if (isInWindow(before) && !isInWindow(after)) return 'has left the window';
    if (after.covered && !before.covered) return 'is covered';
    return undefined;
  };
  return without.flatMap((before, index) => {
    const after = withInlay[index];
    // Dots are no loss, and what is cut to one is there for screen readers.
    if (!before || !after || before.width < 2 || before.height < 2) return [];
    const flaw = judge(before, after);
    const size = ({ left, top, width, height }: SeenPart) =>
      [left, top, width, height].map((value) => Math.round(value)).join(' ');
    return flaw ? [`${before.name} ${flaw}: ${size(before)} → ${size(after)}`] : [];
  });
}

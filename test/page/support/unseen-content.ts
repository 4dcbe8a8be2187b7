import type { Page } from 'playwright-core';

/**
 * Texts and pictures that have a box in the page and cannot be seen. Left out by rule, not by name: what its markup puts away (`hidden`,
 * `inert`, `aria-hidden`), what lies over the page (menus, panels, what a mouse uncovers), and what shares its place with something that is
 * seen (slides that wait for their turn), and what is beside the window.
 */
export const findUnseenContent = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const PICTURES = 'img,video,iframe,canvas';
    const PUT_AWAY = '[hidden],[inert],[aria-hidden="true"],dialog,noscript,template,script,style,svg';
    const WITH_STYLE = { checkOpacity: true, checkVisibilityCSS: true };
    const content = new Set<Element>(document.body.querySelectorAll(PICTURES));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      if (node.nodeValue?.trim() && node.parentElement) content.add(node.parentElement);
    const boxes = (element: Element | null): Element[] =>
      element && element !== document.body ? [element, ...boxes(element.parentElement)] : [];
    const isHiding = (element: Element) => {
      const { opacity, visibility } = getComputedStyle(element);
      return Number(opacity) < 0.05 || visibility !== 'visible';
    };
    const laidOut = [...content].filter((element) => !element.closest(PUT_AWAY) && element.checkVisibility());
    const seen = laidOut.filter((element) => element.checkVisibility(WITH_STYLE));
    const sharesPlace = (box: DOMRect) =>
      seen.some((element) => {
        const other = element.getBoundingClientRect();
        const width = Math.min(other.right, box.right) - Math.max(other.left, box.left);
        const height = Math.min(other.bottom, box.bottom) - Math.max(other.top, box.top);
        return width > box.width / 2 && height > box.height / 2;
      });
    const unseen = laidOut.filter((element) => !element.checkVisibility(WITH_STYLE));
    return unseen.flatMap((element) => {
      const box = element.getBoundingClientRect();
      const hider = boxes(element).findLast(isHiding);
      const isBeside = box.right <= 0 || box.left >= innerWidth;
      if (!hider || isBeside || box.width < 2 || box.height < 2 || sharesPlace(box)) return [];
      const positions = boxes(hider).map((outer) => getComputedStyle(outer).position);
      const isOver =
        positions.includes('fixed') || (positions.includes('absolute') && !element.matches(PICTURES));
      const name = (node: Element) => `${node.localName}#${node.id}.${[...node.classList].join('.')}`;
      return isOver
        ? []
        : [`${name(hider)} hides ${name(element)} ${element.textContent?.trim().slice(0, 30)}`];
    });
  });

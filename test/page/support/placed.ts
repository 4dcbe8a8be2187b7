import type { Page } from 'playwright-core';

export interface Trouble {
  readonly overlaps: number;
  readonly wide: number;
  readonly hidden: number;
}

/**
 * What is wrong with the items of every list that `lists` names: pairs that lie on each other, items wider than their
 * list, items that a visitor does not see.
 */
export const findTrouble = (page: Page, lists: string): Promise<Trouble> =>
  page.evaluate((selector) => {
    const trouble = { overlaps: 0, wide: 0, hidden: 0 };
    for (const list of document.querySelectorAll(selector)) {
      const room = list.getBoundingClientRect();
      if (!room.width) continue;
      // Rows of strips have whole heights, and pictures that keep their ratio: they end within 3 px of the edge.
      const slack = list.matches('.gallery-strips-wrapper') ? 3 : 1;
      const items = [...list.children].filter((item) => item.matches('figure, .summary-item, .slide'));
      const rects = items.map((item) => item.getBoundingClientRect());
      rects.forEach((rect, index) => {
        if (rect.left < room.left - slack || rect.right > room.right + slack) trouble.wide++;
        for (const other of rects.slice(index + 1)) {
          const isApart =
            rect.right <= other.left + 1 ||
            other.right <= rect.left + 1 ||
            rect.bottom <= other.top + 1 ||
            other.bottom <= rect.top + 1;
          if (!isApart) trouble.overlaps++;
        }
      });
      trouble.hidden += items.filter((item) => !item.checkVisibility({ visibilityProperty: true })).length;
    }
    return trouble;
  }, lists);

export const NO_TROUBLE: Trouble = { overlaps: 0, wide: 0, hidden: 0 };

import type { Page } from 'playwright-core';

const COUNT = 30;

/** Adds fields to the end of the page's content, before any room that bars have at its foot, goes through them with the focus, and says which of them something lies over then. */
export const findCoveredFields = (page: Page): Promise<string[]> =>
  page.evaluate(async (count) => {
    const holder = document.createElement('div');
    document.querySelector('main')?.append(holder);
    for (let left = count; left > 0; left--) {
      const field = document.createElement('input');
      field.ariaLabel = 'Name';
      field.style.cssText = 'display: block; height: 16px; width: 40px; margin: 0';
      holder.append(field);
    }
    const found: string[] = [];
    for (const [stop, field] of [...holder.querySelectorAll('input')].entries()) {
      field.focus();
      await nextFrame();
      const { x, y, width, height } = field.getBoundingClientRect();
      const inFront = document.elementFromPoint(x + width / 2, y + height / 2);
      if (inFront !== field || document.activeElement !== field) found.push(`${stop}: ${inFront?.className}`);
    }
    if (!holder.isConnected) found.push('The page has no content.');
    holder.remove();
    return found;
  }, COUNT);

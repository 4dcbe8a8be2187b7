import type { Page } from 'playwright-core';

/** What the page's script keeps for the test. */
interface Served {
  readonly served: ReadonlyArray<readonly [Element, string]>;
  htmlOf(block: Element): string;
}

/** Has the page note these elements as the server wrote them, before any deferred script runs. Call it before the page is opened. */
export const noteServedBlocks = (page: Page, selector: string): Promise<unknown> =>
  page.addInitScript((blocks) => {
    const served: Array<[Element, string]> = [];
    // Images whose inline handlers have run before they were silenced have the class from the page itself.
    const htmlOf = (block: Element) => {
      const copy = document.implementation.createHTMLDocument().importNode(block, true);
      for (const image of copy.querySelectorAll('img[onload]')) {
        image.classList.remove('loaded');
        if (!image.classList.length) image.removeAttribute('class');
      }
      return copy.outerHTML;
    };
    Object.assign(window, { served, htmlOf });
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      for (const block of document.querySelectorAll(blocks)) served.push([block, htmlOf(block)]);
    });
  }, selector);

/** For each block that differs from what the server sent: what is there now, and what was. */
type Changes = ReadonlyArray<readonly [string, string]>;

const compareServed = (page: Page, isDestroyed: boolean): Promise<Changes> =>
  page.evaluate((isToDestroy) => {
    // In the same task: nothing comes between.
    if (isToDestroy) inlayApi().destroy();
    const { served, htmlOf } = window as unknown as Served;
    return served.flatMap(([block, html]) => {
      const now = htmlOf(block);
      let at = 0;
      while (at < html.length && now[at] === html[at]) at++;
      // Where they part; the whole would be pages of text.
      const part = (text: string) => text.slice(Math.max(0, at - 200), at + 200);
      return now === html ? [] : [[part(now), part(html)] as const];
    });
  }, isDestroyed);

/** Destroys the site, and says where blocks differ from what the server sent. */
export const destroyAndCompare = (page: Page): Promise<Changes> => compareServed(page, true);

/** Where blocks of a page without Inlay differ from what the server sent, by scripts of its own. */
export const readOwnChanges = (page: Page): Promise<Changes> => compareServed(page, false);

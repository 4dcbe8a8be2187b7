import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { serveEdited } from './serve-edited';
import { servedBody } from './served-body';
import { bodyOf, it, openDemo, type Renderer } from './site';

declare global {
  /** How many rows there were whenever the page had changed, and the longest task in milliseconds. */
  var watchedRows: { readonly counts: number[]; longest: number };
}

/** `FIRST` of `InSlices`, a row that has begun, and what one page of the demo may have had before. */
const FIRST_MOST = 35;
/** `LARGEST` of `InSlices`, what is new, and slices of other lists that React draws in the same task. */
const SLICE_MOST = 150;

/** A comment and its answers. */
const ANSWERS = 40;

interface LongList {
  readonly name: string;
  readonly path: string;
  readonly query?: string;
  /** Changes the page before it is served. */
  readonly edit?: (html: string) => string;
  /** The call whose answer has the list. */
  readonly call: RegExp;
  /** Its rows in the answer, of which the first is repeated. */
  readonly rows: (answer: never) => object[];
  /** What a row has of its own, besides its id and its number. */
  readonly own?: (index: number) => object;
  /** The field that is shown. */
  readonly text: string;
  readonly row: string;
  /** Has the block ask for its list, where it does not by itself. */
  readonly ask?: (page: Page) => Promise<void>;
}

const LISTS: readonly LongList[] = [
  {
    name: 'comments',
    path: 'blog-post.html',
    call: /GetThread/,
    rows: ({ comments }: { comments: object[] }) => comments,
    text: 'body',
    row: 'article.comment',
  },
  {
    name: 'the answers to a comment',
    path: 'blog-post.html',
    call: /GetThread/,
    rows: ({ comments }: { comments: object[] }) => comments,
    own: (index) => ({ parentId: index ? 'row-0' : '' }),
    text: 'body',
    row: 'article.comment',
  },
  {
    name: 'comments with answers',
    path: 'blog-post.html',
    call: /GetThread/,
    rows: ({ comments }: { comments: object[] }) => comments,
    own: (index) => ({ parentId: index % ANSWERS ? `row-${index - (index % ANSWERS)}` : '' }),
    text: 'body',
    row: 'article.comment',
  },
  {
    name: 'reviews',
    path: 'reviews.html',
    call: /product-reviews/,
    rows: ({ reviews }: { reviews: object[] }) => reviews,
    text: 'title',
    row: '.reviewDetails',
  },
  {
    name: 'search results on a page without a button for more',
    path: 'search-page.html',
    query: 'q=tea',
    edit: (html) => html.replace('sqs-search-page-more ', ''),
    call: /GeneralSearch/,
    rows: ({ items }: { items: object[] }) => items,
    text: 'title',
    row: '.search-result',
  },
  {
    name: 'the cart',
    path: 'shop/cart.html',
    call: /shopping-cart\/entries/,
    rows: ({ shoppingCart }: { shoppingCart: { entries: object[] } }) => shoppingCart.entries,
    text: 'title',
    row: '.cart-row',
    ask: (page) => page.locator('#shelf ~ p').getByRole('button').first().click(),
  },
  {
    name: 'events',
    path: 'calendar.html',
    call: /GetItemsByMonth/,
    rows: (items: object[]) => items,
    text: 'title',
    row: '#block-2b6f0c9d41e84a7f9a01 .flyoutitem',
    ask: (page) => page.locator('#block-2b6f0c9d41e84a7f9a01').getByRole('button', { name: 'List' }).click(),
  },
  {
    name: 'concerts',
    path: 'tour-dates.html',
    call: /rest\.bandsintown\.com/,
    rows: (concerts: object[]) => concerts,
    text: 'url',
    row: '.sqs-tourdates__item',
    ask: (page) => page.getByRole('button', { name: 'Show the dates' }).click(),
  },
];

const CONCERT = {
  datetime: '2030-06-14T20:00:00',
  venue: { name: 'Palm House', city: 'Otterbrook', region: '', country: '' },
  lineup: ['The Fern Brothers'],
  offers: [],
};

/** Lets the page have an answer with many rows. */
async function lengthen(page: Page, { call, rows, text, own }: LongList, length: number): Promise<void> {
  await page.route(call, async (route) => {
    const isForeign = !route.request().url().includes('127.0.0.1');
    const response = isForeign ? undefined : await route.fetch();
    const answer = response ? await response.json() : [CONCERT];
    const list = rows(answer as never);
    const [first] = list;
    const isAddress = text === 'url';
    const numbered = Array.from({ length: first ? length : 0 }, (_, index) => ({
      ...first,
      id: `row-${index}`,
      ...own?.(index),
      [text]: `${isAddress ? 'https://www.bandsintown.com/e/' : ''}Row ${index}.`,
    }));
    list.splice(0, list.length, ...numbered);
    await route.fulfill({
      ...(response && { response }),
      headers: { ...response?.headers(), 'access-control-allow-origin': '*' },
      json: answer,
    });
  });
}

/** Runs in the page before its own scripts. */
function watchRows(row: string): void {
  globalThis.watchedRows = { counts: [], longest: 0 };
  new MutationObserver(() => {
    const count = document.querySelectorAll(row).length;
    if (count && count !== watchedRows.counts.at(-1)) watchedRows.counts.push(count);
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      watchedRows.longest = Math.max(watchedRows.longest, duration);
  }).observe({ type: 'longtask' });
}

/** Defines a test for each list that an answer may have: one of so many rows is drawn in slices, in its order, and given back. */
export function testLongLists(length: number, renderers: readonly Renderer[]): void {
  describe.each(renderers)(`a list of ${length} under %s`, (renderer) => {
    it.for(LISTS)('$name', async (list, { site }) => {
      const watched = await site.newPage();
      const { page, errors } = watched;
      await page.addInitScript(watchRows, list.row);
      await lengthen(page, list, length);
      const path = list.edit ? await serveEdited(site, list.path, renderer, list.edit) : list.path;
      await openDemo(site, watched, path, renderer, { query: list.query ?? '' });
      await list.ask?.(page);
      const rows = page.locator(list.row);
      // Slices are small: a busy machine takes a minute for all of them. Asked in the page, since a locator goes through all its elements.
      await page.waitForFunction((all) => watchedRows.counts.at(-1) === all, length, {
        polling: 50,
        timeout: 200_000,
      });
      const { counts, longest } = await page.evaluate(() => watchedRows);
      if (process.env.SHOW_TASKS)
        console.log(list.name, renderer, `longest task: ${longest} ms`, counts.join(' '));
      expect(counts[0]).toBeLessThanOrEqual(FIRST_MOST);
      const slices = counts.map((count, index) => count - (counts[index - 1] ?? 0));
      expect(Math.max(...slices)).toBeLessThanOrEqual(SLICE_MOST);
      expect(counts).toEqual(counts.toSorted((a, b) => a - b));
      const numbers = await rows.evaluateAll((elements) =>
        elements.map(({ outerHTML }) => Number(/Row(?: |%20)(\d+)\./.exec(outerHTML)?.[1])),
      );
      expect(numbers).toEqual(numbers.map((_, index) => index));
      await page.evaluate(() => inlayApi().destroy());
      expect(await bodyOf(page)).toBe(await servedBody(page));
      expect(errors).toEqual([]);
    });
  });
}

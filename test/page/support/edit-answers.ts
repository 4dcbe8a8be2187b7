import type { Page } from 'playwright-core';

/**
 * Lets the page see the server's answers at `url` (a pattern of Playwright's) as `edit` makes them.
 * @example await editAnswers(page, '**\/summaries.html*', (html) => html.replace('<html ', '<html dir="rtl" '));
 */
export const editAnswers = (
  page: Page,
  url: string | RegExp,
  edit: (text: string) => string,
): Promise<unknown> =>
  page.route(url, async (route) => {
    const response = await route.fetch();
    // A renderer that kept it would show it in the next test, too.
    const headers = { ...response.headers(), 'cache-control': 'no-store' };
    await route.fulfill({ response, headers, body: edit(await response.text()) });
  });

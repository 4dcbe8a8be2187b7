import type { Page, Request } from 'playwright-core';

/** Resolves when the browser has nothing to do. Chromium may not notice that of a page that draws nothing: hence the frame. */
export const untilIdle = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(resolve, { timeout: 1000 });
        requestAnimationFrame(() => {});
      }),
  );

/**
 * Notes the page's requests from now on. The returned call resolves when none is on its way and the browser has had time
 * to act on what came: for what must not happen. Playwright's `networkidle` waits half a second for the same.
 * @example
 * const rest = watchRequests(page);
 * await page.goto(url);
 * await rest();
 */
export function watchRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  const end = (request: Request) => void pending.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    // Code that has just come asks for more before the browser is idle.
    for (let quiet = 0; quiet < 2; quiet = pending.size ? 0 : quiet + 1) await untilIdle(page);
  };
}

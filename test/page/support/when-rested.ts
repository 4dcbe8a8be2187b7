import type { Frame, Page } from 'playwright-core';

/** Waits until what starts once the browser is idle runs. Code for statistics is loaded only where the visitor may be counted. */
export async function whenRested(
  page: Page | Frame,
  { isCounted = true }: { readonly isCounted?: boolean } = {},
): Promise<void> {
  const files = await page.waitForFunction(
    (chunks) => {
      if (inlayApi().state !== 'initialized') return false;
      const requested = performance.getEntriesByType('resource').map(({ name }) => name);
      const found = chunks.map((chunk) => requested.find((name) => name.includes(`/chunks/${chunk}-`)));
      return found.every((name) => name !== undefined) && found;
    },
    isCounted ? ['statistics'] : [],
  );
  // A text, since Vite would replace the import. Features wait for an idle moment each, in their order: all have had theirs
  // before a later one, and they mount as soon as they have the same module.
  await page.evaluate(`Promise.all(${JSON.stringify(await files.jsonValue())}.map((file) => import(file)))
    .then(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })))
    .then(() => new Promise((resolve) => setTimeout(resolve)))`);
}

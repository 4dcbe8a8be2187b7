import type { Page } from 'playwright-core';

/**
 * Gives a page that is open another start, for suites whose tests all begin with the same page: Inlay puts back all that it has changed and
 * begins again, with the server's page as it was, at its top, the keyboard at its first link, and without storage or cookies. What a test has added
 * itself, it removes itself.
 */
export async function startAnew(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(async () => {
    const inlay = inlayApi();
    inlay.destroy();
    localStorage.clear();
    sessionStorage.clear();
    // Where the focus was last is where Tab goes on.
    const first = document.querySelector<HTMLElement>('a[href],button');
    first?.focus();
    first?.blur();
    scrollTo({ top: 0, behavior: 'instant' });
    inlay.init();
    await inlay.whenReady({ all: true });
  });
}

/** Writes a style sheet into an open page; the call that it returns takes it out. */
export async function addStyle(page: Page, content: string): Promise<() => Promise<void>> {
  const style = await page.addStyleTag({ content });
  return () => style.evaluate((element) => (element as Element).remove());
}

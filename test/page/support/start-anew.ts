import type { Page } from 'playwright-core';
import { whenReady } from './site';

/**
 * The page as it was served, without loading it again: Inlay gives it back and starts once more, with nothing typed, stored or focused,
 * from the top, where the keyboard is at the first link. For tests of a suite that share a page and change what Inlay makes of it; what a
 * test changes besides, it puts back itself. The lists in `empty`, such as the errors of a watched page, hold what comes from this start on.
 */
export async function startAnew(
  page: Page,
  { all = true, empty = [] }: { all?: boolean; empty?: readonly unknown[][] } = {},
): Promise<void> {
  // It may just have been loaded, or be destroyed already.
  await page.waitForFunction(
    () => window.Inlay && 'state' in window.Inlay && window.Inlay.state !== 'notInitialized',
  );
  await page.evaluate(() => {
    inlayApi().destroy();
    localStorage.clear();
    sessionStorage.clear();
    for (const form of document.forms) form.reset();
    // Where the focus was last is where Tab goes on.
    const first = document.querySelector<HTMLElement>('a[href],button');
    first?.focus();
    first?.blur();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
    scrollTo({ top: 0, left: 0, behavior: 'instant' });
    // A list that is a gallery no more stands where it has been scrolled to.
    for (const list of document.body.querySelectorAll('*'))
      if (list.scrollLeft || list.scrollTop) list.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  });
  for (const list of empty) list.length = 0;
  await page.evaluate(() => inlayApi().init());
  // Over nothing.
  await page.mouse.move(-1, -1);
  await whenReady(page, all);
}

/** Writes a style sheet into an open page; the call that it returns takes it out. */
export async function addStyle(page: Page, content: string): Promise<() => Promise<void>> {
  const style = await page.addStyleTag({ content });
  return () => style.evaluate((element) => (element as Element).remove());
}

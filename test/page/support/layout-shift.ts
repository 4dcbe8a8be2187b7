import type { CDPSession, Page } from 'playwright-core';
import { whenPainted } from './when-painted';

const sessions = new WeakMap<Page, CDPSession>();

/**
 * Adds up every layout shift from the first frame on that shows the whole HTML; read with `readLayoutShift`. Before that frame, a slow
 * machine paints what it has parsed, and moves it when more is there: without any script, too.
 */
export async function watchLayoutShift(page: Page): Promise<void> {
  // Pictures, styles and code come one after another, as they do to a visitor who has never been here.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  sessions.set(page, session);
  await allowCache(page, false);
  await page.addInitScript(() => {
    const shifts: { readonly at: number; readonly value: number }[] = [];
    let wholeAt = Number.POSITIVE_INFINITY;
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      // The first task after that frame.
      requestAnimationFrame(() =>
        setTimeout(() => {
          wholeAt = performance.now();
        }),
      );
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry) shifts.push({ at: entry.startTime, value: Number(entry.value) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    const isCounted = ({ at }: { readonly at: number }) => at > wholeAt;
    Object.assign(window, {
      readLayoutShift: () => shifts.filter(isCounted).reduce((total, { value }) => total + value, 0),
    });
  });
}

/** Resolves when the page's whole HTML has been painted, by the styles of its head. */
export async function whenRead(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState !== 'loading');
  await whenPainted(page);
}

/**
 * Has pictures come once the page has been read: what one without a size moves is counted each time, where it would else be counted when the
 * picture happens to come after the first frame.
 */
export const holdPictures = (page: Page): Promise<unknown> =>
  page.route('**', async (route) => {
    // A page may be closed while some wait.
    if (route.request().resourceType() === 'image') await whenRead(page).catch(() => {});
    await route.fallback().catch(() => {});
  });

/** Whether a page that is watched may take files from the browser's cache: what is loaded once it has been measured may. */
export async function allowCache(page: Page, isAllowed: boolean): Promise<void> {
  await sessions.get(page)?.send('Network.setCacheDisabled', { cacheDisabled: !isAllowed });
}

export async function readLayoutShift(page: Page): Promise<number> {
  // Shifts are reported with the frame after the one they happened in.
  await page.evaluate(async () => {
    await nextFrame();
    await nextFrame();
    await new Promise((resolve) => setTimeout(resolve));
  });
  return page.evaluate(() => (window as unknown as { readLayoutShift(): number }).readLayoutShift());
}

/** A busy machine paints in between at times: what a page does by itself it does each time. */
const TRIES = 3;

/** How much more a page moves than another does; measured again as long as that is more than `allowed`. Fractions of the window. */
export async function compareShift(
  allowed: number,
  measure: () => Promise<number>,
  measureOther: () => Promise<number>,
): Promise<number> {
  let least = await measure();
  let other = 0;
  for (let tries = 0; tries < TRIES && least - other > allowed; tries++) {
    if (tries) least = Math.min(least, await measure());
    if (least - other > allowed) other = Math.max(other, await measureOther());
  }
  return least - other;
}

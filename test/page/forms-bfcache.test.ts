import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../../server/create-server.mjs';
import { CHROMIUM_FLAGS } from '../../tools/chromium-flags.mjs';
import { findChromium } from '../../tools/ensure.mjs';
import { RENDERERS, root, whenReady } from './support/site';

// A browser of its own: the others are started without the back/forward cache, and the headless shell has none.
let browser: Browser;
let url = '';
let demo: ReturnType<typeof createServer>['demo'];
let close = async () => {};

beforeAll(async () => {
  const server = createServer({ root, renderer: 'preact', offline: true });
  demo = server.demo;
  const listening = await server.listen(0);
  url = listening.url;
  browser = await chromium.launch({
    executablePath: findChromium({ ...process.env, CHROMIUM: '' }) ?? '/usr/bin/chromium',
    args: [...CHROMIUM_FLAGS],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  close = async () => {
    await browser.close();
    await listening.close();
  };
});
afterAll(() => close());

const FORM = 'form[data-form-id="64af00000000000000000003"]';
const taken = (address: string) =>
  demo.submissions.list().filter(({ values }) => Object.values(values).includes(address)).length;

describe.each(RENDERERS)('a form that comes back from the back/forward cache under %s', (renderer) => {
  it('can be used again after it has led to another page', async () => {
    const page = await browser.newPage();
    await page.goto(`${url}/demo-pages/newsletter.html?renderer=${renderer}`);
    await whenReady(page);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasKept: persisted }));
    });
    const send = async (address: string) => {
      await page.locator(`${FORM} [name=email]`).fill(address);
      await page.locator(`${FORM} [type=submit]`).click();
      await page.waitForURL('**/demo-pages/plain.html');
    };
    const first = `kept1.${renderer}@example.com`;
    const second = `kept2.${renderer}@example.com`;
    await send(first);
    // A page out of the cache has no load event to wait for.
    await page.evaluate(() => history.back()).catch(() => {});
    await page.waitForURL('**/newsletter.html*', { waitUntil: 'commit' });
    // Asked anew each time: what waits inside of a page does not outlast the cache.
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { wasKept?: boolean }).wasKept))
      .toBe(true);
    const button = page.locator(`${FORM} [type=submit]`);
    expect(await button.getAttribute('aria-disabled')).toBeNull();
    expect(await page.locator(`${FORM} .newsletter-form-button-label`).isVisible()).toBe(true);
    await send(second);
    expect([taken(first), taken(second)]).toEqual([1, 1]);
    await page.close();
  });
});

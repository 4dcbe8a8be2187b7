import puppeteer, { type Browser, type KeyInput, type Page } from 'puppeteer-core';
import { CHROMIUM_FLAGS } from '../../../tools/chromium-flags.mjs';
import { COLLECTOR, type Engine, type EnginePage, FORGET, LEAVE_TIMEOUT_MS, VIEWPORT } from './engine';

/** Chromium, which the others are compared with. */
export const startChromium = async (): Promise<Engine> =>
  fromPuppeteer(
    'chromium',
    await puppeteer.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [...CHROMIUM_FLAGS, '--hide-scrollbars', '--force-prefers-reduced-motion'],
    }),
  );

export const startFirefox = async (executablePath: string): Promise<Engine> =>
  fromPuppeteer(
    'firefox',
    await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      extraPrefsFirefox: {
        'ui.prefersReducedMotion': 1,
        // Scrollbars that take no room, as in the other two.
        'widget.gtk.overlay-scrollbars.enabled': true,
        'ui.useOverlayScrollbars': 1,
      },
    }),
  );

/** Firefox 140 sets the size, and does not know the command for the screen's orientation that Puppeteer sends beside it. */
async function resize(page: Page): Promise<void> {
  await page.setViewport(VIEWPORT).catch((error) => {
    if (!`${error}`.includes('unknown command')) throw error;
  });
  const { width, height } = VIEWPORT;
  await page.waitForFunction(`innerWidth === ${width} && innerHeight === ${height}`);
}

/** Leaves the page for one of the same origin without code of its own, and forgets what was stored. */
async function empty(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  if (origin === 'null') return;
  await page.goto(`${origin}/${COLLECTOR}`, { timeout: LEAVE_TIMEOUT_MS });
  await page.evaluate(FORGET);
  const context = page.browserContext();
  await context.deleteCookie(...(await context.cookies()));
}

const fromPuppeteer = (name: string, browser: Browser): Engine => {
  /** Pages that have left nothing: a new one takes longer. */
  const idle: Page[] = [];
  const create = async () => {
    const page = await (await browser.createBrowserContext()).newPage();
    await resize(page);
    return page;
  };
  return { name, newPage: () => openPage(idle.pop()), close: () => browser.close() };

  async function openPage(idlePage: Page | undefined): Promise<EnginePage> {
    const page = idlePage ?? (await create());
    return {
      async goto(url) {
        await page.goto(url, { waitUntil: 'load' });
      },
      async evaluate(read, input) {
        return JSON.parse(
          (await page.evaluate(
            `(async () => JSON.stringify([await (${read})(${JSON.stringify(input)})]))()`,
          )) as string,
        )[0];
      },
      press: (key) => page.keyboard.press(key as KeyInput),
      async close() {
        try {
          await empty(page);
          idle.push(page);
        } catch {
          await page.browserContext().close();
        }
      },
    };
  }
};

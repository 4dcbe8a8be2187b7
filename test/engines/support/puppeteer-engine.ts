import puppeteer, { type Browser, type KeyInput, type Page } from 'puppeteer-core';
import { CHROMIUM_FLAGS } from '../../../tools/chromium-flags.mjs';
import { type Engine, type EnginePage, VIEWPORT } from './engine';

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

const fromPuppeteer = (name: string, browser: Browser): Engine => ({
  name,
  async newPage() {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await resize(page);
    const opened: EnginePage = {
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
      close: () => context.close(),
    };
    return opened;
  },
  close: () => browser.close(),
});

import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { createServer } from '../../../server/create-server.mjs';
import { CHROMIUM_FLAGS } from '../../../tools/chromium-flags.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
export const RENDERERS = ['preact', 'react'] as const;
export type Renderer = (typeof RENDERERS)[number];

/**
 * The machine may have no network at all: third parties answer with nothing. Said to the browser, as a route would put a
 * second process between the page and each of its requests, and would switch the cache off.
 */
const NO_NETWORK = '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1';

export interface Site {
  readonly url: string;
  readonly browser: Browser;
  /** What the demo API has got, and the reins of its slow answers. */
  readonly demo: ReturnType<typeof createServer>['demo'];
  /** A page in a context of its own (no cookies, no storage), with every console line and uncaught error noted. */
  newPage(options?: BrowserContextOptions): Promise<WatchedPage>;
}

export interface WatchedPage {
  readonly page: Page;
  readonly errors: string[];
  readonly warnings: string[];
  close(): Promise<void>;
}

export interface SiteOptions {
  readonly pagesFolder?: string;
  readonly flags?: readonly string[];
}

/** Serves the demo pages and starts a browser for the tests of one file. */
export function useSite({ pagesFolder, flags = [] }: SiteOptions = {}): Site {
  let url = '';
  let browser: Browser;
  let demo: Site['demo'];
  let close = async () => {};

  beforeAll(async () => {
    const server = createServer({
      root,
      renderer: 'preact',
      offline: true,
      ...(pagesFolder && { pagesFolder }),
    });
    demo = server.demo;
    const listening = await server.listen(0);
    url = listening.url.replace(/\/$/, '');
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [...CHROMIUM_FLAGS, NO_NETWORK, ...flags],
    });
    close = async () => {
      await browser.close();
      await listening.close();
    };
  });
  afterAll(() => close());

  return {
    get url() {
      return url;
    },
    get browser() {
      return browser;
    },
    get demo() {
      return demo;
    },
    async newPage(options) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
      const page = await context.newPage();
      const errors: string[] = [];
      const warnings: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
        if (message.type() === 'warning') warnings.push(message.text());
      });
      return { page, errors, warnings, close: () => context.close() };
    },
  };
}

/** Opens a demo page and waits until every block that is due has mounted or failed. */
export async function openDemo(
  site: Site,
  { page }: WatchedPage,
  path: string,
  renderer: Renderer,
  { all = true, query = '' } = {},
): Promise<void> {
  await page.goto(`${site.url}/demo-pages/${path}?renderer=${renderer}${query && `&${query}`}`);
  await whenReady(page, all);
}

export async function whenReady(page: Page, all = true): Promise<void> {
  await page.waitForFunction(
    () => window.Inlay && 'state' in window.Inlay && window.Inlay.state === 'initialized',
  );
  await page.evaluate(async (isAll) => {
    if (window.Inlay && 'whenReady' in window.Inlay) await window.Inlay.whenReady({ all: isAll });
  }, all);
}

import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Frame,
  type LaunchOptions,
  type Page,
} from 'playwright-core';
import { test } from 'vitest';
import { createServer } from '../../../demo-server/create-server.mjs';
import { CHROMIUM_FLAGS } from '../../../tools/chromium-flags.mjs';
import { type KeptLines, keptLines } from './kept-lines';
import { createPagePool, type PagePool } from './page-pool';
import { rendererFiles } from './renderer-files';
import { type Address, BLANK_PATH, listenForAll } from './test-server';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
export const RENDERERS = ['preact', 'react'] as const;
export type Renderer = (typeof RENDERERS)[number];
/** For tests with `undrawn`, and for those whose subject is the same whatever draws it. */
export const ONE_RENDERER = ['preact'] as const;

/**
 * The machine may have no network at all: third parties answer with nothing. Set in the browser, since a route would put
 * a second process between the page and each of its requests, and would switch the cache off.
 */
const NO_NETWORK = '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1';

interface PageOptions extends BrowserContextOptions {
  /** A page that no test has had: Chromium lets the empty document of any other load nothing from this machine. */
  readonly isFirst?: boolean;
}

interface Opening extends BrowserContextOptions {
  /** Waits for every block (the default), or only for those near the viewport. */
  readonly all?: boolean;
  /** Added to the address, `key=value&…`. */
  readonly query?: string;
}

/** The demo server and a browser, for the tests of one file. What a test opens is closed after it, also when it fails. */
export interface Site {
  readonly url: string;
  /** What the demo API has received, and the controls of its slow answers. */
  readonly demo: ReturnType<typeof createServer>['demo'];
  /** A page in a context of its own (no cookies, no storage) that records console lines and uncaught errors. */
  newPage(options?: PageOptions): Promise<WatchedPage>;
  /**
   * Has the server answer these paths with a page of the test's own. Cheaper than a route, which sends each request of the page
   * through the test and switches the cache off.
   */
  readonly answers: Map<string, string>;
  /** Opens a demo page in a new context and waits until its blocks have mounted or failed. */
  open(path: string, renderer: Renderer, options?: Opening): Promise<WatchedPage>;
}

export interface WatchedPage {
  readonly page: Page;
  readonly errors: string[];
  readonly warnings: string[];
  /** Whether it has asked for React or Preact: views have been drawn, or are about to be. */
  hasRenderer(): boolean;
  /** Whether it has loaded the entry of a build. */
  hasEntry(): boolean;
  close(): Promise<void>;
  /** Closes it for good: a test that has run out of time may still be at work in it. */
  discard(): Promise<void>;
}

export interface SiteOptions {
  /** A folder of saved pages to serve besides the demo pages. */
  readonly pagesFolder?: string;
  /** Each saved page loads a build of its own. */
  readonly siteBuilds?: boolean;
  /** Whether a test named after React may be skipped where the one of that name under Preact has loaded no renderer. Default: yes. */
  readonly hasTwins?: boolean;
  /** How this file's own browser is started, where the one that all files share will not do. */
  readonly ownBrowser?: LaunchOptions;
}

/** px. Fewer, larger pieces of a page to draw: a tenth of the time that a test takes is drawing, and no test looks at it. */
const LARGE_TILES = ['--default-tile-width=1280', '--default-tile-height=512'];

const launch = ({ args = [], ...options }: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [...CHROMIUM_FLAGS, NO_NETWORK, ...LARGE_TILES, ...args],
    ...options,
  });

/**
 * Runs in every page before its own scripts. `inlayApi`: what tests call instead of guarding against the queue that Inlay replaces. `nextFrame`: a stalled
 * browser draws none; then what a test asks next fails, not the whole test by its time.
 */
function installTestApi(): void {
  globalThis.inlayApi = () => {
    const inlay = window.Inlay;
    if (!inlay || !('destroy' in inlay)) throw new Error('Inlay has not started on this page.');
    return inlay;
  };
  globalThis.nextFrame = () =>
    new Promise((resolve) => {
      const late = setTimeout(resolve, 1000);
      requestAnimationFrame(() => {
        clearTimeout(late);
        resolve();
      });
    });
}

let filesWithRenderer: ReadonlySet<string> | undefined;

const fileOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';

/** Whether a request is for a file with a renderer in it. */
function isRenderer(url: string): boolean {
  filesWithRenderer ??= rendererFiles(join(root, 'dist'));
  return filesWithRenderer.has(fileOf(url));
}

async function watchNewPage(
  pool: PagePool,
  blank: string,
  { isFirst = false, ...options }: PageOptions = {},
): Promise<WatchedPage> {
  const pooled = await pool.take({ viewport: { width: 1280, height: 900 }, ...options }, { isFirst });
  const { page } = pooled;
  const errors: string[] = [];
  const warnings: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
    if (message.type() === 'warning') warnings.push(message.text());
  });
  let hasRenderer = false;
  let hasEntry = false;
  page.on('request', (request) => {
    hasRenderer ||= isRenderer(request.url());
    hasEntry ||= fileOf(request.url()) === 'site.js';
  });
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= pool.give(pooled, blank);
    return closing;
  };
  const discard = () => {
    pooled.isSpent = true;
    return close();
  };
  return { page, errors, warnings, hasRenderer: () => hasRenderer, hasEntry: () => hasEntry, close, discard };
}

/** Instead of a scene, which takes the browser several times as long: no test looks at what a picture shows. */
const drawSurface = ({ width, height }: { readonly width: number; readonly height: number }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1 1" preserveAspectRatio="none"><path fill="#789" d="M0 0h1v1H0z"/></svg>`;

let undrawnBefore: KeptLines | undefined;

/** The tests that have passed under Preact without a renderer, `npm test` before `npm run test:react` included, as long as nothing has changed. */
function testsWithoutRenderer(): KeptLines {
  const builds = RENDERERS.map((renderer) => `dist/${renderer}/integrity.json`);
  const basis = [...builds, 'test/page', 'demo-pages', 'demo-server'].map((path) => join(root, path));
  undrawnBefore ??= keptLines('inlay-undrawn', basis);
  return undrawnBefore;
}

/** As the test is called under Preact. */
const lineOf = ({
  file,
  fullName,
}: {
  readonly file: { readonly name: string };
  readonly fullName: string;
}) => `${file.name} ${fullName.replace(/\breact\b/, 'preact')}`;

interface PageFixtures {
  $worker: { pool: PagePool; address: Address };
  $file: { site: Site };
  $test: { pages: ReadonlySet<WatchedPage> };
}

/** `it` for tests of pages; with options only where a file needs a server or a browser unlike the others. */
export const pageTest = ({
  pagesFolder,
  siteBuilds = false,
  ownBrowser,
  hasTwins = true,
}: SiteOptions = {}) => {
  const opened = new Set<WatchedPage>();
  /** Those that the running test has opened itself. */
  let fresh: WatchedPage[] = [];
  /** By test under Preact: the pages that it could use. */
  const used = new Map<string, readonly WatchedPage[]>();
  // Asked when the other renderer has its turn: a later test of a suite may have drawn something in a page that all share.
  const isUndrawn = (pages: readonly WatchedPage[] = []) =>
    pages.some((page) => page.hasEntry()) && !pages.some((page) => page.hasRenderer());
  const closeAllBut = async (kept: ReadonlySet<WatchedPage>, { isFailed = false } = {}) => {
    for (const watched of [...opened].reverse()) {
      if (kept.has(watched)) continue;
      opened.delete(watched);
      await (isFailed ? watched.discard() : watched.close());
    }
  };
  return test.extend<PageFixtures>({
    // Starting a browser takes longer than most tests, and so does a new page in it.
    pool: [
      // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures are needed
      async ({}, use) => {
        const browser = await launch();
        await use(createPagePool(browser, { maxIdle: 4, initScript: installTestApi }));
        await browser.close();
      },
      { scope: 'worker' },
    ],
    address: [
      // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures are needed
      async ({}, use) => {
        const address = await listenForAll();
        await use(address);
        await address.close();
      },
      { scope: 'worker' },
    ],
    site: [
      async ({ pool: shared, address }, use) => {
        const server = createServer({
          root,
          renderer: 'preact',
          offline: true,
          drawPicture: drawSurface,
          ...(pagesFolder && { pagesFolder, siteBuilds }),
        });
        const answers = new Map<string, string>();
        address.serve({ app: server.app, answers });
        const browser = ownBrowser && (await launch(ownBrowser));
        const pool = browser ? createPagePool(browser, { maxIdle: 0, initScript: installTestApi }) : shared;
        const site: Site = {
          url: address.url,
          demo: server.demo,
          answers,
          async newPage(options) {
            const watched = await watchNewPage(pool, address.url + BLANK_PATH, options);
            opened.add(watched);
            fresh.push(watched);
            const close = () => {
              opened.delete(watched);
              return watched.close();
            };
            return { ...watched, close };
          },
          async open(path, renderer, { all = true, query = '', ...options } = {}) {
            const watched = await site.newPage(options);
            await openDemo(site, watched, path, renderer, { all, query });
            return watched;
          },
        };
        await use(site);
        for (const [line, pages] of used) if (isUndrawn(pages)) testsWithoutRenderer().add(line);
        used.clear();
        await closeAllBut(new Set());
        await browser?.close();
        address.serve(undefined);
      },
      { scope: 'file' },
    ],
    pages: [
      // Only the pages of the test: those that a suite has opened for all its tests stay.
      async ({ task, skip }, use) => {
        const isTwin = hasTwins && /\breact\b/.test(task.fullName);
        const line = lineOf(task);
        if (isTwin && (isUndrawn(used.get(line)) || testsWithoutRenderer().has(line)))
          skip('the same under both renderers');
        const kept = new Set(opened);
        fresh = [];
        await use(opened);
        const isFailed = task.result?.state === 'fail';
        if (!isFailed && hasTwins && !isTwin) used.set(line, [...kept, ...fresh]);
        await closeAllBut(kept, { isFailed });
      },
      { auto: true },
    ],
  });
};

export const it = pageTest();

/**
 * `it` for tests of what no renderer draws, which run once, since both builds have the same code for it. A test that makes a page
 * load a renderer fails: it belongs under both.
 */
export const undrawn = it.extend<{ $test: { noRenderer: undefined } }>({
  noRenderer: [
    async ({ pages }, use) => {
      // A page that a suite shares may have loaded one for another test.
      const known = new Set([...pages].filter((page) => page.hasRenderer()));
      await use(undefined);
      if ([...pages].some((page) => page.hasRenderer() && !known.has(page)))
        throw new Error('The page has loaded a renderer: run this test under both, with `it` and RENDERERS.');
    },
    { auto: true },
  ],
});

/**
 * `it` for tests of what does not depend on the renderer: calls, stores, gestures, places, loading. They run under the first alone. What is drawn, keys,
 * focus, events of fields, dialogs, faults and `destroy` keep `it`.
 */
export const once = it.extend<{ $test: { firstAlone: undefined } }>({
  firstAlone: [
    async ({ task, skip }, use) => {
      if (/\breact\b/.test(task.fullName)) skip('it does not depend on the renderer');
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Opens a demo page in a page that is there already, and waits until every block that is due has mounted or failed. */
export async function openDemo(
  site: Site,
  { page }: Pick<WatchedPage, 'page'>,
  path: string,
  renderer: Renderer,
  { all = true, query = '' } = {},
): Promise<void> {
  await page.goto(`${site.url}/demo-pages/${path}?renderer=${renderer}${query && `&${query}`}`);
  await whenReady(page, all);
}

/** Waits until Inlay has started; its blocks may still be on their way. */
export const whenStarted = (page: Page | Frame) =>
  page.waitForFunction(() => window.Inlay && 'state' in window.Inlay && window.Inlay.state === 'initialized');

/** Waits until Inlay has started and its blocks have mounted or failed. */
export async function whenReady(page: Page | Frame, all = true): Promise<void> {
  await whenStarted(page);
  await page.evaluate((isAll) => inlayApi().whenReady({ all: isAll }), all);
}

/** The blocks of the page and their states, in its order: `accordion mounted`. */
export const blockStates = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    inlayApi()
      .inspect()
      .map(({ block, state }) => `${block} ${state}`),
  );

export const bodyOf = (page: Page): Promise<string> => page.evaluate(() => document.body.outerHTML);

/** The body that the server sends. */
export async function serverBody(site: Site, path: string): Promise<string> {
  const { page, close } = await site.newPage();
  await page.goto(`${site.url}/demo-pages/${path}?inlay=off`);
  const body = await bodyOf(page);
  await close();
  return body;
}

import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

/** A page, and what it has of the test that uses it. */
interface PooledPage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly options: BrowserContextOptions;
  /** Takes back what the test has put into the page: scripts, sessions with the browser. */
  readonly undo: Array<() => Promise<unknown>>;
  /** By method: how to take back what the test has set by calling it. Most tests call none of them, and each takes the browser time. */
  readonly settings: Map<string, () => Promise<unknown>>;
  readonly session: CDPSession;
  /** The test has done something that cannot be taken back. */
  isSpent: boolean;
}

export interface PagePool {
  /**
   * A page in a context of its own, without cookies, storage, history, routes and listeners; with `isFirst` one that no test has
   * had. One with a window of another size is given the wanted one: that takes far less time than a new page.
   */
  take(options: BrowserContextOptions, how?: { readonly isFirst?: boolean }): Promise<PooledPage>;
  /** Makes a page as good as new for another test that wants the same options; `blank` is an empty page of the server's origin. */
  give(pooled: PooledPage, blank: string): Promise<void>;
  close(): Promise<void>;
}

interface PoolOptions {
  /** Pages that are kept for later tests; 0: each is closed. */
  readonly maxIdle: number;
  /** Runs in every page before its own scripts. */
  readonly initScript: () => void;
}

/** ms. A page that cannot be made new in this time is closed. */
const RESET_MS = 5000;
/** Whose listeners are removed. Playwright has its own for `close` and `crash`. */
const EVENTS =
  'console dialog domcontentloaded download filechooser frameattached framedetached framenavigated load pageerror popup request requestfailed requestfinished response websocket worker'.split(
    ' ',
  );

/** Calls `note` with what the promise of each call of a method comes to. */
function watchCalls<Result>(target: object, name: string, note: (result: Result) => void): void {
  const method: unknown = Reflect.get(target, name);
  if (typeof method !== 'function') throw new Error(`There is no ${name} to watch.`);
  Reflect.set(target, name, async (...args: unknown[]) => {
    const result = await method.apply(target, args);
    note(result);
    return result;
  });
}

async function createPage(
  browser: Browser,
  options: BrowserContextOptions,
  initScript: () => void,
): Promise<PooledPage> {
  const context = await browser.newContext(options);
  await context.addInitScript(initScript);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const settings = new Map<string, () => Promise<unknown>>();
  const pooled: PooledPage = { page, context, options, undo: [], settings, session, isSpent: false };
  // Another tab leaves this one in the background, also when it is closed.
  context.on('page', () => {
    pooled.isSpent = true;
  });
  for (const owner of [page, context]) {
    watchCalls<{ dispose(): Promise<void> }>(owner, 'addInitScript', (script) =>
      pooled.undo.push(() => script.dispose()),
    );
    // A clock that has been installed stays in the context.
    const { clock } = owner;
    Object.defineProperty(owner, 'clock', {
      get() {
        pooled.isSpent = true;
        return clock;
      },
    });
  }
  const { viewport, colorScheme, reducedMotion, forcedColors, contrast } = options;
  const media = {
    media: null,
    colorScheme: colorScheme ?? 'light',
    reducedMotion: reducedMotion ?? 'no-preference',
    forcedColors: forcedColors ?? 'none',
    contrast: contrast ?? 'no-preference',
  } as const;
  const undoCalls = (owner: Page | BrowserContext, method: string, step: () => Promise<unknown>) =>
    watchCalls(owner, method, () => settings.set(method, step));
  if (viewport) undoCalls(page, 'setViewportSize', () => page.setViewportSize(viewport));
  undoCalls(page, 'emulateMedia', () => page.emulateMedia(media));
  undoCalls(context, 'setOffline', () => context.setOffline(false));
  undoCalls(context, 'grantPermissions', () => context.clearPermissions());
  watchCalls<{ detach(): Promise<void> }>(context, 'newCDPSession', (session) =>
    // The test may have detached it itself.
    pooled.undo.push(() => session.detach().catch(() => {})),
  );
  return pooled;
}

async function reset({ page, context, undo, settings, session }: PooledPage, blank: string): Promise<void> {
  for (const event of EVENTS) page.removeAllListeners(event);
  await Promise.all([page.unrouteAll({ behavior: 'ignoreErrors' }), context.unrouteAll()]);
  await settings.get('setOffline')?.();
  await Promise.all(undo.splice(0).map((step) => step()));
  // Nothing of the old page is left that could still write, and the empty page has the origin whose storage is to go.
  await page.goto(blank);
  await Promise.all([
    page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
      window.name = '';
    }),
    context.clearCookies(),
    ...[...settings.values()].map((step) => step()),
    session.send('Page.resetNavigationHistory'),
  ]);
  settings.clear();
  // Over nothing.
  await page.mouse.move(-1, -1);
}

/** What a page can not be given later, other than the size of its window and whether its visitor wants less movement. */
const fixedOf = ({ viewport, reducedMotion, ...fixed }: BrowserContextOptions) => ({
  ...fixed,
  hasViewport: Boolean(viewport),
});

/** Both are taken back with what the test itself sets. */
async function change(
  { page }: PooledPage,
  { viewport, reducedMotion }: BrowserContextOptions,
): Promise<void> {
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ reducedMotion: reducedMotion ?? 'no-preference' });
}

/** Pages for tests, each used by many one after another: a page whose process is warm opens in a third of the time. */
export function createPagePool(browser: Browser, { maxIdle, initScript }: PoolOptions): PagePool {
  /** The one used last comes last. */
  const idle: PooledPage[] = [];
  const isLike = (one: BrowserContextOptions, other: BrowserContextOptions) =>
    JSON.stringify(one) === JSON.stringify(other);
  return {
    async take(options, { isFirst = false } = {}) {
      const find = (isFit: (pooled: PooledPage) => boolean) => (isFirst ? -1 : idle.findLastIndex(isFit));
      const exact = find((pooled) => isLike(pooled.options, options));
      const index = exact < 0 ? find((pooled) => isLike(fixedOf(pooled.options), fixedOf(options))) : exact;
      const [pooled] = index < 0 ? [] : idle.splice(index, 1);
      if (!pooled) return createPage(browser, options, initScript);
      if (exact < 0) await change(pooled, options);
      return pooled;
    },
    async give(pooled, blank) {
      const isNew =
        maxIdle > 0 &&
        !pooled.isSpent &&
        !pooled.page.isClosed() &&
        (await Promise.race([
          reset(pooled, blank).then(
            () => true,
            () => false,
          ),
          new Promise<boolean>((resolve) => setTimeout(resolve, RESET_MS, false)),
        ]));
      if (isNew) idle.push(pooled);
      else await pooled.context.close();
      if (idle.length > maxIdle) await idle.shift()?.context.close();
    },
    async close() {
      for (const { context } of idle.splice(0)) await context.close();
    },
  };
}

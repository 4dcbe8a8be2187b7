import { describe, expect } from 'vitest';
import { count } from '../count';
import { DEMO_PAGES } from '../page/support/demo-pages';
import { it, ONE_RENDERER, openDemo } from '../page/support/site';

const PAGES = DEMO_PAGES.filter((path) => !path.startsWith('trouble'));

/** Runs before the page's own scripts. As browsers do that block the data of all sites, and frames without an origin. */
function blockStorage(): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: refuse });
  Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
}

/** Its blocks and their states, in the order of the page. */
const statesOf = () =>
  inlayApi()
    .inspect()
    .map(({ block, state }) => `${block} ${state}`);

describe.each(ONE_RENDERER)('without storage under %s', (renderer) => {
  it.for(PAGES)('%s comes to life all the same', async (path, { site, task }) => {
    const stored = await site.open(path, renderer);
    const expected = await stored.page.evaluate(statesOf);
    await stored.close();
    const watched = await site.newPage();
    await watched.page.addInitScript(blockStorage);
    // What the page's own scripts make of it.
    await watched.page.goto(`${site.url}/demo-pages/${path}?inlay=off`);
    const own = new Set(watched.errors);
    await openDemo(site, watched, path, renderer);
    expect(await watched.page.evaluate(statesOf)).toEqual(expected);
    await watched.page.evaluate(() => inlayApi().destroy());
    // Without cookies the server refuses each call at first, and hands out a crumb.
    const news = watched.errors.filter((error) => !own.has(error) && !error.includes('status of 400'));
    expect(news).toEqual(stored.errors);
    count(task, 'demo pages without storage', 1);
  });
});

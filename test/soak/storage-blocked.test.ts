import { describe, expect } from 'vitest';
import { count } from '../count';
import { coveringPages } from '../page/support/covering-pages';
import { DEMO_PAGES, readDemo } from '../page/support/demo-pages';
import { blockStates, it, ONE_RENDERER, openDemo, type Site } from '../page/support/site';

const PAGES = await coveringPages({
  pages: DEMO_PAGES.filter((path) => !path.startsWith('trouble')),
  read: readDemo,
});

/** Runs before the page's own scripts. As browsers do that block the data of all sites, and frames without an origin. */
function blockStorage(): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: refuse });
  Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
}

/** What the page's own scripts make of it. */
async function ownErrors(site: Site, path: string): Promise<readonly string[]> {
  const { page, errors } = await site.newPage();
  await page.addInitScript(blockStorage);
  await page.goto(`${site.url}/demo-pages/${path}?inlay=off`);
  return errors;
}

describe.each(ONE_RENDERER)('without storage under %s', (renderer) => {
  it.for(PAGES)('%s comes to life all the same', async (path, { site, task }) => {
    const stored = await site.open(path, renderer);
    const expected = await blockStates(stored.page);
    await stored.close();
    const watched = await site.newPage();
    const { page } = watched;
    await page.addInitScript(blockStorage);
    await openDemo(site, watched, path, renderer);
    expect(await blockStates(page)).toEqual(expected);
    await page.evaluate(() => inlayApi().destroy());
    // Without cookies the server refuses each call at first, and hands out a crumb.
    const news = watched.errors.filter((error) => !error.includes('status of 400'));
    if (news.join() !== stored.errors.join()) {
      const own = await ownErrors(site, path);
      expect(news.filter((error) => !own.includes(error))).toEqual(stored.errors);
    }
    count(task, 'demo pages without storage', 1);
  });
});

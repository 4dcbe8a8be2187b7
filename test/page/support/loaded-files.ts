import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import type { PageFiles } from '../../../src/server/public';
import { scrollThrough } from './scroll-through';
import { root, whenStarted } from './site';

/** `inlay/server` as it was built. */
export const importServer = (): Promise<typeof import('../../../src/server/public')> =>
  import(pathToFileURL(join(root, 'dist/server.js')).href);

/** Opens an address and scrolls through it; returns the files of Inlay that it loads although nothing is pressed, by their path in `dist`. */
export async function readLoadedFiles(page: Page, address: string): Promise<ReadonlySet<string>> {
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/dist/')) loaded.add(pathname.slice('/dist/'.length));
  });
  await page.goto(address, { waitUntil: 'load' });
  await whenStarted(page);
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    () =>
      !inlayApi()
        .inspect()
        .some(({ state }) => state === 'found' || state === 'loading'),
  );
  return loaded;
}

/** What an error of the page itself asks for. */
const AFTER_ERRORS = 'error-reports';
const ENTRIES = /^preact\/(?:site|boot)\.js$/;
/** A file's name without folder, hash and ending. */
export const stemOf = (file: string) => file.replace(/^.*\/|-\w+\.js$/g, '');

/** How a page's loaded files differ from those that a server names. */
export function compareFiles(loaded: ReadonlySet<string>, { styles, chunks, later }: PageFiles) {
  const named = new Set([...styles, ...chunks]);
  return {
    missing: [...loaded]
      .filter((file) => !named.has(file) && !later.includes(file) && !ENTRIES.test(file))
      .map(stemOf)
      .filter((stem) => stem !== AFTER_ERRORS)
      .sort(),
    superfluous: [...named].filter((file) => !loaded.has(file)).map(stemOf),
  };
}

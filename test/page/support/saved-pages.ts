import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { pageTest, RENDERERS, type Renderer, type Site, type WatchedPage, whenReady } from './site';

const folder = process.env.INLAY_PAGES;
const oracleFolder = process.env.INLAY_ORACLE;

/** Whole themes have hundreds of thousands. */
const MIN_THEME_BYTES = 50_000;

interface SavedOpening extends BrowserContextOptions {
  /** Called before the page is asked for. */
  readonly before?: (page: Page) => unknown;
  /** Waits for every block (the default), or only for those near the viewport. */
  readonly all?: boolean;
}

export interface SavedPages {
  readonly it: ReturnType<typeof pageTest>;
  /** Whether there are pages to test. */
  readonly isThere: boolean;
  /** The folder that has them. */
  readonly folder: string;
  /** The address that serves a saved page, by its path in the folder. */
  urlOf(site: Site, path: string, query: string): string;
  /** Opens a saved page in a new context and waits until its blocks have mounted or failed, unless the query switches Inlay off. */
  open(site: Site, path: string, query: string, options?: SavedOpening): Promise<WatchedPage>;
  /**
   * One test for each page. Skipped, by name, without `INLAY_PAGES`; fails when no page of the folder is meant. The renderers take turns, for tests
   * of what does not depend on them.
   */
  each(
    title: string,
    test: (path: string, site: Site, renderer: Renderer) => Promise<void>,
    timeout?: number,
  ): void;
}

/** Whether a page's theme has been saved with it: style sheets that are more than a reset or a few rules of the site's own. */
function hasTheme(file: string): boolean {
  const styles = join(folder ?? '', dirname(file), '_css');
  return (
    existsSync(styles) &&
    readdirSync(styles).some((name) => statSync(join(styles, name)).size > MIN_THEME_BYTES)
  );
}

/** For a server: the folder of saved pages, if there is one. */
export const savedFolder = (): { readonly pagesFolder?: string } => (folder ? { pagesFolder: folder } : {});

/** The paths of all saved pages, sorted. Undefined when `INLAY_PAGES` is not set; throws when the folder has none. */
export function listSavedPages(): readonly string[] | undefined {
  if (!folder) return undefined;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.html')).sort();
  if (!pages.length) throw new Error(`No page in ${folder}.`);
  return pages;
}

/** The HTML of a saved page, as it is in its file. */
export const readSaved = (path: string): string => readFileSync(join(folder ?? '', path), 'utf8');

/** Where the server has a saved page. */
export const savedUrl = (server: string, path: string, query = ''): string =>
  `${server}/pages/${path.split('/').map(encodeURIComponent).join('/')}${query && `?${query}`}`;

/**
 * The saved pages that a test file is about: all, or those whose HTML `where` accepts; `themed`: those with their theme. This is the only place that reads
 * `INLAY_PAGES`, so that a run without it skips every such test and says so, and a run with it never tests nothing.
 * @example
 * const saved = useSavedPages({ where: (html) => html.includes('sqs-block-form') });
 * saved.each('%s: each form mounts', async (path, site) => { … });
 */
export function useSavedPages({
  where,
  themed = false,
}: {
  where?: (html: string) => boolean;
  themed?: boolean;
} = {}): SavedPages {
  const it = pageTest(savedFolder());
  const urlOf: SavedPages['urlOf'] = (site, path, query) => savedUrl(site.url, path, query);
  return {
    it,
    isThere: Boolean(folder),
    folder: folder ?? '',
    urlOf,
    async open(site, path, query, { before, all = true, ...options } = {}) {
      const watched = await site.newPage(options);
      await before?.(watched.page);
      await watched.page.goto(urlOf(site, path, query), { waitUntil: 'load' });
      if (!query.includes('inlay=off')) await whenReady(watched.page, all);
      return watched;
    },
    each(title, test, timeout = 60_000) {
      const all = listSavedPages();
      if (!all) {
        it.skip(`${title} (set INLAY_PAGES to a folder of saved pages)`, () => {});
        return;
      }
      const pages = all
        .filter((file) => !themed || hasTheme(file))
        .filter((file) => !where || where(readSaved(file)));
      const turns = pages.map(
        (path, index) => [path, RENDERERS[index % RENDERERS.length] ?? 'preact'] as const,
      );
      const name = test.length > 2 ? `${title} (%s)` : title;
      if (pages.length)
        it.for(turns)(name, { timeout }, ([path, renderer], { site }) => test(path, site, renderer));
      else it(title, () => expect.unreachable(`No page in ${folder} is one that this test is about.`));
    },
  };
}

/**
 * The JSON files of `INLAY_ORACLE`, in the order of their names. Undefined when that or `INLAY_PAGES` is not set; throws when
 * the folder has none.
 */
export function readOracles<Oracle>(): readonly Oracle[] | undefined {
  if (!folder || !oracleFolder) return undefined;
  const names = readdirSync(oracleFolder).filter((name) => name.endsWith('.json'));
  if (!names.length) throw new Error(`No JSON file in ${oracleFolder}.`);
  return names.sort().map((name) => JSON.parse(readFileSync(join(oracleFolder, name), 'utf8')));
}

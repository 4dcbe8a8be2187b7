import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createLocator } from '../../../src/server/pages/locate-file.mjs';
import { importServer } from './loaded-files';
import { pageTest, RENDERERS, type Renderer, type Site, type WatchedPage, whenReady } from './site';

const { filesFor } = await importServer();
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

/** Which page a suite is about, and what draws it. */
interface Subject {
  readonly path: string;
  readonly renderer: Renderer;
  /** As the folder has it. */
  readonly html: string;
}

interface Suites<Visit> {
  /**
   * The renderers of each page: Preact, and React on the pages that between them load all of Inlay's files; or one of them by turns, for tests of
   * what does not depend on them.
   */
  readonly under: 'each renderer' | 'one renderer';
  /** Opens the page and does what all tests of the suite need. */
  open(subject: Subject, site: Site): Promise<Visit>;
  /** Defines the tests of a suite. They run in their order: each finds the page as the one before has left it. */
  tests(visit: () => Visit, subject: Subject): void;
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
  /**
   * One suite for each page, or for each page and renderer, whose tests share a page that is opened once: that takes longer than most of what they
   * look at. Skipped and failing as `each`.
   * @example
   * saved.visits({
   *   under: 'one renderer',
   *   open: ({ path, renderer }, site) => saved.open(site, path, `renderer=${renderer}`),
   *   tests(visit) {
   *     saved.it('every text is seen', async () => expect(await findUnseenContent(visit().page)).toEqual([]));
   *   },
   * });
   */
  visits<Visit extends Pick<WatchedPage, 'close'>>(suites: Suites<Visit>): void;
}

/** Whether a page's theme has been saved with it: style sheets that are more than a reset or a few rules of the site's own. */
function hasTheme(file: string): boolean {
  const styles = join(folder ?? '', dirname(file), '_css');
  return (
    existsSync(styles) &&
    readdirSync(styles).some((name) => statSync(join(styles, name)).size > MIN_THEME_BYTES)
  );
}

/** Where a page names the script of its theme: one bundle, or a combination of files. */
const THEME_SCRIPT = /<script\b[^>]*\bsrc="([^"]*(?:site-bundle|\/scripts\/combo\/)[^"]*)"/g;

/** Whether the script of a page's theme has been saved, beside the page or for all pages of that theme. */
function hasThemeScript(file: string, html: string, files: ReadonlySet<string>): boolean {
  const { locate } = createLocator(files, file);
  return [...html.matchAll(THEME_SCRIPT)].some(([, address = '']) => {
    const copy = locate(address, 'script');
    return copy !== undefined && copy !== 'missing';
  });
}

/** For a server: the folder of saved pages, if there is one. With `INLAY_BUILD=site` each page has a build of its own. */
export const savedFolder = (): { readonly pagesFolder?: string; readonly siteBuilds?: boolean } =>
  folder ? { pagesFolder: folder, siteBuilds: process.env.INLAY_BUILD === 'site' } : {};

/** The paths of all saved pages, sorted. Undefined when `INLAY_PAGES` is not set; throws when the folder has none. */
export function listSavedPages(): readonly string[] | undefined {
  if (!folder) return undefined;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.html')).sort();
  if (!pages.length) throw new Error(`No page in ${folder}.`);
  return pages;
}

/** The saved pages that have the style sheets of their theme. */
export const listThemedPages = (): readonly string[] => (listSavedPages() ?? []).filter(hasTheme);

/** The HTML of a saved page, as it is in its file. */
export const readSaved = (path: string): string => readFileSync(join(folder ?? '', path), 'utf8');

/** Where the server has a saved page. */
export const savedUrl = (server: string, path: string, query = ''): string =>
  `${server}/pages/${path.split('/').map(encodeURIComponent).join('/')}${query && `?${query}`}`;

interface Choice {
  /** Whether a page with this HTML is meant. */
  readonly where?: (html: string) => boolean;
  /** Those that were saved with the style sheets of their theme. */
  readonly themed?: boolean;
  /** Those whose theme has a script that was saved. */
  readonly withThemeScript?: boolean;
}

/** The pages of the folder that are meant. */
function choosePages(all: readonly string[], choice: Choice): readonly Omit<Subject, 'renderer'>[] {
  const files = new Set(readdirSync(folder ?? '', { recursive: true, encoding: 'utf8' }));
  return all
    .map((path) => ({ path, html: readSaved(path) }))
    .filter(({ path }) => !choice.themed || hasTheme(path))
    .filter(({ path, html }) => !choice.withThemeScript || hasThemeScript(path, html, files))
    .filter(({ html }) => !choice.where || choice.where(html));
}

/** Of the pages those that load a file of Inlay which none before them loads, as a server names it: on the others, React draws what it has drawn. */
function withNewFiles<Page extends { readonly html: string }>(pages: readonly Page[]): readonly Page[] {
  const known = new Set<string>();
  return pages.filter(({ html }) => {
    const { chunks, later } = filesFor(html, { renderer: 'react' });
    const count = known.size;
    for (const file of [...chunks, ...later]) known.add(file);
    return known.size > count;
  });
}

/** Each page with the renderer whose turn it is. */
const byTurns = (pages: ReturnType<typeof choosePages>): readonly Subject[] =>
  pages.map((page, index) => ({ ...page, renderer: RENDERERS[index % RENDERERS.length] ?? 'preact' }));

/**
 * The saved pages that a test file is about: all, or those that are chosen. This is the only place that reads `INLAY_PAGES`, so that a run without it
 * skips every such test and says so, and a run with it never tests nothing.
 * @example
 * const saved = useSavedPages({ where: (html) => html.includes('sqs-block-form') });
 * saved.each('%s: each form mounts', async (path, site) => { … });
 */
export function useSavedPages(choice: Choice = {}): SavedPages {
  const it = pageTest({ ...savedFolder(), hasTwins: false });
  const urlOf: SavedPages['urlOf'] = (site, path, query) => savedUrl(site.url, path, query);
  /** The chosen pages; without any, a test of this title is skipped or fails. */
  const pagesFor = (title: string) => {
    const all = listSavedPages();
    const pages = all ? choosePages(all, choice) : [];
    if (!all) it.skip(`${title} (set INLAY_PAGES to a folder of saved pages)`, () => {});
    else if (!pages.length)
      it(title, () => expect.unreachable(`No page in ${folder} is one that this test is about.`));
    return pages;
  };
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
      const turns = byTurns(pagesFor(title)).map(({ path, renderer }) => [path, renderer] as const);
      const name = test.length > 2 ? `${title} (%s)` : title;
      it.for(turns)(name, { timeout }, ([path, renderer], { site }) => test(path, site, renderer));
    },
    visits<Visit extends Pick<WatchedPage, 'close'>>({ under, open, tests }: Suites<Visit>) {
      const pages = pagesFor('saved pages');
      const subjects =
        under === 'one renderer'
          ? byTurns(pages)
          : RENDERERS.flatMap((renderer) =>
              (renderer === 'react' ? withNewFiles(pages) : pages).map((page) => ({ ...page, renderer })),
            );
      for (const subject of subjects)
        describe(`${subject.path} under ${subject.renderer}`, () => {
          let visit: Visit | undefined;
          it.beforeAll(async ({ site }) => {
            visit = await open(subject, site);
          });
          it.afterAll(() => visit?.close());
          tests(() => visit ?? expect.unreachable('The page has not been opened.'), subject);
        });
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

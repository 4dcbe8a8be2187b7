import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { PageFiles } from '../../../src/server/public';
import type { SiteManifest } from '../../../src/server/site-build/public';
import { scrollThrough } from './scroll-through';
import { root, whenStarted } from './site';

/** `inlay/server` as it was built. */
export const importServer = (): Promise<typeof import('../../../src/server/public')> =>
  import(pathToFileURL(join(root, 'dist/server.js')).href);

/** Notes the files of Inlay that a page asks for, by their path in `dist`, and those that the server does not have. */
export function noteLoadedFiles(
  page: Page,
  { loaded, lost }: { readonly loaded: Set<string>; readonly lost?: string[] },
): void {
  const fileOf = (url: string) => /^\/dist\/(.+)$/.exec(new URL(url).pathname)?.[1];
  page.on('request', (request) => {
    const file = fileOf(request.url());
    if (file) loaded.add(file);
  });
  page.on('response', (response) => {
    if (fileOf(response.url()) && !response.ok()) lost?.push(response.url());
  });
}

/** Waits until no block is on its way; returns those that wait for the window to come near. */
export async function readWaiting(page: Page): Promise<readonly string[]> {
  const waiting = await page.waitForFunction(() => {
    const lives = inlayApi().inspect();
    const isDone = lives.every(({ state }) => state !== 'found' && state !== 'loading');
    return isDone && lives.flatMap(({ block, state }) => (state === 'waiting' ? block : []));
  });
  return (await waiting.jsonValue()) || [];
}

/** Opens an address and scrolls through it; returns the files of Inlay that it loads although nothing is pressed, by their path in `dist`. */
export async function readLoadedFiles(page: Page, address: string): Promise<ReadonlySet<string>> {
  const loaded = new Set<string>();
  noteLoadedFiles(page, { loaded });
  await page.goto(address, { waitUntil: 'load' });
  await whenStarted(page);
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  await readWaiting(page);
  return loaded;
}

/** What an error of the page itself asks for. */
const AFTER_ERRORS = 'error-reports';
const ENTRIES = /^preact\/(?:site(?:-\w+)?|boot)\.js$/;
/** A file's name without folder and hash; of scripts also without ending. */
const stemOf = (file: string) => file.replace(/^.*\/|-\w+\.js$|-[A-Z\d]{8}(?=\.css$)/g, '');

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

/** What no server can read from a page's text, since its code decides it once it runs. */
const SECOND_STEP = new RegExp(
  `^(?:${[
    // A theme's style sheets have not come.
    'look\\.css',
    // Calls of a script of the page, such as the one by which tests watch it.
    'on-demand-api',
    // Parts of a language, by the messages that code asks for.
    '[a-z]{2}-(?:blocks|forms|shop)',
    // Inline scripts write calls of the old globals.
    'platform-globals',
    // A visitor who scrolls is counted, where nothing else has called the server.
    'api',
    // The same, for what a block that has mounted tells its owner.
    'census',
    // Settings of a slideshow: thumbnails, and that it plays by itself.
    'strips',
    'thumbnails',
    'rotation-button',
    // Slides, and moving pictures of a grid, are known once they are read.
    'video',
    // Forms behind a button, as their own JSON says.
    'form-overlay',
    'focus',
  ].join('|')})$`,
);

/** Where a page loads the build of its site: below `dist`, and in the page's own address. */
const SITE_BUILD = /\/dist\/(sites\/\w+\/)/;

/** The manifest of the build that a page loads, and the loaded files by their names in it. Undefined: the page loads the universal build. */
async function readSiteBuild(html: string, { url }: { readonly url: string }) {
  const [, folder] = SITE_BUILD.exec(html) ?? [];
  if (folder === undefined) return undefined;
  const manifest: SiteManifest = await (await fetch(`${url}/dist/${folder}build.json`)).json();
  return { manifest, folder };
}

/** Fails unless a page of this HTML has loaded the files that a server names for it, under Preact, except for what no server can know. */
export async function expectNamed(
  html: string,
  {
    loaded,
    waiting,
    server,
  }: {
    readonly loaded: ReadonlySet<string>;
    readonly waiting: readonly string[];
    /** Where the page was served. */
    readonly server: { readonly url: string };
  },
): Promise<void> {
  const { filesFor } = await importServer();
  const build = await readSiteBuild(html, server);
  const own = new Set([...loaded].map((file) => file.replace(build?.folder ?? '', '')));
  const { missing, superfluous } = compareFiles(own, filesFor(html, build && { manifest: build.manifest }));
  const loads: Record<string, readonly string[]> =
    build?.manifest.lazy ?? JSON.parse(readFileSync(join(root, 'dist/preact/chunks.json'), 'utf8'));
  const stemsOf = (name: string) => (loads[name] ?? []).map(stemOf);
  const second = [...missing, ...Object.keys(build?.manifest.lazy ?? {})].filter((file) =>
    SECOND_STEP.test(file),
  );
  const known = [...second, ...second.flatMap(stemsOf)];
  expect
    .soft(
      missing.filter((file) => !known.includes(file)),
      'loaded, and not named',
    )
    .toEqual([]);
  // What no server can see: blocks that are hidden never come near the viewport, and a call in an inline script may not be reached.
  const unseen = [...waiting, 'platform-globals'].flatMap(stemsOf);
  expect(
    superfluous.filter((file) => !unseen.includes(file)),
    'named, and not loaded',
  ).toEqual([]);
}

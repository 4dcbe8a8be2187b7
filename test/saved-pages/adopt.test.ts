import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import {
  type AdoptedSite,
  readTree,
  runAdopt,
  serveAdopted,
  watchUnnamedFiles,
} from '../page/support/adopted-site';
import { compareFiles, importServer, readLoadedFiles, stemOf } from '../page/support/loaded-files';
import { useSavedPages } from '../page/support/saved-pages';
import { root, whenStarted } from '../page/support/site';
import { useEverything } from '../page/support/use-everything';

const saved = useSavedPages();

/** What no server can read from a page's text, since its code decides it once it runs. */
const SECOND_STEP = new RegExp(
  `^(?:${[
    // A theme's style sheets have not come.
    'look\\.css',
    // Parts of a language, by the messages that code asks for.
    '[a-z]{2}-(?:blocks|forms|shop)',
    // Inline scripts write calls of the old globals.
    'platform-globals',
    // A visitor who scrolls is counted, where nothing else has called the server.
    'api',
    // Settings of a slideshow: thumbnails, and that it plays by itself.
    'strips',
    'rotation-button',
    // Slides, and moving pictures of a grid, are known once they are read.
    'video',
    // Forms behind a button, as their own JSON says.
    'form-overlay',
    'focus',
  ].join('|')})$`,
);

let adopted: AdoptedSite | undefined;
beforeAll(async () => {
  if (saved.isThere) adopted = await serveAdopted(saved.folder);
});
afterAll(() => adopted?.close());

const PLATFORM = /(?:^|\.)(?:assets|static1?)\.squarespace\.com$|(?:^|\.)sqspcdn\.com$/;

saved.each('%s lives where only files are served, without the platform’s scripts', async (path, site) => {
  const { page } = await site.newPage();
  const asked: string[] = [];
  const lost: string[] = [];
  const faults: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && PLATFORM.test(new URL(request.url()).hostname))
      asked.push(request.url());
  });
  page.on('response', (response) => {
    if (response.url().includes('/inlay/') && !response.ok()) lost.push(response.url());
  });
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() === 'error' && (url.includes('/inlay/') || message.text().includes('[inlay]')))
      faults.push(message.text());
  });
  if (!adopted) return;
  const unnamed = await watchUnnamedFiles(page, adopted, path);
  await page.goto(`${adopted.url}/${path.split('/').map(encodeURIComponent).join('/')}`);
  await whenStarted(page);
  await useEverything(page);
  expect([...unnamed]).toEqual([]);
  expect(asked).toEqual([]);
  expect(lost).toEqual([]);
  expect(faults).toEqual([]);
});

saved.it.skipIf(!saved.isThere)('adopted again they are the same', () => {
  const folder = adopted?.folder ?? '';
  runAdopt(folder, `${folder}-again`);
  const copy = readTree(folder);
  expect(copy.size).toBeGreaterThan(100);
  expect(readTree(`${folder}-again`)).toEqual(copy);
});

saved.each('%s loads what a server names', async (path, site) => {
  const { filesFor } = await importServer();
  const address = saved.urlOf(site, path, 'renderer=preact');
  const html = await (await fetch(address)).text();
  const { page } = await site.newPage();
  const { missing, superfluous } = compareFiles(await readLoadedFiles(page, address), filesFor(html));
  const loads: Record<string, string[]> = JSON.parse(
    readFileSync(join(root, 'dist/preact/chunks.json'), 'utf8'),
  );
  const stemsOf = (name: string) => (loads[name] ?? []).map(stemOf);
  const second = missing.filter((file) => SECOND_STEP.test(file));
  const known = [...second, ...second.flatMap(stemsOf)];
  expect(missing.filter((file) => !known.includes(file))).toEqual([]);
  // What no server can see: blocks that are hidden never come near the viewport, and a call in an inline script may not be reached.
  const waiting = await page.evaluate(() =>
    inlayApi()
      .inspect()
      .filter(({ state }) => state === 'waiting')
      .map(({ block }) => block),
  );
  const unseen = [...waiting, 'platform-globals'].flatMap(stemsOf);
  expect(superfluous.filter((file) => !unseen.includes(file))).toEqual([]);
});

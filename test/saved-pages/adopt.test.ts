import { afterAll, beforeAll, expect } from 'vitest';
import {
  type AdoptedSite,
  readTree,
  runAdopt,
  serveAdopted,
  watchUnnamedFiles,
} from '../page/support/adopted-site';
import { useSavedPages } from '../page/support/saved-pages';
import { whenStarted } from '../page/support/site';
import { useEverything } from '../page/support/use-everything';

const saved = useSavedPages();

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

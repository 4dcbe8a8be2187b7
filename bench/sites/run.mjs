// npm run sites: what a build for one site saves. Opens every page of the folder INLAY_PAGES three times: with the universal build, as a page that nobody has
// read; with a build of its own, as the copy of a site with this page alone; and with such a build of a site that counts its visitors. Then it builds each
// site with all of its pages: what the next page adds to the first, how long the build takes, how many bytes are to be kept. Last it plays a platform with such
// sites: their pages are published one after another, and a million such sites get a new version.
// From the environment: INLAY_PAGES, RENDERER (preact), PAGES for those alone whose path contains it, STATIC=1 for the builds of sites alone.

import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { createServer } from '../../demo-server/create-server.mjs';
import { decodePage } from '../../src/server/html/page-encoding.mjs';
import { createPageAdopter } from '../../src/server/pages/adopt-pages.mjs';
import { createSavedSite } from '../../src/server/pages/saved-site.mjs';
import { CHROMIUM_FLAGS } from '../../tools/chromium-flags.mjs';
import { markdownTable } from '../../tools/markdown-table.mjs';
import { savedPages } from '../../tools/saved-pages.mjs';
import { openPage } from '../weight/open-page.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const renderer = process.env.RENDERER === 'react' ? 'react' : 'preact';
const { PAGES: part = '', STATIC } = process.env;
const { folder: pagesFolder, pages: saved } = await savedPages();
const pages = saved.filter((file) => file.includes(part));

const BUILDS = {
  universal: {},
  site: { siteBuilds: true, onMissing: () => {} },
  'site, with statistics': { siteBuilds: true },
};
const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

async function visitAll(browser, options) {
  const server = await createServer({ root, renderer, offline: true, pagesFolder, ...options }).listen(0);
  const visits = [];
  for (const path of pages) {
    const address = `${server.url.replace(/\/$/, '')}/pages/${path.split('/').map(encodeURIComponent).join('/')}`;
    visits.push(await openPage(browser, address, { root }));
  }
  await server.close();
  return visits;
}

const summary = (visits, read, print = String) => [
  print(middle(visits.map(read))),
  print(Math.max(...visits.map(read))),
];

async function comparePages() {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [...CHROMIUM_FLAGS, '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1'],
  });
  const all = {};
  try {
    for (const [name, options] of Object.entries(BUILDS)) all[name] = await visitAll(browser, options);
  } finally {
    await browser.close();
  }
  const names = Object.keys(BUILDS);
  console.log(
    markdownTable([
      ['page', ...names.map((name) => `${name}: KB, requests, steps`)],
      ...pages.map((path, index) => [
        path,
        ...names.map((name) => {
          const { bytes, files, steps } = all[name][index];
          return `${kilobytes(bytes)}, ${files.length}, ${steps}`;
        }),
      ]),
    ]),
  );
  const row = (title, read, print) => [
    title,
    ...names.map((name) => summary(all[name], read, print).join(' / ')),
  ];
  console.log(`\n${pages.length} pages, ${renderer}; median / most\n`);
  console.log(
    markdownTable([
      ['', ...names],
      row('KB', ({ bytes }) => bytes, kilobytes),
      row('requests', ({ files }) => files.length),
      row('steps', ({ steps }) => steps),
      row(
        'heap, MB',
        ({ heapBytes }) => heapBytes,
        (bytes) => (bytes / 1e6).toFixed(2),
      ),
      row(
        'main thread, ms',
        ({ taskMs }) => taskMs,
        (ms) => ms.toFixed(0),
      ),
    ]),
  );
}

/** Each page of a site as its copy has it. */
async function adoptSite(site, { adopt }) {
  const folder = join(pagesFolder, site);
  const files = (await readdir(folder, { recursive: true })).sort();
  const adoptPage = createPageAdopter({ adopt, saved: createSavedSite(folder, new Set(files)), config: {} });
  const own = pages.filter((page) => page.startsWith(`${site}/`)).map((page) => page.slice(site.length + 1));
  return Promise.all(
    own.map(async (file) =>
      adoptPage(file, decodePage(await readFile(join(folder, file))).text, { renderer }),
    ),
  );
}

/** Publishes the pages of a site one after another: how long each waits for a build, in ms; 0 where the build that is there has what it needs. */
async function publish(adopted, build, { headFor, needsFor }) {
  const waits = [];
  const units = [];
  let manifest;
  for (const { html } of adopted) {
    units.push(needsFor(html));
    const isCovered = headFor(html, { base: '/all/', siteBase: '/own/', manifest }).includes('"/own/');
    const start = performance.now();
    if (!isCovered) ({ manifest } = await build(units));
    waits.push(isCovered ? 0 : performance.now() - start);
  }
  return waits;
}

const SITES = 1_000_000;
const DAY_H = 24;
const percent = (part) => `${(part * 100).toPrecision(2)} %`;

/** What a platform with such sites may expect, from how long the published pages have waited. @param {number[]} waits ms */
function playPlatform(waits) {
  const builds = waits.filter(Boolean);
  const sum = builds.reduce((total, ms) => total + ms, 0);
  const firstDay = percent(sum / waits.length / (DAY_H * 3_600_000));
  console.log(
    `\n${builds.length} of ${waits.length} pages needed a build when they were published. Of the views of a page's first day, ${firstDay} come before its build.`,
  );
  // By Zipf's law: the site of rank n has an nth of the views of the first.
  let allViews = 0;
  for (let rank = 1; rank <= SITES; rank++) allViews += 1 / rank;
  const rows = [10, 100, 1000].map((cores) => {
    const hourOf = (/** @type {number} */ rank) => ((rank / cores) * (sum / builds.length)) / 3_600_000;
    let early = 0;
    for (let rank = 1; rank <= SITES; rank++) early += Math.min(DAY_H, hourOf(rank)) / DAY_H / rank;
    return [`${cores}`, hourOf(SITES).toFixed(1), percent(early / allViews)];
  });
  console.log(`\nA new version for ${SITES} such sites, the most viewed first\n`);
  console.log(
    markdownTable([['cores', 'all built after, h', 'views of the first day before their build'], ...rows]),
  );
}

async function buildSites() {
  const server = await import(join(root, 'dist/server.js'));
  const { makeSite } = await import(join(root, 'dist/build.js'));
  const rows = [];
  const added = [];
  const waits = [];
  for (const site of [...new Set(pages.map((page) => page.split('/')[0]))]) {
    const adopted = await adoptSite(site, server);
    const build = (/** @type {unknown[]} */ units) => makeSite({ units, renderer });
    waits.push(...(await publish(adopted, build, server)));
    const start = performance.now();
    const units = adopted.map(({ html }) => server.needsFor(html));
    const { manifest, files } = await build(units);
    const ms = performance.now() - start;
    const sizes = new Map([...files].map(([file, bytes]) => [file, brotliCompressSync(bytes).length]));
    const loaded = adopted.map(({ html }) => {
      const { styles, chunks } = server.filesFor(html, { manifest });
      return [manifest.script, ...styles, ...chunks];
    });
    const sum = (list) => list.reduce((total, file) => total + (sizes.get(file) ?? 0), 0);
    loaded.forEach((list, index) => {
      if (index) added.push(sum(list.filter((file) => !loaded[index - 1].includes(file))));
    });
    rows.push({ site, loaded, ms, first: middle(loaded.map(sum)), kept: sum([...files.keys()]) });
  }
  console.log('\nBuilds of whole sites: what their pages name in the head\n');
  console.log(
    markdownTable([
      ['site', 'pages', 'a page, KB', 'files of a page', 'kept, KB', 'read and built, ms'],
      ...rows.map(({ site, loaded, ms, first, kept }) => [
        site,
        `${loaded.length}`,
        kilobytes(first),
        `${Math.max(...loaded.map(({ length }) => length))}`,
        kilobytes(kept),
        ms.toFixed(0),
      ]),
    ]),
  );
  console.log(
    `\nThe next page of the same site adds ${kilobytes(middle(added))} KB (median of ${added.length}; most ${kilobytes(Math.max(0, ...added))}).`,
  );
  console.log(
    `A build takes ${middle(rows.map(({ ms }) => ms)).toFixed(0)} ms (median; most ${Math.max(...rows.map(({ ms }) => ms)).toFixed(0)}), and ${kilobytes(middle(rows.map(({ kept }) => kept)))} KB are to be kept (median).`,
  );
  playPlatform(waits);
}

if (!STATIC) await comparePages();
await buildSites();

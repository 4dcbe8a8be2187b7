import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { compareFiles, importServer, readLoadedFiles } from './support/loaded-files';
import { blockStates, it, whenReady } from './support/site';

/**
 * Pages, and what they load besides in a second step: what their code decides once it runs. None where a server knows everything.
 * Each file of a block is on one of them.
 */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  'announcement-bar.html': [],
  'calendar.html': [],
  'everything.html': [],
  'gallery-sections.html': [],
  'item-lists.html': [],
  'newsletter.html': [],
  'plain.html': [],
  'search.html': [],
  'shop/product.html': [],
  // Its slides have videos.
  'summaries.html': ['video'],
};

it.for(Object.entries(PAGES))('%s loads what a server names', async ([path, second], { site }) => {
  const { filesFor } = await importServer();
  const address = `${site.url}/demo-pages/${path}?styles=unnamed&renderer=preact`;
  const html = await (await fetch(address)).text();
  const { page } = await site.newPage();
  const loaded = await readLoadedFiles(page, address);
  expect(loaded).toContain('preact/site.js');
  expect(compareFiles(loaded, filesFor(html))).toEqual({ missing: second, superfluous: [] });
});

it('lets a page start with one round trip less', async ({ site }) => {
  const { headFor } = await importServer();
  const page = (head: string) =>
    `<!doctype html><meta charset="utf-8"><title>One step</title>${head}<div class="sqs-block-marquee"><div class="Marquee"><script class="Marquee-props" type="application/json">{"marqueeItems":[{"text":"Open"}]}</script><div class="Marquee-display"></div></div></div>`;
  site.answers.set('/one-step', page(headFor(page(''), { base: '/dist/' })));
  const { page: tab, errors } = await site.newPage();
  const askers = new Map<string, string>();
  tab.on('request', (request) =>
    askers.set(new URL(request.url()).pathname, request.headers().referer ?? ''),
  );
  await tab.goto(`${site.url}/one-step`);
  await whenReady(tab);
  const chunks = [...askers].filter(
    ([path]) => path.includes('/chunks/marquee') || path.includes('/chunks/views'),
  );
  expect(chunks).toHaveLength(2);
  for (const [, referer] of chunks) expect(referer).toBe(`${site.url}/one-step`);
  expect(errors).toEqual([]);
});

it('refuses code whose hash is not that of the import map, and the server’s HTML stays, revealed', async ({
  site,
}) => {
  const { headFor } = await importServer();
  const nonce = 'bm9uY2U';
  const block = (name: string) =>
    `<div class="sqs-block-accordion"><ul class="accordion-items-container"><li class="accordion-item"><h4 class="accordion-item__title-wrapper"><button class="accordion-item__click-target">${name}</button></h4><div class="accordion-item__dropdown"><p>Answer</p></div></li></ul></div>`;
  const page = (head: string) =>
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="script-src 'self' 'nonce-${nonce}'"><title>Checked</title>${head}${block('Question')}`;
  // Without its preloads, which name the hash, too.
  const head = headFor(page(''), { base: '/dist/', importMap: { nonce } }).replace(
    /<link rel="modulepreload".*\n/g,
    '',
  );
  site.answers.set('/checked', page(head));
  const state = async (tab: Page) => {
    await tab.goto(`${site.url}/checked`);
    await whenReady(tab);
    return (await blockStates(tab)).filter((text) => text.startsWith('accordion'));
  };
  const { page: whole, errors } = await site.newPage();
  expect(await state(whole)).toEqual(['accordion mounted']);
  expect(errors).toEqual([]);
  const { page: tampered } = await site.newPage({ isFirst: true });
  await tampered.route(/chunks\/accordion-/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()};window.tampered = true` });
  });
  expect(await state(tampered)).toEqual(['accordion failed']);
  expect(await tampered.evaluate(() => 'tampered' in window)).toBe(false);
  expect(await tampered.locator('.accordion-item__dropdown').isVisible()).toBe(true);
});

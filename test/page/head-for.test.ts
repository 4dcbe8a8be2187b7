import { expect } from 'vitest';
import { compareFiles, importServer, readLoadedFiles } from './support/loaded-files';
import { it, whenReady } from './support/site';

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

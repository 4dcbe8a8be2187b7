import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished } from 'vitest';
import { chunkFile } from './support/chunk-file';
import { readDemo } from './support/demo-pages';
import { editAnswers } from './support/edit-answers';
import { holdBack } from './support/hold-back';
import { watchRequests } from './support/requests';
import { serveEdited } from './support/serve-edited';
import { it, once, openDemo, RENDERERS, root, whenReady, whenStarted } from './support/site';

const states = () =>
  inlayApi()
    .inspect()
    .map(({ state }) => state);

describe.each(RENDERERS)('embedding the %s build', (renderer) => {
  once(
    'loads site.js, site.css and the look, and nothing else, on a page without blocks or a theme',
    async ({ site }) => {
      const watched = await site.newPage();
      const asked: string[] = [];
      watched.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      site.answers.set(
        '/empty',
        `<!doctype html><html lang="en"><title>Empty</title><link rel="icon" href="data:,">
          <script type="module" src="/dist/${renderer}/site.js"></script>`,
      );
      const rest = watchRequests(watched.page);
      await watched.page.goto(`${site.url}/empty`);
      // Not `whenReady`, whose code would have to be loaded.
      await whenStarted(watched.page);
      await rest();
      const state = () => inlayApi().state;
      expect(await watched.page.evaluate(state)).toBe('initialized');
      expect(asked).toEqual(['/empty', `/dist/${renderer}/site.js`, '/dist/site.css', '/dist/look.css']);
    },
  );

  it('asks for a block’s code, its style sheet and all that it shares in one round trip', async ({
    site,
  }) => {
    const { page } = await site.newPage();
    const { asked, release } = await holdBack(page, /\/chunks\/|content\.css/);
    await page.goto(`${site.url}/demo-pages/accordion.html?renderer=${renderer}&styles=unnamed`, {
      // Style sheets that the script links delay the rest.
      waitUntil: 'domcontentloaded',
    });
    const chunks = JSON.parse(await readFile(join(root, 'dist', renderer, 'chunks.json'), 'utf8'));
    const files: readonly string[] = chunks.accordion;
    expect(files.length).toBeGreaterThan(1);
    const addresses = files.map((file) => new URL(`dist/${renderer}/${file}`, site.url).href);
    // None of them has been answered yet, and all have been asked for.
    await expect.poll(() => addresses.filter((address) => !asked.includes(address))).toEqual([]);
    release();
    await whenReady(page);
    expect(await page.evaluate(states)).not.toContain('failed');
    expect(await page.locator('head link[rel="modulepreload"]').count()).toBe(0);
  });

  once(
    'leaves the server’s HTML, opened, when a chunk cannot be loaded at its address nor at a new one, and asks again for an empty one',
    async ({ site }) => {
      const watched = await site.newPage();
      const { page, warnings } = watched;
      const asked: string[] = [];
      await page.route('**/chunks/accordion*', (route) => {
        asked.push(new URL(route.request().url()).search);
        return route.fulfill({ status: 503, body: '' });
      });
      let empty = 0;
      await page.route(chunkFile('gallery-grid', renderer), async (route) => {
        if (new URL(route.request().url()).search) return route.continue();
        empty += 1;
        return route.fulfill({ contentType: 'text/javascript', body: '' });
      });
      await openDemo(site, watched, 'everything.html', renderer);
      const faults = await page.evaluate(() =>
        inlayApi()
          .inspect()
          .map(({ block, state, fault }) => [
            block,
            state,
            fault?.message,
            (fault?.cause as Error | undefined)?.name,
          ]),
      );
      expect(faults).toContainEqual([
        'accordion',
        'failed',
        'Loading chunk accordion failed.',
        'ChunkLoadError',
      ]);
      expect(
        faults.filter(([block, state]) => block === 'gallery-grid' && state === 'mounted').length,
      ).toBeGreaterThan(0);
      expect(empty).toBeGreaterThan(0);
      expect(asked.length).toBeGreaterThanOrEqual(2);
      expect(asked.at(-1)).toMatch(/^\?\d+$/);
      expect(warnings.filter((text) => text.includes('Loading chunk accordion failed.'))).toHaveLength(1);
      for (const answer of await page.locator('.accordion-item__description').all()) {
        expect(await answer.isVisible()).toBe(true);
      }
      expect(await page.locator('.accordion-item__description').count()).toBeGreaterThan(0);
    },
  );

  // One that we have linked: link-styles.test.ts.
  once('says that a stylesheet has failed, and mounts the blocks all the same', async ({ site }) => {
    const watched = await site.newPage();
    const { page, warnings } = watched;
    await page.route('**/dist/site.css', (route) => route.abort());
    // Only developers are told.
    await openDemo(site, watched, 'accordion.html', renderer, { query: 'inlay=debug' });
    const inspect = () =>
      page.evaluate(() =>
        inlayApi()
          .inspect()
          .map(({ block, state, fault }) => ({
            block,
            state,
            code: (fault?.cause as { code?: string } | undefined)?.code,
          })),
      );
    await expect
      .poll(inspect)
      .toContainEqual({ block: 'site.css', state: 'failed', code: 'CSS_CHUNK_LOAD_FAILED' });
    expect(await inspect()).toContainEqual({ block: 'accordion', state: 'mounted', code: undefined });
    expect(warnings.filter((text) => text.includes('CSS_CHUNK_LOAD_FAILED'))).toHaveLength(1);
  });

  once(
    'says that the style sheet of a chunk has failed, and mounts the block without it',
    async ({ site }) => {
      const watched = await site.newPage();
      const { page, warnings } = watched;
      const asked: string[] = [];
      const chunk = page.waitForRequest('**/chunks/video-*.js');
      await page.route('**/dist/content.css*', async (route) => {
        asked.push(route.request().url());
        // Asked for as a sheet of the page, and still on its way when the chunk needs it.
        await chunk;
        await route.abort();
      });
      await openDemo(site, watched, 'videos.html', renderer, { query: 'styles=unnamed' });
      const faults = () =>
        page.evaluate(() =>
          inlayApi()
            .inspect()
            .flatMap(({ block, fault }) => (fault?.message.includes('CSS_CHUNK_LOAD_FAILED') ? block : [])),
        );
      await expect.poll(faults).toContain('video');
      expect(new Set(await page.evaluate(states))).not.toContain('waiting');
      expect(
        await page.evaluate(
          () =>
            inlayApi()
              .inspect()
              .filter(({ state }) => state === 'mounted').length,
        ),
      ).toBeGreaterThan(0);
      // The same address twice, then a new one.
      const [first = ''] = asked;
      expect(asked.filter((url) => url === first)).toHaveLength(2);
      expect(asked.filter((url) => url.startsWith(`${first}?`))).toHaveLength(1);
      expect(warnings.filter((text) => text.includes('CSS_CHUNK_LOAD_FAILED'))).not.toEqual([]);
    },
  );

  it('works as one classic file', async ({ site }) => {
    const watched = await site.newPage();
    const requests: string[] = [];
    watched.page.on('request', (request) => {
      if (request.resourceType() === 'script') requests.push(new URL(request.url()).pathname);
    });
    await openDemo(site, watched, 'everything.html', renderer, { query: 'format=iife' });
    expect(new Set(await watched.page.evaluate(states))).toEqual(new Set(['mounted']));
    expect(requests).toEqual([`/dist/${renderer}/site.iife.js`]);
    expect(watched.errors).toEqual([]);
  });

  it('works from a file, without any server', async ({ site }) => {
    const html = readDemo('accordion.html').replace(
      /<script type="module"[^>]*><\/script>/,
      `<script defer src="${pathToFileURL(join(root, 'dist', renderer, 'site.iife.js'))}"></script>`,
    );
    const path = join(root, 'dist', `file-test-${renderer}.html`);
    await writeFile(path, html);
    onTestFinished(() => rm(path));
    const { page } = await site.newPage();
    await page.goto(pathToFileURL(path).href);
    await whenReady(page);
    await page.locator('.accordion-item__click-target').first().click();
    expect(await page.locator('.accordion-item__click-target').first().getAttribute('aria-expanded')).toBe(
      'true',
    );
  });

  once('detects a second run, and mounts nothing twice', async ({ site }) => {
    const watched = await site.newPage();
    const lines: string[] = [];
    watched.page.on('console', (message) => lines.push(message.text()));
    await openDemo(site, watched, 'trouble/twice.html', renderer);
    await watched.page.addScriptTag({ url: `${site.url}/dist/${renderer}/site.iife.js` });
    expect(lines.filter((text) => text.includes('second run detected')).length).toBeGreaterThanOrEqual(1);
    const [ran, mounted, blocks] = await watched.page.evaluate(() => {
      let count = 0;
      const inlay = inlayApi();
      inlay.push(() => {
        count += 1;
      });
      return [
        count,
        inlay.inspect().filter(({ state }) => state === 'mounted').length,
        document.querySelectorAll('.sqs-block-accordion, .sqs-block-gallery').length,
      ];
    });
    expect(ran).toBe(1);
    expect(mounted).toBe(blocks);
  });

  once(
    'runs what the page queues before and after the start, in order, and is ready when its blocks are mounted',
    async ({ site }) => {
      const watched = await site.newPage();
      const { page, warnings } = watched;
      await page.addInitScript(() => {
        const log: string[] = [];
        Object.assign(window, { log });
        window.Inlay = [];
        window.Inlay.push((inlay) =>
          inlay.onInitialize(() => {
            log.push('init');
            return () => log.push('destroyed');
          }),
        );
        window.Inlay.push(() => {
          throw new Error('queued callback');
        });
        window.Inlay.push((inlay) => void inlay.on('block:mounted', ({ block }) => log.push(block)));
        // Asked before the page is parsed.
        window.Inlay.push((inlay) =>
          inlay.whenReady({ all: true }).then(() => {
            const blocks = inlay.inspect().filter(({ block }) => block === 'accordion');
            Object.assign(window, { states: blocks.map(({ state }) => state) });
          }),
        );
      });
      await page.goto(`${site.url}/demo-pages/accordion.html?renderer=${renderer}`);
      const found = await page.waitForFunction(() => (window as { states?: string[] }).states);
      expect(new Set(await found.jsonValue())).toEqual(new Set(['mounted']));
      await page.evaluate(() => {
        inlayApi().destroy();
        inlayApi().init();
      });
      const log = await page.evaluate(() => (window as unknown as { log: string[] }).log);
      expect(log[0]).toBe('init');
      expect(log.filter((entry) => entry === 'accordion').length).toBeGreaterThan(0);
      expect(log.filter((entry) => entry === 'destroyed' || entry === 'init')).toEqual([
        'init',
        'destroyed',
        'init',
      ]);
      expect(warnings.filter((text) => text.includes('queued callback'))).toHaveLength(1);
    },
  );

  once(
    'adds the stylesheet that the page has forgotten, once, and does not start twice when it comes back from the back/forward cache',
    async ({ site }) => {
      const path = await serveEdited(site, 'accordion.html', renderer, (html) =>
        html.replace('<link rel="stylesheet" href="/dist/site.css">', ''),
      );
      const { page } = await site.open(path, renderer);
      const countLinks = () => page.locator('link[href$="/dist/site.css"]').count();
      expect(await countLinks()).toBe(1);
      await page.evaluate(() => {
        let count = 0;
        inlayApi().on('block:mounted', () => {
          count += 1;
        });
        Object.assign(window, { remounted: () => count });
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      });
      await whenReady(page);
      expect(await page.evaluate(() => (window as unknown as { remounted(): number }).remounted())).toBe(0);
      expect(await countLinks()).toBe(1);
    },
  );

  once('links its style sheets where the browser need not lay out the whole page again', async ({ site }) => {
    const watched = await site.newPage();
    const { page } = watched;
    // Published pages have style sheets in their bodies, and fonts.
    await editAnswers(page, '**/demo-pages/accordion.html*', (html) =>
      html.replace(
        /<body[^>]*>/,
        '$&<style>@font-face { font-family: Own; src: url(data:,) } h1 { font-family: Own, serif }</style>',
      ),
    );
    const browser = page.context().browser();
    await browser?.startTracing(page, {
      categories: ['disabled-by-default-devtools.timeline.invalidationTracking'],
    });
    await openDemo(site, watched, 'accordion.html', renderer, { query: 'styles=unnamed' });
    const trace = (await browser?.stopTracing())?.toString() ?? '';
    expect(await page.locator('html > link[href$="/dist/content.css"]').count()).toBe(1);
    expect(trace).toContain('"reason":"Added to layout"');
    const invalidated = (reason: string) => trace.split(`"reason":"${reason}"`).length - 1;
    // The heading alone, whose font cannot be loaded.
    expect(invalidated('Fonts changed')).toBeLessThan(10);
  });

  once('answers calls of the platform’s globals in inline scripts of old pages', async ({ site }) => {
    const { page, errors } = await site.newPage();
    site.answers.set(
      '/old-page',
      `<!doctype html><title>Old</title><link rel="stylesheet" href="/dist/site.css">
          <script src="/dist/${renderer}/boot.js"></script>
          <script>window.calls = []; SquarespaceFonts.loadViaContext(); Squarespace.load(window);
            Squarespace.onInitialize(Y, function () { calls.push('initialize'); });
            Squarespace.onDestroy(Y, function () { calls.push('destroy'); });
            Y.use('node', function (Y) { calls.push('use'); });
            Y.on('domready', function () { calls.push('domready'); });
            new Y.Squarespace.Anything('#x').render();
            Y.Squarespace.FollowButtonUtils.renderAll(); </script>
          <div class="sqs-block-form"><form data-form-id="f" action="/never" method="POST" onsubmit="calls.push('handler')">
            <div class="form-item field text required" id="text-1"><label class="title" for="t">Name</label>
            <input class="field-element" id="t"></div><button type="submit">Send</button></form></div>
          <script>document.forms[0].requestSubmit(); if (window.ImageLoader) ImageLoader.bootstrap({}, document);
            Squarespace.afterBodyLoad(Y);</script>
          <script type="module" src="/dist/${renderer}/site.js"></script>`,
    );
    await page.goto(`${site.url}/old-page`);
    // The early submit is kept from leaving the page and from its handler, and made once when the form is alive.
    await page.locator('.form-item .field-error').waitFor();
    const calls = () => page.evaluate(() => (window as unknown as { calls: string[] }).calls);
    await page.waitForFunction(() => (window as unknown as { calls: string[] }).calls.includes('domready'));
    expect(await calls()).toEqual(['initialize', 'use', 'domready']);
    // What comes later is answered, too: by the real thing, or by the stub that hands it on.
    await page.evaluate('Squarespace.onInitialize(Y, function () { calls.push("late"); })');
    await page.waitForFunction(() => (window as unknown as { calls: string[] }).calls.includes('late'));
    await page.evaluate(() => {
      inlayApi().destroy();
    });
    expect(await calls()).toContain('destroy');
    expect(page.url()).toBe(`${site.url}/old-page`);
    expect(errors).toEqual([]);
  });

  once('brings to life what a script inserts later, though the stub finds it no node', async ({ site }) => {
    const { page, errors } = await site.newPage();
    const accordion = (
      id: string,
    ) => `<div class="sqs-block sqs-block-accordion" id="${id}"><ul class="accordion-items-container">
        <li class="accordion-item"><h4><button class="accordion-item__click-target"><span class="accordion-item__title">Open?</span></button></h4>
        <div class="accordion-item__dropdown"><p>Daily.</p></div></li></ul></div>`;
    site.answers.set(
      '/inserted',
      `<!doctype html><title>Inserted</title><link rel="stylesheet" href="/dist/site.css">
          <script src="/dist/${renderer}/boot.js"></script><script>Squarespace.load(window);</script><main></main>
          <script type="module" src="/dist/${renderer}/site.js"></script>`,
    );
    await page.goto(`${site.url}/inserted`);
    await page.waitForFunction(() => 'inspect' in (window.Inlay ?? {}) && inlayApi().state === 'initialized');
    /** As many scripts do: nothing is initialized without a node. */
    const insert = (html: string, initializer: string) =>
      page.evaluate(`{
        const main = document.querySelector('main');
        main.insertAdjacentHTML('beforeend', ${JSON.stringify(html)});
        const node = Y.one(main.lastElementChild);
        if (node) Squarespace.${initializer}(Y, node);
      }`);
    const isAlive = (id: string) => page.locator(`#${id} [aria-controls]`).waitFor();
    await insert(accordion('first'), 'initializeLayoutBlocks');
    await isAlive('first');
    await insert(accordion('second'), 'initializeWebsiteComponent');
    await isAlive('second');
    expect(errors).toEqual([]);
  });

  once('lets authors’ code for the old library run without errors and without effect', async ({ site }) => {
    const { page, errors, warnings } = await site.newPage();
    site.answers.set(
      '/old-code',
      `<!doctype html><title>Old</title><link rel="stylesheet" href="/dist/site.css">
          <script src="/dist/${renderer}/boot.js"></script><script>window.results = [];</script>
          <script>Y.use('squarespace-ui-base', function (Y) {
            Y.one('h1.logo').plug(Y.Squarespace.TextShrink, { parentEl: Y.one('header') });
            results.push(parseInt(Y.one('h1.logo').getComputedStyle('paddingLeft'), 10));
            results.push(Y.one('h1.logo').hasClass('logo'), Y.one('.nowhere'), Y.one('}{'));
            Y.all('.folder').each(function (folder) { results.push('called'); });
            results.push(Y.all('h1').size());
            for (var node = Y.one('h1'), steps = 0; node; node = node.next()) steps++;
            results.push(steps);
            Y.one('h1').addClass('shrunk').setStyle('color', 'red').on('click', function () {});
            Y.one(window).on('resize', function () {});
            Y.Node.create('<b></b>').appendTo(Y.one('body')).remove();
            new Y.Squarespace.Lightbox({ set: Y.all('img') }).render().show();
            results.push('' + Y.config.lang, Y.UA.ie > 0);
          });
          Y.use('node', function (Y) { Y.one('.nowhere').plug(Y.Squarespace.TextShrink); });</script>
          <header><h1 class="logo" style="padding-left: 7px">Kiln</h1></header><div class="folder"></div>
          <script type="module" src="/dist/${renderer}/site.js"></script>`,
    );
    await page.goto(`${site.url}/old-code`);
    await page.waitForFunction(() => (window as unknown as { results: unknown[] }).results.length > 7);
    const results = await page.evaluate(() => (window as unknown as { results: unknown[] }).results);
    expect(results).toEqual([7, true, null, null, 'called', 1, 1, '', false]);
    expect(await page.locator('h1').evaluate((title) => title.outerHTML)).toBe(
      '<h1 class="logo" style="padding-left: 7px">Kiln</h1>',
    );
    // Where the old library had nothing either, its own error is what the page would have got.
    await expect.poll(() => warnings.filter((text) => text.includes('platform-globals')).length).toBe(1);
    expect(errors).toEqual([]);
  });

  once(
    'mounts blocks that arrive later, ends those that are removed, and keeps those that are moved',
    async ({ site }) => {
      const { page } = await site.open('accordion.html', renderer);
      const count = () => page.evaluate(() => inlayApi().inspect().length);
      const before = await count();
      expect(before).toBeGreaterThan(2);

      // Moved while mounted: the same life, still working.
      await page.evaluate(async () => {
        const inlay = inlayApi();
        Object.assign(window, { stopObserving: await inlay.observe() });
        const block = document.querySelector('.sqs-block-accordion');
        if (block) document.querySelector('main')?.append(block);
      });
      const moved = page
        .locator('.sqs-block-accordion')
        .last()
        .locator('.accordion-item__click-target')
        .first();
      const wasOpen = await moved.getAttribute('aria-expanded');
      await moved.click();
      expect(await moved.getAttribute('aria-expanded')).not.toBe(wasOpen);
      expect(await count()).toBe(before);

      // Inserted: found by itself, since insertions are observed.
      await page.evaluate(() => {
        const copy = document.createElement('div');
        copy.className = 'sqs-block sqs-block-accordion';
        copy.id = 'inserted';
        const list = document.createElement('ul');
        list.className = 'accordion-items-container';
        const item = document.createElement('li');
        item.className = 'accordion-item';
        const button = document.createElement('button');
        button.className = 'accordion-item__click-target';
        button.textContent = 'Inserted';
        const answer = document.createElement('div');
        answer.className = 'accordion-item__dropdown';
        item.append(button, answer);
        list.append(item);
        copy.append(list);
        document.querySelector('main')?.prepend(copy);
      });
      await page.locator('#inserted').scrollIntoViewIfNeeded();
      await page.locator('#inserted [aria-expanded="false"]').waitFor();
      expect(await count()).toBe(before + 1);

      await page.evaluate(() => document.getElementById('inserted')?.remove());
      await expect.poll(count).toBe(before);
      await page.evaluate(() => (window as unknown as { stopObserving(): void }).stopObserving());
    },
  );
});

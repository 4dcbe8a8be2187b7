import { describe, expect } from 'vitest';
import { at, gone, openerOf, shown } from './support/lightbox';
import { scrollThrough } from './support/scroll-through';
import { blockStates, it, once, openDemo, RENDERERS, whenReady } from './support/site';
import { forbidInline, noteViolations, readViolations } from './support/strict-policy';

describe.each(RENDERERS)('hard conditions under %s', (renderer) => {
  it('keeps a strict policy and Trusted Types without one violation', async ({ site }) => {
    const watched = await site.newPage();
    const { page, errors } = watched;
    await noteViolations(page);
    await openDemo(site, watched, 'trouble/csp.html', renderer);
    await page.locator('.inlay-cookie-banner').waitFor();
    expect((await blockStates(page)).filter((state) => !state.endsWith('mounted'))).toEqual([]);
    await page.locator('.accordion-item__click-target').first().click();
    const opener = page.locator('.image-slide-anchor[role="button"]').first();
    await opener.click();
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await page.locator('.inlay-cookie-banner button').first().click();
    await page.locator('.inlay-cookie-banner').waitFor({ state: 'detached' });
    await page.evaluate(() => {
      inlayApi().destroy();
    });
    expect(await readViolations(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('keeps it in the lightbox, and in its pictures and videos', async ({ site }) => {
    const watched = await site.newPage();
    const { page, errors } = watched;
    await forbidInline(watched);
    await openDemo(site, watched, 'lightbox.html', renderer);
    await openerOf(page, 0, '#block-11ghtb0x0001').click();
    await shown(page);
    await page.keyboard.press('+');
    await page.keyboard.press('0');
    await page.keyboard.press('ArrowRight');
    await at(page, 2, 3);
    await shown(page);
    await page.keyboard.press('Escape');
    await gone(page);
    // A video and a strip of thumbnails, as theme code asks for them.
    await page.evaluate(() => {
      const picture = {
        content: { type: 'image' as const, src: '/pictures/kiln-1800x1200.png', alt: 'Kiln' },
      };
      const html = '<iframe src="https://player.vimeo.com/video/1" width="16" height="9"></iframe>';
      const film = { content: { type: 'video' as const, html, alt: 'Film', width: 16, height: 9 } };
      void inlayApi().lightbox({ set: [film, picture], thumbnails: true });
    });
    await page.locator('[data-slot="0"] .sqs-video-icon').press('Enter');
    await page.locator('dialog iframe').waitFor();
    await page.keyboard.press('Escape');
    expect(await readViolations(page)).toEqual([]);

    // On the other demo pages: test/soak/strict-policy.test.ts.
    expect((await blockStates(page)).filter((state) => state.endsWith('failed'))).toEqual([]);
    await page.evaluate(() => {
      inlayApi().destroy();
    });
    expect(await readViolations(page)).toEqual([]);
    expect(errors.filter((line) => !line.startsWith('Failed to load resource'))).toEqual([]);
  });

  once('works where storage and cookies are blocked', async ({ site }) => {
    const watched = await site.newPage();
    const { page, errors } = watched;
    await page.addInitScript(() => {
      const blocked = {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      };
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, blocked);
      Object.defineProperty(Document.prototype, 'cookie', {
        ...blocked,
        set: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await openDemo(site, watched, 'cookie-banner.html', renderer);
    const banner = page.locator('.inlay-cookie-banner');
    await banner.getByRole('button').first().click();
    await banner.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => inlayApi().consent.get())).toEqual({
      performance: true,
      marketing: true,
    });
    expect(errors).toEqual([]);
  });

  once.for([
    ['trouble/no-context.html', 0],
    ['trouble/cut-context.html', 1],
  ] as const)(
    'does not warn of a missing context, and warns once of a damaged one: %s',
    async ([demo, count], { site }) => {
      const watched = await site.open(demo, renderer);
      expect(watched.warnings.filter((text) => text.includes('site context cannot be read'))).toHaveLength(
        count,
      );
      expect(watched.warnings).toHaveLength(count);
      const found = await blockStates(watched.page);
      expect(found.filter((state) => state.endsWith(' mounted')).length).toBeGreaterThan(0);
      expect(found.filter((state) => !state.endsWith(' mounted'))).toHaveLength(count);
    },
  );

  once('starts with the defaults when the context cannot be read at all', async ({ site }) => {
    const watched = await site.newPage();
    const { page, warnings } = watched;
    await page.addInitScript(() => {
      const context = {
        get pageType() {
          throw new Error('read too early');
        },
      };
      Object.assign(window, { Static: { SQUARESPACE_CONTEXT: context } });
    });
    await openDemo(site, watched, 'trouble/no-context.html', renderer);
    expect(warnings.filter((text) => text.includes('read too early'))).toHaveLength(1);
    expect(await blockStates(page)).toContain('accordion mounted');
  });

  once('survives data of every bad kind, a megabyte of it too', async ({ site }) => {
    const watched = await site.newPage();
    const { page, errors, warnings } = watched;
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return;
        const blocks = [...document.querySelectorAll('.sqs-block-gallery')];
        const values = [
          `{"thumbnails-per-row":"${'9'.repeat(1_000_000)}"}`,
          `{"padding":${'['.repeat(500_000)}`,
          '{"__proto__":{"lightbox":true},"constructor":{"prototype":{"x":1}}}',
          '{"thumbnails-per-row":{},"padding":[],"lightbox":"maybe","aspect-ratio":7}',
          '[1,2]',
          'null',
          '17',
          '"text"',
        ];
        for (const [index, value] of values.entries()) blocks[index]?.setAttribute('data-block-json', value);
      });
    });
    await openDemo(site, watched, 'gallery-grid.html', renderer);
    const found = await blockStates(page);
    expect(found.filter((state) => state === 'gallery-grid failed').length).toBeGreaterThanOrEqual(4);
    expect(found.filter((state) => state === 'gallery-grid mounted').length).toBeGreaterThanOrEqual(3);
    expect(warnings.filter((text) => text.includes('Error decoding gallery block data.')).length).toBe(
      found.filter((state) => state === 'gallery-grid failed').length,
    );
    // Whatever its data, each picture is shown.
    const images = page.locator('.sqs-gallery-block-grid img');
    expect(await images.count()).toBeGreaterThan(0);
    await scrollThrough(page);
    await expect
      .poll(() => images.evaluateAll((all) => all.filter((one) => !(one as HTMLImageElement).naturalWidth)))
      .toEqual([]);
    expect(await page.evaluate(() => Object.hasOwn(Object.prototype, 'lightbox'))).toBe(false);
    expect(errors).toEqual([]);
  });

  once('mounts waiting blocks when the page is printed or a link leads into one', async ({ site }) => {
    const { page } = await site.newPage();
    await page.goto(`${site.url}/demo-pages/many-blocks.html?renderer=${renderer}`);
    await whenReady(page, false);
    const waiting = async () =>
      (await blockStates(page)).filter((state) => state.endsWith(' waiting')).length;
    const before = await waiting();
    expect(before).toBeGreaterThan(10);
    const last = await page.evaluate(() => [...document.querySelectorAll('.sqs-block[id]')].at(-1)?.id ?? '');
    await page.evaluate((id) => {
      location.hash = id;
    }, last);
    await expect.poll(waiting).toBeLessThan(before);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect.poll(waiting).toBe(0);
  });
});

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { hasFocus, tabTo } from './support/keyboard';
import { serveEdited } from './support/serve-edited';
import { bodyOf, it, openDemo, RENDERERS, serverBody, type WatchedPage } from './support/site';
import { type MapsWindow, mapCalls, standInForMaps } from './support/stand-in-maps';

const [FIRST, SECOND, COMPONENT] = ['a1', 'a2', 'a3'].map((end) => `#block-4c1f6a2d90b34e7781${end}`) as [
  string,
  string,
  string,
];

const note = (page: Page, block: string) => page.locator(`${block} .inlay-waiting`);

describe.each(RENDERERS)('maps under %s', (renderer) => {
  let watched: WatchedPage;
  let asked: readonly URL[];
  let served: string;

  it.beforeAll(async ({ site }) => {
    served = await serverBody(site, 'map.html');
    watched = await site.newPage();
    asked = await standInForMaps(watched.page);
    await openDemo(site, watched, 'map.html', renderer);
  });

  it('are an address, a link and a button before consent, without any request', async () => {
    const { page } = watched;
    expect(asked).toEqual([]);
    expect(await note(page, FIRST).locator('address > *').allTextContents()).toEqual([
      'Otterbrook Glasshouse',
      'Weir Lane',
      'Otterbrook, NG7 2QP',
      'United Kingdom',
    ]);
    const link = note(page, FIRST).locator('a');
    expect(await link.getAttribute('href')).toBe(
      'https://maps.google.com/maps?sll=52.9412%2C-1.1827&q=Otterbrook+Glasshouse%2C+Weir+Lane%2C+Otterbrook%2C+NG7+2QP%2C+United+Kingdom&z=15',
    );
    expect([await link.getAttribute('target'), await link.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener',
    ]);
  });

  it('are as high as their rows, or as their ratio, and can be read from their first line on where they are low', async () => {
    const box = (block: string) => watched.page.locator(`${block} > .page-map`).boundingBox();
    expect((await box(FIRST))?.height).toBe(408);
    for (const [block, ratio] of [
      [SECOND, 0.42],
      [COMPONENT, 0.5851],
    ] as const) {
      const { width, height } = (await box(block)) ?? { width: 0, height: 0 };
      expect(height / width).toBeCloseTo(ratio, 2);
      expect(width).toBe((await watched.page.locator(block).boundingBox())?.width);
    }
    // The note fills it.
    expect((await note(watched.page, FIRST).boundingBox())?.height).toBe(408);
    // On a phone, some are too low for it: it can be read from its first line on.
    await watched.page.setViewportSize({ width: 390, height: 800 });
    const boxes = await watched.page.locator('.inlay-map > .inlay-waiting').evaluateAll((notes) =>
      notes.map((one) => ({
        height: one.clientHeight,
        above: one.getBoundingClientRect().top - (one.firstElementChild?.getBoundingClientRect().top ?? 0),
      })),
    );
    expect(boxes).toHaveLength(3);
    expect(Math.min(...boxes.map(({ height }) => height))).toBeLessThan(160);
    expect(Math.max(...boxes.map(({ above }) => above))).toBeLessThan(0);
    await watched.page.setViewportSize({ width: 1280, height: 900 });
  });

  it('are all shown once a visitor asks for one; the focus stays with it', async () => {
    const { page } = watched;
    await tabTo(page, note(page, FIRST).locator('button'));
    await page.keyboard.press('Enter');
    await page.locator(`${FIRST} .gm-style`).waitFor();
    expect(await hasFocus(page.locator(`${FIRST} [aria-label="Map of Otterbrook Glasshouse"]`))).toBe(true);
    await page.locator(`${SECOND} .gm-style`).waitFor();
    await page.locator(`${COMPONENT} .gm-style`).waitFor();
    expect(await page.locator('.inlay-waiting').count()).toBe(0);
    // The library is loaded once, with the key of the page or of the block that is first.
    expect(asked).toHaveLength(1);
    expect(asked[0]?.searchParams.get('key')).toMatch(/^DEMO-KEY-/);
    const calls = (await mapCalls(page)) ?? [];
    expect(calls).toContainEqual(['map', { lat: 52.9412, lng: -1.1827 }, 15, 'roadmap']);
    expect(calls).toContainEqual(['map', { lat: 38.7131, lng: -9.1335 }, 17, 'satellite']);
    expect(calls).toContainEqual([
      'marker',
      { lat: 52.9412, lng: -1.1827 },
      'Otterbrook Glasshouse, Weir Lane, Otterbrook, NG7 2QP, United Kingdom',
    ]);
    expect(await violations(page)).toEqual([]);
  });

  it('open the place in a new window at a click on the marker', async () => {
    const { page } = watched;
    await page.evaluate(() => {
      window.open = (...opened) => {
        document.title = opened.join(' ');
        return null;
      };
    });
    await page.locator(`${COMPONENT} .stand-in-marker`).click();
    expect(await page.title()).toBe(
      'https://maps.google.com/maps?sll=-41.3712549%2C145.6095169&q=Seed+store%2C+Tasmania%2C+7321%2C+Australia&z=4 _blank noopener',
    );
  });

  // @wcag 2.4.7 | what only the keyboard reaches is seen when it has the focus
  // @keys map | Tab, Enter | follows a link to the place
  it('have a link to the place for the keyboard, seen when it has the focus', async () => {
    const link = watched.page.locator(`${FIRST} .inlay-map-skip a`);
    await tabTo(watched.page, link);
    expect(await link.evaluate((element) => getComputedStyle(element).clipPath)).toBe('none');
  });

  it('take changes of their options', async () => {
    const { page } = watched;
    await page.evaluate(() => {
      const store = inlayApi()
        .inspect()
        .find(({ block }) => block === 'map')?.store as { update(changes: object): void };
      store.update({ style: 'Satellite' });
      store.update({ draggable: false });
    });
    await page.waitForFunction(() =>
      (window as unknown as MapsWindow).mapCalls?.some(([name]) => name === 'options'),
    );
    const changes = ((await mapCalls(page)) ?? []).filter(([name]) => name === 'options');
    expect(changes).toHaveLength(1);
    expect(changes[0]?.[1]).toMatchObject({ mapTypeId: 'hybrid', draggable: false });
  });

  it('are an address and a link again when Google refuses the key', async () => {
    const { page, warnings } = watched;
    await page.evaluate(() => (window as unknown as MapsWindow).gm_authFailure?.());
    await note(page, FIRST).waitFor();
    expect(await note(page, FIRST).locator('p').textContent()).toBe('The map could not be loaded.');
    expect(await note(page, FIRST).locator('button').textContent()).toBe('Try again');
    expect(await page.locator('.gm-style').count()).toBe(0);
    expect(warnings.join('\n')).toContain(
      'map (load): Google has refused the key of the map. Check the key and the hosts that it allows. Instead, the address and a link to the map are shown.',
    );
  });

  it('give the page back', async () => {
    await watched.page.evaluate(() => inlayApi().destroy());
    expect(await bodyOf(watched.page)).toBe(served);
    expect(watched.errors).toEqual([]);
  });
});

describe('a map', () => {
  it('that is blocked says so, and tries again', async ({ site }) => {
    const watched = await site.newPage();
    const { page, warnings } = watched;
    await page.route('https://maps.googleapis.com/**', (route) => route.abort());
    await openDemo(site, watched, 'map.html', 'preact');
    await note(page, FIRST).locator('button').click();
    await note(page, FIRST).getByText('The map could not be loaded.').waitFor();
    expect(warnings.join('\n')).toContain('could not be loaded. Instead, the address and a link');
    const asked = await standInForMaps(page);
    await note(page, FIRST).getByRole('button', { name: 'Try again' }).click();
    await page.locator(`${FIRST} .gm-style`).waitFor();
    expect(asked).toHaveLength(1);
  });

  it('keeps a strict policy and Trusted Types', async ({ site }) => {
    const watched = await site.newPage();
    const { page, errors } = watched;
    const asked = await standInForMaps(page);
    await page.route('**/demo-pages/map.html?*', async (route) => {
      const response = await route.fetch();
      const policy =
        "script-src 'self' 'unsafe-inline' https://maps.googleapis.com; require-trusted-types-for 'script'; trusted-types inlay";
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': policy },
      });
    });
    await openDemo(site, watched, 'map.html', 'preact');
    await note(page, FIRST).getByRole('button', { name: 'Show the map' }).click();
    await page.locator(`${FIRST} .gm-style`).waitFor();
    expect(asked).toHaveLength(1);
    // A violation would be an error on the console.
    expect(errors).toEqual([]);
  });

  it('keeps the box that the page gives it, has no tiles of a page that was saved with them, appears when consent is given, and disappears when it is withdrawn', async ({
    site,
  }) => {
    const tiles =
      '<div style="position: absolute"><div class="gm-style"><div tabindex="0"></div><a href="https://maps.example/"></a></div></div>';
    const saved = await serveEdited(site, 'map.html', 'preact', (html) =>
      html
        .replace(
          /(id="block-4c1f6a2d90b34e7781a2"[^>]*><div class="sqs-block-content)"/,
          '$1 sqs-intrinsic" style="padding-bottom: 150%"',
        )
        .replace(
          /(sqs-block-map sized.*?<div class="sqs-block-content)">.*?<\/div>/s,
          `$1 page-map">${tiles}</div>`,
        ),
    );
    const watched = await site.newPage();
    const { page } = watched;
    await standInForMaps(page);
    await openDemo(site, watched, saved, 'preact');
    const [outer, box] = await Promise.all(
      [SECOND, `${SECOND} > .page-map`].map((selector) => page.locator(selector).boundingBox()),
    );
    expect(box?.width).toBe(outer?.width);
    expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(1.5, 2);

    const inMap = (selector: string) => page.locator('.sqs-block-map.sized').first().locator(selector);
    await expect.poll(() => inMap('.inlay-map').count()).toBe(1);
    expect(await inMap('.gm-style, [tabindex="0"], a:not(inlay-ui *)').count()).toBe(0);

    const choose = (marketing: boolean) =>
      page.evaluate((is) => inlayApi().consent.choose({ performance: true, marketing: is }), marketing);
    await choose(true);
    await page.locator(`${FIRST} .gm-style`).waitFor();
    await choose(false);
    await note(page, FIRST).waitFor();
    expect(await page.locator('.gm-style').count()).toBe(0);
    expect(await mapCalls(page)).toContainEqual(['marker removed']);
    await page.evaluate(() => inlayApi().destroy());
    expect(await inMap('.gm-style a').count()).toBe(1);
  });
});

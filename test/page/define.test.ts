import { describe, expect } from 'vitest';
import { it, openDemo, RENDERERS, type Renderer, type Site, whenReady } from './support/site';

/** A Thursday in London; in Tokyo it is Friday already. */
const THURSDAY_EVENING = new Date('2026-03-05T19:30:00Z');

async function openHours(site: Site, renderer: Renderer) {
  const watched = await site.newPage({ timezoneId: 'Asia/Tokyo' });
  await watched.page.clock.setFixedTime(THURSDAY_EVENING);
  await openDemo(site, watched, 'opening-hours.html', renderer, { all: false });
  await watched.page.locator('#hours [aria-current]').waitFor();
  return watched;
}

describe.each(RENDERERS)("a theme's own block under %s", (renderer) => {
  it('is registered from the queue before the script has run, has a state, reports its faults, and restores the page at its end, as other blocks do', async ({
    site,
  }) => {
    const { page, warnings } = await openHours(site, renderer);
    expect(await page.locator('#hours [aria-current] dt').allTextContents()).toEqual(['Thursday']);
    expect(await page.locator('#hours [role=status]').textContent()).toBe('Open now, until 20:00');
    await whenReady(page);
    const states = await page.evaluate(() =>
      inlayApi()
        .inspect()
        .map(({ block, element, state, fault }) => [block, element?.id, state, fault?.message]),
    );
    expect(states).toEqual([
      ['acme:opening-hours', 'hours', 'mounted', undefined],
      ['acme:opening-hours', 'no-days', 'failed', 'The opening hours name no day.'],
    ]);
    expect(warnings).toEqual([
      expect.stringContaining('acme:opening-hours (read): The opening hours name no day.'),
    ]);

    const changed = await page.evaluate(() => {
      const hours = document.getElementById('hours');
      inlayApi().destroy();
      const destroyed = hours?.outerHTML;
      document.dispatchEvent(new Event('visibilitychange'));
      return destroyed !== hours?.outerHTML || hours?.querySelector('[aria-current]') !== null;
    });
    expect(changed).toBe(false);

    await page.evaluate(() => inlayApi().init());
    await page.locator('#hours [aria-current]').waitFor();
  });

  it('is found when it is registered after the start, and takes only what no other block has', async ({
    site,
  }) => {
    const { page } = await site.open('opening-hours.html', renderer);
    const found = await page.evaluate(async () => {
      const mounted: string[] = [];
      await inlayApi().define({
        name: 'acme:late-comer',
        selector: 'main h1, .opening-hours',
        when: 'now',
        reveal: { ':scope': { classes: { revealed: true } } },
        mount(element) {
          mounted.push(element.localName);
          return 'its store';
        },
      });
      await inlayApi().whenReady({ all: true });
      const stores = inlayApi()
        .inspect()
        .map(({ store }) => store);
      return { mounted, stores, classes: document.querySelector('h1')?.className };
    });
    expect(found).toEqual({
      mounted: ['h1'],
      stores: expect.arrayContaining(['its store']),
      classes: 'revealed',
    });
  });

  it('fails alone when it throws', async ({ site }) => {
    const { page, errors } = await site.open('opening-hours.html', renderer);
    const html = await page.locator('h1').evaluate((element) => element.outerHTML);
    await page.evaluate(async () => {
      await inlayApi().define({
        name: 'acme:broken',
        selector: 'h1',
        when: 'now',
        mount(element, scope) {
          scope.owner().claim(element, { attributes: { title: 'half way' } });
          throw new Error('no idea');
        },
      });
      await inlayApi().whenReady();
    });
    const faults = await page.evaluate(() =>
      inlayApi()
        .inspect()
        .filter(({ block }) => block === 'acme:broken')
        .map(({ state, fault }) => [state, fault?.phase, fault?.message]),
    );
    expect(faults).toEqual([['failed', 'mount', 'no idea']]);
    expect(await page.locator('h1').evaluate((element) => element.outerHTML)).toBe(html);
    expect(errors).toEqual([]);
  });
});

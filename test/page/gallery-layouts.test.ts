import { describe, expect } from 'vitest';
import { layOutScaled } from './support/lay-out-scaled';
import { it, ONE_RENDERER, type WatchedPage } from './support/site';
import { startAnew } from './support/start-anew';

/** Left, top, width and height of each item, in px from the corner of its list. */
const placesOf = (id: string) =>
  [...document.querySelectorAll(`#${id} .demo-item`)].map((item) => {
    const box = item.getBoundingClientRect();
    const { left, top } = item.parentElement?.getBoundingClientRect() ?? box;
    return [box.left - left, box.top - top, box.width, box.height].map(Math.round) as [
      number,
      number,
      number,
      number,
    ];
  });

/** Whether any two lie on each other. */
const overlap = (places: ReadonlyArray<readonly [number, number, number, number]>) =>
  places.some(([x, y, w, h], index) =>
    places.slice(index + 1).some(([left, top, width, height]) => {
      const isApart = left >= x + w - 1 || x >= left + width - 1 || top >= y + h - 1 || y >= top + height - 1;
      return !isApart;
    }),
  );

describe.each(ONE_RENDERER)('the lists of a theme under %s', (renderer) => {
  let opened: WatchedPage;
  it.beforeAll(async ({ site }) => {
    opened = await site.open('gallery-layouts.html', renderer);
  });

  it.for([1280, 360])('are laid out as their designs say, at %i px', async (width) => {
    const { page } = opened;
    await page.setViewportSize({ width, height: 900 });
    await startAnew(page);
    await page.evaluate(async () => void (await window.galleries));
    const room = await page.locator('#autorows .demo-items').evaluate((list) => Math.round(list.clientWidth));
    for (const id of ['autorows', 'autorows-rtl', 'autocolumns', 'autogrid', 'grid', 'list']) {
      const places = await page.evaluate(placesOf, id);
      expect.soft(overlap(places), id).toBe(false);
      expect.soft(Math.min(...places.map(([left]) => left)), id).toBeGreaterThanOrEqual(-1);
      expect.soft(Math.max(...places.map(([left, , w]) => left + w)), id).toBeLessThanOrEqual(room + 1);
      // Nothing of it lies on what comes next.
      const below = await page
        .locator(`#${id} .demo-items`)
        .evaluate((list) => Math.round(list.getBoundingClientRect().height));
      expect.soft(Math.max(...places.map(([, top, , h]) => top + h)), id).toBeLessThanOrEqual(below + 25);
    }

    const inRows = await page.evaluate(placesOf, 'autorows');
    const tops = [...new Set(inRows.map(([, top]) => top))];
    const rows = tops.map((wanted) => inRows.filter(([, top]) => top === wanted));
    const full = rows.slice(0, -1);
    expect(full.every((row) => new Set(row.map(([, , , height]) => height)).size === 1)).toBe(true);
    expect(full.every((row) => Math.abs(Math.max(...row.map(([left, , w]) => left + w)) - room) <= 1)).toBe(
      true,
    );
    const [first] = await page.evaluate(placesOf, 'autorows-rtl');
    expect((first?.[0] ?? 0) + (first?.[2] ?? 0)).toBe(room);
    const perRow = (await page.evaluate(placesOf, 'grid')).filter(([, top]) => top === 0).length;
    expect(perRow).toBe(3);
    const columns = new Set((await page.evaluate(placesOf, 'autocolumns')).map(([left]) => left)).size;
    expect(columns).toBe(Math.max(1, Math.floor(room / 260)));
  });

  it('are laid out alike while an animation draws them smaller', async () => {
    const { page } = opened;
    const layOut = (transform: string) => layOutScaled(page, '.demo-items > .demo-item', transform);
    const places = (await layOut('none')).flat();
    const scaled = (await layOut('scale(0.8)')).flat();
    expect(places.length).toBeGreaterThan(20);
    expect(scaled.length).toBe(places.length);
    // Browsers round.
    expect(Math.max(...places.map((place, at) => Math.abs(place - (scaled[at] ?? 0))))).toBeLessThanOrEqual(
      2,
    );
    await layOut('');
  });

  it('enlarge their pictures where they are grids and rows, follow the window, and are given back', async () => {
    const { page, errors, warnings } = opened;
    for (const [id, isOn] of [
      ['grid', true],
      ['autorows', true],
      ['autocolumns', false],
    ] as const) {
      const buttons = page.locator(`#${id} .demo-item img[role="button"]`);
      expect
        .soft(await buttons.count(), id)
        .toBe(isOn ? await page.locator(`#${id} .demo-item img`).count() : 0);
    }
    const picture = page.locator('#grid .demo-item img').first();
    await picture.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    // Changed before the frame in which the list is first seen.
    await page.evaluate(async () => {
      const list = document.createElement('div');
      list.id = 'early';
      list.style.width = '900px';
      for (let left = 6; left > 0; left--)
        list.append(Object.assign(document.createElement('div'), { textContent: 'An item' }));
      document.querySelector('main')?.append(list);
      await inlayApi().gallery(list, { design: 'autocolumns' });
      list.style.width = '300px';
    });
    const readBeyond = () =>
      page.locator('#early').evaluate((list) => {
        const { right } = list.getBoundingClientRect();
        return Math.max(...[...list.children].map((item) => item.getBoundingClientRect().right - right));
      });
    await expect.poll(readBeyond).toBeLessThanOrEqual(1);
    expect([errors, warnings]).toEqual([[], []]);
    const served = await page.evaluate(() => {
      inlayApi().destroy();
      return document.querySelectorAll('.demo-items[style], .demo-items[class*=" "], .demo-item[style]')
        .length;
    });
    expect(served).toBe(0);
  });
});

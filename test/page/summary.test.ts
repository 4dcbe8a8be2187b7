import { describe, expect } from 'vitest';
import { editAnswers } from './support/edit-answers';
import { findTrouble, NO_TROUBLE } from './support/placed';
import { serveEdited } from './support/serve-edited';
import { undrawn as it, ONE_RENDERER, openDemo, type WatchedPage } from './support/site';
import { startAnew } from './support/start-anew';

const PLACED = '.summary-block-wrapper:not(.summary-block-setting-design-carousel) .summary-item-list';
const listOf = (design: string) => `.summary-block-setting-design-${design} .summary-item-list >> nth=0`;

describe.each(ONE_RENDERER)('summaries under %s', (renderer) => {
  // One page for all that want it as it is served.
  let watched: WatchedPage;
  it.beforeAll(async ({ site }) => {
    watched = await site.open('summaries.html', renderer);
  });
  const anew = async (width = 1280) => {
    await watched.page.setViewportSize({ width, height: 900 });
    await startAnew(watched.page);
    return watched;
  };

  it('carousels keep the arrows of a theme, beside each other', async ({ site }) => {
    const css = `.sqs-gallery-controls :is(.next, .previous):before { content: '>'; font-size: 16px }
      .sqs-block-summary-v2 .summary-block-setting-design-carousel .summary-carousel-pager { display: block; width: 50px }`;
    const path = await serveEdited(site, 'summaries.html', renderer, (html) =>
      html.replace('</head>', `<style>${css}</style></head>`),
    );
    const { page } = await site.open(path, renderer, { viewport: { width: 390, height: 900 } });
    const arrows = page.locator('.summary-block-setting-design-carousel').last().locator('.previous, .next');
    const seen = await arrows.evaluateAll((all) =>
      all.map((arrow) => {
        const { content, transform, borderTopWidth } = getComputedStyle(arrow, '::before');
        return { drawn: [content, transform, borderTopWidth], top: arrow.getBoundingClientRect().top };
      }),
    );
    expect(seen.map(({ drawn }) => drawn)).toEqual(Array(2).fill(['">"', 'none', '0px']));
    expect(seen[0]?.top).toBe(seen[1]?.top);
  });

  it.for([
    [360, 'ltr'],
    [768, 'rtl'],
    [1280, 'ltr'],
  ] as const)('neither overlap nor leave their block at %i px, read %s', async ([width, dir]) => {
    const { page } = watched;
    await page.evaluate((direction) => {
      document.documentElement.dir = direction;
    }, dir);
    const { errors, warnings } = await anew(width);
    // The first item stands where reading begins.
    const isFirst = await page.$$eval(
      PLACED,
      (lists, isRtl) =>
        lists.map((list) => {
          const room = list.getBoundingClientRect();
          const first = list.firstElementChild?.getBoundingClientRect() ?? room;
          return Math.abs(isRtl ? room.right - first.right : first.left - room.left) < 2;
        }),
      dir === 'rtl',
    );
    expect(new Set(isFirst)).toEqual(new Set([true]));
    expect(await findTrouble(page, PLACED)).toEqual(NO_TROUBLE);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    // On paper, which has a width of its own, nothing stands where the window had it.
    const style = await page.addStyleTag({ content: '.summary-item { display: block; margin: 0 }' });
    await page.emulateMedia({ media: 'print' });
    expect(await findTrouble(page, PLACED)).toEqual(NO_TROUBLE);
    const [first, second] = await page.locator(`${listOf('autocolumns')} >> .summary-item`).all();
    expect((await second?.boundingBox())?.y).toBeCloseTo((await first?.boundingBox())?.y ?? -1, 0);
    expect(
      await page
        .locator(`${listOf('autocolumns')} >> .summary-item`)
        .evaluateAll((items) => items.map((item) => getComputedStyle(item).position)),
    ).not.toContain('absolute');
    const shares = await page
      .locator(listOf('autocolumns'))
      .evaluate((list) =>
        [...list.children].map((item) => item.getBoundingClientRect().width / list.clientWidth),
      );
    expect(Math.min(...shares)).toBeGreaterThan(0.29);
    expect(
      await page
        .locator(listOf('autocolumns'))
        .evaluate((list) => list.clientWidth / (list.closest('.sqs-block')?.clientWidth ?? 0)),
    ).toBeGreaterThan(0.95);
    expect(errors).toEqual([]);
    expect(warnings).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
    await style.evaluate((element: HTMLElement) => element.remove());
    await page.evaluate(() => document.documentElement.removeAttribute('dir'));
  });

  it('place a grid in per cent of its width', async () => {
    const { page } = await anew();
    const list = page.locator(listOf('autogrid'));
    const { width, items } = await list.evaluate((element) => ({
      width: element.getBoundingClientRect().width,
      items: [...element.children].map((item) => (item as HTMLElement).style.cssText),
    }));
    const gap = (100 * 30) / width;
    const columns = Math.floor((width + 30) / 300);
    expect(Number(/width: ([\d.]+)%/.exec(items[0] ?? '')?.[1])).toBeCloseTo(
      (100 - (columns - 1) * gap) / columns,
      2,
    );
    expect(items[0]).toContain('clear: left');
    expect(items[columns - 1]).toContain('margin-right: 0px');
    expect(await list.evaluate((element) => element.classList.contains('sqs-gallery-design-autogrid'))).toBe(
      true,
    );
    expect(await list.locator('.summary-item:not(.positioned)').count()).toBe(0);
  });

  it('place a wall in its reading order, and place it again when there is less room', async () => {
    const { page } = await anew();
    const list = page.locator(listOf('autocolumns'));
    const tops = () =>
      list.evaluate((element) => [...element.children].map((item) => item.getBoundingClientRect().top));
    const expectOrder = (all: readonly number[]) =>
      all.forEach((top, index) => {
        for (const before of all.slice(0, index)) expect(top).toBeGreaterThan(before - 40);
      });
    expectOrder(await tops());
    const height = await list.evaluate((element) => element.clientHeight);
    await page.setViewportSize({ width: 600, height: 900 });
    await expect.poll(() => list.evaluate((element) => element.clientHeight)).toBeGreaterThan(height);
    expectOrder(await tops());
    expect(await findTrouble(page, PLACED)).toMatchObject({ overlaps: 0, wide: 0 });
  });

  it('set pictures beside the text of a list, and give the text all the room without one', async () => {
    const { page } = await anew();
    const items = page.locator(listOf('list')).locator('> .summary-item');
    const shares = await items.evaluateAll((all) =>
      all.map((item) => {
        const { width } = item.getBoundingClientRect();
        const [picture, text] = ['.summary-thumbnail-outer-container', '.summary-content'].map(
          (part) => (item.querySelector(part)?.getBoundingClientRect().width ?? 0) / width,
        );
        return [picture, text, item.classList.contains('no-image')] as const;
      }),
    );
    expect(shares[0]?.[0]).toBeCloseTo(0.25, 2);
    expect(shares[0]?.[1]).toBeCloseTo(0.75, 2);
    expect(shares[2]).toEqual([0, expect.closeTo(1, 2), true]);
    // What is between them is the picture's part: a theme has it there, and a gap of the text would be added to it.
    const gaps = await items.first().evaluate((item) => {
      const box = (part: string) => item.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
      const text = item.querySelector('.summary-content');
      const inside = text ? Number.parseFloat(getComputedStyle(text).paddingInlineStart) : Number.NaN;
      return [box('.summary-content').left - box('.img-wrapper').right, inside];
    });
    expect(gaps).toEqual([expect.closeTo(20, 0), 0]);
  });

  it('have the default sizes of their settings before the script has loaded', async ({ site }) => {
    const fresh = await site.newPage();
    const { page } = fresh;
    await editAnswers(page, '**/summaries.html*', (html) =>
      html
        .replaceAll(
          '&quot;columnWidth&quot;:270,&quot;gutter&quot;:30,',
          '&quot;columnWidth&quot;:350,&quot;gutter&quot;:50,',
        )
        .replaceAll('&quot;imageAspectRatio&quot;:&quot;1.5', '&quot;imageAspectRatio&quot;:&quot;2.4')
        .replaceAll('&quot;listImageSize&quot;:25,', '&quot;listImageSize&quot;:50,')
        .replaceAll(
          'class="summary-thumbnail img-wrapper"',
          'class="summary-thumbnail img-wrapper" style=""',
        ),
    );
    const heights = () =>
      page.$$eval(
        '.summary-block-setting-design-autogrid .summary-item-list, .summary-block-setting-design-list .summary-item-list',
        (lists) => lists.map((list) => Math.round(list.getBoundingClientRect().height)),
      );
    await page.goto(`${site.url}/demo-pages/summaries.html?inlay=off`);
    const before = await heights();
    expect(before).toHaveLength(3);
    await openDemo(site, fresh, 'summaries.html', renderer);
    // Margins of a grid that the script has placed end above its last row's.
    const after = await heights();
    after.forEach((height, index) => {
      expect(Math.abs(height - (before[index] ?? 0))).toBeLessThanOrEqual(51);
    });
    const shapes = await page.$$eval('.summary-block-setting-design-autogrid .img-wrapper', (boxes) =>
      boxes.map((box) => box.clientWidth / box.clientHeight),
    );
    for (const shape of shapes.slice(0, 5)) expect(shape).toBeCloseTo(2.4, 1);
  });

  it('cut all pictures to the ratio of the block, and show them when they have come', async () => {
    const { page } = await anew();
    const boxes = page.locator(listOf('autogrid')).locator('.img-wrapper, .sqs-video-wrapper');
    const ratios = await boxes.evaluateAll((all) =>
      all.map((box) => {
        const { width, height } = box.getBoundingClientRect();
        return width / height;
      }),
    );
    expect(ratios).toHaveLength(6);
    for (const ratio of ratios) expect(ratio).toBeCloseTo(1.5, 1);
    const first = page.locator('.summary-thumbnail-image').first();
    await first.scrollIntoViewIfNeeded();
    await expect.poll(() => first.evaluate((image) => image.classList.contains('loaded'))).toBe(true);
  });

  it('have the design of their markup, and pictures that fill the boxes of the theme, when their settings are cut', async ({
    site,
  }) => {
    const path = await serveEdited(site, 'summaries.html', renderer, (html) =>
      html
        .replace(/data-block-json="[^"]*"/, 'data-block-json="{"')
        .replace('</head>', '<style>.summary-thumbnail { height: 150px; overflow: hidden }</style></head>'),
    );
    const { page, warnings } = await site.open(path, renderer);
    expect(warnings.filter((text) => text.includes('Error decoding gallery block data.'))).toHaveLength(1);
    const first = page.locator(listOf('autogrid'));
    expect(await first.locator('.summary-item.positioned').count()).toBe(6);
    expect(await findTrouble(page, PLACED)).toMatchObject({ overlaps: 0, hidden: 0 });
    const sizes = await first
      .locator('.summary-thumbnail-image')
      .evaluateAll((images) =>
        images.map((image) => [
          image.clientWidth === image.closest('.summary-thumbnail')?.clientWidth,
          image.clientHeight === image.closest('.summary-thumbnail')?.clientHeight,
          getComputedStyle(image).objectFit,
        ]),
      );
    expect(sizes).toEqual(Array(5).fill([true, true, 'cover']));
  });
});

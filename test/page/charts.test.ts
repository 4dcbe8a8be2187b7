import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { tabTo } from './support/keyboard';
import { servedBody } from './support/served-body';
import { bodyOf, it, RENDERERS, type WatchedPage } from './support/site';

const marksOf = (page: Page, block: string) => page.locator(`#block-${block} .inlay-chart-mark`);
const tipOf = (page: Page, block: string) => page.locator(`#block-${block} .inlay-chart-tip`);
const labelsOf = (page: Page, block: string) =>
  marksOf(page, block).evaluateAll((marks) => marks.map((mark) => mark.getAttribute('aria-label')));
const rowsOf = (page: Page, block: string) =>
  page
    .locator(`#block-${block} table tr`)
    .evaluateAll((rows) => rows.map((row) => [...row.children].map(({ textContent }) => textContent)));
const legendOf = (page: Page, block: string) =>
  page.locator(`#block-${block} .inlay-chart-legend li`).allInnerTexts();

/** Sets the width of a block, and says, after the next frame, which size its drawing is laid out for and which it has. */
const resize = (page: Page, block: string, width: string) =>
  page.locator(`#block-${block}`).evaluate(async (element, size) => {
    const drawing = element.querySelector<SVGSVGElement>('.inlay-chart-drawing');
    const mark = element.querySelector('.inlay-chart-mark');
    if (!drawing || !mark) throw new Error('There is no drawing.');
    if (size) Object.assign(element.style, { width: size });
    else element.removeAttribute('style');
    // A message comes after the frame that was being made.
    await new Promise((painted) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = painted;
        port2.postMessage(undefined);
      }),
    );
    const { width: laidOut, height } = drawing.viewBox.baseVal;
    const box = element.querySelector('.chart-block-content');
    return {
      laidOut: [laidOut, height],
      box: [box?.clientWidth, box?.clientHeight],
      isKept: mark.isConnected && drawing.isConnected,
    };
  }, width);

describe.each(RENDERERS)('charts under %s', (renderer) => {
  let watched: WatchedPage;
  let page: Page;

  it.beforeAll(async ({ site }) => {
    watched = await site.open('charts.html', renderer);
    page = watched.page;
  });

  it('P3: draw bars (1009), lines (1010) and pies (1011), one shape for each value', async () => {
    expect(await marksOf(page, 'visitors').count()).toBe(11);
    expect(await marksOf(page, 'water').count()).toBe(12);
    expect(await page.locator('#block-water .inlay-chart-line').count()).toBe(2);
    expect(await marksOf(page, 'temperature').count()).toBe(250);
    expect(await marksOf(page, 'team').count()).toBe(5);
    expect(await marksOf(page, 'heat').count()).toBe(8);
    expect(await page.locator('.chart-block-content canvas:visible').count()).toBe(0);
  });

  // @wcag 1.1.1 1.4.1 | a chart has a table with all that it shows, and nothing by colour alone
  it('have a table of all their values, for screen readers', async () => {
    expect(await rowsOf(page, 'visitors')).toEqual([
      ['Label', 'Spring', 'Summer', 'Winter lights'],
      ['2021', '4,210', '3,180', '5,120'],
      ['2022', '4,630', 'No value', '5,480'],
      ['2023', '3,960', '2,870', '4,790'],
      ['2024', '5,040', '3,410', '6,230'],
    ]);
    expect(await page.locator('#block-visitors caption').textContent()).toBe('Bar chart: Visitors a season');
  });

  it('swap rows and columns where `flip` says so', async () => {
    expect(await legendOf(page, 'turned')).toEqual(['2021', '2022', '2023', '2024']);
    expect((await rowsOf(page, 'turned'))[1]).toEqual(['Spring', '4,210', '4,630', '3,960', '5,040']);
  });

  it('have their legend where the settings say', async () => {
    const places = await page.evaluate(() =>
      ['visitors', 'balance', 'water', 'team', 'heat'].map((id) => {
        const block = document.getElementById(`block-${id}`);
        const legend = block?.querySelector('.inlay-chart-legend')?.getBoundingClientRect();
        const drawing = block?.querySelector('.inlay-chart-drawing')?.getBoundingClientRect();
        if (!legend || !drawing) return 'none';
        if (legend.bottom <= drawing.top) return 'above';
        return legend.top >= drawing.bottom ? 'below' : 'beside';
      }),
    );
    expect(places).toEqual(['below', 'none', 'above', 'beside', 'beside']);
    expect(await legendOf(page, 'water')).toEqual(['Tropical house', 'Alpine house']);
    // A pie has a colour for each slice, not for its series.
    expect(await legendOf(page, 'team')).toEqual(['Gardeners', 'Kitchen', 'Engineers', 'Guides', 'Other']);
  });

  it('name the palette, so that a theme can set its colours', async () => {
    const fill = await page.locator('#block-visitors').evaluate((block) => {
      block.style.setProperty('--inlay-chart-1', 'rgb(1, 2, 3)');
      const mark = block.querySelector('[data-palette="shops"] .inlay-chart-mark');
      const color = mark && getComputedStyle(mark).fill;
      block.removeAttribute('style');
      return color;
    });
    expect(fill).toBe('rgb(1, 2, 3)');
  });

  // @keys chart | Tab, arrows | one tab stop; from value to value
  it('are one tab stop, in which arrow keys move from value to value', async () => {
    const [first, second] = [marksOf(page, 'water').nth(0), marksOf(page, 'water').nth(1)];
    await page.locator('#lines').evaluate((heading) => {
      Object.assign(heading, { tabIndex: -1 });
      heading.focus();
    });
    await tabTo(page, first, { limit: 1 });
    expect(await tipOf(page, 'water').textContent()).toBe('Tropical house, Mon: 31');
    await page.keyboard.press('ArrowRight');
    expect(await second.evaluate((mark) => mark === document.activeElement)).toBe(true);
    expect(await tipOf(page, 'water').textContent()).toBe('Tropical house, Tue: 28');
    // Wednesday and Thursday have no value.
    await page.keyboard.press('ArrowRight');
    expect(await tipOf(page, 'water').textContent()).toBe('Tropical house, Fri: 44');
    await page.keyboard.press('ArrowDown');
    expect(await tipOf(page, 'water').textContent()).toBe('Alpine house, Fri: 31');
    await page.keyboard.press('End');
    expect(await tipOf(page, 'water').textContent()).toBe('Alpine house, Sun: 33');
    await page.keyboard.press('Escape');
    await tipOf(page, 'water').waitFor({ state: 'detached' });
    // Back again, to where the visitor was; the chart is still one stop.
    await tabTo(page, marksOf(page, 'temperature').first(), { limit: 1 });
    await page.keyboard.press('Shift+Tab');
    expect(await tipOf(page, 'water').textContent()).toBe('Alpine house, Sun: 33');
    await page.locator('#lines').evaluate((heading) => {
      heading.removeAttribute('tabindex');
      heading.blur();
    });
  });

  it('show a value where the mouse is, and hide it when the mouse leaves', async () => {
    await marksOf(page, 'team').first().hover();
    expect(await tipOf(page, 'team').textContent()).toBe('Gardeners: 16 (47%)');
    await tipOf(page, 'team').hover();
    expect(await tipOf(page, 'team').textContent()).toBe('Gardeners: 16 (47%)');
    await page.mouse.move(0, 0);
    await tipOf(page, 'team').waitFor({ state: 'detached' });
  });

  it('name the series and the share of a value in their labels', async () => {
    expect((await labelsOf(page, 'heat'))[4]).toBe('Spring, Glass: 36 (36%)');
    expect((await labelsOf(page, 'balance'))[1]).toBe('Orchids: -9');
  });

  it('are laid out for a new size within its frame, with the same nodes', async () => {
    for (const width of ['420px', '300px', '']) {
      const { laidOut, box, isKept } = await resize(page, 'visitors', width);
      expect(laidOut).toEqual(box);
      expect(isKept).toBe(true);
    }
  });

  it('read from right to left where the page does', async () => {
    const [first, last] = await marksOf(page, 'rtl').evaluateAll((marks) =>
      [marks[0], marks[3]].map((mark) => mark?.getBoundingClientRect().x ?? 0),
    );
    expect(first).toBeGreaterThan(last ?? 0);
    await marksOf(page, 'rtl').first().focus();
    await page.keyboard.press('ArrowLeft');
    expect(await tipOf(page, 'rtl').textContent()).toContain('فبراير');
    await page.keyboard.press('Escape');
  });

  it('show their table where there is nothing to draw, with one warning', async () => {
    expect(await page.locator('#block-nothing table').isVisible()).toBe(true);
    expect(await page.locator('#block-nothing svg').count()).toBe(0);
    expect(await page.locator('#block-nothing .chart-block-caption').textContent()).toBe(
      'It was a mild winter.',
    );
    expect(watched.warnings).toEqual([
      expect.stringContaining('There is nothing to draw, so its table is shown.'),
    ]);
  });

  it('fit on paper, without the value that is pointed at', async () => {
    await marksOf(page, 'visitors').first().focus();
    await page.emulateMedia({ media: 'print' });
    expect(await tipOf(page, 'visitors').isVisible()).toBe(false);
    expect(
      await page.locator('#block-visitors .inlay-chart-drawing').evaluate((drawing) => {
        const { printColorAdjust } = getComputedStyle(drawing);
        return [printColorAdjust, drawing.getBoundingClientRect().width];
      }),
    ).toEqual([
      'exact',
      await page.locator('#block-visitors .chart-block-content').evaluate((box) => box.clientWidth),
    ]);
    await page.emulateMedia({ media: null });
  });

  // @wcag 1.4.11 | outlines are seen in the colours that a visitor forces
  it('have outlines and texts in the colours that a visitor forces', async () => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    const { stroke, text, fill } = await page.locator('#block-team').evaluate((block) => {
      const mark = block.querySelector('.inlay-chart-mark');
      const legend = block.querySelector('.inlay-chart-legend');
      if (!mark || !legend) throw new Error('There is no drawing.');
      return {
        stroke: getComputedStyle(mark).stroke,
        fill: getComputedStyle(mark).fill,
        text: getComputedStyle(legend).color,
      };
    });
    expect(stroke).toBe(text);
    expect(fill).not.toBe(stroke);
    await page.emulateMedia({ forcedColors: null, colorScheme: null });
  });

  it('are given back as the server sent them', async () => {
    const served = await servedBody(page);
    await page.evaluate(() => inlayApi().destroy());
    expect(await bodyOf(page)).toBe(served);
    expect(watched.errors).toEqual([]);
  });
});

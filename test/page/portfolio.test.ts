import { describe, expect } from 'vitest';
import { undrawn as it, ONE_RENDERER, type WatchedPage } from './support/site';
import { addStyle, startAnew } from './support/start-anew';

describe.each(ONE_RENDERER)('a portfolio under %s', (renderer) => {
  let opened: WatchedPage;
  it.beforeAll(async ({ site }) => {
    opened = await site.open('portfolio.html', renderer);
  });

  it('follows the mouse where the setting says so, and shows no picture when nothing is pointed at', async () => {
    const { page, errors } = opened;
    const setMode = (mode: string) =>
      page.locator('.portfolio-hover').evaluate((element: HTMLElement, wanted) => {
        const { props = '' } = element.dataset;
        element.dataset.props = props.replace(/hover-(?:cover|follow)/, wanted);
      }, mode);
    await page.evaluate(() => inlayApi().destroy());
    await setMode('hover-follow');
    await startAnew(page);
    const stage = page.locator('.portfolio-hover-backgrounds');
    expect(await stage.getAttribute('data-active')).toBe('false');
    await page.locator('.portfolio-hover-item').nth(1).hover();
    expect(await stage.getAttribute('data-active')).toBe('true');
    const apart = await page.evaluate(() => {
      const [box, item] = ['.portfolio-hover-backgrounds', '.portfolio-hover-item[data-active=true]'].map(
        (one) => document.querySelector(one)?.getBoundingClientRect(),
      );
      if (!box || !item) return [];
      const middle = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2] as const;
      const [[x, y], [itemX, itemY]] = [middle(box), middle(item)];
      return [Math.abs(x - itemX), Math.abs(y - itemY)];
    });
    expect(Math.max(...apart)).toBeLessThan(2);
    expect(apart).toHaveLength(2);
    await page.mouse.move(2, 2);
    expect(await stage.getAttribute('data-active')).toBe('false');
    await page.evaluate(() => {
      inlayApi().destroy();
    });
    expect(await stage.getAttribute('style')).toBeNull();
    await setMode('hover-cover');
    expect(errors).toEqual([]);
  });

  // @keys portfolio-hover | Tab | shows the picture of the title with the focus
  it('becomes visible once its theme has its settings, and shows the picture of the title under the pointer or with focus', async () => {
    const { page, errors, warnings } = opened;
    await page.evaluate(() => inlayApi().destroy());
    await addStyle(
      page,
      '.portfolio-hover { visibility: hidden } .portfolio-hover[data-init] { visibility: visible }',
    );
    await startAnew(page);
    const portfolio = page.locator('.portfolio-hover');
    await portfolio.waitFor();
    const titles = portfolio.locator('.portfolio-hover-item');
    const active = () =>
      page.evaluate(() =>
        ['.portfolio-hover-bg', '.portfolio-hover-item'].map((kind) =>
          [...document.querySelectorAll(kind)].flatMap((one, index) =>
            one.getAttribute('data-active') === 'true' ? index : [],
          ),
        ),
      );
    expect(await active()).toEqual([[0], [0]]);
    await titles.nth(2).hover();
    expect(await active()).toEqual([[2], [2]]);
    await titles.nth(1).focus();
    expect(await active()).toEqual([[1], [1]]);
    await expect
      .poll(() =>
        portfolio
          .locator('.portfolio-hover-bg[data-active="true"] img')
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(300);
    await expect
      .poll(() =>
        portfolio
          .locator('.portfolio-hover-bg[data-active="true"] .portfolio-hover-bg-img')
          .evaluate((box) => getComputedStyle(box).opacity),
      )
      .toBe('1');
    expect(await portfolio.getAttribute('data-layout')).toBe('stacked');
    expect(await portfolio.getAttribute('data-condensed')).toBe('false');
    await page.setViewportSize({ width: 360, height: 800 });
    await expect.poll(() => portfolio.getAttribute('data-condensed')).toBe('true');
    await titles.first().click();
    await page.waitForURL('**/everything.html');
    expect([errors, warnings]).toEqual([[], []]);
  });
});

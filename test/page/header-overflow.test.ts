import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { hasFocus, tabTo } from './support/keyboard';
import { servedBody } from './support/served-body';
import { bodyOf, undrawn as it, type WatchedPage } from './support/site';
import { startAnew } from './support/start-anew';

const PATH = 'header-overflow.html';
const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 390, height: 700 };
const bodyClass = (page: { evaluate: <R>(run: () => R) => Promise<R> }) =>
  page.evaluate(() => document.body.className);

describe('a family of themes whose header is fixed and invisible until a script has fitted it', () => {
  let opened: WatchedPage;
  it.beforeAll(async ({ site }) => {
    opened = await site.open(PATH, 'preact', { viewport: WIDE });
  });

  it('has the header, the names and the pictures visible, and is given back', async () => {
    const { page, errors, warnings } = opened;
    const opacity = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).opacity);
    for (const selector of ['#siteHeader', '.collection-nav-desc-wrapper', '[data-url-id=ferns] img'])
      await expect.poll(() => opacity(selector)).toBe('1');
    expect(await bodyClass(page)).not.toContain('mobile-style-nav');
    expect(
      await page.evaluate(() =>
        inlayApi()
          .inspect()
          .some(({ block }) => block === 'gallery-section'),
      ),
    ).toBe(false);
    await page.evaluate(() => inlayApi().destroy());
    expect(await bodyOf(page)).toBe(await servedBody(page));
    expect([errors, warnings]).toEqual([[], []]);
  });

  // @keys mobile-menu (in a header that gives way) | Enter, Escape | opens the navigation over the page, and its folders; closes
  it('opens the navigation over the page where the header has no room for it', async () => {
    const { page } = opened;
    await page.setViewportSize(NARROW);
    await startAnew(page);
    const toggle = page.locator('#navToggle');
    const menu = page.locator('.overlay-nav-wrapper');
    await page.waitForFunction(() => document.body.matches('.mobile-style-nav'));
    await expect.poll(() => toggle.getAttribute('aria-label')).toBe('Open menu');
    await tabTo(page, toggle, { limit: 6 });
    await page.keyboard.press('Enter');
    await expect.poll(() => menu.isVisible()).toBe(true);
    expect(await toggle.getAttribute('aria-expanded')).toBe('true');
    const visit = menu.locator('.folder > a');
    await expect.poll(() => hasFocus(visit)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => menu.locator('.subnav a').first().isVisible()).toBe(true);
    expect(await menu.locator('.folder').getAttribute('class')).toContain('folder-open');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => hasFocus(toggle)).toBe(true);
    expect(await bodyClass(page)).not.toContain('nav-open');
  });

  it('opens the navigation in the header where it has room there, and keeps the keyboard out while it is closed', async ({
    onTestFinished,
  }) => {
    const { page } = opened;
    await page.setViewportSize(WIDE);
    const restyle = (from: string, to: string) =>
      page.evaluate(
        ([before, after]) => {
          inlayApi().destroy();
          const { body } = document;
          if (!body.className.includes(before)) throw new Error(`The page is not ${before}.`);
          body.className = body.className.replace(before, after);
        },
        [from, to] as const,
      );
    await restyle('tweak-nav-style-standard', 'tweak-nav-style-icon');
    onTestFinished(() => restyle('tweak-nav-style-icon', 'tweak-nav-style-standard'));
    await startAnew(page);
    const links = page.locator('.nav-social-wrapper');
    await expect.poll(() => links.getAttribute('inert')).toBe('');
    const toggle = page.locator('#navToggle');
    await tabTo(page, toggle, { limit: 6 });
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(links)).toBe(true);
    expect(await links.getAttribute('inert')).toBeNull();
    expect(await page.locator('.overlay-nav-wrapper').isVisible()).toBe(false);
    await links.locator('.folder > a').click();
    await expect.poll(() => page.locator('#siteHeader').getAttribute('class')).toContain('folder-overflow');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect.poll(() => bodyClass(page)).not.toContain('nav-open');
    await toggle.click();
    await page.mouse.click(640, 500);
    await expect.poll(() => bodyClass(page)).not.toContain('nav-open');
  });

  // @keys tremont | Tab | shows the picture of the name that has the focus
  it('shows the picture of the name that has the mouse or the focus', async () => {
    const { page } = opened;
    await page.setViewportSize(WIDE);
    await startAnew(page);
    await page.evaluate(() => scrollTo({ top: 20, behavior: 'instant' }));
    const shown = () =>
      page
        .locator('.image-container.active')
        .evaluateAll((boxes) => boxes.map((box) => (box as HTMLElement).dataset.urlId));
    await expect.poll(shown).toEqual(['ferns']);
    await page.locator('.collection-nav-item a[href="/palms"]').hover();
    expect(await shown()).toEqual(['palms']);
    await page.mouse.move(5, 5);
    expect(await shown()).toEqual(['ferns']);
    await page.locator('.collection-nav-item a[href="/palms"]').focus();
    await page.keyboard.press('Tab');
    expect(await shown()).toEqual(['ponds']);
  });

  it('lays out a gallery in two columns, and takes the title over it away', async () => {
    const { page } = opened;
    await page.setViewportSize(WIDE);
    await startAnew(page);
    const card = page.locator('.title-card');
    await card.click();
    expect(await card.evaluate((element) => getComputedStyle(element).pointerEvents)).toBe('none');
    const boxes = await page.locator('.grid-item-wrapper').evaluateAll((items) =>
      items.map((item) => {
        const { left, width, height } = item.getBoundingClientRect();
        return { left, width, ratio: width / height, isHidden: item.matches('.grid-hidden') };
      }),
    );
    expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(2);
    expect(boxes.map(({ ratio }) => Math.round(ratio * 100) / 100)).toEqual([1.5, 0.67, 1, 2, 0.75]);
    expect(boxes.some(({ isHidden }) => isHidden)).toBe(false);
    await page.setViewportSize(NARROW);
    await expect
      .poll(() =>
        page
          .locator('.grid-item-wrapper')
          .first()
          .evaluate((item) => getComputedStyle(item).position),
      )
      .toBe('relative');
  });

  // Last, since it changes the page. From one to the next the room comes and goes.
  it.for([
    ['collection-type-page', '', true],
    ['collection-type-page has-main-image', 'height: 300px', false],
  ] as const)(
    'keeps room for the header unless the page begins with a picture: %s, %s',
    async ([name, style, isKept]) => {
      const { page } = opened;
      await page.setViewportSize(WIDE);
      await page.evaluate(
        ([type, css]) => {
          inlayApi().destroy();
          document.body.className = document.body.className.replace(
            /collection-type-\w+(?: has-main-image)?/,
            type,
          );
          const wrapper = document.querySelector('.title-card-wrapper');
          const banner = document.querySelector('.page-banner-wrapper') ?? document.createElement('div');
          banner.className = 'page-banner-wrapper';
          banner.setAttribute('style', css);
          wrapper?.before(banner);
        },
        [name, style] as const,
      );
      await startAnew(page);
      await expect.poll(() => page.locator('#siteHeader').getAttribute('class')).toContain('show');
      const hasRoom = () =>
        page.evaluate(() => {
          const header = document.querySelector<HTMLElement>('#siteHeader');
          const main = document.querySelector<HTMLElement>('#mainContent');
          return main?.style.paddingTop === `${header?.offsetHeight}px`;
        });
      await expect.poll(hasRoom).toBe(isKept);
    },
  );
});

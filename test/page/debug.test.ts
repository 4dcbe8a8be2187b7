import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { it, RENDERERS, type WatchedPage } from './support/site';

describe.each(RENDERERS)('the debug overlay under %s', (renderer) => {
  let opened: WatchedPage;
  it.beforeAll(async ({ site }) => {
    opened = await site.newPage();
    await opened.page.goto(
      `${site.url}/demo-pages/trouble/broken-json.html?renderer=${renderer}&inlay=debug`,
    );
    await opened.page.locator('.inlay-debug li[data-state="failed"]').first().waitFor();
  });

  it('lists blocks, states, faults and where a block waits to be scrolled to', async () => {
    const { page } = opened;
    const overlay = page.locator('.inlay-debug');
    const blocks = await page.locator('.sqs-block-gallery').count();
    expect(await overlay.locator('li').count()).toBeGreaterThanOrEqual(blocks);
    await overlay.locator('text=read: Error decoding gallery block data.').first().waitFor();
    await page.evaluate(() => {
      const space = document.createElement('div');
      space.style.height = '5000px';
      const far = document.createElement('div');
      far.className = 'sqs-block sqs-block-accordion';
      const slip = document.createElement('div');
      slip.className = 'sqs-block sqs-block-acordion';
      document.body.append(space, far, slip);
      inlayApi().scan(far);
    });
    await overlay.locator('text=/Waits until it is scrolled to: [\\d,]+ px away/').first().waitFor();
    await overlay.locator('text=sqs-block-acordion × 1').waitFor();
    await overlay.locator('text=Was sqs-block-accordion meant?').waitFor();
  });

  it('lists galleries that a theme has made', async () => {
    const { page } = opened;
    await page.evaluate(async () => {
      const list = document.createElement('div');
      list.id = 'made';
      list.append(document.createElement('p'), document.createElement('p'));
      document.querySelector('main')?.prepend(list);
      await inlayApi().gallery('#made', { design: 'stacked' });
    });
    await page.locator('.inlay-debug [data-state] button:text-is("div#made")').waitFor();
  });

  // @keys debug | arrows, with Shift | moves the overlay
  it('has no accessibility faults, and can be moved by arrow keys and pointer', async () => {
    const { page } = opened;
    expect(await violations(page)).toEqual([]);
    const box = async () => (await page.locator('.inlay-debug .overlay').boundingBox()) ?? { x: 0, y: 0 };
    const grip = page.locator('.inlay-debug .grip');
    const before = await box();
    await grip.focus();
    await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('ArrowLeft');
    expect(await box()).toMatchObject({ x: before.x - 8, y: before.y - 80 });
    await grip.hover();
    await page.mouse.down();
    await page.mouse.move(60, 60);
    await page.mouse.up();
    expect((await box()).x).toBeLessThan(60);
    expect((await box()).x).toBeGreaterThanOrEqual(8);
    await page.locator('.inlay-debug button[aria-expanded]').click();
    await expect.poll(() => page.locator('.inlay-debug li').count()).toBe(0);
  });

  // @keys debug | Enter | copies the text for support
  it('shows the text for support, selected, where the browser does not let it copy', async () => {
    const { page } = opened;
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.locator('.inlay-debug button[aria-expanded="false"]').click();
    await page.getByRole('button', { name: 'Copy for support' }).focus();
    await page.keyboard.press('Enter');
    const field = page.getByLabel('Text for support');
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toContain('Inlay');
    const text = await field.inputValue();
    expect(text).toContain(`Page: ${new URL(page.url()).origin}/demo-pages/trouble/broken-json.html\n`);
    expect(text).toContain('Error decoding gallery block data.');
    await page.locator('.inlay-live-region', { hasText: 'Ctrl+C' }).waitFor({ state: 'attached' });
    expect(await violations(page, undefined, '.inlay-debug')).toEqual([]);
  });

  it('is drawn apart from the theme, and is removed with the site', async () => {
    const { page } = opened;
    const colour = () =>
      page.locator('.inlay-debug h2').evaluate((heading) => getComputedStyle(heading).fontSize);
    await page.addStyleTag({ content: 'h2, section, button { font-size: 99px !important }' });
    expect(await colour()).toBe('13px');
    await page.evaluate(() => inlayApi().destroy());
    expect(await page.locator('.inlay-debug').count()).toBe(0);
  });

  it('does not cover the buttons of a cookie banner, and is not cut off on a phone', async ({ site }) => {
    const { page } = await site.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(`${site.url}/demo-pages/cookie-banner-current.html?renderer=${renderer}&inlay=debug`);
    await page.locator('.inlay-debug .overlay').waitFor();
    const button = page.locator('.inlay-cookie-banner-choice >> nth=0');
    await button.waitFor();
    await expect
      .poll(() =>
        button.evaluate((accept) => {
          const { left, top, width, height } = accept.getBoundingClientRect();
          return accept.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }),
      )
      .toBe(true);
    const overflow = await page
      .locator('.inlay-debug .overlay')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(overflow).toBe(0);
  });
});

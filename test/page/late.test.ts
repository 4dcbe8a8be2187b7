import { describe, expect } from 'vitest';
import { readLayoutShift, watchLayoutShift } from './support/layout-shift';
import { serveEdited } from './support/serve-edited';
import { it, ONE_RENDERER, openDemo, type Renderer, type Site } from './support/site';

/** Opens a demo page whose scripts come when a visitor has seen it already. */
async function openLate(site: Site, demo: string, renderer: Renderer) {
  const watched = await site.newPage();
  const { page } = watched;
  await watchLayoutShift(page);
  await page.route('**/dist/**/*.js', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
  await openDemo(site, watched, demo, renderer, { all: false });
  return watched;
}

describe.each(ONE_RENDERER)('a page that is visible before its script has loaded, under %s', (renderer) => {
  it('does not move: galleries of shapes that CSS cannot know', async ({ site }) => {
    const { page } = await openLate(site, 'many-galleries.html', renderer);
    expect(await page.locator('.next:visible').count()).toBeGreaterThan(0);
    expect(await readLayoutShift(page)).toBe(0);
  });

  it('does not move: pictures that no theme has sized', async ({ site }) => {
    const { page } = await openLate(site, 'trouble/no-theme.html', renderer);
    await page.waitForFunction(() => document.querySelectorAll('img.loaded').length === 3);
    expect(await readLayoutShift(page)).toBe(0);
    const sizes = await page.$$eval('img', (images) =>
      images.map((image) => {
        const { width, height } = image.getBoundingClientRect();
        return [width, Math.round(height), getComputedStyle(image).objectPosition];
      }),
    );
    const width = await page.evaluate(() => document.querySelector('main')?.clientWidth);
    // As high as a logo may be; as wide as the page, with a banner's own height and focal point; the whole box where a theme has sized it.
    expect(sizes).toEqual([
      [150, 100, '50% 50%'],
      [width, 540, '50% 20%'],
      [width, 120, '50% 50%'],
    ]);
  });

  it('does not move: a form whose fields an old form holds the place of, and hardly where nothing does', async ({
    site,
  }) => {
    const watched = await site.newPage();
    const { page } = watched;
    await watchLayoutShift(page);
    const before: Record<string, number> = {};
    const topOf = (id: string) =>
      page.locator(`#${id}`).evaluate((node) => node.getBoundingClientRect().top + scrollY);
    await page.route('**/dist/**/site.js', async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      for (const id of ['below-the-old', 'below-the-empty']) before[id] = await topOf(id);
      await route.continue();
    });
    await openDemo(site, watched, 'trouble/forms-late.html', renderer);
    expect(await page.locator('form.react-form-contents').count()).toBe(2);
    expect(await readLayoutShift(page)).toBe(0);
    const old = (await topOf('below-the-old')) - (before['below-the-old'] ?? 0);
    const empty = (await topOf('below-the-empty')) - (before['below-the-empty'] ?? 0) - old;
    expect(Math.abs(old)).toBeLessThanOrEqual(1);
    expect(Math.abs(empty)).toBeLessThanOrEqual(97);
  });

  it.for(['gallery-sections.html', 'newsletter.html', 'shop/cart.html'])(
    'does not move, whose server names the style sheets, with the script at the end of its body: %s',
    async (demo, { site }) => {
      const watched = await site.newPage();
      const { page } = watched;
      await watchLayoutShift(page);
      const edited = await serveEdited(site, demo, renderer, (html) => {
        const [script = ''] = /<script[^>]*\/site\.js"[^>]*><\/script>/.exec(html) ?? [];
        expect(html).toContain('href="/dist/look.css"');
        expect(script).not.toBe('');
        return html.replace(script, '').replace('</body>', `${script}</body>`);
      });
      await openDemo(site, watched, edited, renderer, { all: false });
      expect(await readLayoutShift(page)).toBe(0);
    },
  );
});

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { chunkFile } from './support/chunk-file';
import { it, openDemo, RENDERERS } from './support/site';

const banner = (page: Page) => page.locator('.inlay-cookie-banner');
const requests = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname.split('/').at(-1) ?? ''),
  );

describe.each(RENDERERS)('languages under %s', (renderer) => {
  it('shows a German page in German, and loads only the parts that it needs', async ({ site }) => {
    const watched = await site.newPage();
    const { page, errors } = watched;
    // The code that uses the messages does not come before they have been requested, too.
    const requested = page.waitForRequest(/\/de-base-/);
    await page.route(chunkFile('load-language', renderer), async (route) => {
      await requested;
      await route.continue();
    });
    await openDemo(site, watched, 'languages.html', renderer, { query: 'locale=de-AT' });
    await banner(page).getByRole('button', { name: 'Ablehnen' }).waitFor();
    await banner(page).getByRole('button', { name: 'Cookies verwalten' }).click();
    await page.getByRole('dialog', { name: 'Cookies verwalten' }).waitFor();
    await page.getByRole('button', { name: 'Auswahl speichern' }).click();
    await page.locator('.inlay-cookie-saved-open').waitFor();
    // The page's own word.
    expect(await page.locator('.inlay-cookie-saved-open').textContent()).toBe('🍪');
    await page.locator('#page [role=button]:has(img)').first().click();
    await page.getByRole('dialog', { name: 'Galerie' }).waitFor();
    expect(await page.locator('inlay-ui[lang]').count()).toBe(0);
    const parts = (await requests(page))
      .filter((file) => /^de-/.test(file))
      .map((file) => file.split('-')[1]);
    expect(parts).toContain('base');
    expect(parts).not.toContain('shop');
    expect(new Set(parts).size).toBe(parts.length);
    expect(errors).toEqual([]);
  });

  // @wcag 3.1.2 | texts in another language than the page say which
  it('says its language and direction where they are not the page’s', async ({ site }) => {
    const watched = await site.newPage();
    const { page } = watched;
    await openDemo(site, watched, 'languages.html', renderer, { query: 'locale=th' });
    await banner(page).waitFor();
    await banner(page).getByRole('button', { name: 'Manage Cookies' }).click();
    const dialog = page.getByRole('dialog', { name: 'Manage cookies' });
    await dialog.waitFor();
    expect(await dialog.evaluate((node) => node.closest('[lang]')?.getAttribute('lang'))).toBe('en');
  });
});

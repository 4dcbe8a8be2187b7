import { describe, expect } from 'vitest';
import { undrawn as it, openDemo, whenReady } from './support/site';
import {
  atEnd,
  BUNDLES,
  BURGER,
  expectDrivenOnce,
  expectOneDriver,
  HEADER,
  headerOf,
  isOpen,
  NARROW,
  serveSaved,
  TIMEOUT,
  UNBOUND,
  withCode,
} from './support/who-drives';

const { missing, present, throwing, half, withoutCode } = BUNDLES;

/** One of each kind; all of them: test/soak/who-drives.test.ts. */
const CELLS = [
  [missing, { cpu: 4 }],
  [present, { cpu: 12 }],
  [throwing, { cpu: 4, stub: true }],
  [half, { cpu: 4 }],
  [withoutCode, { cpu: 4, stub: true }],
] as const;

describe('a saved page whose theme’s bundle', () => {
  it.for(CELLS.map(([bundle, conditions]) => [bundle.what, bundle, conditions] as const))(
    '%s: each element has one driver',
    ([, bundle, conditions], { site }) => expectOneDriver(site, bundle, conditions),
  );

  it('comes after 3 s finds nothing that Inlay has taken over', async ({ site }) => {
    const { page } = await site.newPage(NARROW);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/site-bundle.js', async (route) => {
      await released;
      await route.fulfill({ body: HEADER, contentType: 'text/javascript' });
    });
    await page.goto(`${site.url}/demo-pages/${await serveSaved(site)}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.Inlay && inlayApi().state);
    await expect.poll(() => headerOf(page)).toEqual(TIMEOUT);
    // The page is still being loaded.
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
    await expectDrivenOnce(page);
    release();
    await page.waitForFunction(() => document.readyState === 'complete');
    await expectDrivenOnce(page);
    expect(await headerOf(page)).toEqual(TIMEOUT);
  });

  it('has found an element before Inlay, and binds it after it, gets it back with one warning', async ({
    site,
  }) => {
    const watched = await site.newPage(NARROW);
    const { page, warnings } = watched;
    site.answers.set(
      '/scripts/site-bundle.js',
      atEnd(withCode(`setTimeout(() => script.dispatchEvent(new Event('load')))`)),
    );
    site.answers.set('/scripts/code.js', '');
    await openDemo(site, watched, await serveSaved(site), 'preact');
    await whenReady(page);
    expect(await headerOf(page)).toEqual(UNBOUND);
    await page.locator(BURGER).click();
    await expect.poll(() => isOpen(page)).toBe(true);
    await page.evaluate(() => (globalThis as unknown as { bind(): void }).bind());
    expect(await headerOf(page)).toEqual(['left', 'theme', 'bound-late']);
    await expect.poll(() => isOpen(page)).toBe(false);
    expect(warnings.filter((text) => text.includes('theme'))).toEqual([
      expect.stringContaining('Inlay gave it back'),
    ]);
  });
});

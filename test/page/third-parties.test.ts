import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { BLOCKS } from '../../src/catalogue/blocks';
import { DEMO_PAGES, IS_EVERY_PAGE, readDemo } from './support/demo-pages';
import { it, openDemo, root, whenReady } from './support/site';

const filesBelow = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort();
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Classes and ids of the blocks whose own code loads from third parties, whether or not the page's markup names a host. */
const LOADING = BLOCKS.filter(({ name, load }) => {
  // Blocks of one family share a folder.
  const folder = `src/blocks/${/\/blocks\/([\w-]+)\//.exec(`${load}`)?.[1] ?? name}`;
  const files = filesBelow(folder).filter((file) => /\.tsx?$/.test(file));
  return files.some((file) => read(join(folder, file)).includes('/load-third-party'));
}).flatMap(({ selector }) => [...selector.matchAll(/[.#]([\w-]+)/g)].map(([, name = '']) => name));

/** A host that is neither invented nor the name of a format. */
const FOREIGN_HOST = /\\?\/\\?\/(?![\w.-]+\.example\b|example\.com\b|www\.w3\.org\b)([\w-]+\.[\w.-]+)/g;
const CAPTCHA = /captcha-container|"captchaEnabled":true/;

/** What in a page could ask a third party for something: a host in its markup, one of those blocks, or a captcha. */
function askersIn(html: string): string {
  const hosts = new Set([...html.matchAll(FOREIGN_HOST)].map(([, host]) => host));
  const blocks = LOADING.filter((name) => html.includes(name));
  return [...hosts, ...blocks, ...(CAPTCHA.test(html) ? ['captcha'] : [])].sort().join();
}

const ASKING = DEMO_PAGES.map((file) => ({ file, askers: askersIn(readDemo(file)) })).filter(
  ({ askers }) => askers,
);

/**
 * Of the demo pages with the same askers the first; all of them in `npm run proof`. What the context alone asks for, fonts, is asked for
 * on each of them.
 */
const DEMOS = ASKING.filter(
  ({ askers }, index) => IS_EVERY_PAGE || ASKING.findIndex((other) => other.askers === askers) === index,
).map(({ file }) => file);

interface Changes {
  readonly isRestrictive: boolean;
  readonly more: Readonly<Record<string, unknown>>;
}

/** Runs before a page's scripts: its context gets a policy, and fonts of other companies. */
function changeContext({ isRestrictive, more }: Changes): void {
  let context: unknown;
  const platform = Object.defineProperty({}, 'SQUARESPACE_CONTEXT', {
    configurable: true,
    enumerable: true,
    get: () => context,
    set(own: { readonly cookieSettings?: object }) {
      const policy = { isRestrictiveCookiePolicyEnabled: isRestrictive, isCookieBannerEnabled: false };
      context = { ...own, ...more, cookieSettings: { ...own.cookieSettings, ...policy } };
    },
  });
  Object.assign(window, { Static: platform });
}

/** The addresses of other hosts that a page has asked for; those of the site itself, invented ones, aside. */
function watchThirdParties(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname, href } = new URL(request.url());
    if (/^https?:$/.test(protocol) && hostname !== '127.0.0.1' && !hostname.endsWith('.example'))
      asked.push(href);
  });
  return asked;
}

const FONTS = { googleFonts: [{ includeName: 'Instrument Serif' }, { includeName: 'Heebo:wght@300;700' }] };

describe('third parties', () => {
  it('get no request before their category is allowed under a restrictive policy, on any kind of demo page', async ({
    site,
  }) => {
    // The choice of pages has found the blocks and the hosts.
    expect(LOADING).toEqual(expect.arrayContaining(['sqs-block-map', 'disqus_thread', 'sqs-block-tock']));
    expect(DEMOS).toEqual(expect.arrayContaining(['map.html', 'social-posts.html', 'videos.html']));
    const { page } = await site.newPage();
    const context = page.context();
    await context.addInitScript(changeContext, { isRestrictive: true, more: FONTS });
    const asked = watchThirdParties(page);
    const broken: Record<string, readonly string[]> = {};
    const left = [...DEMOS];
    /** Opens one page after the other in a tab; a new context for each would take three times as long. */
    const openAll = async (tab: Page, heard: string[]) => {
      for (let demo = left.pop(); demo; demo = left.pop()) {
        const address = `${site.url}/demo-pages/${demo}?renderer=preact`;
        // What the page before asks for late is not this one's.
        await tab.goto('about:blank');
        heard.length = 0;
        await tab.goto(address, { waitUntil: 'domcontentloaded' });
        await whenReady(tab);
        const found = heard.splice(0);
        if (!found.length) continue;
        // What the server's markup asks for by itself is not Inlay's.
        await tab.goto(`${address}&inlay=off`);
        const added = () => found.filter((href) => !heard.includes(href));
        // A lazy frame may be asked for after the page has loaded.
        await expect
          .poll(added, { timeout: 5000 })
          .toEqual([])
          .catch(() => {});
        if (added().length) broken[demo] = added();
        heard.length = 0;
      }
    };
    const second = await context.newPage();
    await Promise.all([openAll(page, asked), openAll(second, watchThirdParties(second))]);
    expect(broken).toEqual({});
    await page.goto('about:blank');
    asked.length = 0;
    // The same ears hear a map once it is allowed.
    await page.goto(`${site.url}/demo-pages/map.html?renderer=preact`);
    await whenReady(page);
    expect(asked).toEqual([]);
    await page.evaluate(() => inlayApi().consent.choose({ performance: false, marketing: true }));
    await expect.poll(() => asked.map((href) => new URL(href).hostname)).toContain('maps.googleapis.com');
    await expect.poll(() => asked.map((href) => new URL(href).hostname)).toContain('fonts.googleapis.com');
  });
});

describe('fonts of the site', () => {
  it('are loaded in one sheet with repeated `family`, and removed with Inlay; those that are no longer in Typekit are named in a warning', async ({
    site,
  }) => {
    const watched = await site.newPage();
    const { page, warnings } = watched;
    await page.addInitScript(changeContext, {
      isRestrictive: false,
      more: {
        ...FONTS,
        website: { typekitId: 'abc1def' },
        typekitFonts: [{ id: 'futura-pt', variations: ['n4', 'i7'] }],
      },
    });
    const asked = watchThirdParties(page);
    await page.route('https://fonts.googleapis.com/**', (route) =>
      route.fulfill({ contentType: 'text/css', body: ':root{--stand-in-font:1}' }),
    );
    await page.route('https://use.typekit.net/abc1def.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `Typekit = { config: { fc: [{ id: 1, family: 'futura-pt', descriptors: { weight: '400', style: 'normal' } }] }, load() { Typekit.isLoaded = true } }`,
      }),
    );
    await openDemo(site, watched, 'plain.html', 'preact');
    await expect
      .poll(() => asked.toSorted())
      .toEqual([
        'https://fonts.googleapis.com/css2?family=Instrument+Serif&family=Heebo:wght@300;700&display=swap',
        'https://use.typekit.net/abc1def.js',
      ]);
    await page.waitForFunction(
      () => getComputedStyle(document.documentElement).getPropertyValue('--stand-in-font') === '1',
    );
    await expect
      .poll(() => warnings.join('\n'))
      .toContain('requested font no longer in Typekit: futura-pt i7. A fallback font is used.');
    expect(await page.evaluate('Typekit.isLoaded')).toBe(true);
    await page.evaluate(() => inlayApi().destroy());
    expect(await page.locator('link[href*="fonts.googleapis"]').count()).toBe(0);
  });
});

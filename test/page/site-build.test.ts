import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { APIResponse, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type AdoptedSite, serveAdopted } from './support/adopted-site';
import { readDemo } from './support/demo-pages';
import { blockStates, it, RENDERERS, whenReady } from './support/site';
import { noteViolations, readViolations } from './support/strict-policy';

const PAGES = [
  'accordion.html',
  'cookie-banner.html',
  'everything.html',
  'forms.html',
  'gallery-sections.html',
  'header.html',
  'languages.html',
  'plain.html',
  'shop/product.html',
];
const UNFORESEEN = '<div class="sqs-block sqs-block-chart"></div>';

/** Keeps the page's markup from before any script that is a module. */
const keepMarkup = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener(
      'readystatechange',
      () => Object.assign(window, { served: document.body.outerHTML }),
      { once: true },
    );
  });

/** Opens a page of a copy until everything has mounted or failed. */
async function open(page: Page, { url }: Pick<AdoptedSite, 'url'>, path: string) {
  const requests: { readonly path: string; readonly status: number }[] = [];
  page.on('response', (response) => {
    const address = new URL(response.url());
    if (address.pathname.includes('/inlay/'))
      requests.push({ path: address.pathname, status: response.status() });
  });
  await page.goto(`${url}/${path}`);
  await whenReady(page);
  return requests;
}

const census = async (page: Page) => [...(await blockStates(page))].sort();

describe.each(RENDERERS)('the build of a site with %s', (renderer) => {
  let home: string;
  let built: AdoptedSite;
  let universal: AdoptedSite;
  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'inlay-site-'));
    for (const path of PAGES) {
      mkdirSync(dirname(join(home, path)), { recursive: true });
      writeFileSync(join(home, path), readDemo(path));
    }
    built = await serveAdopted(home, '--renderer', renderer);
    universal = await serveAdopted(home, '--renderer', renderer, '--universal');
  });
  afterAll(async () => {
    await built?.close();
    await universal?.close();
    rmSync(home, { recursive: true });
  });
  const manifest = () => JSON.parse(readFileSync(join(built.folder, 'inlay/build.json'), 'utf8'));

  it.for(PAGES)(
    '%s comes to life as with the universal build, and ends as it was served',
    async (path, { site }) => {
      const { page, errors } = await site.newPage();
      await keepMarkup(page);
      const requests = await open(page, built, path);
      expect(requests.filter(({ status }) => status >= 400)).toEqual([]);
      const { page: other } = await site.newPage();
      await open(other, universal, path);
      expect(await census(page)).toEqual(await census(other));
      expect(await page.evaluate(() => inlayApi().version)).toBe(
        `${await other.evaluate(() => inlayApi().version)}+site.${manifest().build}`,
      );
      const [served, ended] = await page.evaluate(() => {
        inlayApi().destroy();
        return [(window as unknown as { served: string }).served, document.body.outerHTML];
      });
      expect(ended).toBe(served);
      // The copy has no pictures; of Inlay's own files none is missing, see above.
      expect(errors.filter((line) => !line.startsWith('Failed to load resource'))).toEqual([]);
    },
  );

  it('asks for nothing that waits for consent before the visitor has agreed', async ({ site }) => {
    const { page } = await site.newPage();
    const requests = await open(page, built, 'cookie-banner.html');
    const waiting = Object.entries<readonly string[]>(manifest().lazy)
      .filter(([name]) => ['visits', 'census', 'page-speed'].includes(name))
      .flatMap(([, files]) => files);
    expect(requests.filter(({ path }) => waiting.some((file) => path.endsWith(file)))).toEqual([]);
  });

  it('asks nobody for a cart where nobody answers for one, whatever cookies the platform has left', async ({
    site,
  }) => {
    const { page } = await site.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.context().addCookies([{ name: 'CART', value: 'left', url: built.url }]);
    await open(page, built, 'shop/product.html');
    const indicator = page.locator('.sqs-custom-cart').first();
    await expect.poll(() => indicator.getAttribute('class')).toContain('cart-quantity-zero');
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
    expect(manifest().lazy).not.toHaveProperty('page-cart');
  });

  it('says once that it has no code for a block that a page got later', async ({ site }) => {
    const { page, warnings } = await site.newPage();
    const path = join(built.folder, 'later.html');
    writeFileSync(
      path,
      readFileSync(join(built.folder, 'plain.html'), 'utf8').replace('</body>', `${UNFORESEEN}</body>`),
    );
    const requests = await open(page, built, 'later.html');
    await expect.poll(() => warnings.filter((line) => line.includes('inlay build'))).toHaveLength(1);
    expect(warnings.join()).toContain('chart');
    expect(requests.filter(({ status }) => status >= 400)).toEqual([]);
    expect(await page.locator('.sqs-block-chart').evaluate((block) => block.outerHTML)).toBe(UNFORESEEN);
  });

  it('leaves the page as it was served while the script is missing', async ({ site }) => {
    const { page } = await site.newPage();
    await keepMarkup(page);
    await page.route(/\/site-[A-Z\d]+\.js$/, (route) => route.abort());
    await page.goto(`${built.url}/accordion.html`);
    await page.waitForLoadState('load');
    const [served, shown] = await page.evaluate(() => [
      (window as unknown as { served: string }).served,
      document.body.outerHTML,
    ]);
    expect(shown).toBe(served);
  });

  it.for<[string, (text: string, response: APIResponse) => object]>([
    ['is missing', () => ({ status: 404 })],
    ['was uploaded in part', (text, response) => ({ response, body: text.slice(0, 500) })],
  ])(
    'shows the content of a block whose file %s, and brings the others to life',
    async ([, answer], { site }) => {
      const { page } = await site.newPage();
      const [file = ''] = manifest().lazy.accordion;
      expect(file).toContain('chunks/');
      await page.route(`**/${file}*`, async (route) => {
        const response = await route.fetch({ url: `${built.url}/inlay/${file}` });
        await route.fulfill(answer(await response.text(), response));
      });
      await open(page, built, 'everything.html');
      const states = await census(page);
      expect(states).toContain('accordion failed');
      expect(states.join()).toContain('mounted');
      expect(states.filter((state) => /^(?!accordion ).* failed$/.test(state))).toEqual([]);
      const hidden = await page
        .locator('.accordion-item__description')
        .evaluateAll((answers) => answers.filter((answer) => !answer.checkVisibility()).length);
      expect(hidden).toBe(0);
    },
  );

  it('runs under a strict policy with Trusted Types', async ({ site }) => {
    const { page } = await site.newPage();
    await noteViolations(page);
    await page.route('**/gallery-sections.html', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace(
          /<script(?![^>]* (?:src=|type="(?!module)))[^>]*>[\s\S]*?<\/script>|<style[^>]*>[\s\S]*?<\/style>| (?:style|on\w+)="[^"]*"/g,
          '',
        ),
        headers: {
          ...response.headers(),
          'content-security-policy':
            "default-src 'self'; script-src 'self'; style-src 'self'; img-src * data:; require-trusted-types-for 'script'",
        },
      });
    });
    await open(page, built, 'gallery-sections.html');
    const violations = await readViolations(page);
    expect(violations.filter((line) => /script|style|trusted/.test(line))).toEqual([]);
    expect(await census(page)).toContain('gallery-section mounted');
  });
});

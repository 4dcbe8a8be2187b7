import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect } from 'vitest';
import { EXAMPLES, markupOf } from '../../docs/.vitepress/playground/examples.mjs';
import { framePage } from '../../docs/.vitepress/playground/frame-page.mjs';
import { galleryForm } from '../../docs/.vitepress/playground/gallery-form.mjs';
import { LIMIT_MS } from '../limits.mjs';
import { violations } from './support/axe';
import { blockStates, it, root, type WatchedPage, whenReady } from './support/site';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Examples in a page's text, by what is said behind their language. */
const fences = (file: string) =>
  [...read(file).matchAll(/^```html ?(.*)\n([\s\S]*?)^```$/gm)].map(([, info = '', text = '']) => ({
    info,
    text,
  }));

const AXE_RULES = [
  'color-contrast',
  'label',
  'button-name',
  'link-name',
  'image-alt',
  'frame-title',
  'select-name',
  'heading-order',
  'page-has-heading-one',
];

const open = async (
  site: { answers: Map<string, string>; url: string; newPage(): Promise<WatchedPage> },
  html: string,
) => {
  site.answers.set('/pasted.html', html);
  const watched = await site.newPage();
  await watched.page.route(/\/pictures\/\w+\.svg/, (route) =>
    route.fulfill({
      path: join(root, 'docs/public/pictures', basename(new URL(route.request().url()).pathname)),
    }),
  );
  await watched.page.goto(`${site.url}/pasted.html`);
  return watched;
};

describe('README', () => {
  it('has an example that works when it is pasted', async ({ site }) => {
    const [example] = fences('README.md');
    const { page, errors, warnings } = await open(site, example?.text ?? '');
    const button = page.locator('button');
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
    const answer = page.getByText('Daily from ten to five.');
    await expect.poll(() => answer.isVisible()).toBe(false);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => answer.isVisible()).toBe(true);
    expect([...errors, ...warnings]).toEqual([]);
  });
});

describe('the tutorial', () => {
  it('makes a page that does all that it says', async ({ site }) => {
    const steps = fences('docs/tutorial.md').map(({ info, text }) => ({ place: info.split(' ')[0], text }));
    const textsFor = (place: string) =>
      steps
        .filter((step) => step.place === place)
        .map(({ text }) => text)
        .join('');
    const html = textsFor('page')
      .replace('</head>', () => `${textsFor('head')}</head>`)
      .replace('</main>', () => `${textsFor('main')}</main>`)
      .replaceAll('/inlay/', '/dist/');
    const { page, errors, warnings } = await open(site, html);
    await expect.poll(() => page.evaluate(() => window.Inlay && inlayApi().state)).toBe('initialized');
    await whenReady(page);
    const readStates = async () =>
      (await blockStates(page)).filter((state) => !state.startsWith('stray-image')).sort();
    await expect.poll(readStates).toEqual([
      'accordion mounted',
      'consented-script waiting',
      // The one that the theme's code makes once Inlay has started.
      'gallery mounted',
      'gallery-grid mounted',
    ]);
    // Step 9.
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect.poll(() => page.title()).toBe('Counted');
    await expect.poll(() => page.locator('.inlay-cookie-banner').count()).toBe(0);
    // Steps 3, 4, 7 and 8.
    await page.getByRole('button', { name: 'May I bring a dog?' }).click();
    await expect.poll(() => page.getByText('On a lead').isVisible()).toBe(true);
    const readLog = async () =>
      ((await page.locator('#log').textContent()) ?? '').split(/ is alive\.\s*/).sort();
    // One for each block of the page, and the script that has waited for consent.
    await expect.poll(readLog).toEqual(['', 'accordion', 'consented-script', 'gallery-grid']);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect.poll(() => page.locator('.views-current').textContent()).toBe('2');
    await page.locator('.slide img').first().click();
    await expect.poll(() => page.locator('.inlay-lightbox').count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.inlay-lightbox').count()).toBe(0);
    // Step 10.
    await page.evaluate(() => inlayApi().destroy());
    expect(await page.locator('.accordion-item__dropdown').first().getAttribute('hidden')).toBeNull();
    expect([...errors, ...warnings]).toEqual([]);
  });
});

describe('the playground', () => {
  const designs = galleryForm.fields.find(({ name }) => name === 'design')?.choices ?? [];
  const initial = Object.fromEntries(galleryForm.fields.map((field) => [field.name, field.initial]));
  const pages = [
    ...EXAMPLES.map((example) => [example.name, markupOf(example)] as const),
    ...designs.map((design) => [`gallery ${design}`, galleryForm.write({ ...initial, design })] as const),
  ];

  it('has examples that run in a frame of their own origin without a fault', async ({ site }) => {
    // All at once, each as if it were alone in the window.
    const frame =
      '<iframe sandbox="allow-scripts allow-forms allow-popups" width="900" height="700" style="position: absolute; inset: 0 auto auto 0"></iframe>';
    const { page, errors, warnings } = await open(
      site,
      `<!doctype html><title>Playground</title>${frame.repeat(pages.length)}`,
    );
    const texts = pages.map(([, markup]) =>
      framePage({ markup, renderer: 'preact', site: '/', isDark: false }),
    );
    await page.evaluate((documents) => {
      const frames = document.querySelectorAll('iframe');
      for (const [index, html] of documents.entries()) frames[index]?.setAttribute('srcdoc', html);
    }, texts);
    expect(pages.length).toBeGreaterThan(EXAMPLES.length);
    for (const [index, [name]] of pages.entries()) {
      const html = page.locator('iframe').nth(index).contentFrame().locator('html');
      const readState = () => html.evaluate(() => inlayApi().state).catch(() => undefined);
      await expect.poll(readState, { message: name }).toBe('initialized');
      await html.evaluate(() => inlayApi().whenReady());
    }
    expect([...errors, ...warnings]).toEqual([]);
  });
});

describe('the site', () => {
  it('has pages and a playground without a flaw for assistive technology, also on a phone', async ({
    site,
  }) => {
    const { page, errors } = await site.newPage({ viewport: { width: 390, height: 800 } });
    // It is built first where that has not been done: the server says so with a page that is left out here.
    await expect
      .poll(async () => (await page.request.get(`${site.url}/docs/`)).status(), { timeout: LIMIT_MS })
      .toBe(200);
    const checkPage = async (path: string) => {
      await page.goto(`${site.url}/docs/${path}`, { waitUntil: 'load' });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
      expect(await violations(page, AXE_RULES), path).toEqual([]);
    };
    await checkPage('');
    const first = page.frameLocator('iframe');
    await first.getByRole('button', { name: 'When is the house open?' }).click();
    await expect.poll(() => first.getByText('Daily from ten to five.').isVisible()).toBe(true);
    await first.getByRole('button', { name: 'Yes' }).click();
    await expect.poll(() => first.locator('.inlay-cookie-banner').count()).toBe(0);
    await page.getByRole('button', { name: 'Off', exact: true }).click();
    await expect.poll(() => first.locator('.slide img:is([src])').count()).toBe(0);
    expect(await first.locator('body').getAttribute('data-inlay-look')).toBe('base');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect.poll(() => page.getByText('Copied.').isVisible()).toBe(true);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('<script');
    expect(copied).toBe(await page.locator('.embed code').textContent());
    await page.getByRole('link', { name: 'Demo pages' }).first().click();
    await page.waitForURL(`${site.url}/`);
    await checkPage('reference/units.html');
    await checkPage('playground.html');
    const frame = page.frameLocator('iframe');
    await expect.poll(() => frame.locator('.landscapes img').count()).toBe(6);
    await page.getByRole('button', { name: 'Copy markup' }).click();
    await expect.poll(() => page.getByText('The tags of Inlay and the markup').isVisible()).toBe(true);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^<link rel="stylesheet" href="\/inlay\/site\.css">\n<script type="module" src="\/inlay\/preact\/site\.js"><\/script>\n<div class="landscapes">/,
    );
    await page.getByRole('combobox', { name: 'Design' }).selectOption('grid');
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Markup' }).inputValue())
      .toContain("design: 'grid'");
    await expect.poll(() => frame.locator('.sqs-gallery-design-grid').count()).toBe(1);
    await page.getByRole('textbox', { name: 'Markup' }).fill('<h1>Something else</h1>');
    await expect.poll(() => frame.locator('h1').textContent()).toBe('Something else');
    await page.goto(`${site.url}/docs/markup/accordion.html`);
    await page.getByRole('link', { name: 'Run and edit this example' }).first().click();
    await expect.poll(() => frame.getByText('When is the house open?').count()).toBe(1);
    expect(errors).toEqual([]);
  });
});

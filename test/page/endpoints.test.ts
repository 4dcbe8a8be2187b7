import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { tabTo } from './support/keyboard';
import { serveEdited } from './support/serve-edited';
import { servedBody } from './support/served-body';
import {
  blockStates,
  bodyOf,
  it,
  RENDERERS,
  type Renderer,
  type Site,
  type WatchedPage,
  whenReady,
} from './support/site';
import { startAnew } from './support/start-anew';
import { tabInto } from './support/tab-into';

const PAGE = 'endpoints.html';
const FORM = '#block-5f0000000000000000000e01';
const NEWSLETTER = '#block-5f0000000000000000000e04';
const SEARCH = '#block-5f0000000000000000000e03';
const SETTING = /(<script[^>]*data-inlay-config>)[\s\S]*?(<\/script>)/;

/** What the page asks of the platform: nothing, on all of these pages. */
const platformCalls = (site: Site) => site.demo.received.map(({ path }) => path);
const lastForm = (site: Site) => site.demo.services.at(-1);

/** The demo page with another setting. */
async function openWith(site: Site, renderer: Renderer, setting: object): Promise<WatchedPage> {
  const response = await fetch(`${site.url}/demo-pages/${PAGE}?renderer=${renderer}`);
  const html = (await response.text()).replace(
    SETTING,
    (_, start, end) => start + JSON.stringify(setting) + end,
  );
  const path = `/endpoints-${renderer}-${site.answers.size}.html`;
  site.answers.set(path, html);
  const watched = await site.newPage();
  await watched.page.goto(site.url + path);
  await whenReady(watched.page);
  return watched;
}

it('a unit that is switched off stays as served, revealed, and its code is not asked for', async ({
  site,
}) => {
  const setting =
    '<script type="application/json" data-inlay-config>{"off":["accordion","acordion"]}</script>';
  const path = await serveEdited(site, 'accordion.html', 'preact', (html) =>
    html.replace('</title>', `</title>${setting}`),
  );
  const { page } = await site.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${site.url}/demo-pages/${path}`);
  await whenReady(page, true);
  const answers = page.locator('.accordion-item__dropdown');
  expect(await answers.count()).toBeGreaterThan(3);
  for (const answer of await answers.all()) expect(await answer.isVisible()).toBe(true);
  const states = (await blockStates(page)).filter((state) => state.startsWith('accordion'));
  expect(new Set(states)).toEqual(new Set(['accordion off']));
  expect(asked.filter((url) => url.includes('/chunks/accordion'))).toEqual([]);
  const meant = () =>
    page.evaluate(() =>
      inlayApi()
        .inspect()
        .flatMap(({ fault }) => fault?.message ?? [])
        .join(),
    );
  await expect.poll(meant).toContain('Did you mean `accordion`?');
  await page.evaluate(() => inlayApi().destroy());
  expect(await bodyOf(page)).toBe(await servedBody(page));
});

/** By the keyboard alone. */
async function fillForm(page: Page, email = 'ada@otterbrook.example'): Promise<void> {
  await tabTo(page, page.locator(`${FORM} [name=fname]`));
  await page.keyboard.type('Ada');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Byron & Co');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Is the <house> open?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}
const thanks = (page: Page) => page.locator(`${FORM} .form-submission-text`);

describe.each(RENDERERS)('a page without the platform under %s', (renderer) => {
  let opened: WatchedPage;
  it.beforeAll(async ({ site }) => {
    opened = await site.open(PAGE, renderer);
  });
  /** The page that tests share, as it comes. */
  const anew = async () => {
    await startAnew(opened.page, { empty: [opened.errors, opened.warnings] });
    return opened;
  };

  // Other formats, and what counts as an answer: test/unit/features/endpoints/answer-call.test.ts.
  it('sends the form to the service, and shows its answer', async ({ site }) => {
    const { page, errors, warnings } = opened;
    const before = platformCalls(site).length;
    await fillForm(page, 'refused@otterbrook.example');
    await page.locator(FORM).getByText('should be an email').first().waitFor();
    await page.locator(`${FORM} [type=email]`).fill('ada@otterbrook.example');
    await page.keyboard.press('Enter');
    await thanks(page).waitFor();
    expect(lastForm(site)).toEqual({
      service: 'formspree',
      type: 'application/json',
      fields: {
        email: 'ada@otterbrook.example',
        'Your name': 'Ada Byron & Co',
        Message: 'Is the <house> open?',
        page: `${site.url}/demo-pages/${PAGE}`,
      },
    });
    expect(await page.locator('script[src*=recaptcha]').count()).toBe(0);
    expect(platformCalls(site).slice(before)).toEqual([]);
    // The browser itself writes a line about the refusal.
    expect(errors.filter((error) => !error.includes('422'))).toEqual([]);
    expect(warnings).toEqual([]);
  });

  // @keys endpoints | Enter | says what is closed, and whom to write to
  it('says what is closed where no service answers, and whom to write to, without a request', async ({
    site,
  }) => {
    const { page, errors, warnings } = await openWith(site, renderer, {});
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const before = platformCalls(site).length;
    const note = page.locator('.inlay-closed');
    await expect
      .poll(() => note.allTextContents())
      .toEqual(['This shop is closed. Write to hello@otterbrook.example.']);
    await fillForm(page);
    const problem = page.locator(`${FORM} .inlay-form-summary`);
    await problem.filter({ hasText: 'This form is closed. Write to hello@otterbrook.example.' }).waitFor();
    expect(await note.filter({ hasText: 'This form' }).getByRole('link').getAttribute('href')).toBe(
      'mailto:hello@otterbrook.example',
    );
    await page.locator(`${NEWSLETTER} input`).focus();
    await note.filter({ hasText: 'This newsletter is closed.' }).waitFor();
    await page.locator(`${SEARCH} input`).pressSequentially('fern');
    await note.filter({ hasText: 'The search is not available.' }).waitFor();
    await page.locator('.sqs-search-preview-ui').waitFor();
    await page.locator('.sqs-add-to-cart-button').first().press('Enter');
    await page.locator('.product-detail').first().getByText('This shop is closed.').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(requests.filter((path) => path.startsWith('/api/'))).toEqual([]);
    expect(platformCalls(site).slice(before)).toEqual([]);
    expect([errors, warnings]).toEqual([[], []]);
  });

  it('finds pages by the index, which comes with the first word that is typed', async ({ site }) => {
    const { page, errors, warnings } = await anew();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const before = platformCalls(site).length;
    const input = page.locator(`${SEARCH} input`);
    await tabInto(page, input);
    expect(requests).not.toContain('/services/search-index.json');
    await page.keyboard.type('baskets wil');
    const options = page.locator(`${SEARCH} [role=option]`);
    await options.first().waitFor();
    expect(await options.first().locator('em').first().textContent()).toBe('Willow');
    await page.keyboard.press('ArrowDown');
    const href = await options.first().getAttribute('href');
    expect(href).toContain('/demo-pages/shop/');
    expect(requests.filter((path) => path === '/services/search-index.json')).toHaveLength(1);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${href}`);
    await page.goBack();
    expect(
      platformCalls(site)
        .slice(before)
        .filter((path) => path.startsWith('/api/search')),
    ).toEqual([]);
    expect([errors, warnings]).toEqual([[], []]);
  });

  it('keeps the cart in the browser, and hands it to the checkout', async ({ site }) => {
    const { page, errors, warnings } = await anew();
    const before = platformCalls(site).length;
    const [rose, pot] = [0, 1].map((index) => page.locator('.sqs-add-to-cart-button').nth(index));
    if (!rose || !pot) throw new Error('The page has two products.');
    await tabInto(page, rose);
    await page.keyboard.press('Enter');
    const rows = page.locator('.cart-row');
    await rows.filter({ hasText: 'Climbing rose' }).waitFor();
    await tabInto(page, pot);
    await page.keyboard.press('Enter');
    await rows.filter({ hasText: 'Clay pot' }).waitFor();
    expect(await page.locator('.cart-subtotal-price').textContent()).toBe('£24.50');
    // Another visit.
    await page.reload();
    await whenReady(page);
    await rows.nth(1).waitFor();
    await rows.nth(1).locator('.cart-row-remove').press('Enter');
    await page.locator('.cart-undo').press('Enter');
    await expect.poll(() => page.locator('.cart-subtotal-price').textContent()).toBe('£24.50');
    await page.locator('.cart-checkout-button').press('Enter');
    await page.waitForURL('**/services/checkout?**');
    expect(await page.locator('li').allTextContents()).toEqual(['ROSE-1:1', 'POT-2:1']);
    await page.goBack();
    expect(platformCalls(site).slice(before)).toEqual([]);
    expect([errors, warnings]).toEqual([[], []]);
  });

  it('gives the page back as the server sent it', async () => {
    const { page } = await anew();
    const served = await servedBody(page);
    await page.locator(`${NEWSLETTER} input`).focus();
    await page.locator('.inlay-closed').waitFor();
    await page.evaluate(() => inlayApi().destroy());
    expect(await bodyOf(page)).toBe(served);
  });
});

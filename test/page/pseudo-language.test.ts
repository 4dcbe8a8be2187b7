import type { Page, Response } from 'playwright-core';
import { expect } from 'vitest';
import { blocksOfReference } from './support/alone';
import { allOr, IS_EVERY_PAGE } from './support/demo-pages';
import { it, openDemo, type WatchedPage } from './support/site';

/** Of the demo pages those that between them have each unit, and what it writes in other words elsewhere; `npm run proof` takes them all. */
const PAGES = allOr(
  `accordion announcement-bar archives audio blog-post calendar charts comments-disqus consent
  cookie-banner course donation forms gallery-collection gallery-designs gallery-index header
  header-7-0 index-collages item-lists map marquee menu mobile-bar newsletter popup-overlay
  portfolio pricing-plan reel reservation review-request reviews scaled-text search search-page
  sections sections-7-0 social-posts summaries themed tour-dates videos-consent shop/cart
  shop/cart-indicator shop/course shop/flowers shop/index shop/list-7-0 shop/product shop/seeds
  trouble/media trouble/saved-galleries`
    .split(/\s+/)
    .map((name) => `${name}.html`),
);

/** px. The last is the narrowest that a page must have room in; a window of a phone lies between the others. */
const WIDTHS = IS_EVERY_PAGE ? [768, 390, 320] : [768, 320];

/** What `Intl` writes: days, months, money, time zones, how long ago. They are not messages. */
const FROM_INTL =
  /\b(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?s?\b|\b(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\b|\b[ap]\.?m\b\.?|\bGMT\b|\b[A-Z][a-z]+ Time\b|\b(?:second|minute|hour|day)s? ago\b|\d[\d.,]*[EKMB]\d*/gi;

/** Words of the server that Inlay puts before a title. */
const FROM_SERVER = /^Play /;

/** Between the pieces that a text is put together from. */
const SEPARATORS = /[^\p{L}\p{N}’'\s-]+|\s[^\p{L}\s]+\s|\d+/u;

/** All that the page and its server say, so that what remains is Inlay's. */
function listenToServer(page: Page): () => Promise<string> {
  const said: Promise<string>[] = [];
  const listen = (response: Response) => {
    const { pathname } = new URL(response.url());
    const type = response.headers()['content-type'] ?? '';
    if (!pathname.startsWith('/dist/') && /html|json|javascript/.test(type)) {
      said.push(response.text().catch(() => ''));
    }
  };
  page.on('response', listen);
  return async () => {
    page.off('response', listen);
    return (await Promise.all(said)).join('\n');
  };
}

/** Every text of the page that a visitor reads or hears, with a hint of where it is. */
const readTexts = (page: Page) =>
  page.evaluate(() => {
    const texts: { readonly text: string; readonly where: string }[] = [];
    const where = (element: Element) =>
      `${element.localName}${element.id && `#${element.id}`}${[...element.classList].map((name) => `.${name}`).join('')}`;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text) {
        const parent = node.parentElement;
        if (parent && !parent.closest('script,style,noscript,template'))
          texts.push({ text: node.data.trim(), where: where(parent) });
      } else if (node instanceof Element) {
        for (const name of [
          'aria-label',
          'title',
          'placeholder',
          'alt',
          'aria-roledescription',
          'aria-valuetext',
        ])
          texts.push({ text: node.getAttribute(name)?.trim() ?? '', where: `${where(node)} ${name}` });
      }
    }
    return texts.filter(({ text }) => /\p{L}{2}/u.test(text));
  });

/** What is not in brackets: messages are, also those within messages. */
function outsideBrackets(text: string): string {
  const shorter = text.replace(/\[[^[\]]*\]/g, '|');
  return shorter === text ? text : outsideBrackets(shorter);
}

/** HTML in JSON is shown as its text until it has been sanitized. */
const withoutTags = (text: string) => text.replaceAll('\\u003c', '<').replace(/<[^<>]*>/g, '');

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Whether the page itself, or its server, says this. */
function isSaid(text: string, said: string): boolean {
  const isPages = (part: string) => !/\p{L}{2}/u.test(part) || said.includes(plain(part));
  if (isPages(text)) return true;
  // Names of products between words of ours, dates between numbers: piece by piece, since English words alone are on every page.
  return outsideBrackets(text)
    .replace(FROM_INTL, '|')
    .replace(FROM_SERVER, '|')
    .split(SEPARATORS)
    .every(isPages);
}

/** How much wider the page is than its window. */
const readBeyond = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Controls whose text does not fit. */
const readCutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, label, summary, [role=button], legend, dialog *')]
      .filter((element) => element.textContent?.includes('[') && element.getClientRects().length > 0)
      .filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element);
        const isHidden = element.clientWidth <= 1 || element.clientHeight <= 1;
        return (
          !isHidden &&
          overflowX !== 'visible' &&
          textOverflow !== 'ellipsis' &&
          element.scrollWidth > element.clientWidth + 1
        );
      })
      .map((element) => `${element.localName}.${element.className}: ${element.textContent?.slice(0, 60)}`),
  );

let shared: WatchedPage;
/** Reads HTML: pages with a policy of their own may not. */
let reader: Page;
/** The names of all units that have been looked at. */
const looked = new Set<string>();

it.beforeAll(async ({ site }) => {
  shared = await site.newPage();
  await shared.page.addInitScript(() => {
    addEventListener('error', ({ message }) => {
      if (message.startsWith('ResizeObserver')) document.documentElement.dataset.loops = message;
    });
  });
  reader = (await site.newPage()).page;
});

// @wcag 1.4.10 | no unit makes a page wider than a window of 320 px, with texts that are a third longer
it.for(PAGES)('%s shows all its texts in brackets, and has room for them', async (path, { site }) => {
  const { page } = shared;
  await page.setViewportSize({ width: 1280, height: 900 });
  const heard = listenToServer(page);
  await openDemo(site, shared, path, 'preact', { query: 'i18nLang=true' });
  const cut = await readCutTexts(page);
  const texts = await readTexts(page);
  const units = await page.evaluate(() =>
    inlayApi()
      .inspect()
      .map(({ block }) => block),
  );
  for (const unit of units) looked.add(unit);
  await expect
    .poll(() => readBeyond(page), { message: 'the page is wider than a window of 1280 px' })
    .toBeLessThanOrEqual(0);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await expect
      .poll(() => readBeyond(page), { message: `the page is wider than a window of ${width} px` })
      .toBeLessThanOrEqual(0);
  }
  expect(
    await page.evaluate(() => document.documentElement.dataset.loops),
    'an error that the page hears of: watch sizes by `watchSize`',
  ).toBeUndefined();
  cut.push(...(await readCutTexts(page)));
  const said = await heard();
  const inPage = await reader.evaluate(
    (html) => new DOMParser().parseFromString(html, 'text/html').documentElement.textContent,
    said,
  );
  const all = plain(`${said}\n${inPage}\n${withoutTags(said)}`);
  const escaped = texts.filter(({ text }) => !isSaid(text, all));
  expect(escaped, 'write it into the message file of its unit').toEqual([]);
  expect(cut, 'texts that are cut off at +40 %').toEqual([]);
});

it('has looked at each kind of block but those that no demo page has', () => {
  const missing = blocksOfReference.map(({ name }) => name).filter((name) => !looked.has(name));
  expect(missing).toEqual([
    'course-list',
    'cover-page',
    'header-fit',
    'index-pictures',
    'promoted-gallery',
    'section-nav',
  ]);
});

it('would find an English text, a page that is too wide and a button without room', async ({ site }) => {
  const { page } = shared;
  await page.setViewportSize({ width: 390, height: 844 });
  const heard = listenToServer(page);
  await openDemo(site, shared, 'plain.html', 'preact', { query: 'i18nLang=true' });
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.style.cssText = 'inline-size: 20px; overflow: hidden; white-space: nowrap';
    button.textContent = '[Çlösë·ëÿ·ëÿ]';
    button.ariaLabel = 'Nothing on the page';
    const wide = document.createElement('div');
    wide.style.cssText = 'inline-size: 500px; block-size: 1px';
    document.body.append(button, wide);
  });
  expect(await readBeyond(page)).toBeGreaterThan(0);
  expect(await readCutTexts(page)).toHaveLength(1);
  const said = plain(await heard());
  const escaped = (await readTexts(page)).filter(({ text }) => !isSaid(text, said));
  expect(escaped.map(({ text }) => text)).toContain('Nothing on the page');
});

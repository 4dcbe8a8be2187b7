import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { DEMO_PAGES, readDemo } from './support/demo-pages';
import { describePage } from './support/describe-page';
import { untilIdle } from './support/requests';
import { it, RENDERERS, whenReady } from './support/site';

const hasBanner = (path: string) => readDemo(path).includes('"isCookieBannerEnabled":true');
const hasAccordion = (path: string) => readDemo(path).includes('sqs-block-accordion');
const hasLightbox = (path: string) => readDemo(path).includes('js-gallery-lightbox-opener');

/** What axe has looked at, by address and state: what the other renderer draws must be the same, and needs no second look. */
const looked = new Map<string, readonly string[]>();

/** Where two texts part. */
function differenceOf(text: string, other: string): string {
  let at = 0;
  while (at < text.length && text[at] === other[at]) at++;
  const part = (one: string) => one.slice(Math.max(0, at - 100), at + 100);
  return text === other ? '' : `${part(text)}\n${part(other)}`;
}

async function expectNothingFound(page: Page, state: string): Promise<void> {
  const key = `${state} of ${page.url().replace(/renderer=\w+/, '')}`;
  const first = looked.get(key);
  if (first) {
    // What is still on its way comes.
    const readDifference = async () => {
      const description = await page.evaluate(describePage);
      return first.includes(description) ? '' : differenceOf(first.at(-1) ?? '', description);
    };
    await expect.poll(readDifference, { message: key }).toBe('');
    return;
  }
  // What no script has shown by now is shown then, and may fade in.
  await untilIdle(page);
  const before = await page.evaluate(describePage);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await violations(page), `${state}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  // Of all rules, one knows colours.
  expect(await violations(page, ['color-contrast']), `${state}, dark`).toEqual([]);
  looked.set(key, [before, await page.evaluate(describePage)]);
}

/** Opens one item after another until none that may stay open is closed. */
async function openAccordions(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const list of document.querySelectorAll('.accordion-items-container')) {
      // What a visitor can never have open at once is looked at with its last item open.
      for (const item of list.children) {
        const button = item.querySelector<HTMLElement>(':scope > * > .accordion-item__click-target');
        if (button?.getAttribute('aria-expanded') === 'false') button.click();
      }
    }
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.accordion-items-container')].every((list) =>
      list.querySelector(':scope > .accordion-item:last-child > * > [aria-expanded="true"]'),
    ),
  );
}

describe.each(RENDERERS)('accessibility under %s', (renderer) => {
  // @wcag 1.1.1 1.3.1 1.4.3 4.1.2 | axe finds nothing on any demo page in any of its states
  it.for(DEMO_PAGES)('axe finds nothing on %s, whatever is open', async (path, { site }) => {
    // A strict policy would keep axe out, too.
    const { page } = await site.open(path, renderer, {
      reducedMotion: 'reduce',
      bypassCSP: true,
    });
    if (path.endsWith('later.html')) {
      await page.locator('main button.plain-button').first().click();
      await whenReady(page);
    }
    if (hasBanner(path)) {
      await page.locator('.inlay-cookie-banner-text').filter({ hasText: /\w/ }).waitFor();
      await expectNothingFound(page, 'with the banner');
      await page.locator('.inlay-cookie-banner-choice').first().click();
      await page.waitForFunction(() => !document.querySelector('.inlay-cookie-banner'));
    }
    await expectNothingFound(page, 'at first');
    if (hasAccordion(path)) {
      await openAccordions(page);
      await expectNothingFound(page, 'with open accordions');
    }
    if (hasLightbox(path)) {
      await page.locator('[aria-haspopup="dialog"]:visible').first().press('Enter');
      await page.locator('dialog [data-slot="0"] img[data-state="loaded"]').waitFor();
      await expectNothingFound(page, 'with the lightbox');
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => !document.querySelector('dialog'));
    }
  });

  it.for(['BAR', 'POPUP'])('axe finds nothing on any kind of %s', async (variant, { site }) => {
    const { page } = await site.open('plain.html', renderer, { reducedMotion: 'reduce' });
    for (const theme of ['LIGHT', 'DARK'])
      for (const cta of ['TEXT', 'BUTTON', 'ICON']) {
        await page.evaluate(
          (settings) => {
            inlayApi().emit('banner:update', settings);
          },
          {
            isCookieBannerEnabled: true,
            cookieBannerText: '<p>We count visits. <a href="#page">Why</a></p>',
            cookieBannerHasOptOut: true,
            cookieBannerVariant: variant,
            cookieBannerTheme: theme,
            cookieBannerCtaVariant: cta,
          },
        );
        await page.locator(`.${variant}.${theme}.${cta} .inlay-cookie-banner-text a`).waitFor();
        await expectNothingFound(page, `${variant} ${theme} ${cta}`);
      }
  });

  it('would find something: a picture without a text, and words that are hard to read', async ({ site }) => {
    const { page } = await site.open('plain.html', renderer);
    await page.evaluate(() => {
      const text = document.createElement('p');
      text.textContent = 'Hardly to be read';
      text.style.cssText = 'color: #888; background: #999';
      document.querySelector('main')?.append(document.createElement('img'), text);
    });
    const rules = (await violations(page)).map((violation) => violation.split(':')[0]);
    expect(rules.sort()).toEqual(['color-contrast', 'image-alt']);
  });
});

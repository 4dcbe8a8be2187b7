import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { editAnswers } from './support/edit-answers';
import { holdBack } from './support/hold-back';
import { it, ONE_RENDERER, type Site, whenStarted } from './support/site';

interface EarlyClick {
  readonly what: string;
  readonly demo: string;
  readonly width?: number;
  /** What is clicked while the code of its block is on its way. */
  readonly control: string;
  /** What the click leads to. */
  readonly answered: (page: Page) => Promise<unknown>;
}

const isSeen = (selector: string) => (page: Page) => page.locator(selector).first().waitFor();

const ACCORDION: EarlyClick = {
  what: 'an accordion opens',
  demo: 'accordion.html',
  control: '.accordion-item__click-target',
  answered: isSeen('.accordion-item__click-target[aria-expanded=true]'),
};

const BURGER: EarlyClick = {
  what: 'a burger opens its menu',
  demo: 'header.html',
  width: 390,
  control: '.header-display-mobile .burger',
  answered: isSeen('.header-display-mobile .burger[aria-expanded=true]'),
};

const CLICKS: readonly EarlyClick[] = [
  BURGER,
  {
    what: 'a picture of a gallery opens the lightbox',
    demo: 'gallery-grid.html',
    control: '.sqs-gallery-block-grid .slide a',
    answered: isSeen('dialog[open]'),
  },
  {
    what: 'a tab shows its menu',
    demo: 'menu.html',
    control: '.menu-select-labels >> nth=1',
    // By its text: another menu of the page has its second tab selected from the start.
    answered: isSeen('.menu-select-labels[aria-selected=true]:text-is("Lunch")'),
  },
  {
    what: 'a button asks for what its product needs',
    demo: 'shop/index.html',
    control: '.sqs-add-to-cart-button[data-item-id="65d0000000000000000000a2"]',
    answered: isSeen('dialog[open]'),
  },
];

describe.each(ONE_RENDERER)('a click before its block is mounted, under %s', (renderer) => {
  it.for(CLICKS)('$what', async ({ demo, width = 1280, control, answered }, { site }) => {
    const { page } = await site.newPage({ viewport: { width, height: 844 } });
    const { release } = await holdBack(page, '**/chunks/*.js');
    await page.goto(`${site.url}/demo-pages/${demo}?renderer=${renderer}`);
    await whenStarted(page);
    const clicked = page.locator(control).first();
    await clicked.scrollIntoViewIfNeeded();
    await clicked.click();
    const address = page.url();
    // Longer than it takes to see that something is loading.
    await page.locator('[aria-busy=true]').waitFor();
    const done = answered(page);
    release();
    await done;
    expect(await page.locator('[aria-busy=true]').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe(new URL(address).pathname);
  });

  /** A click on a page with the stub, before the script has come. */
  const clickFirst = async (site: Site, { demo, width = 1280, control, answered }: EarlyClick) => {
    const { page, errors } = await site.newPage({ viewport: { width, height: 844 } });
    const { release } = await holdBack(page, '**/site.js*');
    await editAnswers(page, `**/${demo}*`, (served) =>
      served.replace('<head>', `<head><script src="/dist/${renderer}/boot.js"></script>`),
    );
    await page.goto(`${site.url}/demo-pages/${demo}?renderer=${renderer}`, { waitUntil: 'commit' });
    await page.locator(control).first().click();
    const done = answered(page);
    release();
    await done;
    expect(errors).toEqual([]);
    return page;
  };

  // What the stub keeps is for any block. A link to a picture is followed: it does not know galleries.
  it('an accordion opens once, also where the script itself has not come', async ({ site }) => {
    const page = await clickFirst(site, ACCORDION);
    // It is not repeated at the next start of the site.
    await page.evaluate(() => {
      inlayApi().destroy();
      inlayApi().init();
      return inlayApi().whenReady();
    });
    expect(await page.locator(ACCORDION.control).first().getAttribute('aria-expanded')).toBe('false');
  });

  it('a burger opens its menu, also where the script itself has not come', async ({ site }) => {
    await clickFirst(site, BURGER);
  });
});

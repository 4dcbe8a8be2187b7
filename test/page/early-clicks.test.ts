import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it, ONE_RENDERER, whenStarted } from './support/site';

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

const CLICKS: readonly EarlyClick[] = [
  {
    what: 'an accordion opens',
    demo: 'accordion.html',
    control: '.accordion-item__click-target',
    answered: isSeen('.accordion-item__click-target[aria-expanded=true]'),
  },
  {
    what: 'a burger opens its menu',
    demo: 'header.html',
    width: 390,
    control: '.header-display-mobile .burger',
    answered: isSeen('.header-display-mobile .burger[aria-expanded=true]'),
  },
  {
    what: 'a folder of a header opens',
    demo: 'header.html',
    width: 1280,
    control: '.header-nav-folder-title',
    answered: isSeen('.header-nav-folder-title[aria-expanded=true]'),
  },
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
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/chunks/*.js', async (route) => {
      await held;
      await route.continue();
    });
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
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { hurry } from './support/hurry';
import { hasFocus, tabTo } from './support/keyboard';
import { serveEdited } from './support/serve-edited';
import { servedBody } from './support/served-body';
import {
  bodyOf,
  it,
  once,
  openDemo,
  RENDERERS,
  type Renderer,
  root,
  type Site,
  type WatchedPage,
} from './support/site';
import { startAnew } from './support/start-anew';
import { whenPainted } from './support/when-painted';

const ONE_AT_A_TIME = '#block-3e90b7d41c5a4f6e8d01';
const SEVERAL = '#block-3e90b7d41c5a4f6e8d02';
const ARROWS = '#block-3e90b7d41c5a4f6e8d03';

const OPEN = { item: 'true', icon: 'true', expanded: 'true', isShown: true, hidden: null, moving: null };
const CLOSED = {
  item: 'false',
  icon: 'false',
  expanded: 'false',
  isShown: false,
  hidden: 'until-found',
  moving: null,
};
const OPENING = { ...OPEN, moving: 'true' };
/** Still seen, but no longer open to anybody who asks. */
const CLOSING = { ...CLOSED, isShown: true, hidden: null, moving: 'true' };

/** Every state of a block's items, without those of an accordion inside. */
const states = (page: Page, block: string) =>
  page.locator(block).evaluate((element) => {
    const list = element.querySelector('.accordion-items-container');
    return [...(list?.children ?? [])].map((item) => {
      const dropdown = item.querySelector('.accordion-item__dropdown');
      return {
        item: item.getAttribute('data-is-open'),
        icon: item.querySelector('.accordion-icon-container')?.getAttribute('data-is-open'),
        expanded: item.querySelector('.accordion-item__click-target')?.getAttribute('aria-expanded'),
        isShown: dropdown?.classList.contains('accordion-item__dropdown--open'),
        hidden: dropdown?.getAttribute('hidden'),
        moving: item.getAttribute('data-is-item-animating'),
      };
    });
  });

const button = (page: Page, block: string, index: number) =>
  page
    .locator(`${block} > .sqs-block-content > .accordion-items-container > .accordion-item`)
    .nth(index)
    .locator('.accordion-item__click-target')
    .first();

const answer = (page: Page, block: string, index: number) =>
  page
    .locator(`${block} > .sqs-block-content > .accordion-items-container > .accordion-item`)
    .nth(index)
    .locator('.accordion-item__dropdown')
    .first();

/** Waits until nothing moves any more. */
const settled = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('[data-is-item-animating]'));

interface Watched {
  /** Whether animations are held at their first frame until `finishAnimations`. */
  isHeld: boolean;
  /** How many there have been. */
  animationCount: number;
}

/** Lets tests hold the animations of a page, and counts them. */
const watchAnimations = ({ page }: WatchedPage) =>
  page.addInitScript(() => {
    const animate = Element.prototype.animate;
    const watched: Watched = { isHeld: false, animationCount: 0 };
    Object.assign(window, { watched });
    Element.prototype.animate = function (...args) {
      const animation = animate.apply(this, args);
      if (watched.isHeld) animation.pause();
      watched.animationCount += 1;
      return animation;
    };
  });

const finishAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });

const animationCount = (page: Page) =>
  page.evaluate(() => (window as unknown as { watched: Watched }).watched.animationCount);

const destroy = (page: Page) =>
  page.evaluate(() => {
    inlayApi().destroy();
  });

/** A page whose animations can be held. */
async function openAccordions(site: Site, renderer: Renderer, path: string): Promise<WatchedPage> {
  const watched = await site.newPage();
  await watchAnimations(watched);
  await openDemo(site, watched, path, renderer);
  await hurry(watched.page);
  return watched;
}

/** Another start of an open page. */
async function start(page: Page, { isHeld = false } = {}): Promise<Page> {
  await page.evaluate((isNowHeld) => {
    Object.assign((window as unknown as { watched: Watched }).watched, {
      isHeld: isNowHeld,
      animationCount: 0,
    });
  }, isHeld);
  await startAnew(page);
  return page;
}

/** Clicks every title that can be seen. */
async function openAll(page: Page): Promise<void> {
  for (const target of await page.locator('.accordion-item__click-target:visible').all())
    await target.click();
  await settled(page);
}

/** Waits until an element is in the window. */
const isSeen = (page: Page, selector: string) =>
  page.waitForFunction((wanted) => {
    const { top, bottom } = document.querySelector(wanted)?.getBoundingClientRect() ?? new DOMRect(0, -1);
    return top >= 0 && bottom <= innerHeight && bottom > top;
  }, selector);

describe.each(RENDERERS)('accordion under %s', (renderer) => {
  let opened: WatchedPage;
  it.beforeAll(async ({ site }) => {
    opened = await openAccordions(site, renderer, 'accordion.html');
  });

  once(
    'starts with every item closed, each button tied to its answer, which takes no room but has a box, so that it can be searched',
    async () => {
      const { page, errors, warnings } = opened;
      expect(await states(page, ONE_AT_A_TIME)).toEqual([CLOSED, CLOSED, CLOSED]);
      const ties = await page.locator('.accordion-item').evaluateAll((items) =>
        items.map((item) => {
          const control = item.querySelector('button');
          const panel = item.querySelector('.accordion-item__dropdown');
          return {
            controls: control?.getAttribute('aria-controls') === panel?.id && panel?.id !== '',
            labelled: panel?.getAttribute('aria-labelledby') === control?.id && control?.id !== '',
            role: panel?.getAttribute('role'),
            type: control?.type,
          };
        }),
      );
      expect(ties).toHaveLength(16);
      for (const tie of ties)
        expect(tie).toEqual({ controls: true, labelled: true, role: 'region', type: 'button' });
      const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
      const box = await answer(page, ONE_AT_A_TIME, 0).evaluate((element) => {
        const { display, contentVisibility } = getComputedStyle(element);
        return { display, contentVisibility, height: element.getBoundingClientRect().height };
      });
      expect(box).toEqual({ display: 'block', contentVisibility: 'hidden', height: 0 });
      expect(errors).toEqual([]);
      expect(warnings).toEqual([]);
    },
  );

  // @wcag 1.3.2 2.4.3 | Tab leads past what is closed and through what is open
  // @keys accordion | Enter, Space | opens and closes an answer
  // @keys accordion | Tab | past closed answers, through open ones
  it('opens and closes by keys, which keep focus on its button, and by click; Tab skips closed answers and goes through open ones', async () => {
    const page = await start(opened.page);
    const [first, second, third] = [0, 1, 2].map((index) => button(page, ONE_AT_A_TIME, index)) as [
      Locator,
      Locator,
      Locator,
    ];
    await tabTo(page, first);
    const top = await page.evaluate(() => scrollY);
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await settled(page);
      expect(await states(page, ONE_AT_A_TIME), key).toEqual([OPEN, CLOSED, CLOSED]);
      await page.keyboard.press(key);
      await settled(page);
      expect(await states(page, ONE_AT_A_TIME), key).toEqual([CLOSED, CLOSED, CLOSED]);
      expect(await hasFocus(first)).toBe(true);
      expect(await page.evaluate(() => scrollY)).toBe(top);
    }
    await tabTo(page, second);
    expect(await tabTo(page, third)).toBe(1);
    const text = answer(page, ONE_AT_A_TIME, 1).locator('p');
    expect(await text.isVisible()).toBe(false);
    await second.click();
    await settled(page);
    expect(await states(page, ONE_AT_A_TIME)).toEqual([CLOSED, OPEN, CLOSED]);
    expect(await text.isVisible()).toBe(true);
    expect(await tabTo(page, answer(page, ONE_AT_A_TIME, 1).getByRole('link'))).toBe(1);
    expect(await tabTo(page, third)).toBe(1);
    await second.click();
    await settled(page);
    expect(await states(page, ONE_AT_A_TIME)).toEqual([CLOSED, CLOSED, CLOSED]);
  });

  it('never has two items open where one may be, and closes the other as it opens one', async () => {
    const page = await start(opened.page, { isHeld: true });
    await page.locator(ONE_AT_A_TIME).evaluate((element) => {
      const count = () => element.querySelectorAll('[aria-expanded="true"]').length;
      Object.assign(window, { mostOpen: 0 });
      new MutationObserver(() => {
        const seen = window as unknown as { mostOpen: number };
        seen.mostOpen = Math.max(seen.mostOpen, count());
      }).observe(element, { subtree: true, attributes: true });
    });
    await button(page, ONE_AT_A_TIME, 2).click();
    await finishAnimations(page);
    await settled(page);
    // The earlier one, so that the order in the page does not do it by itself.
    await button(page, ONE_AT_A_TIME, 0).click();
    await page.locator(`${ONE_AT_A_TIME} [data-is-item-animating]`).first().waitFor();
    expect(await states(page, ONE_AT_A_TIME)).toEqual([OPENING, CLOSED, CLOSING]);
    await finishAnimations(page);
    await settled(page);
    expect(await states(page, ONE_AT_A_TIME)).toEqual([OPEN, CLOSED, CLOSED]);
    expect(await page.evaluate(() => (window as unknown as { mostOpen: number }).mostOpen)).toBe(1);
  });

  once(
    'takes 250 ms from nothing to the answer’s height, and back, and ignores clicks meanwhile',
    async () => {
      const page = await start(opened.page, { isHeld: true });
      const running = () =>
        answer(page, ONE_AT_A_TIME, 1).evaluate((element) =>
          element.getAnimations().map(({ effect }) => ({
            duration: effect?.getTiming().duration,
            heights:
              effect instanceof KeyframeEffect ? effect.getKeyframes().map(({ height }) => height) : [],
          })),
        );
      // As the page wants it.
      expect(await states(page, SEVERAL)).toEqual([OPEN, CLOSED, CLOSED]);
      expect(await animationCount(page)).toBe(0);
      await button(page, ONE_AT_A_TIME, 1).click();
      await page.locator('[data-is-item-animating]').waitFor();
      const height = await answer(page, ONE_AT_A_TIME, 1).evaluate((element) => `${element.scrollHeight}px`);
      expect(Number.parseFloat(height)).toBeGreaterThan(30);
      expect(await running()).toEqual([{ duration: 250, heights: ['0px', height] }]);
      expect((await answer(page, ONE_AT_A_TIME, 1).boundingBox())?.height).toBe(0);
      await button(page, ONE_AT_A_TIME, 1).click();
      await button(page, ONE_AT_A_TIME, 2).click();
      await whenPainted(page);
      expect(await states(page, ONE_AT_A_TIME)).toEqual([CLOSED, OPENING, CLOSED]);
      // What moves in one block is nothing to another.
      await button(page, SEVERAL, 2).click();
      await page.locator(`${SEVERAL} [data-is-item-animating]`).waitFor();
      await finishAnimations(page);
      await settled(page);
      expect(await states(page, SEVERAL)).toEqual([OPEN, CLOSED, OPEN]);
      expect(await running()).toEqual([]);
      await button(page, ONE_AT_A_TIME, 1).click();
      await page.locator('[data-is-item-animating]').waitFor();
      expect(await running()).toEqual([{ duration: 250, heights: [height, '0px'] }]);
    },
  );

  // @wcag 2.2.2 | nothing moves for visitors who want less movement
  once('opens without animation for visitors who prefer reduced motion', async ({ onTestFinished }) => {
    await opened.page.emulateMedia({ reducedMotion: 'reduce' });
    onTestFinished(() => opened.page.emulateMedia({ reducedMotion: 'no-preference' }));
    const page = await start(opened.page, { isHeld: true });
    await button(page, ONE_AT_A_TIME, 0).click();
    await page.locator(`${ONE_AT_A_TIME} [aria-expanded="true"]`).waitFor();
    expect(await states(page, ONE_AT_A_TIME)).toEqual([OPEN, CLOSED, CLOSED]);
    await button(page, ONE_AT_A_TIME, 2).click();
    await page.locator(`${ONE_AT_A_TIME} li:last-child [aria-expanded="true"]`).waitFor();
    expect(await states(page, ONE_AT_A_TIME)).toEqual([CLOSED, CLOSED, OPEN]);
    expect(await animationCount(page)).toBe(0);
    const transition = await page
      .locator(`${ONE_AT_A_TIME} .plus__vertical-line`)
      .first()
      .evaluate((line) => getComputedStyle(line).transitionDuration);
    expect(transition).toBe('0s');
  });

  // By its name: below, and anchors.mount.test.ts.
  once('opens the item whose words a link into the page has in its address', async ({ site }) => {
    const { page } = await site.newPage();
    await page.goto(
      `${site.url}/demo-pages/accordion.html?renderer=${renderer}&again#:~:text=knows%20two%20settings`,
    );
    await page.locator(`${ARROWS} li:nth-child(2)[data-is-open="true"]`).waitFor();
    await settled(page);
    expect(await states(page, ARROWS)).toEqual([CLOSED, OPEN, CLOSED]);
    await isSeen(page, '#boiler');
  });

  once(
    'opens an item in which a search has found something, also where its event has been missed, and closes the others where one may be open',
    async () => {
      const page = await start(opened.page);
      await button(page, ONE_AT_A_TIME, 0).click();
      await settled(page);
      await answer(page, ONE_AT_A_TIME, 2).evaluate((element) =>
        element.dispatchEvent(new Event('beforematch', { bubbles: true })),
      );
      await settled(page);
      expect(await states(page, ONE_AT_A_TIME)).toEqual([CLOSED, CLOSED, OPEN]);
      await answer(page, ONE_AT_A_TIME, 1).evaluate((element) => element.removeAttribute('hidden'));
      await page.locator(`${ONE_AT_A_TIME} li:nth-child(2)[data-is-open="true"]`).waitFor();
      await settled(page);
      expect(await states(page, ONE_AT_A_TIME)).toEqual([CLOSED, OPEN, CLOSED]);
    },
  );

  it('gives the page back byte for byte while items move, and stops them', async () => {
    const page = await start(opened.page, { isHeld: true });
    const served = await servedBody(page);
    await button(page, ONE_AT_A_TIME, 2).click();
    await button(page, SEVERAL, 0).click();
    await page.waitForFunction(() => document.querySelectorAll('[data-is-item-animating]').length === 2);
    await destroy(page);
    expect(await bodyOf(page)).toBe(served);
    const moving = await page
      .locator('.accordion-item__dropdown')
      .evaluateAll((dropdowns) => dropdowns.flatMap((dropdown) => dropdown.getAnimations()).length);
    expect(moving).toBe(0);
    await button(page, ONE_AT_A_TIME, 1).click();
    await whenPainted(page);
    expect(await bodyOf(page)).toBe(served);
  });

  once('shows an arrow beside a title that has no icon', async ({ site }) => {
    const arrowsOf = (page: Page) =>
      page
        .locator('.accordion-item__click-target')
        .evaluateAll((targets) => targets.map((target) => getComputedStyle(target, '::after').content));
    const [, html = ''] =
      /```html\n([\s\S]*?)```/.exec(await readFile(join(root, 'README.md'), 'utf8')) ?? [];
    site.answers.set('/hello.html', html.replaceAll('dist/', '/dist/'));
    const { page } = await site.newPage();
    await page.goto(`${site.url}/hello.html`);
    expect(await arrowsOf(page)).toEqual(['""']);
    expect(new Set(await arrowsOf(opened.page))).toEqual(new Set(['none']));
  });

  // Last: the target of a link stays the page's target, whatever starts anew.
  once('opens the item that a link of the page leads to', async () => {
    const page = await start(opened.page);
    await button(page, '#block-3e90b7d41c5a4f6e8d05', 0).click();
    await settled(page);
    await page.locator('a[href="#boiler"]').first().click();
    await page.locator(`${ARROWS} li:nth-child(2)[data-is-open="true"]`).waitFor();
    await settled(page);
    expect(await states(page, ARROWS)).toEqual([CLOSED, OPEN, CLOSED]);
    await isSeen(page, '#boiler');
  });
});

describe.each(RENDERERS)('an accordion in another under %s', (renderer) => {
  const OUTER = '#block-9d27e5b18f4c4a60bc01';
  const INNER = '#block-9d27e5b18f4c4a60bc02';
  let opened: WatchedPage;
  it.beforeAll(async ({ site }) => {
    opened = await openAccordions(site, renderer, 'mixed.html');
  });

  once('is kept apart from the one around it', async () => {
    const { page, errors, warnings } = opened;
    await button(page, OUTER, 0).click();
    await settled(page);
    expect(await states(page, OUTER)).toEqual([OPEN, CLOSED, CLOSED]);
    expect(await states(page, INNER)).toEqual([CLOSED, CLOSED]);
    await button(page, INNER, 1).click();
    await settled(page);
    expect(await states(page, OUTER)).toEqual([OPEN, CLOSED, CLOSED]);
    expect(await states(page, INNER)).toEqual([CLOSED, OPEN]);
    // The outer one allows several, the inner one does not.
    await button(page, INNER, 0).click();
    await button(page, OUTER, 2).click();
    await settled(page);
    expect(await states(page, INNER)).toEqual([OPEN, CLOSED]);
    expect(await states(page, OUTER)).toEqual([OPEN, CLOSED, OPEN]);
    // What an item holds has room in it, however much has been opened inside since.
    const [outer, inner] = await Promise.all([
      answer(page, OUTER, 0).boundingBox(),
      answer(page, INNER, 0).boundingBox(),
    ]);
    expect((inner?.y ?? 0) + (inner?.height ?? 0)).toBeLessThanOrEqual(
      (outer?.y ?? 0) + (outer?.height ?? 0),
    );
    await button(page, OUTER, 0).click();
    await settled(page);
    expect(await states(page, INNER)).toEqual([OPEN, CLOSED]);
    expect(errors).toEqual([]);
    expect(warnings).toEqual([]);
  });

  once('is opened with every answer around what a search has found', async () => {
    const page = await start(opened.page);
    await answer(page, INNER, 1).evaluate((element) =>
      element.dispatchEvent(new Event('beforematch', { bubbles: true })),
    );
    await settled(page);
    expect(await states(page, INNER)).toEqual([CLOSED, OPEN]);
    expect(await states(page, OUTER)).toEqual([OPEN, CLOSED, CLOSED]);
  });
});

describe.each(RENDERERS)('an accordion that was saved under %s', (renderer) => {
  const PATH = 'trouble/partly-booted.html';
  const SAVED = '#block-c6d1f0482b9e4a7d5801';

  once(
    'starts with the item open that was open then, opens one that the page hides, and is given back byte for byte',
    async ({ site }) => {
      // The first is closed, the second has another class.
      const path = await serveEdited(site, PATH, renderer, (html) =>
        html.replace('class="accordion-item__dropdown"', '$& hidden="until-found"'),
      );
      const { page, errors, warnings } = await openAccordions(site, renderer, path);
      const served = await servedBody(page);
      expect(await states(page, SAVED)).toEqual([CLOSED, OPEN, CLOSED]);
      expect(await animationCount(page)).toBe(0);
      expect(await button(page, SAVED, 1).getAttribute('id')).toBe('button-block-c6d1f0482b9e4a7d5801-1');
      const text = answer(page, SAVED, 0).locator('p');
      expect(await text.isVisible()).toBe(false);
      await button(page, SAVED, 0).click();
      await settled(page);
      // The server’s own attribute stays.
      expect(await states(page, SAVED)).toEqual([{ ...OPEN, hidden: 'until-found' }, CLOSED, CLOSED]);
      expect(await text.isVisible()).toBe(true);
      await openAll(page);
      expect(await bodyOf(page)).not.toBe(served);
      await destroy(page);
      expect(await bodyOf(page)).toBe(served);
      expect(errors).toEqual([]);
      expect(warnings).toEqual([]);
    },
  );
});

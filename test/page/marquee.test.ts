import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it, once, RENDERERS, type WatchedPage } from './support/site';
import { tabInto } from './support/tab-into';

const block = (number: number) => `#block-6f0c5d11a7e94b3c8f0${number}`;
const [PLAIN, HOVER, LINK, ITEM_LINKS, WAVE, SHORT, JOINED] = [1, 2, 3, 4, 5, 6, 7].map(block) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];

interface MarqueeState {
  readonly isPlaying: boolean;
  readonly isMoving: boolean;
}

const stateOf = (page: Page, selector: string) =>
  page.evaluate((one) => {
    const found = inlayApi()
      .inspect()
      .find(({ element }) => element?.matches(one));
    if (!found?.store) throw new Error('The marquee is not mounted.');
    return (found.store as { get(): MarqueeState }).get();
  }, selector);

/** The states of all animations of a block: the text as a whole, and letters on a wave. */
const playStates = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluate((element) => [
      ...new Set(element.getAnimations({ subtree: true }).map(({ playState }) => playState)),
    ]);

const isMoving = (page: Page, selector: string) => expect.poll(() => playStates(page, selector));

/** Small, since the browser of tests draws all layers without a graphics card. */
const VIEWPORT = { width: 640, height: 500 };
/** How long a text moves while it is measured: thirty frames. */
const MEASURED_MS = 500;

const button = (page: Page, selector: string) => page.locator(`${selector} .inlay-marquee-button`);

describe.each(RENDERERS)('a marquee under %s', (renderer) => {
  let watched: WatchedPage;
  it.beforeAll(async ({ site }) => {
    watched = await site.open('marquee.html', renderer, { viewport: VIEWPORT });
  });

  it('is full of its text (min region width 50), as high as the server’s drawing, and ready', async () => {
    const { page, errors, warnings } = watched;
    const flaws = await page.locator('.sqs-block-marquee').evaluateAll((blocks) =>
      blocks.flatMap((one) => {
        const find = (selector: string) => one.querySelector<HTMLElement>(selector) as HTMLElement;
        const [view, track] = [find('.inlay-marquee-window'), find('.inlay-marquee-track')];
        const set = find('.inlay-marquee-set').getBoundingClientRect().width;
        const isFull = track.scrollWidth >= view.clientWidth + set;
        const isReady = find('.Marquee').dataset.ready === 'true';
        return isFull &&
          isReady &&
          Number.parseFloat(getComputedStyle(find('.inlay-marquee-set')).minInlineSize) === 50
          ? []
          : one.id;
      }),
    );
    expect(flaws).toEqual([]);
    expect([errors, warnings]).toEqual([[], []]);
  });

  it('animates when in view, and pauses otherwise', async () => {
    const { page } = watched;
    await page.locator(PLAIN).scrollIntoViewIfNeeded();
    await isMoving(page, PLAIN).toEqual(['running']);
    await page.locator(JOINED).scrollIntoViewIfNeeded();
    await isMoving(page, PLAIN).toEqual(['paused']);
    await isMoving(page, JOINED).toEqual(['running']);
  });

  once('runs without a style recalculation and without the page’s thread', async () => {
    const { page } = watched;
    await page.locator(WAVE).scrollIntoViewIfNeeded();
    await isMoving(page, WAVE).toEqual(['running']);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const read = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
      return { styles: metric('RecalcStyleCount'), layouts: metric('LayoutCount') };
    };
    const moving = await page.evaluateHandle(
      (selector) => document.querySelector(selector)?.getAnimations({ subtree: true })[0],
      WAVE,
    );
    const movedMs = () => moving.evaluate((animation) => Number(animation?.currentTime));
    const measure = async () => {
      const before = await read();
      const start = await movedMs();
      // Read rarely, since reading is counted, too.
      await expect.poll(movedMs, { interval: MEASURED_MS / 2 }).toBeGreaterThan(start + MEASURED_MS);
      const after = await read();
      return Math.max(after.styles - before.styles, after.layouts - before.layouts);
    };
    // Reading costs one or two; a script that moved the text would have thirty. Other parts of the page may
    // still be on their way at first.
    await expect.poll(measure).toBeLessThan(5);
  });

  it('moves in its direction, at its speed', async () => {
    const { page } = watched;
    const motions = await page.evaluate(
      (selectors) =>
        selectors.map((selector) => {
          const track = document.querySelector<HTMLElement>(`${selector} .inlay-marquee-track`);
          const set = track?.firstElementChild?.getBoundingClientRect().width ?? 0;
          const timing = track?.getAnimations()[0]?.effect?.getTiming();
          return { pxPerSecond: Math.round((set / Number(timing?.duration)) * 1000), way: timing?.direction };
        }),
      [PLAIN, HOVER],
    );
    expect(motions).toEqual([
      { pxPerSecond: 60, way: 'normal' },
      { pxPerSecond: 30, way: 'reverse' },
    ]);
  });

  it('pauses on hover if configured', async () => {
    const { page } = watched;
    await page.locator(HOVER).scrollIntoViewIfNeeded();
    await isMoving(page, HOVER).toEqual(['running']);
    await page.locator(`${HOVER} .Marquee`).hover({ force: true });
    await isMoving(page, HOVER).toEqual(['paused']);
    expect(await page.locator(`${HOVER} .Marquee`).getAttribute('data-hover')).toBe('true');
    await page.mouse.move(0, 0);
    await isMoving(page, HOVER).toEqual(['running']);
    expect(await page.locator(`${HOVER} .Marquee`).getAttribute('data-hover')).toBeNull();
    await page.locator(`${PLAIN} .Marquee`).hover({ force: true });
    expect((await stateOf(page, PLAIN)).isMoving).toBe(true);
    await page.mouse.move(0, 0);
  });

  // @wcag 2.2.2 | a moving text pauses by a button
  // @keys marquee | Tab, Enter | pauses and plays
  it('pauses and plays by a button, which the keyboard reaches', async () => {
    const { page } = watched;
    await tabInto(page, button(page, PLAIN));
    await isMoving(page, PLAIN).toEqual(['running']);
    await page.keyboard.press('Enter');
    await isMoving(page, PLAIN).toEqual(['paused']);
    expect(await button(page, PLAIN).getAttribute('aria-label')).toBe('Play moving text');
    await page.keyboard.press('Space');
    await isMoving(page, PLAIN).toEqual(['running']);
    expect(await button(page, PLAIN).getAttribute('aria-label')).toBe('Pause moving text');
  });

  // @wcag 1.3.1 | a moving text is read once, with its links
  it('is announced once by screen readers, with its links', async () => {
    const { page } = watched;
    const read = (selector: string) => page.locator(selector).ariaSnapshot();
    expect(await read(PLAIN)).toBe('- paragraph: The palm house is open ✳\n- button "Pause moving text"');
    expect(await read(LINK)).toBe(
      '- paragraph:\n  - link "Plant fair on the first Sunday of May":\n    - /url: /demo-pages/everything.html\n- button "Pause moving text"',
    );
    expect(await read(ITEM_LINKS)).toBe(
      '- paragraph:\n  - link "Opening hours":\n    - /url: /demo-pages/opening-hours.html\n  - link "Menus":\n    - /url: /demo-pages/menu.html\n  - text: until the first frost\n- button "Pause moving text"',
    );
    expect(await read(WAVE)).toBe('- paragraph: Up the garden path\n- button "Pause moving text"');
  });

  it('stays still, with the link in view, while a link has the focus', async () => {
    const { page } = watched;
    await page.locator(LINK).scrollIntoViewIfNeeded();
    const link = page.locator(`${LINK} .inlay-marquee-window`);
    await link.focus();
    await isMoving(page, LINK).toEqual(['paused']);
    // One stop for the block's link, one for its button; one for each link of the next block.
    for (const next of [
      button(page, LINK),
      page.locator(`${ITEM_LINKS} a`).nth(0),
      page.locator(`${ITEM_LINKS} a`).nth(1),
    ]) {
      await page.keyboard.press('Tab');
      expect(await next.evaluate((element) => element === document.activeElement)).toBe(true);
    }
    await isMoving(page, LINK).toEqual(['running']);
    await isMoving(page, ITEM_LINKS).toEqual(['paused']);
    const left = await page
      .locator(`${ITEM_LINKS} a`)
      .nth(1)
      .evaluate(
        (one) =>
          one.getBoundingClientRect().left - (one.closest('.Marquee')?.getBoundingClientRect().left ?? 0),
      );
    expect(Math.abs(left)).toBeLessThan(1);
    await page.keyboard.press('Tab');
    await isMoving(page, ITEM_LINKS).toEqual(['running']);
  });

  it('lets letters follow a wave without a seam, and keeps joined letters together', async () => {
    const { page } = watched;
    const waves = await page.evaluate(
      (selectors) =>
        selectors.map((selector) => {
          const track = document.querySelector<HTMLElement>(`${selector} .inlay-marquee-track`);
          const letters = [...(track?.querySelectorAll<HTMLElement>('.inlay-marquee-letter') ?? [])];
          const duration = (one: Element | null | undefined) =>
            Number(one?.getAnimations()[0]?.effect?.getTiming().duration);
          const laps = duration(track) / duration(letters[0]);
          return { laps: Math.round(laps * 1e6) / 1e6, first: letters[0]?.textContent };
        }),
      [WAVE, SHORT, JOINED],
    );
    expect(waves.map(({ first }) => first)).toEqual(['U', 'M', 'أهلا ']);
    for (const { laps } of waves) expect(laps).toBe(Math.max(1, Math.round(laps)));
    const heights = await page.locator(`${WAVE} .inlay-marquee-letter`).evaluateAll((letters) =>
      letters.map((letter) => {
        const { top, height } = letter.getBoundingClientRect();
        return top + height / 2;
      }),
    );
    const height = Math.max(...heights) - Math.min(...heights);
    // 15 px for each step of the intensity.
    expect(height).toBeGreaterThan(50);
    expect(height).toBeLessThan(62);
  });

  it('is drawn again 1000 ms after its size has changed', async () => {
    const { page } = watched;
    const waited = page.evaluate(
      (selector) =>
        new Promise<number>((resolve) => {
          const track = document.querySelector(`${selector} .inlay-marquee-track`) as Element;
          let resized = Number.POSITIVE_INFINITY;
          addEventListener('resize', () => {
            resized = performance.now();
          });
          new MutationObserver(() => resolve(performance.now() - resized)).observe(track, {
            childList: true,
          });
        }),
      LINK,
    );
    await page.setViewportSize({ ...VIEWPORT, width: 340 });
    expect(await waited).toBeGreaterThan(990);
    await page.setViewportSize(VIEWPORT);
  });

  it('is printed as text', async () => {
    const { page } = watched;
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator(`${PLAIN} .Marquee-measure .Marquee-item`).first().isVisible()).toBe(true);
    expect(await page.locator(`${PLAIN} .inlay-marquee-window`).isVisible()).toBe(false);
    expect(await button(page, PLAIN).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
  });

  it('stays still with reduced motion until the visitor plays it', async () => {
    const { page } = watched;
    await page.locator(PLAIN).scrollIntoViewIfNeeded();
    await isMoving(page, PLAIN).toEqual(['running']);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await isMoving(page, PLAIN).toEqual(['paused']);
    await button(page, PLAIN).click();
    await isMoving(page, PLAIN).toEqual(['running']);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  });
});

import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Gallery } from '../../src/gallery/model/gallery.types';
import { flick } from './support/fingers';
import { hurry } from './support/hurry';
import { undrawn as it, ONE_RENDERER, type WatchedPage } from './support/site';
import { startAnew } from './support/start-anew';

declare global {
  interface Window {
    galleries?: Promise<Gallery[]>;
    mounted?: Gallery[] | undefined;
  }
}

const PHONE = { width: 412, height: 800 };
const DEMO = 'gallery-transitions.html';
const NAMES = ['fade', 'ken-burns', 'new-swipe', 'scroll', 'scroll-vertical', 'swipe', 'swipe-rtl'] as const;
type Name = (typeof NAMES)[number];

/** The galleries of a page that tests share, each at its first slide again. */
async function startAll({ page, errors, warnings }: WatchedPage): Promise<void> {
  await startAnew(page, { empty: [errors, warnings] });
  await page.evaluate(async () => {
    window.mounted = await window.galleries;
  });
}

const rootOf = (page: Page, name: Name): Locator => page.locator(`#gallery-${name}`);

/** The number that the page shows. */
const current = (page: Page, name: Name) => rootOf(page, name).locator('.demo-current').textContent();

/** Waits until the gallery rests at a slide, and no other slide can be seen. */
async function expectAt(page: Page, name: Name, number: number): Promise<void> {
  await expect.poll(() => current(page, name)).toBe(String(number));
  const index = NAMES.indexOf(name);
  await page.waitForFunction((at) => window.mounted?.[at]?.get().inMotion === false, index);
  const seen = await rootOf(page, name)
    .locator('.slide')
    .evaluateAll((slides) =>
      slides.map((slide) => {
        const box = slide.getBoundingClientRect();
        const list = slide.parentElement?.getBoundingClientRect();
        const { visibility, opacity } = getComputedStyle(slide);
        return {
          isSeen: visibility === 'visible' && opacity === '1',
          isInPlace: Math.abs(box.left - (list?.left ?? 0)) < 1 && Math.abs(box.top - (list?.top ?? 0)) < 1,
          isActive: slide.classList.contains('sqs-active-slide'),
          isInert: (slide as HTMLElement).inert,
        };
      }),
    );
  seen.forEach(({ isSeen, isInPlace, isActive, isInert }, slide) => {
    const isCurrent = slide === number - 1;
    expect({ isSeen, isActive, isInert }, `${name}, slide ${slide + 1}`).toEqual({
      isSeen: isCurrent,
      isActive: isCurrent,
      isInert: !isCurrent,
    });
    if (isCurrent) expect(isInPlace).toBe(true);
  });
}

describe.each(ONE_RENDERER)('transitions under %s', (renderer) => {
  let watched: WatchedPage;
  it.beforeAll(async ({ site }) => {
    watched = await site.open(DEMO, renderer);
    await hurry(watched.page);
  });

  it('move forward, back, and round the ends', async () => {
    const { page, errors, warnings } = watched;
    await startAll(watched);
    const looping = NAMES.filter((name) => name !== 'new-swipe');
    // All at once: each change takes its time.
    const press = async (names: readonly Name[], button: string, number: number) => {
      for (const name of names) await rootOf(page, name).locator(button).click();
      for (const name of names) await expectAt(page, name, number);
    };
    for (const name of NAMES) await expectAt(page, name, 1);
    await press(NAMES, '.demo-next', 2);
    await press(NAMES, '.demo-previous', 1);
    await press(looping, '.demo-previous', 4);
    await press(looping, '.demo-next', 1);
    expect(errors).toEqual([]);
    expect(warnings).toEqual([]);
  });

  it('stop at the ends of a gallery that does not loop', async () => {
    const { page } = watched;
    await startAll(watched);
    const root = rootOf(page, 'new-swipe');
    const ends = page.evaluate(() => {
      const gallery = window.mounted?.[2];
      return new Promise((resolve) => gallery?.on('reachedBeginning', () => resolve('beginning')));
    });
    const previous = root.locator('.demo-previous');
    expect(await previous.getAttribute('aria-disabled')).toBe('true');
    expect(await previous.getAttribute('class')).toContain('sqs-disabled');
    await previous.click({ force: true });
    expect(await ends).toBe('beginning');
    await expectAt(page, 'new-swipe', 1);
    await root.locator('.demo-next').click();
    await expectAt(page, 'new-swipe', 2);
    expect(await previous.getAttribute('aria-disabled')).toBeNull();
  });

  it('move on at a click, and not after a drag with the mouse', async () => {
    const { page } = watched;
    await startAll(watched);
    const slides = rootOf(page, 'swipe').locator('.demo-slides');
    await slides.click();
    await expectAt(page, 'swipe', 2);
    const box = await slides.boundingBox();
    if (!box) throw new Error('No box.');
    await page.mouse.move(box.x + box.width * 0.8, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.1, box.y + box.height / 2, { steps: 8 });
    await page.mouse.up();
    await expectAt(page, 'swipe', 3);
  });

  // @keys Inlay.gallery | arrows | from picture to picture
  it('have keys: of the gallery that focus is in, else of the one in sight; mirrored where text is', async () => {
    const { page } = watched;
    await startAll(watched);
    await rootOf(page, 'fade').scrollIntoViewIfNeeded();
    await page.keyboard.press('ArrowRight');
    await expectAt(page, 'fade', 2);
    await rootOf(page, 'swipe-rtl').locator('.demo-next').focus();
    await page.keyboard.press('ArrowLeft');
    await expectAt(page, 'swipe-rtl', 2);
    await page.keyboard.press('ArrowRight');
    await expectAt(page, 'swipe-rtl', 1);
    await expectAt(page, 'fade', 2);
    await page.keyboard.press('Control+ArrowLeft');
    await expectAt(page, 'swipe-rtl', 1);
  });

  it('have keys while focus is on a link of the page, and none where keys mean something else', async () => {
    const { page } = watched;
    await startAll(watched);
    await rootOf(page, 'fade').scrollIntoViewIfNeeded();
    await page.evaluate(() => {
      const add = (html: string, parent: Element = document.body) => {
        const box = document.createElement('div');
        const parsed = new DOMParser().parseFromString(html, 'text/html').body;
        box.append(...parsed.childNodes);
        box.id = 'test-box';
        box.style.cssText = 'position: fixed; inset-block-end: 0; inline-size: 300px';
        parent.append(box);
      };
      add(`<a id="test-link" href="/elsewhere">A link</a>
        <input id="test-field">
        <div role="tablist"><button id="test-tab" role="tab">Tab</button></div>
        <div id="test-wide" tabindex="0" style="overflow: auto; width: 100px"><div style="width: 900px">wide</div></div>
        <div role="region" aria-roledescription="carousel"><button id="test-carousel">Theirs</button></div>
        <dialog id="test-dialog"><button id="test-button">In a dialog</button></dialog>`);
    });
    const press = async (id: string) => {
      await page.locator(id).focus();
      await page.keyboard.press('ArrowRight');
    };
    await press('#test-link');
    await expectAt(page, 'fade', 2);
    for (const id of ['#test-field', '#test-tab', '#test-wide', '#test-carousel']) await press(id);
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('#test-dialog')?.showModal());
    await press('#test-button');
    await expectAt(page, 'fade', 2);
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('#test-dialog')?.close());
    await press('#test-link');
    await expectAt(page, 'fade', 3);
    await page.locator('#test-box').evaluate((box) => box.remove());
  });

  // @keys Inlay.gallery | Enter | goes to the slide of a dot
  it('can be chosen by dots, which are buttons in a named group', async () => {
    const { page } = watched;
    await startAll(watched);
    await page.evaluate(async () => {
      const { Inlay } = window;
      if (!Inlay || !('gallery' in Inlay)) return;
      window.mounted?.[0]?.destroy();
      const root = document.querySelector('#gallery-fade');
      const dots = document.createElement('div');
      dots.className = 'dots';
      for (let dot = 0; dot < 5; dot++) dots.append(document.createElement('span'));
      root?.append(dots);
      await Inlay.gallery('#gallery-fade .demo-slides', {
        design: 'stacked',
        elements: { controls: '.dots', currentIndex: '#gallery-fade .demo-current' },
      });
    });
    const dots = rootOf(page, 'fade').locator('.dots');
    expect(await dots.getAttribute('role')).toBe('group');
    expect(await dots.getAttribute('aria-label')).toBe('Choose a slide');
    // Four slides: the fifth dot leads nowhere.
    expect(await dots.getByRole('button').count()).toBe(4);
    const third = dots.getByRole('button', { name: 'Slide 3' });
    await third.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => current(page, 'fade')).toBe('3');
    expect(await third.getAttribute('aria-disabled')).toBe('true');
    expect(await third.getAttribute('class')).toBe('sqs-active-slide');
    expect(await dots.getByRole('button', { name: 'Slide 1' }).getAttribute('aria-disabled')).toBeNull();
    await dots.evaluate((list) => list.remove());
  });

  it('refuse an unknown design or transition with the message of the specification', async () => {
    const { page, errors, warnings } = watched;
    await startAll(watched);
    const messages = await page.evaluate(async () => {
      const { Inlay } = window;
      if (!Inlay || !('gallery' in Inlay)) return [];
      const list = document.createElement('div');
      list.append(document.createElement('p'), document.createElement('p'));
      list.id = 'test-list';
      document.body.append(list);
      const before = list.outerHTML;
      const say = (error: Error) => error.message;
      return [
        // @ts-expect-error: a design that there is not
        await Inlay.gallery(list, { design: 'spiral' }).then(String, say),
        // @ts-expect-error: nor such a transition
        await Inlay.gallery(list, { design: 'stacked', designOptions: { transition: 'melt' } }).then(
          String,
          say,
        ),
        await Inlay.gallery('#nobody').then(String, say),
        list.outerHTML === before,
        // @ts-expect-error: an option of other designs
        await Inlay.gallery(list, { design: 'stacked', designOptions: { lightbox: true } }).then(
          (gallery) => gallery.get().numberOfSlides,
          say,
        ),
      ];
    });
    expect(messages).toEqual([
      'These are not the gallery designs you are looking for. (We could not find a design by the name spiral) There are autocolumns, autogrid, autorows, base, carousel, cells, grid, list, masonry, stacked, strip, strips.',
      'Could not find transition named melt. There are fade, ken-burns, new-swipe, scroll, swipe.',
      'No root node: Inlay.gallery(element, attributes): `element` is the selector “#nobody”, which finds nothing in the page. It should be an element, several, or a selector that finds them.',
      true,
      2,
    ]);
    const refused =
      'The lightbox is not available in this tier: the design stacked has none. Use grid or autorows.';
    expect(warnings.filter((text) => text.includes(refused))).toHaveLength(1);
    expect(errors).toEqual([]);
    await page.locator('#test-list').evaluate((list) => list.remove());
  });
});

describe.each(ONE_RENDERER)('transitions at their own speed under %s', (renderer) => {
  let watched: WatchedPage;
  it.beforeAll(async ({ site }) => {
    watched = await site.open(DEMO, renderer);
  });

  it('write the class names that themes wait for, and give everything back', async ({ site }) => {
    const { page, errors } = watched;
    await startAll(watched);
    const classes = (name: Name) => rootOf(page, name).locator('.demo-slides').getAttribute('class');
    expect(await classes('fade')).toContain('sqs-gallery-design-stacked');
    expect(await classes('new-swipe')).toContain('sqs-gallery-design-stacked-newswipe');
    expect(await classes('swipe')).toContain('sqs-gallery-design-stacked-swipe');
    expect(await classes('scroll')).toContain('sqs-gallery-design-stacked-scrollHorz');
    const styles = await rootOf(page, 'fade')
      .locator('.sqs-gallery-design-stacked-slide')
      .evaluateAll((slides) => slides.map((slide) => (slide as HTMLElement).style.zIndex));
    expect(styles).toEqual(['889', '888', '888', '888']);
    // In the middle of everything.
    await rootOf(page, 'scroll').locator('.demo-next').click();
    await rootOf(page, 'fade').locator('.demo-next').click();
    const [after, animations] = await page.evaluate(() => {
      inlayApi().destroy();
      return [document.querySelector('main')?.outerHTML, document.getAnimations().length] as const;
    });
    const plain = await site.newPage();
    await plain.page.goto(`${site.url}/demo-pages/gallery-transitions.html?inlay=off`);
    expect(after).toBe(await plain.page.evaluate(() => document.querySelector('main')?.outerHTML));
    expect(animations).toBe(0);
    expect(errors).toEqual([]);
  });

  it('zoom about the focal point', async () => {
    const { page } = watched;
    await startAll(watched);
    const zoom = await rootOf(page, 'ken-burns')
      .locator('.sqs-active-slide img')
      .evaluate((image) => {
        const [animation] = image.getAnimations();
        animation?.finish();
        const { transform, transformOrigin } = getComputedStyle(image);
        const [x, y] = transformOrigin.split(' ').map(Number.parseFloat);
        const { clientWidth, clientHeight, dataset } = image as HTMLImageElement;
        return {
          scale: new DOMMatrix(transform).a,
          origin: [(x ?? 0) / clientWidth, (y ?? 0) / clientHeight].map((part) => part.toFixed(2)).join(','),
          focal: (dataset.imageFocalPoint ?? '')
            .split(',')
            .map((part) => Number(part).toFixed(2))
            .join(','),
        };
      });
    expect(zoom.scale).toBeCloseTo(1.075, 3);
    expect(zoom.origin).toBe(zoom.focal);
  });
});

describe.each(ONE_RENDERER)('transitions for fingers under %s', (renderer) => {
  let watched: WatchedPage;
  it.beforeAll(async ({ site }) => {
    watched = await site.open(DEMO, renderer, { hasTouch: true, viewport: PHONE });
    await hurry(watched.page);
  });

  it('follow a finger', async () => {
    const { page, errors } = watched;
    await startAll(watched);
    const directions = [
      ['swipe', -1],
      ['new-swipe', -1],
      ['scroll', -1],
      ['swipe-rtl', 1],
    ] as const;
    for (const [sign, number] of [
      [1, 2],
      [-1, 1],
    ] as const) {
      for (const [name, direction] of directions)
        await flick(page, rootOf(page, name).locator('.demo-slides'), { x: 220 * direction * sign });
      for (const [name] of directions) await expectAt(page, name, number);
    }
    // Fading has nothing to follow with: only a quick swipe counts, and that is quicker than a loaded machine's touch.
    await rootOf(page, 'fade')
      .locator('.demo-slides')
      .evaluate((list) => {
        const fire = (type: string, clientX: number) =>
          list.dispatchEvent(
            new PointerEvent(type, { clientX, clientY: 9, isPrimary: true, pointerId: 1, bubbles: true }),
          );
        fire('pointerdown', 300);
        fire('pointermove', 200);
        fire('pointerup', 200);
      });
    await expectAt(page, 'fade', 2);
    expect(errors).toEqual([]);
  });

  it('return after a drag that was too short', async () => {
    const { page } = watched;
    await startAll(watched);
    await flick(page, rootOf(page, 'swipe').locator('.demo-slides'), { x: -30, steps: 3 });
    await expectAt(page, 'swipe', 1);
    // Where nothing lies beyond, the slide comes back, too.
    await flick(page, rootOf(page, 'new-swipe').locator('.demo-slides'), { x: 250 });
    await expectAt(page, 'new-swipe', 1);
  });

  it('leave vertical movement to the page', async () => {
    const { page } = watched;
    await startAll(watched);
    for (const name of ['swipe', 'new-swipe', 'scroll', 'fade'] as const) {
      await rootOf(page, name).scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => scrollY);
      await flick(page, rootOf(page, name).locator('.demo-slides'), { x: 4, y: -150, steps: 15 });
      await expect.poll(() => page.evaluate(() => scrollY), { message: name }).toBeGreaterThan(before + 50);
      await expectAt(page, name, 1);
    }
  });

  it('follow a finished drag upwards or downwards where slides lie above each other', async () => {
    const { page, errors } = watched;
    await startAll(watched);
    const slides = rootOf(page, 'scroll-vertical').locator('.demo-slides');
    await slides.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await flick(page, slides, { x: 0, y: -150, steps: 15 });
    await expectAt(page, 'scroll-vertical', 2);
    await flick(page, slides, { x: 0, y: 150, steps: 15 });
    await expectAt(page, 'scroll-vertical', 1);
    // A finger moved the slides, not the page.
    expect(await page.evaluate(() => scrollY)).toBe(before);

    const box = await slides.boundingBox();
    if (!box) throw new Error('No box.');
    await page.mouse.move(box.x + 100, box.y + box.height - 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 100, box.y + 30, { steps: 8 });
    await page.mouse.up();
    await expectAt(page, 'scroll-vertical', 2);
    expect(errors).toEqual([]);
  });

  it('leave fingers to the page where it could not be scrolled beside them', async () => {
    const { page } = watched;
    await page.setViewportSize({ width: 700, height: 400 });
    await startAll(watched);
    const slides = rootOf(page, 'scroll-vertical').locator('.demo-slides');
    await slides.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await flick(page, slides, { x: 4, y: -150, steps: 15 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
    await expectAt(page, 'scroll-vertical', 1);
    await page.setViewportSize(PHONE);
  });
});

describe.each(ONE_RENDERER)('transitions for visitors who prefer reduced motion under %s', (renderer) => {
  let watched: WatchedPage;
  it.beforeAll(async ({ site }) => {
    watched = await site.open(DEMO, renderer, { reducedMotion: 'reduce' });
    await hurry(watched.page);
  });

  it('step once in 200 ms while an arrow key is held down', async () => {
    const { page } = watched;
    await startAll(watched);
    await rootOf(page, 'fade').scrollIntoViewIfNeeded();
    const held = await page.evaluateHandle(() => {
      const seen = { presses: [] as number[], steps: 0 };
      window.mounted?.[0]?.on('change', () => {
        seen.steps += 1;
      });
      addEventListener('keydown', ({ timeStamp }) => void seen.presses.push(timeStamp));
      return seen;
    });
    // A key that is down already repeats.
    for (let press = 0; press < 40; press += 1) await page.keyboard.down('ArrowRight');
    await page.keyboard.up('ArrowRight');
    const { presses, steps } = await held.jsonValue();
    const ms = (presses.at(-1) ?? 0) - (presses[0] ?? 0);
    expect(presses).toHaveLength(40);
    expect(steps).toBeGreaterThanOrEqual(1);
    expect(steps).toBeLessThanOrEqual(1 + ms / 200);
  });

  it('do not move for visitors who prefer reduced motion', async () => {
    const { page } = watched;
    await startAll(watched);
    for (const name of NAMES) {
      await rootOf(page, name).locator('.demo-next').click();
      expect(await current(page, name)).toBe('2');
      expect(
        await rootOf(page, name).evaluate((root) => root.getAnimations({ subtree: true }).length),
        name,
      ).toBe(0);
      await expectAt(page, name, 2);
    }
  });
});

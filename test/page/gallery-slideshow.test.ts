import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Gallery } from '../../src/gallery/model/gallery.types';
import { violations } from './support/axe';
import { hurry } from './support/hurry';
import { it, once, RENDERERS, type WatchedPage } from './support/site';
import { startAnew } from './support/start-anew';

const DEMO = 'gallery-slideshow.html';

/** The block under a heading of the demo page. */
const blockOf = (page: Page, heading: string): Locator =>
  page.locator('section', { has: page.getByRole('heading', { name: heading }) }).locator('.sqs-block');

const PLAIN = 'With thumbnails and a title';
const PLAYING = 'Plays by itself';
const LINKED = 'Whole pictures, links';
const LONG = 'A long text over the picture';
const HOVER = 'Text when pointed at';
const VIDEO = 'With a video';

const activeIndex = (block: Locator) =>
  block
    .locator('.sqs-gallery > .slide')
    .evaluateAll((slides) => slides.findIndex((slide) => slide.classList.contains('sqs-active-slide')));

const rests = (block: Locator) =>
  expect.poll(() => block.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);

/** A second gallery of the first block's slides, whose slides stand for so many milliseconds. */
async function playFast(page: Page, timeout: number): Promise<void> {
  await page.evaluate(async (ms) => {
    const { Inlay } = window;
    const block = document.querySelector<HTMLElement>('.sqs-block-gallery');
    if (!block || !Inlay || !('gallery' in Inlay)) return;
    Inlay.destroy(block);
    const gallery = await Inlay.gallery(block.querySelector('.sqs-gallery') ?? '', {
      design: 'stacked',
      designOptions: { speed: 0 },
      autoplay: true,
      autoplayOptions: { timeout: ms },
      elements: { next: block.querySelector('.next') },
    });
    Object.assign(window, { playing: gallery });
  }, timeout);
}

const playing = (page: Page) =>
  page.evaluate(() => {
    const { playing: gallery } = window as unknown as { playing: Gallery };
    return gallery.get();
  });

/** Lets all timers of the page run that would in the time of five slides. The page's clock is the test's. */
const turns = (page: Page, timeout: number) => page.clock.runFor(5 * timeout);

describe.each(RENDERERS)('slideshow under %s', (renderer) => {
  // One page for all that want it as it is served, and stay in it.
  let watched: WatchedPage;
  it.beforeAll(async ({ site }) => {
    watched = await site.open(DEMO, renderer);
    await hurry(watched.page);
  });
  const anew = async () => {
    await startAnew(watched.page, { empty: [watched.errors, watched.warnings] });
    return watched;
  };

  once('shows one slide, loads it and its neighbours, and moves on', async () => {
    const { page, errors, warnings } = await anew();
    const block = blockOf(page, PLAIN);
    await expect.poll(() => block.locator('.sqs-gallery > .slide.loaded').count()).toBe(3);
    const sources = await block
      .locator('.sqs-gallery > .slide > img')
      .evaluateAll((images) => images.map((image) => image.hasAttribute('src')));
    expect(sources).toEqual([true, true, false, false, false, true]);
    const box = await block.locator('.sqs-gallery').boundingBox();
    // The flattest of its pictures.
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(2000 / 1125, 1);
    await block.locator('.next').click();
    await expect.poll(() => activeIndex(block)).toBe(1);
    await expect.poll(() => block.locator('.sqs-gallery > .slide.loaded').count()).toBe(4);
    expect(await block.locator('.sqs-gallery-controls').getAttribute('class')).toContain('show-hover-effect');
    expect(errors).toEqual([]);
    expect(warnings).toEqual([]);
  });

  // @keys gallery-slideshow | Tab, Enter, Space | past what is not shown; from picture to picture
  it('keeps the APG carousel checklist, point by point', async () => {
    const { page } = await anew();
    const block = blockOf(page, PLAYING);
    await block.scrollIntoViewIfNeeded();

    // 1. A group with a role description and a name without the word "carousel".
    const carousel = block.locator('[aria-roledescription="carousel"]');
    expect(await carousel.count()).toBe(1);
    expect(await carousel.getAttribute('role')).toBe('group');
    expect(await carousel.getAttribute('aria-label')).toBe('Gallery');

    // 2. Previous and next are buttons; pressing them does not move focus.
    const next = block.getByRole('button', { name: 'Next Slide' });
    await next.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => activeIndex(block)).toBe(1);
    expect(await next.evaluate((button) => button === document.activeElement)).toBe(true);
    await rests(block);
    await page.keyboard.press(' ');
    await expect.poll(() => activeIndex(block)).toBe(2);

    // 3. Each slide is a group with a role description and a name of its own.
    const names = await block
      .locator('.slide')
      .evaluateAll((slides) =>
        slides.map((slide) => [
          slide.getAttribute('role'),
          slide.getAttribute('aria-roledescription'),
          slide.getAttribute('aria-label'),
        ]),
      );
    expect(names).toEqual([1, 2, 3, 4, 5].map((number) => ['group', 'slide', `${number} of 5`]));

    // 4. Slides that are not shown are hidden from everyone.
    await rests(block);
    expect(
      await block
        .locator('.slide')
        .evaluateAll((slides) => slides.map((slide) => (slide as HTMLElement).inert)),
    ).toEqual([true, true, false, true, true]);

    // 5. Changes that the visitor makes are said, politely.
    await expect
      .poll(() => page.locator('.inlay-live-region [aria-live="polite"]').textContent())
      .toContain('3 of 5');

    // 6. The rotation button comes first, its label says what it does, and it has no pressed state.
    const rotation = block.getByRole('button', { name: 'Start slide rotation' });
    expect(await rotation.getAttribute('aria-pressed')).toBeNull();
    const first = await carousel.evaluate((element) => {
      const stops = element.querySelectorAll<HTMLElement>('button, a[href], [tabindex="0"]');
      return [...stops].find((stop) => !stop.closest('[inert]'))?.getAttribute('aria-label');
    });
    expect(first).toBe('Start slide rotation');

    // 7. Focus has stopped the rotation; it starts again when it is asked to.
    await rotation.click();
    expect(await block.getByRole('button', { name: 'Stop slide rotation' }).count()).toBe(1);
    // By the keyboard: going to the button stops it, pressing it starts it.
    await page.keyboard.press('Tab');
    expect(await block.getByRole('button', { name: 'Start slide rotation' }).count()).toBe(1);

    // 8. and 9. No tabs: a named group of buttons, each with a name of its own; that of the current slide is disabled, and
    // can still be reached.
    const strip = blockOf(page, PLAIN).locator('.sqs-gallery-thumbnails');
    expect(await strip.getAttribute('role')).toBe('group');
    expect(await strip.getAttribute('aria-label')).toBe('Choose a slide');
    const dots = await strip
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => [button.getAttribute('aria-label'), button.getAttribute('aria-disabled')]),
      );
    expect(new Set(dots.map(([label]) => label || '')).size).toBe(6);
    expect(dots.map(([, isDisabled]) => isDisabled)).toEqual(['true', null, null, null, null, null]);

    // 10. Tab is the browser's: it leaves the carousel.
    for (let stop = 0; stop < 6; stop++) await page.keyboard.press('Tab');
    expect(await block.evaluate((element) => element.contains(document.activeElement))).toBe(false);

    // WCAG 2.5.8: targets of 24 px at least.
    for (const button of await block.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
  });

  once('moves together with its thumbnails, whichever of the two is used', async () => {
    const { page, errors } = await anew();
    const block = blockOf(page, PLAIN);
    const strip = block.locator('.sqs-gallery-thumbnails');
    const thumbnails = strip.getByRole('button');
    expect(await thumbnails.count()).toBe(6);
    expect(await strip.getAttribute('aria-label')).toBe('Choose a slide');
    expect(await strip.getAttribute('class')).toContain('sqs-gallery-design-strip');
    expect(await strip.evaluate((element) => element.style.height)).toBe('60px');
    await thumbnails.nth(3).click();
    await expect.poll(() => activeIndex(block)).toBe(3);
    expect(await thumbnails.nth(3).getAttribute('class')).toContain('sqs-active-slide');
    expect(await thumbnails.nth(3).getAttribute('aria-disabled')).toBe('true');
    await rests(block);
    await block.locator('.next').click();
    await expect.poll(() => activeIndex(block)).toBe(4);
    await expect.poll(() => thumbnails.nth(4).getAttribute('class')).toContain('sqs-active-slide');
    expect(errors).toEqual([]);
  });

  once('does not play by itself when the visitor wants less movement, and can be started', async () => {
    const { page } = watched;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await anew();
    const block = blockOf(page, PLAYING);
    // The button is drawn as the gallery comes near.
    await block.scrollIntoViewIfNeeded();
    await block.getByRole('button', { name: 'Start slide rotation' }).click();
    expect(await block.getByRole('button', { name: 'Stop slide rotation' }).count()).toBe(1);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  });

  once('limits the height of a text that is too long, and lets it scroll', async () => {
    const { page } = await anew();
    const block = blockOf(page, LONG);
    await block.scrollIntoViewIfNeeded();
    const list = await block.locator('.sqs-gallery').boundingBox();
    expect((list?.width ?? 0) / (list?.height ?? 1)).toBeCloseTo(2, 1);
    const meta = block.locator('.sqs-active-slide .meta');
    expect(await meta.getAttribute('class')).toContain('overflow');
    const box = await meta.boundingBox();
    expect((box?.height ?? 0) / (list?.height ?? 1)).toBeCloseTo(0.4, 1);
    expect(await meta.getAttribute('tabindex')).toBe('0');
    // A click beside the text shows the next slide, as the arrow does.
    await block.locator('.sqs-active-slide').click({ position: { x: 12, y: 12 } });
    await expect.poll(() => block.locator('.sqs-active-slide .meta').textContent()).toContain('Short.');
    expect(await block.locator('.sqs-active-slide .meta').getAttribute('class')).not.toContain('overflow');
  });

  once('shows whole pictures whole, and does not change where linked slides lead', async () => {
    const { page } = await anew();
    const block = blockOf(page, LINKED);
    const image = block.locator('.sqs-active-slide > img');
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((element) => getComputedStyle(element).objectFit)).toBe('contain');
    await block.locator('.next').click();
    await expect.poll(() => activeIndex(block)).toBe(1);
    await rests(block);
    const link = block.getByRole('link', { name: 'Fan palm lit from behind' });
    expect(await link.getAttribute('href')).toBe('/demo-pages/accordion.html');
    // It leads there, and the page stays for the next test.
    const led = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const stay = (event: NavigateEvent) => {
            event.preventDefault();
            resolve(new URL(event.destination.url).pathname);
          };
          window.navigation.addEventListener('navigate', stay, { once: true });
        }),
    );
    await link.click();
    expect(await led).toBe('/demo-pages/accordion.html');
  });

  once('is no wider than a phone', async () => {
    const { page } = watched;
    await page.setViewportSize({ width: 360, height: 800 });
    await anew();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    for (const block of await page.locator('.sqs-block-gallery').all()) {
      const [outer, list] = await Promise.all([
        block.boundingBox(),
        block.locator('.sqs-gallery').boundingBox(),
      ]);
      expect(list?.width).toBeLessThanOrEqual((outer?.width ?? 0) + 1);
      expect(list?.height).toBeGreaterThan(50);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  once('has no violation by axe while texts are shown', async () => {
    const { page } = await anew();
    await blockOf(page, HOVER).hover();
    await blockOf(page, PLAIN).locator('.next').click();
    await blockOf(page, LONG).locator('.sqs-active-slide .meta').focus();
    await rests(blockOf(page, PLAIN));
    expect(await violations(page)).toEqual([]);
  });

  once('is right when it was hidden at first', async () => {
    const { page } = watched;
    const hide = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        const section = document.querySelector<HTMLElement>('section:has(.sqs-block-gallery)');
        if (section) section.hidden = hidden;
      }, isHidden);
    await page.evaluate(() => inlayApi().destroy());
    await hide(true);
    await anew();
    await hide(false);
    const block = blockOf(page, PLAIN);
    const image = block.locator('.sqs-active-slide > img');
    await expect
      .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    const [list, picture] = await Promise.all([
      block.locator('.sqs-gallery').boundingBox(),
      image.boundingBox(),
    ]);
    expect(list?.height).toBeGreaterThan(300);
    expect(picture).toEqual(list);
  });

  once('of a page that begins with it is its banner, and goes back', async () => {
    const { page, errors, warnings } = watched;
    // As the server writes a page of such a theme.
    const served = await page.evaluate(() => {
      inlayApi().destroy();
      const { body } = document;
      Object.assign(window, { plain: body.cloneNode(true) });
      const [block] = document.getElementsByClassName('sqs-block-gallery');
      body.classList.add('collection-type-page');
      body.insertAdjacentHTML(
        'afterbegin',
        `<div id="promotedGalleryWrapper"><div class="row"><div class="col"></div></div></div><div class="main-content">
        <div class="sqs-layout"><div class="sqs-row"><div class="sqs-col-12"></div></div></div></div>`,
      );
      block?.classList.add('gallery-block');
      if (block) document.querySelector('.sqs-col-12')?.append(block);
      return body.outerHTML;
    });
    await anew();
    const block = page.locator('#promotedGalleryWrapper .col > .sqs-block-gallery');
    await block.locator('.next').first().click();
    await expect.poll(() => activeIndex(block)).toBe(1);
    expect(await page.evaluate(() => document.body.className)).toContain(
      'has-promoted-gallery has-banner-image',
    );
    expect([errors, warnings]).toEqual([[], []]);
    const left = await page.evaluate(() => {
      inlayApi().destroy();
      const { outerHTML } = document.body;
      document.body.replaceWith((window as unknown as { plain: HTMLElement }).plain);
      return outerHTML;
    });
    expect(left).toBe(served);
  });

  // @wcag 2.2.2 | what plays by itself has a button that stops it, and stops for the focus
  it('plays until it receives focus', async () => {
    const { page, errors } = await anew();
    await page.clock.install();
    await playFast(page, 30);
    await expect.poll(async () => (await playing(page)).currentIndex).toBeGreaterThan(2);
    expect(await page.locator('.inlay-live-region').count()).toBe(0);
    await page.locator('.sqs-block-gallery .next').first().focus();
    const { currentIndex, isPlaying } = await playing(page);
    expect(isPlaying).toBe(false);
    await page.locator('h1').click();
    await turns(page, 30);
    expect((await playing(page)).currentIndex).toBe(currentIndex);
    expect(errors).toEqual([]);
  });

  once('plays on after a video that was started by a click on its play sign', async () => {
    const { page } = await anew();
    const block = blockOf(page, VIDEO);
    await block.scrollIntoViewIfNeeded();
    await block.evaluate(async (element) => {
      const { Inlay } = window;
      if (!Inlay || !('gallery' in Inlay)) return;
      Inlay.destroy(element);
      const gallery = await Inlay.gallery(element.querySelector('.sqs-gallery') ?? '', {
        design: 'stacked',
        currentIndex: 1,
        designOptions: { speed: 0 },
        autoplay: true,
        autoplayOptions: { timeout: 300, pauseOnMouseover: [] },
        elements: { next: element.querySelector('.next') },
      });
      // It stands still until the test has found the sign.
      gallery.pause();
      Object.assign(window, { playing: gallery });
    });
    const slide = block.locator('.slide').nth(1);
    const sign = slide.locator('.sqs-video-icon');
    await sign.waitFor();
    const whilePlaying = await page.evaluate(() => {
      const { playing: gallery } = window as unknown as { playing: Gallery };
      gallery.play();
      const icon = document.querySelector<HTMLElement>('.sqs-active-slide .sqs-video-icon');
      // A mouse's click brings focus first, and that is no wish to stop.
      icon?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      return gallery.get().isPlaying;
    });
    expect(whilePlaying).toBe(true);
    await sign.click();
    await expect.poll(() => slide.getAttribute('class')).toContain('video-playing');
    expect((await playing(page)).isPlaying).toBe(true);
    await turns(page, 300);
    // It waits for the video.
    expect((await playing(page)).currentIndex).toBe(1);
    await page.evaluate(() => {
      const { playing: gallery } = window as unknown as { playing: Gallery };
      gallery.next();
    });
    await expect.poll(async () => (await playing(page)).currentIndex).not.toBe(2);
    expect((await playing(page)).isPlaying).toBe(true);
  });

  once('plays a video on its slide, and ends it when another one comes', async () => {
    const { page } = await anew();
    const block = blockOf(page, VIDEO);
    await block.scrollIntoViewIfNeeded();
    await block.locator('.next').click();
    await expect.poll(() => activeIndex(block)).toBe(1);
    await rests(block);
    const slide = block.locator('.slide').nth(1);
    await slide.getByRole('button').first().click();
    await expect.poll(() => slide.getAttribute('class')).toContain('video-playing');
    expect(await activeIndex(block)).toBe(1);
    await block.locator('.next').click();
    await expect.poll(() => activeIndex(block)).toBe(2);
    await expect.poll(() => slide.getAttribute('class')).not.toContain('video-playing');
    expect(await block.locator('iframe').count()).toBe(0);
  });
});

describe.each(RENDERERS)('galleries in trouble under %s', (renderer) => {
  it('stay readable, warn once, and affect nothing else', async ({ site }) => {
    const { page, errors, warnings } = await site.open('trouble/galleries.html', renderer);
    const blocks = await page.evaluate(() =>
      inlayApi()
        .inspect()
        .filter(({ block }) => block.startsWith('gallery'))
        .map(({ block, state, fault }) => [block, state, fault?.message ?? '']),
    );
    const show = 'gallery-slideshow';
    expect(blocks).toEqual([
      [show, 'mounted', 'Error evaluating gallery block data.'],
      [show, 'mounted', ''],
      [show, 'mounted', 'autoplay-duration is not a number, the default is used.'],
      [show, 'mounted', ''],
      [show, 'mounted', 'Invalid or missing image source.'],
      [show, 'failed', 'The gallery has no list of slides.'],
      [show, 'failed', 'The gallery has no slides.'],
      ['gallery-stacked', 'mounted', ''],
      [show, 'failed', 'Error decoding gallery block data.'],
    ]);
    const section = (name: string) => blockOf(page, name);
    // Given up: all pictures one below the other.
    const images = section('Settings that are no JSON').locator('.slide > img');
    for (const image of await images.all()) {
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
    }
    const tops = await images.evaluateAll((all) => all.map((image) => image.getBoundingClientRect().top));
    expect([...tops].sort((a, b) => a - b)).toEqual(tops);
    expect(new Set(tops).size).toBe(3);
    // One slide needs nothing.
    const single = section('One slide');
    expect(await single.getByRole('button').count()).toBe(0);
    expect(await single.locator('[aria-roledescription]').count()).toBe(0);
    // An old link without a name.
    const old = section('Old arrows').locator('.next');
    expect(await old.getAttribute('role')).toBe('button');
    expect(await old.getAttribute('aria-label')).toBe('Next slide');
    const before = page.url();
    await old.focus();
    await page.keyboard.press(' ');
    await expect.poll(() => activeIndex(section('Old arrows'))).toBe(1);
    expect(page.url()).toBe(before);
    expect(await page.locator('a[href^="javascript"]').count()).toBe(0);
    expect(errors).toEqual([]);
    expect(warnings).toHaveLength(6);
  });
});

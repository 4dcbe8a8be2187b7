// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountSystemGallery } from '../../../../src/blocks/collection-gallery/system-gallery';
import { readSystemGallery } from '../../../../src/blocks/collection-gallery/system-gallery.data';
import { findIn, pageElement } from '../../support/markup';
import { SizeObserver } from '../../support/measured-page';
import { createTestScope } from '../../support/scope';

let end = () => {};
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('ResizeObserver', SizeObserver);
});
afterEach(() => {
  end();
});

/** The last one has no text. */
const SLIDES = ['fern', 'moss', 'palm'].map(
  (
    name,
  ) => `<div class="slide" data-slide-id="${name}"><img data-src="/${name}.jpg" data-image-dimensions="800x400">
    ${name === 'palm' ? '' : `<div class="slide-meta"><p class="title">${name}</p></div>`}</div>`,
);

/** A system gallery of three pictures with the classes of its page. */
function mount(classes: string, { tweaks = {}, failing = '' } = {}) {
  const element =
    pageElement(`<div class="sqs-system-gallery sqs-system-gallery-init"><div class="slides">${SLIDES.join('')}</div>
    <a class="arrow next-slide"></a><a class="arrow previous-slide"></a><i class="current-index"></i>
    <div class="thumbnail-wrapper"><img data-src="/fern.jpg"><img data-src="/moss.jpg"><img data-src="/palm.jpg"></div></div>`);
  const served = document.body.innerHTML;
  const data = readSystemGallery(element, { classes: classes.split(' '), tweaks });
  if ('fault' in data) throw new Error(data.fault);
  end();
  const given = createTestScope();
  end = given.end;
  const [warn, fail] = [vi.fn(), vi.fn()];
  const load: typeof given.load = (name, importer) =>
    name === failing ? Promise.reject(new Error('offline')) : given.load(name, importer);
  const gallery = mountSystemGallery(data, { ...given, signal: given.signal, load, warn, fail }, element);
  const find = (selector: string) => findIn(element, selector);
  /** What the page waits for before it says that all is there. */
  const loaded = async () => {
    const waiting: Promise<unknown>[] = [];
    given.bus.emit('site:wake', (promise) => waiting.push(promise));
    await Promise.all(waiting);
    return waiting.length;
  };
  const shown = () =>
    [...element.querySelectorAll('.slide-meta')].map((text) => text.classList.contains('show'));
  return { element, served, gallery, find, shown, loaded, warn, fail };
}

const SLIDESHOW = 'gallery-design-slideshow';

it.each([SLIDESHOW, 'gallery-design-grid', 'gallery-design-stacked', ''])(
  'as %j is shown by a class that theme CSS waits for, and as it was in the end',
  async (classes) => {
    const { element, served, loaded } = mount(classes);
    expect(element.className).toContain('sqs-system-gallery-ready');
    expect(element.className).not.toContain('sqs-system-gallery-init');
    await loaded();
    end();
    expect(document.body.innerHTML.replaceAll(' style=""', '')).toBe(served);
  },
);

describe('a slideshow', () => {
  it('shows one slide with its text, and the next with its own', () => {
    const { find, shown, element } = mount(`${SLIDESHOW} gallery-show-arrows`);
    const active = () =>
      [...element.querySelectorAll('.slide')].map((slide) => slide.classList.contains('sqs-active-slide'));
    expect([active(), shown(), find('.current-index').textContent]).toEqual([
      [true, false, false],
      [true, false],
      '1',
    ]);
    find('.next-slide').click();
    expect([active(), shown(), find('.current-index').textContent]).toEqual([
      [false, true, false],
      [false, true],
      '2',
    ]);
  });

  it.each([
    ['gallery-show-arrows', ''],
    ['', 'none'],
  ])('with the class %j has arrows, or none that the keyboard could find', (classes, display) => {
    const { element } = mount(`${SLIDESHOW} ${classes}`);
    const arrows = [...element.querySelectorAll<HTMLElement>('.arrow')];
    expect(arrows.map(({ style }) => style.display)).toEqual([display, display]);
    expect(arrows.map(({ style }) => style.top)).toEqual(display ? ['', ''] : ['50%', '50%']);
  });

  it('has the settings of the page', () => {
    const { gallery } = mount(
      `${SLIDESHOW} gallery-autoplay gallery-loop gallery-transitions-swipe gallery-aspect-ratio-32-standard`,
      { tweaks: { galleryAutoplaySpeed: '3' } },
    );
    expect(gallery?.attributes).toMatchObject({
      loop: true,
      autoplay: true,
      autoplayOptions: { timeout: 3000 },
      designOptions: { transition: 'swipe', aspectRatio: 200 / 3 },
      historyHash: true,
    });
    const usual = mount(SLIDESHOW).gallery?.attributes;
    expect(usual).toMatchObject({
      loop: false,
      autoplay: false,
      designOptions: { transition: 'fade', aspectRatio: 0 },
    });
    expect(usual?.autoplayOptions.timeout).toBeUndefined();
  });

  it('has thumbnails that lead to their slides, where the page wants them', async () => {
    const { find, gallery, loaded } = mount(`${SLIDESHOW} gallery-navigation-thumbnails`);
    expect(await loaded()).toBe(1);
    expect(find('.thumbnail-wrapper').classList.contains('sqs-gallery-design-strip')).toBe(true);
    find('.thumbnail-wrapper img:last-child').click();
    expect(gallery?.get().currentIndex).toBe(2);
    expect(await mount(SLIDESHOW).loaded()).toBe(0);
  });

  it('goes on without them where their code does not come', async () => {
    const { loaded, warn, fail, find, gallery } = mount(
      `${SLIDESHOW} gallery-navigation-thumbnails gallery-show-arrows`,
      { failing: 'thumbnail-strip' },
    );
    await loaded();
    expect(warn.mock.calls).toEqual([['load', expect.any(Error)]]);
    expect(fail).not.toHaveBeenCalled();
    find('.next-slide').click();
    expect(gallery?.get().currentIndex).toBe(1);
  });
});

describe('a grid', () => {
  it('has columns, and slides of the shape that the page asks for', async () => {
    const { element, loaded } = mount('gallery-design-grid aspect-ratio-32-standard', {
      tweaks: { gridSize: '200px', gridSpacing: '10px' },
    });
    expect(await loaded()).toBe(1);
    expect(element.querySelector('.slides')?.className).toContain('sqs-gallery-design-autocolumns');
    const shapes = [...element.querySelectorAll<HTMLElement>('.slide')].map(({ style }) => style.aspectRatio);
    expect(new Set(shapes)).toEqual(new Set([`100 / ${200 / 3}`]));
  });

  it('keeps the shape of its pictures where the page asks for none, and lets them open the lightbox', async () => {
    const { loaded, find, element } = mount('gallery-design-grid');
    await loaded();
    expect(element.querySelectorAll('.slides [aria-haspopup=dialog]')).toHaveLength(3);
    expect(find('.slide').style.aspectRatio).toBe('');
  });

  it('is given up where its code does not come', async () => {
    const { loaded, fail } = mount('gallery-design-grid', { failing: 'placed-designs' });
    await loaded();
    expect(fail.mock.calls).toEqual([['load', expect.any(Error)]]);
  });
});

it('is a list of pictures in any other design', async () => {
  const { element, loaded, shown } = mount('gallery-design-stacked');
  expect(await loaded()).toBe(0);
  expect(element.querySelector('.slides')?.className).toContain('sqs-gallery-design-base');
  expect(shown()).toEqual([false, false]);
});

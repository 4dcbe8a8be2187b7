// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountList } from '../../../src/blocks/collection-gallery/mount-list';
import { mountSlideshow } from '../../../src/blocks/collection-gallery/mount-slideshow';
import { mountStrip } from '../../../src/blocks/collection-gallery/mount-strip';
import { unit as slideshow } from '../../../src/blocks/gallery-slideshow/gallery-slideshow.mount';
import { mountThumbnails } from '../../../src/blocks/gallery-slideshow/thumbnails';
import { mountGalleryBlock } from '../../../src/gallery/block/mount-gallery-block';
import { mountThumbnailStrip } from '../../../src/gallery/thumbnail-strip';
import { mountUnit } from '../support/mount-unit';
import { createTestScope } from '../support/scope';

const mocks = vi.hoisted(() => ({
  mountGallery: vi.fn(),
  connectSlides: vi.fn(),
  adoptGalleryBlock: vi.fn(),
  mountViews: vi.fn(),
  createThemeLoader: vi.fn(),
  resize: () => {},
}));
vi.mock('../../../src/gallery/mount-gallery', () => mocks);
vi.mock('../../../src/lightbox/openers/connect-slides', () => mocks);
vi.mock('../../../src/gallery/block/adopt-gallery-block', () => mocks);
vi.mock('../../../src/blocks/collection-gallery/mount-views', () => mocks);
vi.mock('../../../src/gallery/theme-images', () => mocks);
vi.mock('../../../src/dom/watch-size', () => ({
  onResize(_: Element, __: unknown, callback: () => void) {
    mocks.resize = callback;
  },
}));

/** What the galleries of a test listen to, by event. */
let listeners: Record<string, () => void> = {};
let currentIndex = 0;
const unlink = vi.fn();
const link = vi.fn(() => unlink);
const refresh = vi.fn();

beforeEach(() => {
  listeners = {};
  currentIndex = 0;
  for (const mock of Object.values(mocks)) if (vi.isMockFunction(mock)) mock.mockReset();
  for (const mock of [unlink, refresh]) mock.mockReset();
  link.mockClear();
  mocks.mountGallery.mockImplementation(({ slides }, attributes) => ({
    slides,
    attributes,
    get: () => ({ currentIndex }),
    on(type: string, listener: () => void) {
      listeners[type] = listener;
    },
    link,
    refresh,
  }));
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** The parts and the attributes of the galleries that were mounted. */
const mounted = () => mocks.mountGallery.mock.calls.map(([parts, attributes]) => ({ parts, attributes }));

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

describe('a gallery block', () => {
  const mount = (settings: object, options: object = {}) => {
    document.body.innerHTML = '<div class="block"><div class="sqs-block-content"></div></div>';
    const parts = { slides: [], elements: { next: [], previous: [] } };
    mountGalleryBlock(
      { settings, parts } as never,
      { name: 'grid', design: 'design', images: {}, attributes: { design: 'grid' }, ...options } as never,
      createTestScope(),
    );
    return { parts, ...mounted()[0] };
  };

  it('has controls in the content of the block, where they move it', () => {
    const { parts, attributes } = mount({}, { controlsIn: undefined });
    expect([parts?.root, attributes]).toEqual([undefined, { design: 'grid' }]);
    mocks.mountGallery.mockClear();
    document.body.innerHTML = '<div class="own"></div>';
    const bare = find('.own');
    mount({}, { controlsIn: bare });
    expect(mounted()[0]?.parts.root === bare).toBe(true);
    expect(mounted()[0]?.attributes).toEqual({ design: 'grid', elements: { next: [], previous: [] } });
    mocks.mountGallery.mockClear();
    bare.innerHTML = '<div class="sqs-block-content"></div>';
    mount({}, { controlsIn: bare });
    expect(mounted()[0]?.parts.root === bare.firstElementChild).toBe(true);
  });

  it('has a lightbox where its settings ask for one', () => {
    mount({ lightbox: false });
    expect(mocks.connectSlides).not.toHaveBeenCalled();
    mount({ lightbox: true, lightboxTheme: 'light' });
    expect(mocks.connectSlides.mock.calls[0]?.[2]).toBe('light');
    expect(mocks.adoptGalleryBlock.mock.calls.map(([, name]) => name)).toEqual(['grid', 'grid']);
  });
});

describe('a slideshow block', () => {
  function mount(json: object = {}, content = '<div class="slide"></div>', more = '') {
    document.body.innerHTML = `<div class="block"><div class="sqs-gallery-container sqs-gallery-block-slideshow">
      <div class="sqs-gallery">${content}</div>${more}</div></div>`;
    const block = find('.block');
    block.dataset.blockJson = JSON.stringify({ design: 'slideshow', ...json });
    const loadUnit = vi.fn(async (_: string, load: () => Promise<object>) => load());
    const { scope } = mountUnit(slideshow, block, { loadUnit: loadUnit as never });
    return { scope, loadUnit, ...mounted()[0] };
  }

  it.each([
    ['swipe', 'swipe'],
    ['fade', 'fade'],
    ['unheard-of', 'fade'],
  ])('with the transition %s has %s', (transition, expected) => {
    expect(mount({ transition }).attributes).toMatchObject({
      design: 'stacked',
      designOptions: { transition: expected },
    });
  });

  describe('the text over its current slide', () => {
    const TEXTS =
      '<div class="slide"><p class="meta"></p></div><div class="slide"><p class="meta" tabindex="-1"></p></div>';
    const measure = (texts: number, list: number) => {
      for (const text of document.querySelectorAll('.meta'))
        Object.defineProperty(text, 'scrollHeight', { configurable: true, value: texts });
      Object.defineProperty(find('.sqs-gallery'), 'clientHeight', { configurable: true, value: list });
    };
    const states = () =>
      [...document.querySelectorAll<HTMLElement>('.meta')].map(({ className, style, tabIndex }) => [
        className,
        style.height,
        tabIndex,
      ]);

    it.each([
      [90, 100, ['meta', '', -1]],
      [91, 100, ['meta overflow', '40%', 0]],
      [91, 0, ['meta', '', -1]],
    ])('of %i px on %i px is %j', (text, list, expected) => {
      mount({}, TEXTS);
      measure(text, list);
      listeners.change?.();
      expect(states()).toEqual([expected, ['meta', '', -1]]);
    });

    it('keeps the tab stop that it has, and is measured again with its gallery', () => {
      mount({}, TEXTS);
      currentIndex = 1;
      measure(95, 100);
      listeners.refresh?.();
      expect(states()[1]).toEqual(['meta overflow', '40%', -1]);
      measure(80, 100);
      listeners.refresh?.();
      expect(states()[1]).toEqual(['meta', '', -1]);
      expect(find('.meta').style.overflowY).toBe('');
    });

    it('is measured when the slideshow comes, too', () => {
      vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(95);
      vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100);
      mount({}, TEXTS);
      expect(states()[0]).toEqual(['meta overflow', '40%', 0]);
    });

    it('need not be there', () => {
      mount();
      expect(() => listeners.change?.()).not.toThrow();
    });
  });
});

describe('thumbnails', () => {
  const IMAGE = '<div class="slide"><img alt="A"></div>';
  const VIDEO = '<div class="slide"><div class="sqs-video-wrapper"><img src="/v.jpg" alt="V"></div></div>';

  function mount(slides: string, thumbnails: string) {
    document.body.innerHTML = `<div class="slides">${slides}</div><div class="thumbnails">${thumbnails}</div>`;
    const before = document.body.innerHTML;
    const scope = createTestScope();
    const main = {
      slides: [...find('.slides').children],
      get: () => ({ currentIndex: 1 }),
      attributes: { loop: true },
    };
    const settings = { thumbnailHeight: 80, thumbnailMargin: 5, alignment: 'center' };
    mountThumbnails(scope, find('.thumbnails'), { main, settings } as never);
    return {
      before,
      scope,
      kinds: () => [...find('.thumbnails').children].map(({ className, id }) => className || id),
    };
  }

  it('are the server’s where there is one for each slide', () => {
    const { kinds } = mount(IMAGE + VIDEO, '<img id="a"><div class="sqs-video-thumbnail"></div><p></p>');
    expect(kinds()).toEqual(['a', 'sqs-video-thumbnail', '']);
    expect(mounted()[0]?.parts.slides).toHaveLength(2);
    expect(mounted()[0]?.attributes).toMatchObject({
      designOptions: { height: 80, margin: 5, alignment: 'center', activeClick: 'nothing' },
      currentIndex: 1,
      loop: true,
    });
  });

  it('are completed for videos where the server has written those of images alone', () => {
    const { kinds, scope, before } = mount(VIDEO + IMAGE + VIDEO + IMAGE, '<img id="a"><img id="b">');
    expect(kinds()).toEqual(['sqs-video-thumbnail', 'a', 'sqs-video-thumbnail', 'b']);
    expect(find('.sqs-video-thumbnail img').getAttribute('alt')).toBe('V');
    scope.end();
    expect(document.body.innerHTML).toBe(before);
  });

  it('are left as they are where their number says nothing', () => {
    expect(mount(VIDEO + IMAGE + IMAGE, '<img id="a">').kinds()).toEqual(['a']);
    expect(mount(IMAGE + IMAGE, '<img id="a">').kinds()).toEqual(['a']);
  });

  it('are none without an image of theirs', () => {
    mount(IMAGE, '');
    expect(mocks.mountGallery).not.toHaveBeenCalled();
  });

  it.each([
    [400, 5],
    [401, 6],
  ])('of 80 px in %i px load %i at once', (width, count) => {
    const list = document.createElement('div');
    Object.defineProperty(list, 'clientWidth', { value: width });
    const main = { get: () => ({ currentIndex: 2 }), attributes: { loop: false } };
    const options = { height: 80, margin: 0 };
    mountThumbnailStrip(createTestScope(), { list, slides: [], load: vi.fn(), main, options } as never);
    const [{ parts, attributes } = { parts: {}, attributes: {} }] = mounted();
    expect([parts.isControls, parts.container === list]).toEqual([true, true]);
    expect(attributes).toMatchObject({
      designOptions: { preloadCount: count },
      currentIndex: 2,
      keyboard: false,
      loop: false,
    });
    expect(attributes.linkedGalleries[0] === main).toBe(true);
  });
});

describe('the gallery of a collection', () => {
  it('is a list in the flow', () => {
    mountList(document.createElement('div'), [], createTestScope());
    expect(mounted()[0]?.attributes).toEqual({ design: 'base' });
    expect(mocks.createThemeLoader.mock.calls[0]?.[2]).toBe(true);
  });

  it.each([
    [true, 'cover'],
    [false, 'contain'],
  ])('is a slideshow that fills its box (%s): images are %s', (fillsBox, mode) => {
    mountSlideshow(
      { list: document.createElement('div'), slides: [] },
      { fillsBox, speed: 2 } as never,
      createTestScope(),
    );
    expect(mounted()[0]?.attributes).toEqual({ design: 'stacked', historyHash: true, speed: 2 });
    const [{ loaderOptions }, , placesServed] = mocks.createThemeLoader.mock.calls[0] ?? [];
    expect([loaderOptions, placesServed]).toEqual([{ mode }, true]);
  });

  const STRIP = `<div class="strip"><p class="image-detail-wrapper"></p></div>`;
  const LARGE =
    '<div id="fullscreenBrowser"><div class="slideshow stacked"><i class="slide"></i></div></div>';

  async function mountRow(around: string) {
    // happy-dom does not know these units.
    const written = vi.spyOn(CSSStyleDeclaration.prototype, 'setProperty');
    document.body.innerHTML = around + STRIP;
    const before = document.body.innerHTML;
    const scope = createTestScope();
    mountStrip(find('.strip'), { slides: [], elements: {} } as never, scope);
    await vi.waitFor(() => expect(mocks.mountViews).toHaveBeenCalled());
    const styles = () => written.mock.calls.map(([name, value]) => `${name}: ${value}`);
    return { before, scope, styles };
  }

  it('is a row in the middle of the window, below the header, with its texts below it', async () => {
    const { before, scope, styles } = await mountRow('<div id="headerWrapper"></div>');
    Object.defineProperty(find('#headerWrapper'), 'offsetHeight', { value: 90 });
    mocks.resize();
    const room = 'max(90px, (100svh - 500px) / 2)';
    expect(styles()).toEqual(expect.arrayContaining([`height: ${room}`, `bottom: calc(-1 * ${room})`]));
    expect(mounted().map(({ attributes }) => attributes)).toEqual([
      {
        design: 'strip',
        designOptions: { alignment: 'start' },
        historyHash: true,
        elements: {},
        lazyLoad: false,
      },
    ]);
    scope.end();
    expect(document.body.innerHTML).toBe(before);
  });

  it('has its slides larger over the page, where that has a place for them', async () => {
    const { scope, styles } = await mountRow(LARGE);
    expect(styles()).toContain('height: calc(100svh - 2 * max(0px, (100svh - 500px) / 2))');
    const [, expanded] = mounted();
    expect(expanded?.attributes).toMatchObject({ historyHash: false, designOptions: { autoHeight: false } });
    expect([expanded?.parts.slides.length, link.mock.calls.length]).toEqual([1, 1]);
    const modes = mocks.createThemeLoader.mock.calls.map(([{ loaderOptions }]) => loaderOptions?.mode);
    expect(modes).toEqual([undefined, 'contain']);
    mocks.mountViews.mock.calls[0]?.[1].measure();
    expect(refresh).toHaveBeenCalledOnce();
    scope.end();
    expect(unlink).toHaveBeenCalledOnce();
  });
});

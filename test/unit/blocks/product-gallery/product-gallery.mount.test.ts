// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/product-gallery/product-gallery.mount';
import type { ProductStore } from '../../../../src/commerce/product/product.store';
import { shareProduct } from '../../../../src/commerce/product/shown-products';
import * as stacked from '../../../../src/gallery/designs/stacked/stacked.design';
import { basket } from '../../commerce/product/products';
import { findIn, pageElement } from '../../support/markup';
import { SizeObserver, setBox } from '../../support/measured-page';
import { mountUnit } from '../../support/mount-unit';
import { createTestScope } from '../../support/scope';

beforeEach(() => void vi.stubGlobal('ResizeObserver', SizeObserver));

it('starts with the picture of the variant that is chosen already, and follows the choice', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  } as never);
  Element.prototype.getAnimations ??= () => [];
  const slides = ['a', 'b', 'c'].map(
    (id) =>
      `<div class="product-gallery-slides-item" data-image-id="${id}" style="position: absolute"></div>`,
  );
  const element = pageElement(`<div class="product-gallery"><div>${slides.join('')}</div></div>`);
  const variants = ['a', 'b', 'c'].map((id) => ({ id, sku: id, attributes: { Size: id }, mainImageId: id }));
  const product = basket({ variantOptionOrdering: ['Size'], variants });
  let selection: Record<string, string> = { Size: 'c' };
  let told = () => {};
  const store = {
    product,
    get: () => ({ selection }),
    subscribe(listener: () => void) {
      told = listener;
      return () => {};
    },
  } as unknown as ProductStore;
  const page = createTestScope();
  shareProduct(page, element, store);
  const { scope, store: index } = mountUnit(unit, element);
  expect((index as { get(): number }).get()).toBe(2);
  selection = { Size: 'b' };
  told();
  expect((index as { get(): number }).get()).toBe(1);
  scope.end();
  page.end();
});

describe('the states that theme CSS waits for', () => {
  interface Picture {
    readonly naturalWidth?: number;
    readonly naturalHeight?: number;
    /** Whether it has loaded before. */
    readonly isThere?: boolean;
    readonly complete?: boolean;
  }
  const WAITING = '<button class="enable-on-first-image-load"></button>';

  /** Slides of a class, each with a picture, or without one. */
  function mount(name: string, pictures: ReadonlyArray<Picture | undefined>, style = '') {
    vi.spyOn(window, 'matchMedia').mockReturnValue({
      matches: true,
      addEventListener() {},
      removeEventListener() {},
    } as never);
    const slides = pictures.map((picture) => `<div class="${name}">${picture ? '<img alt="">' : ''}</div>`);
    const element = pageElement(`<div><div class="list" style="${style}">${slides.join('')}</div>
      <p><i class="product-gallery-thumbnails-item"><img alt=""></i></p>${WAITING}</div>`);
    const list = findIn(element, '.list');
    const images = [...list.querySelectorAll('img')];
    for (const [place, { isThere = false, ...size }] of pictures
      .filter((one) => one !== undefined)
      .entries()) {
      const state = { complete: isThere, currentSrc: isThere ? '/a.jpg' : '', ...size };
      for (const [key, value] of Object.entries(state))
        Object.defineProperty(images[place], key, { value, configurable: true });
    }
    const { scope } = mountUnit(unit, element);
    const states = () =>
      [...list.children].map((slide) => [
        slide.classList.contains('loaded'),
        slide.getAttribute('data-landscape'),
      ]);
    const isEnabled = () => findIn(element, 'button').classList.contains('enabled');
    return { element, list, images, scope, states, isEnabled };
  }

  it.each(['load', 'error'])(
    'come with each picture (%s), and those of the controls with the first',
    (type) => {
      const { images, states, isEnabled, element, scope } = mount('product-gallery-slides-item', [{}, {}]);
      const thumbnail = findIn(element, 'i');
      expect([states(), isEnabled()]).toEqual([
        [
          [false, null],
          [false, null],
        ],
        false,
      ]);
      thumbnail.firstElementChild?.dispatchEvent(new Event(type));
      expect([thumbnail.classList.contains('loaded'), isEnabled()]).toEqual([true, false]);
      images[1]?.dispatchEvent(new Event(type));
      expect([states(), isEnabled()]).toEqual([
        [
          [false, null],
          [true, null],
        ],
        true,
      ]);
      scope.end();
      expect(isEnabled()).toBe(false);
    },
  );

  it('are there at once for pictures that are, and for slides without one', () => {
    const { states, isEnabled } = mount('product-gallery-slides-item', [{ isThere: true }, undefined, {}]);
    expect([states().map(([isLoaded]) => isLoaded), isEnabled()]).toEqual([[true, true, false], true]);
  });

  it('wait for a picture that has no source yet, which browsers call complete', () => {
    const { states } = mount('product-gallery-slides-item', [{ complete: true }]);
    expect(states()).toEqual([[false, null]]);
  });

  it.each([
    ['pdp-gallery-slides', 300, 200, 'true'],
    ['pdp-gallery-slides', 200, 200, null],
    ['product-gallery-slides-item', 300, 200, null],
  ])(
    'of a slide %s say that its picture of %i × %i px is wide: %s',
    (name, naturalWidth, naturalHeight, expected) => {
      const { states } = mount(name, [{ isThere: true, naturalWidth, naturalHeight }]);
      expect(states()).toEqual([[true, expected]]);
    },
  );

  it.each([
    ['pdp-gallery-slides', 'display: flex; flex-wrap: nowrap', 'inlay-product-gallery--row'],
    ['pdp-gallery-slides', 'display: flex; flex-wrap: wrap', 'inlay-product-gallery--stack'],
    ['pdp-gallery-slides', 'display: block', 'inlay-product-gallery--stack'],
    ['product-gallery-slides-item', 'display: flex; flex-wrap: nowrap', 'inlay-product-gallery--stack'],
  ])('of slides %s in a list (%s) are those of %s', (name, style, expected) => {
    const { element } = mount(name, [{}, {}], style);
    expect(element.classList.contains(expected)).toBe(true);
  });

  it('are those of another layout when the window changes it', async () => {
    const { element, list, scope } = mount('pdp-gallery-slides', [{}, {}], 'display: block');
    const layout = () => /--(\w+)/.exec(element.className)?.[1];
    expect(layout()).toBe('stack');
    list.style.cssText = 'display: flex; flex-wrap: nowrap';
    setBox(list, { width: 900 });
    await vi.waitFor(() => {
      SizeObserver.resize();
      expect(layout()).toBe('row');
    });
    scope.end();
    expect(element.className).toBe('');
  });

  it.each([
    [true, 'fade'],
    [false, 'new-swipe'],
  ])('follow from thumbnails that are seen: %s', (isSeen, transition) => {
    vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(isSeen);
    const create = vi.spyOn(stacked, 'create');
    mount('product-gallery-slides-item" style="position: absolute', [{}, {}]);
    expect(create.mock.calls[0]?.[0].options).toMatchObject({ transition });
    // Another size of the same layout begins nothing anew.
    SizeObserver.resize();
    expect(create).toHaveBeenCalledOnce();
  });
});

// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { readProductGallery } from '../../../../src/blocks/product-gallery/product-gallery.data';

function read(html: string, { classes = '', tweaks = {} }: { classes?: string; tweaks?: object } = {}) {
  const host = document.createElement('div');
  host.innerHTML = html;
  const element = host.querySelector<HTMLElement>(
    '.pdp-gallery,.ProductItem-gallery,.product-gallery,#productGallery',
  );
  if (!element) throw new Error('The html has no gallery.');
  const tokens = new Set(classes.split(' '));
  const warn = vi.fn();
  const data = readProductGallery(
    element,
    { classes: { contains: (token) => tokens.has(token) }, tweaks: { ...tweaks } },
    warn,
  );
  return { data, warn };
}

const EARLIER = `<section class="ProductItem-gallery" data-product-gallery="container">
  <div class="ProductItem-gallery-scroll"><div class="ProductItem-gallery-thumbnails">
    <button class="ProductItem-gallery-thumbnails-item"><img></button><button class="ProductItem-gallery-thumbnails-item"><img></button>
  </div></div>
  <div class="ProductItem-gallery-slides" data-product-gallery="slides">
    <div class="ProductItem-gallery-carousel-controls enable-on-first-image-load">
      <button class="ProductItem-gallery-prev" data-product-gallery="prev"></button><button data-product-gallery="next"></button>
    </div>
    <div class="ProductItem-gallery-current-slide-indicator" data-product-gallery="indicator"></div>
    <div class="ProductItem-gallery-slides-item"><img></div><div class="ProductItem-gallery-slides-item"><img></div>
    <div data-controller="Lightbox"></div>
  </div></section>`;
const CURRENT = EARLIER.replaceAll('ProductItem-gallery', 'product-gallery');

describe('the pictures of a product', () => {
  it.each([
    ['earlier', EARLIER],
    ['current', CURRENT],
  ])('are read from %s markup', (_, html) => {
    const { data } = read(html);
    expect(data?.slides).toHaveLength(2);
    expect(data?.thumbnails).toHaveLength(2);
    expect(data?.list.getAttribute('data-product-gallery')).toBe('slides');
    const counts = [data?.next, data?.previous, data?.indicators, data?.waiting].map(
      (found) => found?.length,
    );
    expect(counts).toEqual([1, 1, 1, 1]);
    expect(data).toMatchObject({ isClassic: false, opensLightbox: false });
  });

  it('are read from the oldest markup, where slides may be bare images', () => {
    const slide = '<div class="slide"><img></div>';
    const { data } = read(
      `<div id="productGallery"><div id="productSlideshow">${slide}<img></div><div id="productThumbnails">${slide}<img></div></div>`,
    );
    expect(data?.slides).toHaveLength(2);
    expect(data?.thumbnails).toHaveLength(2);
    expect(data?.isClassic).toBe(true);
  });

  it('are read from the markup of the layouts half, full and wrap, where the form may be among them', () => {
    const { data } = read(
      `<div class="pdp-gallery"><div class="pdp-gallery-wrapper">
        <div class="pdp-gallery-images" data-product-gallery="slideshow"><div class="pdp-gallery-slides"><img></div><div class="pdp-gallery-slides"><img></div>
          <div class="pdp-form-wrapper"><button class="chevron-next"></button></div></div>
        <div class="pdp-carousel-controls hidden"><button class="chevron-prev"></button><button class="chevron-next"></button></div>
        <div class="pdp-gallery-slide-indicator"></div></div></div>`,
    );
    expect(data?.list.className).toBe('pdp-gallery-images');
    const found = [data?.slides, data?.next, data?.previous, data?.indicators, data?.controls];
    expect(found.map((all) => all?.length)).toEqual([2, 1, 1, 1, 1]);
    expect(data?.hasNewLayout).toBe(true);
    expect(read(CURRENT).data?.hasNewLayout).toBe(false);
  });

  it('are an empty list without slides', () => {
    expect(read('<div class="product-gallery"></div>').data).toBeUndefined();
  });
});

describe('P7 zoom and lightbox of a product', () => {
  const of = (html: string, page: Parameters<typeof read>[1]) => {
    const { data } = read(html, page);
    return data && { lightbox: data.opensLightbox, zooms: [...data.zooms], factor: data.zoomFactor };
  };
  const basic = 'tweak-product-basic-item';

  it.each([
    [
      `${basic}-click-action-lightbox ${basic}-hover-action-none`,
      {},
      { lightbox: true, zooms: [], factor: 2 },
    ],
    [
      `${basic}-click-action-lightbox ${basic}-hover-action-zoom`,
      { [`${basic}-image-zoom-factor`]: '1.75' },
      { lightbox: true, zooms: ['hover'], factor: 1.75 },
    ],
    [`${basic}-click-action-zoom`, {}, { lightbox: false, zooms: ['click'], factor: 2 }],
    ['', { [`${basic}-click-action`]: 'Zoom' }, { lightbox: false, zooms: ['click'], factor: 2 }],
    ['', { [`${basic}-click-action`]: 'Lightbox' }, { lightbox: true, zooms: [], factor: 2 }],
    [
      `${basic}-click-action-zoom`,
      { [`${basic}-image-zoom-factor`]: '1' },
      { lightbox: false, zooms: [], factor: 1 },
    ],
    [
      `${basic}-hover-action-zoom`,
      { [`${basic}-image-zoom-factor`]: '1' },
      { lightbox: false, zooms: [], factor: 1 },
    ],
    [
      `${basic}-click-action-zoom`,
      { [`${basic}-image-zoom-factor`]: '400' },
      { lightbox: false, zooms: ['click'], factor: 10 },
    ],
    [
      'tweak-product-item-image-zoom-enabled tweak-product-item-image-zoom-behavior-click',
      { 'tweak-product-item-image-zoom-factor': '2.5' },
      { lightbox: false, zooms: ['click'], factor: 2.5 },
    ],
    ['tweak-product-item-image-zoom-enabled', {}, { lightbox: false, zooms: ['hover'], factor: 2 }],
    ['tweak-product-item-image-zoom-behavior-click', {}, { lightbox: false, zooms: [], factor: 2 }],
  ])('come from the site’s styles: %s %j', (classes, tweaks, expected) => {
    expect(of(EARLIER, { classes, tweaks })).toEqual(expected);
  });

  it('come from attributes in current markup, whatever the site’s styles say', () => {
    const html = `<div data-gallery-click-action="zoom" data-gallery-hover-action="zoom">${CURRENT}</div>`;
    expect(of(html, { classes: `${basic}-click-action-lightbox` })).toEqual({
      lightbox: false,
      zooms: ['hover', 'click'],
      factor: 2,
    });
  });

  it('have their defaults, and a report, where the factor is not a number', () => {
    const { data, warn } = read(EARLIER, { tweaks: { [`${basic}-image-zoom-factor`]: 'much' } });
    expect(data?.zoomFactor).toBe(2);
    expect(warn).toHaveBeenCalledWith('image-zoom-factor', 'number', Number.NaN);
  });

  it('are read from anything without an error', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        read(EARLIER, {
          tweaks: {
            [`${basic}-image-zoom-factor`]: `${JSON.stringify(value)}`,
            [`${basic}-click-action`]: [],
          },
        });
      }),
      { numRuns: 30 },
    );
  });
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Inspection } from '../../../../src/core/entry/inspection';
import type { FactoryScope } from '../../../../src/core/entry/site-services';
import { create, type GalleryRequest } from '../../../../src/features/theme-galleries/create-gallery';
import { inFlowPlacement, overlayPlacement } from '../../../../src/media/image/image-placement';
import { findIn } from '../../support/markup';
import { createTestScope } from '../../support/scope';

const lightbox = vi.hoisted(() => ({ connectSlides: vi.fn() }));
vi.mock('../../../../src/lightbox/openers/connect-slides', () => lightbox);

const images = vi.hoisted(() => {
  const load = vi.fn();
  return { load, createThemeLoader: vi.fn((..._: unknown[]) => load) };
});
vi.mock('../../../../src/gallery/theme-images', () => images);

beforeEach(() => {
  images.load.mockClear();
  images.createThemeLoader.mockClear();
});
afterEach(() => {
  lightbox.connectSlides.mockReset();
});

const SLIDES = '<div class="slides"><p></p><p></p><p></p></div>';

async function make(
  attributes?: GalleryRequest,
  { html = `<section>${SLIDES}</section>`, element = '.slides' } = {},
) {
  document.body.innerHTML = html;
  const before = document.body.innerHTML;
  const report = vi.fn();
  const inspected: Inspection[] = [];
  const scope = createTestScope({ report, inspected } as object) as FactoryScope;
  const gallery = await create(scope, element, attributes);
  return { before, report, inspected, scope, gallery };
}

describe('a gallery of theme code', () => {
  it('has the children of the element as its slides, and may be inspected', async () => {
    const { gallery, inspected } = await make();
    expect([...gallery.slides]).toEqual([...findIn(document, '.slides').children]);
    expect(gallery.attributes).toMatchObject({
      design: 'base',
      designOptions: {},
      loop: expect.any(Boolean),
    });
    expect(inspected).toEqual([
      {
        block: 'gallery',
        element: findIn(document, '.slides'),
        state: 'mounted',
        store: gallery,
        mountedAt: expect.any(Number),
      },
    ]);
  });

  it.each([
    ['when it is destroyed', 'destroy'],
    ['when the site ends', 'end'],
  ])('is gone %s, and the page is as it was', async (_, by) => {
    const { before, gallery, inspected, scope } = await make({ design: 'stacked', label: 'Ferns' });
    expect(document.body.innerHTML).not.toBe(before);
    if (by === 'destroy') gallery.destroy();
    else scope.end();
    expect([document.body.innerHTML, inspected, scope.signal.aborted]).toEqual([before, [], true]);
  });

  it('keeps the other galleries in the list of what is on the page', async () => {
    const first = await make();
    const other = {} as Inspection;
    first.inspected.push(other);
    first.gallery.destroy();
    expect(first.inspected).toEqual([other]);
  });

  it('takes its controls as selectors, elements and lists of them', async () => {
    document.body.replaceChildren();
    const html = `<section>${SLIDES}<button class="next"></button><button class="back"></button></section>`;
    const { gallery } = await make(
      { design: 'stacked', elements: { next: '.next, .more', previous: null } },
      { html },
    );
    findIn(document, '.next').click();
    expect(gallery.get().currentIndex).toBe(1);
    findIn(document, '.back').click();
    expect(gallery.get().currentIndex).toBe(1);
  });

  it.each([
    ['the element around the list, where that is plain', `<figure>${SLIDES}</figure>`, undefined, 'FIGURE'],
    ['the list', `<figure role="group">${SLIDES}</figure>`, undefined, 'DIV'],
    ['the list, which may have other things beside it', `<section>${SLIDES}</section>`, undefined, 'DIV'],
    ['what the theme says', `<section><div>${SLIDES}</div></section>`, 'section', 'SECTION'],
  ])('is named where its frame is: %s', async (_, html, container, tag) => {
    await make({ design: 'stacked', label: 'Ferns', ...(container && { container }) }, { html });
    expect(findIn(document, '[aria-label=Ferns]').tagName).toBe(tag);
  });

  it.each([
    ['stacked', overlayPlacement],
    ['base', inFlowPlacement],
  ] as const)('loads its images as the design %s places them', async (design, placement) => {
    const { gallery } = await make({ design, useBgImage: true });
    expect(images.createThemeLoader).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ useBgImage: true }),
      placement,
    );
    expect(images.load.mock.calls.map(([slide]) => slide)).toEqual([...gallery.slides]);
  });

  it.each([
    ['is not there', '.missing', SLIDES],
    ['is no HTML', 'svg', '<svg></svg>'],
  ])('is refused for an element that %s', async (_, element, html) => {
    await expect(make({}, { html, element })).rejects.toThrow(
      new TypeError('No root node: a gallery needs an element that is in the page.'),
    );
  });

  it('is refused for an element outside of the page', async () => {
    const scope = createTestScope() as FactoryScope;
    await expect(create(scope, document.createElement('div'))).rejects.toThrow(TypeError);
  });
});

describe('the lightbox of a gallery of theme code', () => {
  it.each([
    ['grid', undefined, true],
    ['autorows', undefined, true],
    ['grid', true, true],
    ['grid', false, false],
    ['stacked', undefined, false],
    ['stacked', false, false],
  ] as const)('of the design %s, where %s is asked for, is there: %s', async (design, wanted, isThere) => {
    const designOptions = wanted === undefined ? {} : { lightbox: wanted };
    const { gallery, report } = await make({ design, designOptions } as GalleryRequest);
    const connected = lightbox.connectSlides.mock.calls.map(([slides]) => slides);
    expect(connected).toEqual(isThere ? [gallery.slides] : []);
    expect(report).not.toHaveBeenCalled();
  });

  it('is reported where a design has none', async () => {
    const { report } = await make({ design: 'stacked', designOptions: { lightbox: true } } as GalleryRequest);
    expect(lightbox.connectSlides).not.toHaveBeenCalled();
    expect(report.mock.calls.map(([phase, , text, element]) => [phase, text, element])).toEqual([
      [
        'read',
        'The lightbox is not available in this tier: the design stacked has none. Use one that has, such as grid.',
        findIn(document, '.slides'),
      ],
    ]);
  });
});

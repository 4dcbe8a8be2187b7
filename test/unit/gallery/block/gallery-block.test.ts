// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { object } from '../../../../src/data/shape';
import { adoptGalleryBlock } from '../../../../src/gallery/block/adopt-gallery-block';
import { common, settingsReader } from '../../../../src/gallery/block/block-settings';
import { NO_SLIDES, readGalleryBlock } from '../../../../src/gallery/block/read-gallery-block';
import { pageElement } from '../../support/markup';
import { createTestScope } from '../../support/scope';

const readSettings = settingsReader(object(common), () => ({}));
const block = (inside: string, json: string | undefined = '{}') => {
  const element = pageElement(`<div class="block">${inside}</div>`);
  if (json !== undefined) element.dataset.blockJson = json;
  return element;
};
const gallery = (slides: string, className = 'sqs-gallery-block-grid') =>
  `<div class="sqs-gallery-container ${className}"><div class="sqs-gallery">${slides}</div><div class="sqs-gallery-controls"><a class="next"></a></div></div>`;
const SLIDE = '<div class="slide"></div>';

describe('a gallery block', () => {
  it.each([
    ['{"lightboxTheme":"light"}', 'light'],
    ['{"lightboxTheme":"grey"}', 'dark'],
    ['{}', 'dark'],
  ])('has a theme for its lightbox by %s: %s', (json, theme) => {
    expect(readSettings(block('', json))).toMatchObject({
      settings: { lightboxTheme: theme, lightbox: false, newWindow: false },
    });
  });

  it('gives up broken JSON, and does without any', () => {
    expect(readSettings(block('', '{broken'))).toEqual({ fault: expect.any(String) });
    expect(readSettings(block('', ''))).toHaveProperty('settings');
  });

  it.each([
    ['wrapped, linked or bare', `${SLIDE}<img><a><img></a><p class="image-wrapper"></p><script></script>`, 4],
    ['of a video', '<p><b class="sqs-video-wrapper"></b></p>', 1],
  ])('has slides %s', (_, slides, count) => {
    const read = readGalleryBlock(readSettings)(block(gallery(slides)), vi.fn());
    if ('fault' in read) throw new Error(read.fault);
    expect([
      read.parts.slides.length,
      read.parts.elements.next.length,
      read.parts.elements.previous.length,
    ]).toEqual([count, 1, 0]);
  });

  it.each([
    ['its list', '<div class="sqs-gallery-container"></div>', 'The gallery has no list of slides.'],
    ['its container', '<div class="sqs-gallery"></div>', 'The gallery has no list of slides.'],
    ['slides', gallery('<script></script>'), NO_SLIDES],
  ])('without %s is a fault', (_, html, fault) => {
    expect(readGalleryBlock(readSettings)(block(html), vi.fn())).toEqual({ fault });
  });
});

describe('what its settings ask for', () => {
  function adopt(
    slides: string,
    className: string,
    { newWindow = false, hover = true, design = 'grid' } = {},
  ) {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: hover } as MediaQueryList);
    const element = block(gallery(slides, className), JSON.stringify({ newWindow }));
    const served = element.outerHTML;
    const read = readGalleryBlock(readSettings)(element, vi.fn());
    if ('fault' in read) throw new Error(read.fault);
    const scope = createTestScope();
    adoptGalleryBlock({ ...read, notice: 'odd' }, design as 'grid', scope);
    return { element, served, scope, parts: read.parts };
  }

  it('is written where the markup has another design', () => {
    const { element, served, scope, parts } = adopt(SLIDE, 'sqs-gallery-block-slider');
    expect(parts.container.className).toBe('sqs-gallery-container sqs-gallery-block-grid');
    expect(parts.list.className).toBe('sqs-gallery sqs-gallery-design-grid');
    expect(parts.slides[0]?.className).toBe('slide sqs-gallery-design-grid-slide');
    scope.end();
    expect(element.outerHTML).toBe(served);
  });

  it('is left as it is where the markup is right', () => {
    const { parts } = adopt(SLIDE, 'sqs-gallery-block-grid');
    expect([parts.container.className, parts.list.className, parts.slides[0]?.className]).toEqual([
      'sqs-gallery-container sqs-gallery-block-grid',
      'sqs-gallery',
      'slide',
    ]);
  });

  it.each([
    [true, 'data-click-through-url="/a"', '_blank'],
    [true, '', null],
    [false, 'data-click-through-url="/a"', null],
  ])('opens links in a new window: %s %s', (newWindow, attributes, target) => {
    const { parts } = adopt(`<div class="slide" ${attributes}></div>`, 'sqs-gallery-block-grid', {
      newWindow,
    });
    expect(parts.slides[0]?.getAttribute('data-click-through-target')).toBe(target);
  });

  it.each([true, false])('shows effects of a mouse only where there is one: %s', (hover) => {
    const { parts } = adopt(SLIDE, 'sqs-gallery-block-grid', { hover });
    expect(parts.controls?.classList.contains('show-hover-effect')).toBe(hover);
  });
});

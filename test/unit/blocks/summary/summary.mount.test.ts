// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/summary/summary.mount';
import type { Part } from '../../../../src/core/scope';
import type { Gallery } from '../../../../src/gallery/model/gallery.types';
import { createTestScope } from '../../support/scope';

const image = (attributes = '') =>
  `<div class="img-wrapper"><img class="summary-thumbnail-image" data-image-dimensions="300x200" ${attributes}></div>`;
const item = (inside = image(), attributes = '') =>
  `<div class="summary-item"><a class="summary-thumbnail-container" href="/a" ${attributes}>${inside}</a></div>`;
const VIDEO = '<div class="sqs-video-wrapper"></div>';

let scope: Part | undefined;

function mount(json: string | object, items = item(), design = '') {
  const element = document.createElement('div');
  element.dataset.blockJson = typeof json === 'string' ? json : JSON.stringify(json);
  element.innerHTML = `<div class="summary-block-wrapper ${design && `summary-block-setting-design-${design}`}">
    <p class="summary-heading">News</p><div class="summary-item-list">${items}<p>no item</p></div>
    <div class="summary-carousel-pager"><button class="previous"></button><button class="next"></button></div></div>`;
  document.body.append(element);
  const served = element.outerHTML;
  const report = vi.fn();
  scope = createTestScope({ report });
  const data = unit.read?.(element, scope.warnShape, scope.context);
  if (!data || 'fault' in data) throw new Error(data?.fault);
  const gallery = unit.mount(data as never, scope, element) as Gallery | undefined;
  if (!gallery) throw new Error('It asks the server for its items.');
  const boxes = () => [...element.querySelectorAll<HTMLElement>('.img-wrapper')].map(({ style }) => style);
  const openers = () =>
    [...element.querySelectorAll('[aria-haspopup=dialog]')].map(({ className }) => className);
  return { element, served, data, gallery, boxes, openers, report };
}

describe('the items of a summary', () => {
  it.each([
    [{ design: 'list' }, '', 'list'],
    [{ design: 'grid' }, 'list', 'autogrid'],
    [{ design: 'wall' }, '', 'autocolumns'],
    [{}, 'carousel', 'carousel'],
    [{}, 'constructor', 'base'],
    [{}, '', 'base'],
    ['{broken', 'list', 'list'],
  ])('with the settings %j and the design «%s» of their class have the design %s', (json, name, design) => {
    expect(mount(json, item(), name).gallery.attributes.design).toBe(design);
  });

  it('are marked once they are placed, and the server’s again at the end', () => {
    const { element, served, gallery } = mount({ design: 'list' }, item() + item());
    expect(gallery.slides).toHaveLength(2);
    expect([...element.querySelectorAll('.summary-item')].map(({ className }) => className)).toEqual([
      expect.stringContaining('positioned'),
      expect.stringContaining('positioned'),
    ]);
    scope?.end();
    expect(element.outerHTML).toBe(served);
  });

  it('have the columns and the gutter of their settings, but for a carousel’s, which has buttons', () => {
    const sizes = { columnWidth: 200, gutter: 10, slidesPerRow: 3, listImageSize: 40 };
    const grid = mount({ design: 'grid', ...sizes }).gallery.attributes;
    expect([grid.designOptions, grid.loop]).toEqual([sizes, false]);
    expect(grid.elements.next ?? []).toEqual([]);
    scope?.end();
    const { element, gallery } = mount({ design: 'carousel', ...sizes });
    expect(gallery.attributes.designOptions).toEqual({ slidesPerRow: 3 });
    expect(gallery.attributes.elements).toEqual({
      next: [element.querySelector('.next')],
      previous: [element.querySelector('.previous')],
    });
  });

  it('are a fault where there is no list of them', () => {
    const read = (json: string) => {
      const element = document.createElement('div');
      element.dataset.blockJson = json;
      return unit.read?.(element, () => {}, createTestScope().context);
    };
    expect(read('{}')).toEqual({ fault: 'The summary has no list of items.' });
    expect(read('{broken')).toEqual({ fault: 'Error decoding gallery block data.' });
  });
});

describe('the pictures of a summary', () => {
  it.each([
    [{ imageAspectRatio: '2' }, '50%'],
    [{ imageAspectRatio: 0.5 }, '200%'],
    [{ imageAspectRatio: 'Auto' }, '66.6'],
    [{ imageAspectRatio: '0' }, '66.6'],
    [{ imageAspectRatio: null }, '66.6'],
    [{ imageAspectRatio: '1e999' }, '66.6'],
    // On a wall each keeps its own.
    [{ imageAspectRatio: '2', design: 'wall' }, '66.6'],
  ])('with %j have a box of %s of its width', (json, padding) => {
    const [box] = mount({ design: 'list', ...json }).boxes();
    expect(box?.paddingBottom).toContain(padding);
    expect([box?.position, box?.height, box?.overflow]).toEqual(['relative', '0px', 'hidden']);
  });

  it.each([
    [{}, 'cover'],
    [{ autoCrop: false }, 'contain'],
  ])('with %j %s it', (json, mode) => {
    expect(mount({ design: 'list', ...json }).data).toMatchObject({ mode });
  });

  it('leave a video’s box to the theme, unless all have one ratio', () => {
    const styleOf = (json: object) =>
      mount({ design: 'list', ...json }, item(VIDEO)).element.querySelector<HTMLElement>('.sqs-video-wrapper')
        ?.style;
    expect(styleOf({})?.paddingBottom).toBe('');
    scope?.end();
    expect(styleOf({ imageAspectRatio: '4' })?.paddingBottom).toBe('25%');
  });

  it('keep the boxes of the theme where the settings are broken, which is said', () => {
    const { boxes, report } = mount('{broken');
    expect(boxes().map(({ paddingBottom }) => paddingBottom)).toEqual(['']);
    expect(report).toHaveBeenCalled();
  });

  it('tell players how to fill their box', () => {
    const modeOf = (json: object) => mount(json).gallery.attributes.videoLoaderOptions;
    expect(modeOf({ design: 'list', imageAspectRatio: '2' })).toEqual({ mode: null });
    scope?.end();
    expect(modeOf({ design: 'list' })).toEqual({ mode: 'none' });
    scope?.end();
    expect(modeOf({ design: 'wall', imageAspectRatio: '2' })).toEqual({ mode: 'none' });
  });
});

it('items without a picture, or without its box, are placed all the same', () => {
  const bare = '<img class="summary-thumbnail-image" data-image-dimensions="300x200">';
  const { boxes, element } = mount({ design: 'list' }, item('<p>Text</p>') + item(bare) + item());
  expect(boxes().map(({ position }) => position)).toEqual(['relative']);
  expect(element.querySelectorAll('.positioned')).toHaveLength(3);
  expect(element.querySelectorAll('img')[0]?.hasAttribute('style')).toBe(false);
});

describe('the lightbox of a summary', () => {
  const shown = image('src="a.jpg"');
  it.each([
    [{ lightbox: true }, shown, 1],
    [{ lightbox: false }, shown, 0],
    [{}, shown, 0],
    [{ lightbox: true }, '', 0],
    [{ lightbox: true }, shown + VIDEO, 0],
  ])('with %j opens from a picture, not from a video (case %#)', (json, inside, count) => {
    expect(mount({ design: 'list', ...json }, item(inside)).openers()).toHaveLength(count);
  });
});

describe('the settings of a summary', () => {
  it.each([
    [{ lightboxTheme: 'light' }, 'light'],
    [{ lightboxTheme: 'dark' }, 'dark'],
    [{ lightboxTheme: 'grey' }, 'dark'],
    [{}, 'dark'],
  ])('%j have a lightbox that is %s', (json, theme) => {
    expect(mount(json).data).toMatchObject({ theme, hasLightbox: false });
  });

  it.each([
    ['1.5', 1.5],
    [2, 2],
    ['Auto', undefined],
    ['0', undefined],
    [-1, undefined],
    [[1.5], undefined],
    [undefined, undefined],
  ])('with the shape %j crop images to %s', (imageAspectRatio, ratio) => {
    expect(mount({ imageAspectRatio }).data).toMatchObject({ ratio });
  });

  it.each([
    [{}, 'cover'],
    [{ autoCrop: true }, 'cover'],
    [{ autoCrop: false }, 'contain'],
  ])('%j show images in the mode %s', (json, mode) => {
    expect(mount(json).data).toMatchObject({ mode });
  });
});

// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { unit as slider } from '../../../../src/blocks/gallery-slider/gallery-slider.mount';
import { unit as carousel } from '../../../../src/blocks/gallery-stacked/gallery-carousel.mount';
import { unit as layout } from '../../../../src/blocks/gallery-stacked/gallery-layout.mount';
import { unit as stacked } from '../../../../src/blocks/gallery-stacked/gallery-stacked.mount';
import type { Unit } from '../../../../src/core/unit';
import { inFlowPlacement } from '../../../../src/media/image/image-placement';
import { findIn } from '../../support/markup';
import { mountUnit } from '../../support/mount-unit';

const { mountGalleryBlock } = vi.hoisted(() => ({ mountGalleryBlock: vi.fn() }));
vi.mock('../../../../src/gallery/block/mount-gallery-block', () => ({ mountGalleryBlock }));

beforeEach(() => mountGalleryBlock.mockReset());

function createBlock(json: object, design = '') {
  document.body.innerHTML = `<div class="block"><div class="sqs-gallery-container sqs-gallery-block-${design}">
    <div class="sqs-gallery"><div class="slide"></div></div></div></div>`;
  const block = findIn(document, '.block');
  block.dataset.blockJson = JSON.stringify(json);
  return block;
}

/** What a unit asks a gallery of these settings for. */
function ask<Result>(unit: Unit<Result>, json: object) {
  const block = createBlock(json);
  mountUnit(unit, block);
  const [, { design, controlsIn, ...asked }] = mountGalleryBlock.mock.calls[0] ?? [];
  return { ...asked, hasControls: controlsIn === block, hasDesign: typeof design.create };
}

describe('the unit of stacked galleries', () => {
  it('leaves images in the flow', () => {
    expect(ask(stacked, {})).toEqual({
      name: 'stacked',
      images: { placement: inFlowPlacement },
      attributes: { design: 'base' },
      hasControls: false,
      hasDesign: 'function',
    });
  });

  const other = { name: 'gallery-slideshow' };
  it.each([
    ['stacked', undefined],
    ['unknown', 'other-layout'],
    ['carousel', 'gallery-carousel'],
    ['autogrid', 'gallery-layout'],
    ['autocolumns', 'gallery-layout'],
    ['list', 'gallery-layout'],
    ['slideshow', 'gallery-slideshow'],
  ])('leaves a block of the design %s to %s', (design, name) => {
    expect(stacked.choose?.(createBlock({ design }), [other] as never)?.name).toBe(name);
  });
});

it('the unit of carousels stops at the ends, and loads each image near the window', () => {
  expect(ask(carousel, { design: 'carousel', slidesPerRow: 3, aspectRatio: 60 })).toMatchObject({
    name: 'carousel',
    hasControls: true,
    attributes: {
      design: 'carousel',
      loop: false,
      lazyLoad: false,
      designOptions: { slidesPerRow: 3, aspectRatio: 60 },
    },
  });
});

describe('the unit of layouts', () => {
  it.each([
    ['autogrid', 'autogrid'],
    ['autocolumns', 'autocolumns'],
    ['list', 'list'],
    // A name that objects have by themselves.
    ['toString', 'autogrid'],
  ])('shows the design %s as %s', (design, name) => {
    expect(ask(layout, { design, columnWidth: 300, gutter: 4, listImageSize: 40 })).toMatchObject({
      name,
      attributes: { design: name, designOptions: { columnWidth: 300, gutter: 4, listImageSize: 40 } },
    });
  });

  it.each([
    ['autogrid', true],
    ['list', true],
    ['autocolumns', false],
  ])('crops the images of the design %s to one shape: %s', (design, isCropped) => {
    const { images } = ask(layout, { design, imageAspectRatio: 'square', 'auto-crop': true });
    expect(images.placement !== inFlowPlacement).toBe(isCropped && images.crop === 'cover');
  });
});

describe('the unit of sliders', () => {
  it('has the alignment of its settings, and loads each image near the window', () => {
    expect(ask(slider, { design: 'slider', 'active-alignment': 'right' })).toMatchObject({
      name: 'slider',
      images: { placement: inFlowPlacement },
      hasControls: true,
      attributes: { design: 'strip', lazyLoad: false, designOptions: { alignment: 'right' } },
    });
  });

  it('leaves blocks whose settings name another design', () => {
    const blocks = [{ name: 'gallery-stacked' }] as never;
    expect(slider.choose?.(createBlock({ design: 'slider' }), blocks)).toBeUndefined();
    expect(slider.choose?.(createBlock({ design: 'stacked' }), blocks)).toEqual({ name: 'gallery-stacked' });
  });
});

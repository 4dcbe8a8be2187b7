// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadInPlace } from '../../../../src/media/image/load-in-place';
import { createTestScope } from '../../support/scope';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const px = (height: number) => ({ width: 400, height, top: 0, bottom: height }) as DOMRect;

/** How an image without a source is placed whose box is `box` px high and which is itself `image` px high: its box's styles by then. */
function place(sizes: { box: number; image: number; client?: number }, style = '', boxStyle = '') {
  document.body.innerHTML = `<div class="content-fit" style="${boxStyle}">
    <img data-src="/fern.png" data-image-dimensions="640x480" alt="Fern" style="${style}"></div>`;
  const box = document.querySelector<HTMLElement>('.content-fit');
  const image = document.querySelector('img');
  if (!box || !image) throw new Error('The image is missing.');
  box.getBoundingClientRect = () => px(sizes.box);
  image.getBoundingClientRect = () => px(sizes.image);
  Object.defineProperty(box, 'clientHeight', { value: sizes.client ?? sizes.box });
  const scope = createTestScope();
  scope.defer(loadInPlace(image, { owner: scope.owner(), onFault: vi.fn() }));
  const { position } = image.style;
  scope.end();
  return position === 'absolute' ? 'over its box' : 'in the flow';
}

describe('an image in a box that may have its own size', () => {
  const inline = 'display: inline';
  const block = 'display: block';

  it.each([
    ['is higher than the image', { box: 180, image: 18 }, block],
    ['is less high than the image', { box: 18, image: 180 }, block],
    ['is higher than the line of the image', { box: 180, image: 18 }, inline],
    ['is less high than the image in its line', { box: 18, image: 180 }, inline],
  ])('lies over one that %s', (_, sizes, style) => {
    expect(place(sizes, style)).toBe('over its box');
  });

  it.each([
    ['is as high as the image', { box: 180, image: 180 }, block, ''],
    ['has no height', { box: 0, image: 18 }, block, ''],
    ['is an inline box', { box: 18, image: 180, client: 0 }, block, ''],
    ['is one line high', { box: 18, image: 0 }, inline, 'font-size: 16px'],
    ['is one high line high', { box: 48, image: 18 }, inline, 'font-size: 16px; line-height: 48px'],
    [
      'is as high as a picture and what is under its line',
      { box: 185, image: 180 },
      inline,
      'font-size: 16px',
    ],
  ])('stays in the flow of one that %s', (_, sizes, style, boxStyle) => {
    expect(place(sizes, style, boxStyle)).toBe('in the flow');
  });
});

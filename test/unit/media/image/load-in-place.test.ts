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

describe('the width that theme CSS asks for', () => {
  /** The values of `display` that an image has while it is measured, then afterwards. */
  function displays(style: string, hasStyleMap: boolean) {
    document.body.innerHTML = `<p><img data-src="/fern.png" alt="Fern" style="${style}"></p>`;
    const image = document.querySelector('img');
    if (!image) throw new Error('The image is missing.');
    if (hasStyleMap)
      Object.assign(image, {
        computedStyleMap: () =>
          new Map([
            ['width', 'auto'],
            ['height', 'auto'],
          ]),
      });
    const scope = createTestScope();
    const owner = scope.owner();
    const seen: string[] = [];
    const { claim } = owner;
    vi.spyOn(owner, 'claim').mockImplementation((node, claims) => {
      claim(node, claims);
      if (node === image) seen.push(image.style.display);
    });
    scope.defer(loadInPlace(image, { owner, onFault: vi.fn() }));
    scope.end();
    return seen.slice(0, 2);
  }

  it.each([
    ['is known of an image in a line only while that is a box', 'display: inline', true, 'inline-block'],
    ['is known of a block as it is', 'display: block', true, 'block'],
    ['is known in browsers without typed styles only of what is not shown', 'display: inline', false, 'none'],
    ['is known there in the same way of a block', 'display: block', false, 'none'],
  ])('%s', (_, style, hasStyleMap, display) => {
    expect(displays(style, hasStyleMap)[0]).toBe(display);
  });
});

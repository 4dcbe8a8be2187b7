// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { fitInto, readRatio } from '../../../../src/blocks/image/fluid-image';

it.each([
  ['wide', { width: 600, height: 300 }, 1, { width: 300, height: 300 }],
  ['narrow', { width: 200, height: 300 }, 1, { width: 200, height: 200 }],
  ['exact', { width: 200, height: 300 }, 1.5, { width: 200, height: 300 }],
])('is the largest box in a %s cell', (_, cell, ratio, box) => {
  expect(fitInto(cell, ratio)).toEqual(box);
});

function ratioOf({ mask = '', ratio = '', content = 'content-fill', dimensions = '400x200' } = {}) {
  const block = document.createElement('div');
  block.innerHTML = `<div class="fluid-image-container" ${mask && `data-shape-mask="${mask}"`}><div class="${content}">
    <img alt="" data-image-dimensions="${dimensions}"></div></div>`;
  if (ratio) block.dataset.aspectRatio = ratio;
  const container = block.firstElementChild;
  if (!(container instanceof HTMLElement)) throw new Error('There is no box.');
  return readRatio(block, container);
}

it('has the shape of a mask as the editor has written it, and is a square without one', () => {
  expect(ratioOf({ mask: 'circle', ratio: '150' })).toBe(1.5);
  expect(ratioOf({ mask: 'circle' })).toBe(1);
  expect(ratioOf({ mask: 'circle', ratio: 'none' })).toBe(1);
});

it('has the shape of a picture that is seen whole, and otherwise that of its cell', () => {
  expect(ratioOf({ content: 'content-fit', ratio: '150' })).toBe(0.5);
  expect(ratioOf({ content: 'content-fit', dimensions: '' })).toBeUndefined();
  expect(ratioOf({ ratio: '150' })).toBeUndefined();
});

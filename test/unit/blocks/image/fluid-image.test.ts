// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fitFluidImage, fitInto, readRatio } from '../../../../src/blocks/image/fluid-image';
import { findIn } from '../../support/markup';
import { SizeObserver, setBox } from '../../support/measured-page';
import { createTestScope } from '../../support/scope';

beforeEach(() => void vi.stubGlobal('ResizeObserver', SizeObserver));

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

describe('the box of an image in a cell', () => {
  const MASK = 'data-shape-mask="circle"';
  const WHOLE = '<p class="content-fit"><img alt="" data-image-dimensions="400x200"></p>';

  /** A box in a cell of this size, and what its ratio is read from. */
  function place(display: string, { width = 600, height = 200, attributes = '', content = WHOLE } = {}) {
    document.body.innerHTML = `<div class="block"><div class="cell" style="display: ${display}">
      <div class="box" ${attributes}>${content}</div></div></div>`;
    const before = document.body.innerHTML;
    const cell = findIn(document, '.cell');
    setBox(cell, { width, height });
    const scope = createTestScope();
    const box = findIn(document, '.box');
    fitFluidImage(findIn(document, '.block'), box, scope);
    const size = () => [box.style.width, box.style.height, box.style.marginInline];
    return { before, cell, scope, size };
  }

  it('is the largest of its shape, and follows the cell', async () => {
    const { cell, size, scope, before } = place('flex');
    await vi.waitFor(() => expect(size()).toEqual(['400px', '200px', '']));
    setBox(cell, { width: 300, height: 200 });
    SizeObserver.resize();
    expect(size()).toEqual(['300px', '150px', '']);
    setBox(cell, { width: 0, height: 0 });
    await vi.waitFor(() => {
      SizeObserver.resize();
      expect(size()).toEqual(['', '', '']);
    });
    scope.end();
    expect(document.body.innerHTML).toBe(before);
  });

  it('with a mask is in the middle of a cell that does not align it', async () => {
    const { size } = place('block', { attributes: MASK });
    await vi.waitFor(() => expect(size()).toEqual(['200px', '200px', 'auto']));
  });

  it('of a picture that is seen whole is left alone there', async () => {
    const { size, cell } = place('flex');
    await vi.waitFor(() => expect(size()[0]).toBe('400px'));
    cell.style.display = 'block';
    setBox(cell, { width: 300, height: 200 });
    await vi.waitFor(() => {
      SizeObserver.resize();
      expect(size()).toEqual(['', '', '']);
    });
  });

  it('that fills it is left alone', () => {
    const observe = vi.spyOn(SizeObserver.prototype, 'observe');
    place('flex', { content: '' });
    expect(observe).not.toHaveBeenCalled();
    place('flex');
    expect(observe).toHaveBeenCalledOnce();
  });
});

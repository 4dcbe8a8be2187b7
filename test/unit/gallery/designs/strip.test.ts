// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { create } from '../../../../src/gallery/designs/strip/strip.design';
import { pageElement } from '../../support/markup';
import { createMovingDesign } from '../moving-design';

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  } as never);
});

function strip(
  options: object = {},
  { count = 3, blockClass = '', slide = '<div><img></div>', loop = true, currentIndex = 0 } = {},
) {
  const block = pageElement(
    `<div class="${blockClass}"><div class="list">${slide.repeat(count)}</div></div>`,
  );
  const list = block.firstElementChild as HTMLElement;
  const slides = [...list.children] as HTMLElement[];
  const made = createMovingDesign(create, {
    list,
    slides,
    options: { ...options },
    attributes: { loop, currentIndex },
  });
  return { ...made, block, list, slides, index: () => made.gallery.get().currentIndex };
}

describe('a strip', () => {
  it.each([
    ['some slides', {}, 3, true],
    ['one slide', {}, 1, false],
    ['slides that do nothing', { activeClick: 'nothing' }, 3, false],
    ['thumbnails', { height: 80 }, 3, false],
  ])('of %s has a tab stop on its slide: %o', (_, options, count, expected) => {
    expect(strip(options, { count }).design?.hasSlideStop).toBe(expected);
  });

  it.each([
    ['next', 1, 2],
    ['previous', 1, 0],
    ['nothing', 1, 1],
  ])('does `%s` at a press on the current slide, and goes to any other', (activeClick, from, to) => {
    const press = (slide: number) => {
      const { design, index } = strip({ activeClick }, { currentIndex: from });
      design?.clicked?.(slide, new Event('click'));
      return index();
    };
    expect([press(from), press(2)]).toEqual([to, 2]);
  });

  it.each([
    ['from its options', { vSize: 4 }, 'sqs-block', 'sqs-block vsize-4', '4'],
    ['no less than 1', { vSize: -3 }, 'sqs-block', 'sqs-block vsize-1', '1'],
    ['no more than 30', { vSize: 77 }, 'sqs-block', 'sqs-block vsize-30', '30'],
    ['from the server', { vSize: 4 }, 'sqs-block vsize-12', 'sqs-block vsize-12', '12'],
    ['by its ratio', { aspectRatio: 50 }, 'sqs-block', 'sqs-block', ''],
    ['of thumbnails', { height: 80 }, 'sqs-block', 'sqs-block', ''],
  ])('has its height %s', (_, options, blockClass, classes, size) => {
    const { block } = strip(options, { blockClass });
    expect([block.className, block.style.getPropertyValue('--inlay-vsize')]).toEqual([classes, size]);
  });

  it.each([
    ['thumbnails keep room for the focus ring', { height: 80, margin: 20 }, ['80px', '15px', '-5px', '5px']],
    ['in a narrow margin too', { height: 80, margin: 3 }, ['80px', '0px', '-3px', '3px']],
  ])('%s', (_, options, expected) => {
    const { style } = strip(options).list;
    expect([style.height, style.marginTop, style.marginBottom, style.paddingTop]).toEqual(expected);
  });

  it.each([
    ['left', ''],
    ['start', ''],
    ['center', 'auto'],
    ['right', 'auto 0'],
    ['anything', 'auto'],
  ])('aligns images that do not fill it to the %s', (alignment, margin) => {
    expect(strip({ alignment }).list.style.getPropertyValue('--inlay-strip-margin')).toBe(margin);
  });

  it('keeps the room of images that the server has measured, and wraps the slides', () => {
    const { list, slides, scope } = strip({}, { slide: '<div><img data-image-dimensions="300x200"></div>' });
    expect(slides[0]?.querySelector('img')?.style.aspectRatio).toBe('300 / 200');
    expect(list.firstElementChild?.className).toBe('sqs-wrapper');
    scope.end();
    expect(list.innerHTML).toBe('<div><img data-image-dimensions="300x200"></div>'.repeat(3));
  });
});

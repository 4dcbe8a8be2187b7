// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import * as design from '../../../../../src/gallery/designs/masonry/masonry.design';
import { placeSlides } from '../placed-slides';

const place = (options: Record<string, unknown>, windowWidth = 1600) =>
  placeSlides(design, options, { width: 1000, windowWidth });

it('has the columns of its options, and gutters in twentieths of a per cent', () => {
  const { list, places } = place({ columns: 2, gutter: 20 });
  expect(list.classList.contains('gallery-masonry-list--ready')).toBe(true);
  expect(places).toEqual([
    ['0px', '0px', '495px', '330px'],
    ['505px', '0px', '495px', '330px'],
    ['0px', '340px', '495px', '330px'],
    ['505px', '340px', '495px', '330px'],
  ]);
});

it.each([
  [1600, ['0px', '337px', '673px', '0px']],
  [500, ['0px', '505px', '0px', '505px']],
])('has in a window of %i px as many columns as there is room for', (windowWidth, expected) => {
  const { places } = place({ columns: 3, gutter: 20 }, windowWidth);
  expect(places.map(([left]) => left)).toEqual(expected);
});

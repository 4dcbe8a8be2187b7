// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import * as design from '../../../../../src/gallery/designs/strips/strips.design';
import { placeSlides } from '../placed-slides';

const place = (options: Record<string, unknown>) => placeSlides(design, options, { width: 620 });

it('has rows of nearly the height of its options, which fill the width', () => {
  const { list, places } = place({ rowHeight: 200, gutter: 20 });
  expect(list.classList.contains('gallery-strips-list--ready')).toBe(true);
  expect(places).toEqual([
    ['0px', '0px', '300px', '200px'],
    ['320px', '0px', '300px', '200px'],
    ['0px', '220px', '300px', '200px'],
    ['320px', '220px', '300px', '200px'],
  ]);
});

it('has a gutter at its edges, too, where it fills the page', () => {
  expect(place({ rowHeight: 200, gutter: 20, hasEdges: true }).places[0]?.[0]).toBe('20px');
});

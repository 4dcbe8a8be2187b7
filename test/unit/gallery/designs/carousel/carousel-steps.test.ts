// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { create } from '../../../../../src/gallery/designs/carousel/carousel.design';
import type { GalleryAttributes, MovingHost } from '../../../../../src/gallery/model/gallery.types';
import { createMovingDesign } from '../../moving-design';

const ends: Array<() => void> = [];

/** A carousel that nobody has measured: its rows are as its settings say. */
function createCarousel(
  count: number,
  options: Readonly<Record<string, unknown>>,
  attributes: Partial<GalleryAttributes> = {},
) {
  const list = document.createElement('div');
  const slides = Array.from({ length: count }, () => document.createElement('div'));
  list.append(...slides);
  document.body.replaceChildren(list);
  const states: Array<Parameters<MovingHost['setCarousel']>[0]> = [];
  const { gallery, design, scope } = createMovingDesign(create, {
    list,
    slides,
    options,
    attributes,
    setCarousel: (state) => states.push(state),
  });
  ends.push(() => scope.end());
  return { gallery, design, states };
}

afterEach(() => {
  for (const end of ends.splice(0)) end();
  document.body.replaceChildren();
});

it.each([
  [0, -1, undefined],
  [0, 1, 3],
  [3, -1, 0],
  [3, 1, 6],
  [6, 1, undefined],
  [6, -1, 3],
] as const)('from slide %i a step by %i leads to %s', (currentIndex, direction, expected) => {
  const { design } = createCarousel(7, { slidesPerRow: 3 }, { currentIndex });
  expect(design.step?.(direction)).toBe(expected);
});

it('says in which of its groups it is, now and after each change', () => {
  const { gallery, states } = createCarousel(7, { slidesPerRow: 3 });
  expect(states.at(-1)).toMatchObject({ currentGroup: 0, totalGroups: 3 });
  gallery.go(6);
  expect(states.at(-1)).toMatchObject({ currentGroup: 2, totalGroups: 3 });
});

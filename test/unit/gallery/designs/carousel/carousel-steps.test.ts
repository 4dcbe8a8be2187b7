// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { create } from '../../../../../src/gallery/designs/carousel/carousel.design';
import type { MovingHost } from '../../../../../src/gallery/model/design.types';
import type { GalleryAttributes } from '../../../../../src/gallery/model/gallery.types';
import { createMovingDesign } from '../../moving-design';

let come = (_width: number) => {};
// One for all tests: the page has one, too.
beforeEach(
  () =>
    void vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(private readonly seen: (entries: readonly object[]) => void) {}
        observe(target: Element) {
          come = (width) => {
            target.getBoundingClientRect = () => ({ width, left: 0, right: width }) as DOMRect;
            this.seen([{ isIntersecting: true, target, boundingClientRect: { width } }]);
          };
        }
        unobserve() {}
        disconnect() {}
      },
    ),
);

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
  return { gallery, design, states, list };
}

afterEach(() => {
  for (const end of ends.splice(0)) end();
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

describe('a carousel near the window', () => {
  const perRow = (list: Element) => /in-view-(\d)/.exec(list.className)?.[1];

  it.each([
    [{}, 1010, '3'],
    [{ slidesPerRow: 5 }, 1010, '5'],
    [{ slidesPerRow: 5 }, 730, '3'],
    [{ slidesPerRow: 5 }, 731, '5'],
    [{ slidesPerRow: 5 }, 484, '2'],
    [{ slidesPerRow: 5, gutter: 0 }, 480, '3'],
    [{ slidesPerRow: 5, gutter: 0 }, 479, '2'],
  ])('with %j has in %i px %s slides in a row', (options, width, count) => {
    const { list } = createCarousel(7, options);
    come(width);
    expect(perRow(list)).toBe(count);
  });

  it('keeps the place where its rows get shorter, and tells the gallery', () => {
    const { list, states, gallery } = createCarousel(8, { slidesPerRow: 4 }, { currentIndex: 4 });
    expect(states.at(-1)).toMatchObject({ currentGroup: 1, totalGroups: 2, slidesPerRow: 4 });
    come(400);
    expect(perRow(list)).toBe('2');
    expect(states.at(-1)).toMatchObject({ currentGroup: 2, totalGroups: 4, isLastGroup: false });
    expect(gallery.get().currentIndex).toBe(4);
  });

  it('goes to the group that is as far along where its rows get shorter, and makes its first slide the current one', () => {
    const { list, states, gallery } = createCarousel(10, { slidesPerRow: 5 }, { currentIndex: 5 });
    come(730);
    expect(perRow(list)).toBe('3');
    expect(states.at(-1)).toMatchObject({ currentGroup: 2, totalGroups: 4 });
    expect(gallery.get().currentIndex).toBe(6);
  });

  it('ignores a size that says that it is not displayed', () => {
    const { list, design, states } = createCarousel(7, {});
    const before = states.length;
    come(0);
    design.refresh();
    expect([perRow(list), states.length]).toEqual([undefined, before]);
  });

  it('measures again at a refresh, but not before it was near the window', () => {
    const { list, design } = createCarousel(7, { slidesPerRow: 4 });
    let width = 1010;
    Object.defineProperty(list, 'clientWidth', { get: () => width });
    design.refresh();
    expect(perRow(list)).toBeUndefined();
    come(1010);
    expect(perRow(list)).toBe('4');
    width = 400;
    design.refresh();
    expect(perRow(list)).toBe('2');
  });

  it('writes only what is not the default of its style sheet', () => {
    const styles = (options: object) => {
      const { list } = createCarousel(7, options as Record<string, unknown>);
      come(1010);
      const { style } = list;
      return [
        ['--inlay-carousel-per-row', '--inlay-carousel-gutter', '--inlay-carousel-here'].map((name) =>
          style.getPropertyValue(name),
        ),
        style.aspectRatio,
        list.classList.contains('sqs-gallery-design-carousel-sized'),
      ];
    };
    expect(styles({})).toEqual([['', '', ''], '', false]);
    expect(styles({ slidesPerRow: 4, gutter: 2, aspectRatio: 50 })).toEqual([
      ['4', '2%', '4'],
      '100 / 50',
      true,
    ]);
    expect(styles({ gutter: -2 })[0]).toEqual(['', '0%', '3']);
  });
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { create } from '../../../../src/blocks/user-items/user-items.design';
import type { MovingHost } from '../../../../src/gallery/model/design.types';
import type { createScrollingDesign } from '../../../../src/gallery/scroll/scrolling-design';
import { createMovingDesign } from '../../gallery/moving-design';
import { findIn, pageElement } from '../../support/markup';

type Options = Parameters<typeof createScrollingDesign>[1];

/** The scroller, which only a layout can move: where it stands, what it was given, and which slides it has written again. */
const scroller = vi.hoisted(() => ({
  ends: [] as readonly number[],
  given: undefined as unknown,
  reclaimed: [] as number[][],
}));
vi.mock('../../../../src/gallery/scroll/scrolling-design', () => ({
  createScrollingDesign(_: MovingHost, options: Options) {
    scroller.given = options;
    return {
      scroller: {
        isAtEnd: (direction: number) => scroller.ends.includes(direction),
        reclaim: (...indexes: number[]) => void scroller.reclaimed.push(indexes),
      },
      design: { isWatched: true, touchAction: 'pan-y', refresh() {}, show: async () => {} },
    };
  },
}));

let end = () => {};
beforeEach(() => {
  scroller.ends = [];
  scroller.reclaimed = [];
});
afterEach(() => {
  end();
});

const LEFT = 'user-items-list-carousel__arrow-button user-items-list-carousel__arrow-button--left';

function createItems({ loop = false, currentIndex = 0 } = {}) {
  const root = pageElement(`<div><ul><li><a href="/a">A</a></li><li>B</li><li>C</li></ul>
    <button id="previous" class="${LEFT}"></button>
    <button id="next" class="mobile-arrow-button mobile-arrow-button--right"></button>
    <button id="plain"></button></div>`);
  const find = (selector: string) => findIn(root, selector);
  const elements = { previous: [find('#previous')], next: [find('#next'), find('#plain')] };
  const { design, gallery, scope } = createMovingDesign(create, {
    list: find('ul'),
    slides: [...root.querySelectorAll('li')],
    options: { gap: '12px' },
    attributes: { loop, currentIndex, elements },
  });
  end = () => scope.end();
  const given = scroller.given as Required<Pick<Options, 'onInView' | 'slideClaims'>> & Options;
  const see = (...indexes: number[]) => given.onInView(new Set(indexes));
  const hidden = () =>
    [0, 1, 2].filter((index) => given.slideClaims(index)?.attributes?.['aria-hidden'] === 'true');
  /** The buttons that lead nowhere, with the classes by which themes hide them. */
  const useless = () =>
    ['previous', 'next', 'plain'].flatMap((id) => {
      const button = find(`#${id}`);
      const classes = [...button.classList].filter((name) => name.endsWith('--hidden'));
      return button.hasAttribute('aria-disabled') || classes.length ? [[id, ...classes]] : [];
    });
  return { design, find, gallery, given, hidden, see, useless };
}

describe('a row of items', () => {
  it.each([false, true])(
    'scrolls from its start, in half a second, with the gap of its settings; endless: %s',
    (loop) => {
      expect(createItems({ loop }).given).toMatchObject({
        alignment: 'start',
        isEndless: loop,
        duration: 500,
        viewportClaims: { styles: { '--inlay-items-gap': '12px' } },
      });
    },
  );

  it('moves by one item, and not beyond its ends', () => {
    const { design } = createItems({ currentIndex: 1 });
    expect([design.step?.(-1), design.step?.(1)]).toEqual([0, 2]);
    scroller.ends = [1];
    expect([design.step?.(-1), design.step?.(1)]).toEqual([0, undefined]);
  });
});

describe('the items that are out of view', () => {
  it('are hidden from screen readers, and are written only when that changes', () => {
    const { hidden, see } = createItems();
    expect(hidden()).toEqual([]);
    see(0, 1);
    expect(hidden()).toEqual([2]);
    see(1, 2);
    expect(hidden()).toEqual([0]);
    see(1, 2);
    expect(scroller.reclaimed).toEqual([[2], [0, 2]]);
  });

  it('are not hidden while they have the focus', () => {
    const { find, hidden, see } = createItems();
    find('a').focus();
    see(2);
    expect(hidden()).toEqual([1]);
  });
});

describe('the buttons of a row', () => {
  const PREVIOUS = ['previous', 'user-items-list-carousel__arrow-button--hidden'];
  const NEXT = [['next', 'mobile-arrow-button--hidden'], ['plain']];

  it.each([
    ['at its start', [-1], [PREVIOUS]],
    ['at its end', [1], NEXT],
    ['in between', [], []],
    ['where all items are in view', [-1, 1], [PREVIOUS, ...NEXT]],
  ])('lead nowhere, and are hidden as the theme does it, %s', (_, ends, expected) => {
    const { see, useless } = createItems();
    scroller.ends = ends;
    see(0, 1, 2);
    expect(useless()).toEqual(expected);
  });

  it.each([
    [[-1], []],
    [[1], []],
    [
      [-1, 1],
      [PREVIOUS, ...NEXT],
    ],
  ])(
    'of one that begins again lead somewhere at either end, unless all items are in view: %j',
    (ends, expected) => {
      const { see, useless } = createItems({ loop: true });
      scroller.ends = ends;
      see(0, 1, 2);
      expect(useless()).toEqual(expected);
    },
  );

  it('are shown again as soon as they lead somewhere, at the end of a movement', () => {
    const { gallery, see, useless } = createItems();
    scroller.ends = [-1];
    see(0, 1);
    expect(useless()).toEqual([PREVIOUS]);
    scroller.ends = [];
    gallery.setMotion(true);
    expect(useless()).toEqual([PREVIOUS]);
    gallery.setMotion(false);
    expect(useless()).toEqual([]);
  });
});

it('a row without buttons has none to hide', () => {
  const list = pageElement('<ul><li>A</li></ul>');
  const { scope } = createMovingDesign(create, {
    list,
    slides: [...list.children] as HTMLElement[],
    options: {},
    attributes: { elements: {} },
  });
  end = () => scope.end();
  expect(() =>
    (scroller.given as { onInView: (seen: ReadonlySet<number>) => void }).onInView(new Set()),
  ).not.toThrow();
  expect(scroller.reclaimed).toEqual([[0]]);
});

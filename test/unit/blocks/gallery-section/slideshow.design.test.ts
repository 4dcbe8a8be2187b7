// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { create, dotClaims } from '../../../../src/blocks/gallery-section/slideshow.design';
import type { DragEnd, DragOptions } from '../../../../src/dom/pointer/drag';
import { GALLERY_DEFAULTS } from '../../../../src/gallery/model/gallery-attributes';
import { createMovingDesign } from '../../gallery/moving-design';
import { findIn } from '../../support/markup';
import { setBox } from '../../support/measured-page';

const pointer = vi.hoisted(() => ({ followDrag: vi.fn() }));
vi.mock('../../../../src/dom/pointer/drag', () => pointer);

/** What waits for the next frame. */
let frames: FrameRequestCallback[] = [];
const ends: Array<() => void> = [];

beforeEach(() => {
  frames = [];
  pointer.followDrag.mockReset().mockImplementation(() => new AbortController());
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function frame() {
  for (const callback of frames.splice(0)) callback(0);
  await Promise.resolve();
}

/** Bullets and thumbnails of three slides. */
const CONTROLS = '<div class="gallery-slideshow-thumbnails"><p><i></i><i></i><i></i></p></div><nav></nav>';

function createSlideshow(currentIndex = 0) {
  document.body.innerHTML = `<ul><li></li><li></li><li></li></ul>${CONTROLS}`;
  const before = document.body.innerHTML;
  const [list, scroller, thumbnails, bullets] = ['ul', 'div', 'p', 'nav'].map((tag) => findIn(document, tag));
  if (!list || !scroller || !thumbnails || !bullets) throw new Error('The slideshow is missing.');
  const slides = [...list.children] as HTMLElement[];
  let moved = () => {};
  const animations = new Promise<void>((resolve) => {
    moved = resolve;
  });
  for (const slide of slides) {
    slide.getAnimations = () =>
      [{ effect: { getComputedTiming: () => ({ endTime: 1 }) }, finished: animations }] as never;
  }
  const setShown = vi.fn();
  const elements = { ...GALLERY_DEFAULTS.elements, controls: [thumbnails, bullets] };
  const { design, gallery, scope } = createMovingDesign(create, {
    list,
    slides,
    options: {},
    attributes: { currentIndex, elements, loop: true },
    setShown,
  });
  ends.push(() => scope.end());
  return {
    design,
    gallery,
    scope,
    list,
    thumbnails,
    scroller,
    before,
    /** Ends the animations of the slides. */
    moved,
    shown: () => [...(setShown.mock.lastCall?.[0] ?? [])],
    /** `data-active`, `data-in` and `data-next` of each slide. */
    states: () =>
      slides.map(({ dataset }) =>
        [dataset.active, dataset.in, dataset.next].map((value) => value?.[0] ?? '-').join(''),
      ),
  };
}

it('marks the bullet of the current slide as theme CSS expects, and writes nothing on others', () => {
  expect(dotClaims(true)).toEqual({ classes: { active: true }, attributes: { 'data-active': 'true' } });
  expect(dotClaims(false)).toEqual({});
});

describe('a slideshow of a section', () => {
  it('begins with its current slide, and leaves vertical swipes to the page', () => {
    const { states, shown, list, design } = createSlideshow(1);
    expect([states(), shown()]).toEqual([['ff-', 'tt-', 'ff-'], [1]]);
    expect([list.style.touchAction, design.touchAction]).toEqual(['pan-y pinch-zoom', 'pan-y pinch-zoom']);
  });

  it.each([
    [1, 't'],
    [-1, 'f'],
  ] as const)('with the direction %i brings the next slide in, step by step', async (direction, side) => {
    const { design, states, shown, moved } = createSlideshow();
    const change = design.show?.({ previousIndex: 0, currentIndex: 1 }, { isInstant: false, direction });
    // It is placed on its side first, then displayed, then both move.
    expect([states(), shown()]).toEqual([
      ['tt-', `ff${side}`, 'ff-'],
      [0, 1],
    ]);
    await frame();
    expect(states()).toEqual(['tt-', `tf${side}`, 'ff-']);
    await frame();
    expect([states(), shown()]).toEqual([
      ['tf-', 'tt-', 'ff-'],
      [0, 1],
    ]);
    moved();
    await change;
    expect([states(), shown()]).toEqual([['ff-', 'tt-', 'ff-'], [1]]);
  });

  it('changes at once where it is asked to', async () => {
    const { design, states, shown } = createSlideshow();
    await design.show?.({ previousIndex: 0, currentIndex: 2 }, { isInstant: true, direction: 1 });
    expect([states(), shown(), frames]).toEqual([['ff-', 'ff-', 'tt-'], [2], []]);
  });

  it.each([0, 1, 2])('gives a change up after %i frames when another one begins', async (count) => {
    const { design, states, shown, moved } = createSlideshow();
    const first = design.show?.({ previousIndex: 0, currentIndex: 1 }, { isInstant: false, direction: 1 });
    for (let step = 0; step < count; step += 1) await frame();
    await design.show?.({ previousIndex: 1, currentIndex: 2 }, { isInstant: true, direction: 1 });
    moved();
    await frame();
    await frame();
    await first;
    expect([states(), shown()]).toEqual([['ff-', 'ff-', 'tt-'], [2]]);
  });

  it('writes nothing more when it ends in the middle of a change', async () => {
    const { design, scope, before } = createSlideshow();
    const change = design.show?.({ previousIndex: 0, currentIndex: 1 }, { isInstant: false, direction: 1 });
    scope.end();
    await frame();
    await change;
    expect(document.body.innerHTML).toBe(before);
  });

  it('scrolls the thumbnail of its slide into the middle of their box', () => {
    const { gallery, thumbnails, scroller } = createSlideshow();
    const thumbnail = thumbnails.children[1];
    if (!thumbnail) throw new Error('There is no thumbnail.');
    setBox(scroller, { left: 20, width: 200 });
    setBox(thumbnail, { left: 300, width: 60 });
    scroller.scrollBy = vi.fn();
    gallery.go(1);
    // From 120 px, the middle of the box, to 330 px.
    expect(scroller.scrollBy).toHaveBeenCalledExactlyOnceWith({ left: 210 });
  });

  it.each([
    [-50, 1],
    [-49, 0],
    [50, 2],
    [49, 0],
  ])('dragged by %i px shows slide %i', (distance, expected) => {
    const { list, gallery } = createSlideshow();
    list.dispatchEvent(new PointerEvent('pointerdown', { isPrimary: true, button: 0 }));
    const options = pointer.followDrag.mock.lastCall?.[1] as DragOptions;
    options.onEnd?.({ distance, isCancelled: false } as DragEnd);
    expect([options.axis, gallery.get().currentIndex]).toEqual(['x', expected]);
  });
});

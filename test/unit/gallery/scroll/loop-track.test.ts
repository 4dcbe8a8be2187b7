// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { createLoopTrack } from '../../../../src/gallery/scroll/loop-track';
import type { ScrollMeasure } from '../../../../src/gallery/scroll/measure';
import type { ScrollerOptions } from '../../../../src/gallery/scroll/scroller.types';

/** Four slides of 100 px in a viewport of 200 px, which is scrolled to `at`. */
function createTrack({ count = 4, at = 0, sign = 1 } = {}) {
  const viewport = document.createElement('div');
  const scrolledTo: Array<number | undefined> = [];
  viewport.scrollTo = (({ left }: ScrollToOptions) => {
    scrolledTo.push(left);
  }) as typeof viewport.scrollTo; // The two-number overload is not used here.
  const state = { at };
  const slides = Array.from({ length: count }, () => document.createElement('div'));
  const measure = {
    shiftOf: () => 0,
    position: () => state.at,
    sign: () => sign,
    read: () => ({
      slides: slides.map((_, index) => ({ start: index * 100, size: 100 })),
      viewport: 200,
      content: Math.max(200, count * 100),
      inset: { start: 0, end: 0 },
    }),
  } as unknown as ScrollMeasure;
  const onShift = vi.fn();
  const onRoom = vi.fn();
  // The options that a track reads.
  const options = { viewport, slides, alignment: 'start' } as unknown as ScrollerOptions;
  const track = createLoopTrack(options, measure, { onShift, onRoom });
  track.refresh();
  const shifts = () => slides.map((_, index) => measure.shiftOf(index));
  return { track, state, scrolledTo, shifts, onShift, onRoom };
}

describe('an endless track', () => {
  it('has room for three rounds, and rests in the middle one', () => {
    const { track } = createTrack();
    expect(track.isEndless()).toBe(true);
    expect(track.room()).toBe(1200);
    expect([0, 1, 3].map((index) => track.home(index))).toEqual([400, 500, 700]);
  });

  it('is not endless with too few slides, and has no room then', () => {
    const { track } = createTrack({ count: 2 });
    expect(track.isEndless()).toBe(false);
    expect(track.room()).toBe(0);
    expect([track.home(0), track.nearest(0, 0), track.nearestOfAll(0)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('finds the nearest repetition of a slide, in the wanted direction', () => {
    const { track } = createTrack();
    expect(track.nearest(0, 390)).toBe(400);
    expect(track.nearest(0, 600, 1)).toBe(800);
    expect(track.nearest(0, 600, -1)).toBe(400);
    expect(track.nearestOfAll(400)).toEqual([400, 500, 600, 300]);
  });

  it.each([
    [100, 500],
    [398, 798],
    // Browsers round: one pixel before the end of a round counts as its end.
    [399, 399],
    [799, 399],
    [798, 798],
    [800, 400],
    [1100, 700],
    [-100, 700],
  ])('returns from %i px to the same place in the middle round, %i px', (at, wanted) => {
    const { track, scrolledTo } = createTrack({ at });
    track.recenter();
    expect(scrolledTo.at(-1) ?? at).toBe(wanted);
  });

  it('does not scroll where it is in the middle round already', () => {
    const { track, scrolledTo } = createTrack({ at: 500 });
    track.recenter();
    expect(scrolledTo).toEqual([]);
  });

  it('scrolls the other way where text reads from right to left', () => {
    const { track, scrolledTo } = createTrack({ at: 100, sign: -1 });
    track.recenter();
    expect(scrolledTo).toEqual([-500]);
  });

  it('shifts slides to where the viewport is, or will be, and says which', () => {
    const { track, shifts, onShift, onRoom, state } = createTrack();
    onRoom.mockClear();
    state.at = 400;
    track.arrange();
    expect(shifts()).toEqual([400, 400, 400, 0]);
    expect(onShift.mock.calls.flat()).toEqual([0, 1, 2]);
    // A change of the room makes the browser look for snap positions again.
    expect(onRoom).toHaveBeenCalledOnce();
    expect(track.room()).not.toBe(1200);
    track.arrange(400);
    expect(onRoom).toHaveBeenCalledOnce();
    track.arrange(600);
    expect(shifts()).toEqual([800, 400, 400, 400]);
    expect(track.room()).toBe(1200);
  });

  it('shifts only the slides that a flick can bring into view, however many there are', () => {
    const { track, shifts, onShift, state } = createTrack({ count: 1000 });
    state.at = 100_000;
    track.arrange();
    // Forty of them on the right: 20 viewports of 200 px. Those on the left are in their own places.
    expect(onShift.mock.calls.flat()).toEqual(Array.from({ length: 40 }, (_, index) => index));
    expect(shifts().indexOf(0)).toBe(40);
    track.arrange(140_000);
    expect([399, 401, 439, 440].map((index) => shifts()[index])).toEqual([100_000, 100_000, 100_000, 0]);
  });
});

// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { LoopTrack } from '../../../../src/gallery/scroll/loop-track';
import { createScrollMeasure, type ScrollMeasure } from '../../../../src/gallery/scroll/measure';
import type { ScrollerOptions } from '../../../../src/gallery/scroll/scroller.types';
import { createSnapPoints } from '../../../../src/gallery/scroll/snap-points';

/** Five slides in a viewport of 200 px. */
function create({
  sizes = [100, 100, 100, 100, 100],
  isStop = (index: number) => index >= 0,
  isEndless = false,
  width = 200,
} = {}) {
  const viewport = document.createElement('div');
  Object.defineProperty(viewport, 'clientWidth', { value: width });
  let start = 0;
  const slides = sizes.map((size) => {
    start += size;
    return { start: start - size, size };
  });
  const measure = {
    shiftOf: () => 0,
    position: () => 0,
    read: () => ({ slides, viewport: 200, content: start, inset: { start: 0, end: 0 } }),
  } as unknown as ScrollMeasure;
  const loop = isEndless
    ? ({
        isEndless: () => true,
        nearest: (index: number, _: number, direction = 1) => index * 100 + (direction < 0 ? -500 : 0),
        nearestOfAll: () => slides.map((_, index) => index * 100),
      } as unknown as LoopTrack)
    : undefined;
  // The options that snap points read.
  const options = { viewport, slides, alignment: 'start', isStop } as unknown as ScrollerOptions;
  return createSnapPoints(options, measure, loop);
}

describe('the stops of a scroller', () => {
  it('are at the positions of its slides, up to its end', () => {
    const points = create();
    expect([0, 1, 3, 4].map((index) => points.positionOf(index))).toEqual([0, 100, 300, 300]);
    expect(points.positionOf(9)).toBe(0);
  });

  it('are in the wanted direction on an endless track', () => {
    expect(create({ isEndless: true }).positionOf(1, -1)).toBe(-400);
    expect(create({ isEndless: true }).positionOf(1, 1)).toBe(100);
  });

  it('keep the current slide where it shares its position with another', () => {
    const points = create();
    expect(points.nearestTo(300, 4)).toBe(4);
    expect(points.nearestTo(300.9, 4)).toBe(4);
    expect(points.nearestTo(301, 4)).toBe(3);
    expect(points.nearestTo(300, 0)).toBe(3);
    expect(points.nearestTo(140, 0)).toBe(1);
  });

  it('are only where scrolling may stop', () => {
    const points = create({ isStop: (index) => index % 2 === 0 });
    expect(points.nearestTo(110, 0)).toBe(2);
    expect(points.stopBeside(0, 1)).toBe(2);
    expect(points.stopBeside(4, -1)).toBe(2);
    expect([points.stopBeside(4, 1), points.stopBeside(0, -1)]).toEqual([undefined, undefined]);
  });

  it('go round on an endless track', () => {
    const points = create({ isEndless: true });
    expect([points.stopBeside(4, 1), points.stopBeside(0, -1), points.stopBeside(2, 1)]).toEqual([0, 4, 3]);
  });
});

describe('a position between two stops', () => {
  it('is more than a pixel from the nearest', () => {
    const points = create();
    expect(points.isBetween(100, 1)).toBe(false);
    expect(points.isBetween(101, 1)).toBe(false);
    expect(points.isBetween(102, 1)).toBe(true);
    expect(points.isBetween(150, 1)).toBe(true);
  });

  it('does not count where one slide covers the viewport', () => {
    const points = create({ sizes: [600, 300] });
    expect(points.isBetween(0, 0)).toBe(false);
    expect(points.isBetween(399, 0)).toBe(false);
    expect(points.isBetween(450, 0)).toBe(true);
  });

  it('does not count after the window has been resized, until all is measured again', () => {
    expect(create({ width: 300 }).isBetween(150, 1)).toBe(false);
  });
});

describe('the measures of a scroller', () => {
  /** A viewport at 20 px that is scrolled to 50, with two slides of 100 px. */
  function setUp(direction = 'ltr') {
    const viewport = document.createElement('div');
    viewport.style.direction = direction;
    document.body.append(viewport);
    viewport.scrollLeft = direction === 'ltr' ? 50 : -50;
    viewport.getBoundingClientRect = () => ({ left: 20, right: 320 }) as DOMRect;
    Object.defineProperty(viewport, 'clientWidth', { value: 300 });
    Object.defineProperty(viewport, 'scrollWidth', { value: 900 });
    const widths = [100, 100];
    const slides = [0, 1].map((index) => {
      const slide = document.createElement('div');
      const left = direction === 'ltr' ? -30 + index * 100 : 270 - index * 100;
      slide.getBoundingClientRect = () => ({ left, right: left + 100, width: widths[index] ?? 0 }) as DOMRect;
      return slide;
    });
    return { measure: createScrollMeasure(viewport, slides), widths };
  }

  it.each(['ltr', 'rtl'])('are from the start of the content in %s', (direction) => {
    const { measure } = setUp(direction);
    expect(measure.sign()).toBe(direction === 'ltr' ? 1 : -1);
    expect(measure.position()).toBe(50);
    expect(measure.read()).toMatchObject({
      slides: [
        { start: 0, size: 100 },
        { start: 100, size: 100 },
      ],
      viewport: 300,
      content: 900,
      inset: { start: 0, end: 0 },
    });
  });

  it('are those of the slides’ own places, without their shifts', () => {
    const { measure } = setUp();
    measure.shiftOf = (index) => index * 400;
    expect(measure.read().slides.map(({ start }) => start)).toEqual([0, -300]);
  });

  it('are kept until they are forgotten, and outdated by a pixel and more', () => {
    const { measure, widths } = setUp();
    expect(measure.isOutdated()).toBe(false);
    const before = measure.read();
    widths[1] = 101;
    expect(measure.isOutdated()).toBe(false);
    widths[1] = 101.5;
    expect(measure.isOutdated()).toBe(true);
    expect(measure.read()).toBe(before);
    measure.forget();
    expect(measure.read().slides[1]?.size).toBe(101.5);
  });
});

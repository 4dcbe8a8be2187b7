// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { LoopTrack } from '../../../../src/gallery/scroll/loop-track';
import { createScrollMeasure } from '../../../../src/gallery/scroll/measure';
import { createTrackPlace } from '../../../../src/gallery/scroll/scroll-motion';
import type { SnapPoints } from '../../../../src/gallery/scroll/snap-points';

const points = { positionOf: (index: number) => index * 100 } as SnapPoints; // Only this one is asked.

function createPlace({ loop, isRtl = false }: { loop?: LoopTrack; isRtl?: boolean } = {}) {
  const viewport = document.createElement('div');
  viewport.dir = isRtl ? 'rtl' : 'ltr';
  viewport.style.direction = viewport.dir;
  document.body.append(viewport);
  // happy-dom scrolls nothing.
  viewport.scrollTo = (({ left = 0 }: ScrollToOptions) => {
    viewport.scrollLeft = left;
  }) as typeof viewport.scrollTo; // The two-number overload is not used here.
  const measure = createScrollMeasure(viewport, []);
  return { viewport, place: createTrackPlace(viewport, { measure, loop, points }) };
}

it('jumps to the position of a slide, mirrored where text is', () => {
  const { viewport, place } = createPlace();
  place.jumpTo(2);
  expect(viewport.scrollLeft).toBe(200);
  const mirrored = createPlace({ isRtl: true });
  mirrored.place.jumpTo(2);
  expect(mirrored.viewport.scrollLeft).toBe(-200);
});

it('knows whether it has been scrolled since, browsers’ rounding aside', () => {
  const { viewport, place } = createPlace();
  place.jumpTo(1);
  expect(place.hasMoved()).toBe(false);
  viewport.scrollLeft = 101;
  expect(place.hasMoved()).toBe(false);
  viewport.scrollLeft = 102;
  expect(place.hasMoved()).toBe(true);
  // At rest this is its place.
  place.recenter();
  expect(place.hasMoved()).toBe(false);
});

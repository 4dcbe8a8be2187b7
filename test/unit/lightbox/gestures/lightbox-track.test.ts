// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rubberBand } from '../../../../src/dom/pointer/zoom-geometry';
import { createTrack } from '../../../../src/lightbox/gestures/lightbox-track';
import type { LightboxStore } from '../../../../src/lightbox/lightbox.types';
import { createItems } from '../items';

const SLOW = { duration: 900, velocity: 0 };

interface Setting {
  readonly count?: number;
  readonly index?: number;
  readonly loop?: boolean;
  readonly direction?: 'ltr' | 'rtl';
}

/** A lightbox in a window of 1000 × 600 px. */
function create({ count = 3, index = 1, loop = false, direction = 'ltr' }: Setting = {}) {
  document.body.innerHTML = `<dialog style="direction: ${direction}">
    <div class="inlay-lightbox-overlay" style="opacity: 0.9"></div><div class="inlay-lightbox-track"></div>
  </dialog>`;
  const [dialog, overlay, row] = document.querySelectorAll<HTMLElement>('dialog,dialog div');
  if (!dialog || !overlay || !row) throw new Error('The dialog is missing.');
  Object.defineProperties(dialog, { clientWidth: { value: 1000 }, clientHeight: { value: 600 } });
  const calls: string[] = [];
  const store = {
    get: () => ({ items: createItems(count), index, position: index, open: true }),
    next: () => calls.push('next'),
    previous: () => calls.push('previous'),
    close: () => calls.push('close'),
  } as unknown as LightboxStore;
  const track = createTrack(dialog, store, loop);
  if (!track) throw new Error('The track is missing.');
  return {
    track,
    dialog,
    calls,
    place: () => row.style.transform,
    transition: () => row.style.transition,
    opacity: () => overlay.style.opacity,
    overlay,
    states: () => [...dialog.classList].map((name) => name.replace('inlay-lightbox--', '')),
  };
}
const at = (x: number, y = 0) => `translate3d(${x}px, ${y}px, 0)`;

beforeEach(() => void vi.useFakeTimers());

it.each(['track', 'overlay'])('needs a %s', (part) => {
  document.body.innerHTML = `<dialog><div class="inlay-lightbox-${part}"></div></dialog>`;
  const dialog = document.querySelector('dialog');
  if (!dialog) throw new Error('The dialog is missing.');
  expect(createTrack(dialog, {} as LightboxStore, false)).toBeUndefined();
});

describe('a finger that moves aside', () => {
  it.each([
    ['past the last', { index: 2 }, -300],
    ['before the first', { index: 0 }, 300],
    ['in a set of one', { count: 1, index: 0 }, 300],
    ['in a set of one that loops', { count: 1, index: 0, loop: true }, 300],
    ['past the last in right-to-left text', { index: 2, direction: 'rtl' }, 300],
  ] as const)('meets resistance %s', (_, setting, distance) => {
    const { track, place } = create(setting);
    track.aside(distance);
    expect(place()).toBe(at(rubberBand(distance, 1000 / 3)));
  });

  it.each([
    ['past the last where the set loops', { index: 2, loop: true }, -300],
    ['before the first where the set loops', { index: 0, loop: true }, 300],
    ['back from the last', { index: 2 }, 300],
    ['on from the first', { index: 0 }, -300],
    ['back from the last in right-to-left text', { index: 2, direction: 'rtl' }, -300],
  ] as const)('meets none %s', (_, setting, distance) => {
    const { track, place } = create(setting);
    track.aside(distance);
    expect(place()).toBe(at(distance));
  });
});

describe('a row that is let go aside', () => {
  it.each([
    [-400, 'ltr', -1000, 'next'],
    [400, 'ltr', 1000, 'previous'],
    [-400, 'rtl', -1000, 'previous'],
    [400, 'rtl', 1000, 'next'],
  ] as const)('after %i px in %s glides to %i px, then steps: %s', (distance, direction, end, call) => {
    const { track, place, transition, calls } = create({ direction });
    track.releaseAside({ ...SLOW, distance });
    expect([place(), transition(), calls]).toEqual([
      at(end),
      'transform 250ms cubic-bezier(0.2, 0, 0.2, 1)',
      [],
    ]);
    vi.advanceTimersByTime(249);
    expect(calls).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(calls).toEqual([call]);
  });

  it('steps after a swipe, and glides back after less than 40 % of the window', () => {
    const swiped = create();
    swiped.track.releaseAside({ distance: -60, duration: 100, velocity: -0.6 });
    expect(swiped.place()).toBe(at(-1000));
    const { track, place, transition, calls, states } = create();
    track.aside(-399);
    track.releaseAside({ ...SLOW, distance: -399 });
    expect([place(), transition()]).toEqual(['', 'transform 250ms cubic-bezier(0.2, 0, 0.2, 1)']);
    vi.advanceTimersByTime(250);
    expect([calls, states()]).toEqual([[], ['swiping', 'settled']]);
  });

  it('glides back from an end', () => {
    const { track, place, calls } = create({ index: 2 });
    track.releaseAside({ ...SLOW, distance: -500 });
    expect(place()).toBe('');
    vi.runAllTimers();
    expect(calls).toEqual([]);
  });

  it('is in its place when the next image has been drawn, which does not fade', async () => {
    const { track, place, transition, states } = create();
    track.aside(-500);
    track.releaseAside({ ...SLOW, distance: -500 });
    expect(states()).toEqual(['swiping']);
    vi.advanceTimersByTime(250);
    expect([place(), states()]).toEqual([at(-1000), ['swiping', 'settled']]);
    await Promise.resolve();
    expect([place(), transition(), states()]).toEqual(['', 'none', []]);
  });

  it('is there at once for visitors who prefer reduced motion', () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const { track, calls, transition } = create();
    track.releaseAside({ ...SLOW, distance: -500 });
    expect([calls, transition()]).toEqual([['next'], 'none']);
    vi.runAllTimers();
    expect(calls).toEqual(['next']);
  });

  it('arrives at once when a new finger comes, and only once', () => {
    const { track, calls } = create();
    track.finish();
    expect(calls).toEqual([]);
    track.releaseAside({ ...SLOW, distance: -500 });
    track.finish();
    expect(calls).toEqual(['next']);
    track.finish();
    vi.runAllTimers();
    expect(calls).toEqual(['next']);
  });
});

describe('a finger that moves down', () => {
  it('takes the row with it, and the lightbox fades by the share of its height', () => {
    const { track, place, opacity, overlay } = create();
    overlay.style.transition = 'opacity 1s';
    track.down(150);
    expect([place(), overlay.style.transition]).toEqual([at(0, 150), '']);
    expect(Number(opacity())).toBeCloseTo(0.9 * 0.75);
    // Of the opacity at the beginning, not of the last one.
    track.down(300);
    expect(Number(opacity())).toBeCloseTo(0.45);
  });

  it('meets resistance upwards, where nothing fades', () => {
    const { track, place, opacity } = create();
    track.down(-100);
    expect(place()).toBe(at(0, rubberBand(-100, 150)));
    expect(Number(opacity())).toBeCloseTo(0.9);
  });

  it.each([
    ['a fifth of the height', { ...SLOW, distance: 120 }],
    ['a swipe', { distance: 50, duration: 250, velocity: 0.2 }],
  ])('closes the lightbox after %s', (_, release) => {
    const { track, calls, overlay } = create();
    track.down(release.distance);
    const { opacity } = overlay.style;
    track.releaseDown(release);
    // It fades on from there.
    expect([calls, overlay.style.opacity]).toEqual([['close'], opacity]);
  });

  it.each([
    ['less', 119],
    ['upwards', -300],
  ])('gives the lightbox back after %s', (_, distance) => {
    const { track, calls, overlay, place, transition } = create();
    track.down(distance);
    track.releaseDown({ ...SLOW, distance });
    expect([overlay.style.opacity, overlay.style.transition]).toEqual(['', 'opacity 250ms']);
    expect([place(), transition()]).toEqual(['', 'transform 250ms cubic-bezier(0.2, 0, 0.2, 1)']);
    vi.advanceTimersByTime(250);
    expect([calls, transition()]).toEqual([[], 'none']);
    // The next pull starts from the opacity of that time.
    overlay.style.opacity = '0.5';
    track.down(300);
    expect(Number(overlay.style.opacity)).toBeCloseTo(0.25);
  });
});

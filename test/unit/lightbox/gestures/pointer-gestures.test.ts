// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GestureHost } from '../../../../src/lightbox/gestures/gesture-host';
import type { ImageZoom } from '../../../../src/lightbox/gestures/image-zoom';
import type { LightboxTrack } from '../../../../src/lightbox/gestures/lightbox-track';
import { createPointerGestures } from '../../../../src/lightbox/gestures/pointer-gestures';

const image = {
  isZoomed: vi.fn(() => false),
  grab: vi.fn(() => true),
  follow: vi.fn(),
  release: vi.fn(),
  toggle: vi.fn(),
};
const track = { finish: vi.fn(), aside: vi.fn(), down: vi.fn(), releaseAside: vi.fn(), releaseDown: vi.fn() };
const capture = vi.fn();
let isOpen = true;
let gestures: ReturnType<typeof createPointerGestures>;

interface Place {
  readonly x?: number;
  readonly y?: number;
  readonly at?: number;
  readonly id?: number;
  readonly target?: Element;
  readonly button?: number;
}

const picture = document.createElement('img');

/** An event of a pointer: places in px, times in ms. */
function pointer(
  type: string,
  { x = 0, y = 0, at = 0, id = 1, target = picture, button = 0 }: Place,
): PointerEvent {
  const event = new PointerEvent(type, { clientX: x, clientY: y, pointerId: id, button });
  Object.defineProperties(event, { timeStamp: { value: 1000 + at }, target: { value: target } });
  return event;
}
const down = (place: Place = {}) => gestures.down(pointer('pointerdown', place));
const move = (place: Place) => gestures.move(pointer('pointermove', place));
const up = (place: Place = {}) => gestures.up(pointer('pointerup', place));
const cancel = (place: Place = {}) => gestures.up(pointer('pointercancel', place));
const tap = (place: Place) => {
  down(place);
  up(place);
};
const isClickSwallowed = () => {
  const click = new MouseEvent('click', { detail: 1, cancelable: true, bubbles: true });
  document.body.dispatchEvent(click);
  return click.defaultPrevented;
};

beforeEach(() => {
  isOpen = true;
  const dialog = document.createElement('dialog');
  dialog.setPointerCapture = capture;
  const store = { get: () => ({ open: isOpen }) };
  gestures = createPointerGestures(
    { dialog, store } as unknown as GestureHost,
    image as unknown as ImageZoom,
    track as unknown as LightboxTrack,
  );
});
afterEach(() => {
  // The next press begins a new gesture.
  window.dispatchEvent(new Event('pointerdown'));
  vi.clearAllMocks();
  image.isZoomed.mockReturnValue(false);
  image.grab.mockReturnValue(true);
});

describe('one finger', () => {
  it('has not moved as long as it only trembles', () => {
    down({ x: 300, y: 200 });
    move({ x: 308, y: 200 });
    move({ x: 300, y: 208 });
    up({ x: 300, y: 208, at: 100 });
    expect([track.aside, track.releaseAside, capture].flatMap(({ mock }) => mock.calls)).toEqual([]);
    expect(isClickSwallowed()).toBe(false);
  });

  it('moves the slides aside from where that was decided, and hands over its speed', () => {
    down({ x: 100 });
    move({ x: 91, at: 10 });
    expect(capture).toHaveBeenCalledExactlyOnceWith(1);
    move({ x: 71, at: 20 });
    expect(track.aside.mock.calls).toEqual([[-20]]);
    up({ x: 71, at: 25 });
    expect(track.releaseAside).toHaveBeenCalledExactlyOnceWith({
      distance: -29,
      duration: 25,
      velocity: -29 / 25,
    });
    expect([track.down, track.releaseDown, image.release].flatMap(({ mock }) => mock.calls)).toEqual([]);
    expect(isClickSwallowed()).toBe(true);
  });

  it('moves them down, too', () => {
    down({ x: 90, y: 10 });
    move({ x: 93, y: 20, at: 10 });
    move({ x: 93, y: 60, at: 50 });
    expect(track.down.mock.calls).toEqual([[40]]);
    up({ x: 93, y: 60, at: 60 });
    expect(track.releaseDown).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ distance: 50, duration: 60 }),
    );
    expect([track.aside, track.releaseAside].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  it('moves the image while that is enlarged', () => {
    image.isZoomed.mockReturnValue(true);
    down();
    move({ x: 20 });
    expect(image.grab).toHaveBeenCalledOnce();
    move({ x: 50, y: 5 });
    expect(image.follow).toHaveBeenCalledExactlyOnceWith({ x: 20, y: 0 }, { x: 50, y: 5 }, 1);
    up({ x: 50, y: 5, at: 20 });
    expect(image.release).toHaveBeenCalledOnce();
    expect([track.aside, track.releaseAside].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  it('moves nothing where the enlarged image cannot be grabbed', () => {
    image.isZoomed.mockReturnValue(true);
    image.grab.mockReturnValue(false);
    down();
    move({ x: 20 });
    move({ x: 50 });
    up({ x: 50 });
    expect([image.follow, image.release, track.aside].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  it('that the browser takes away has no speed, and was no swipe', () => {
    down();
    move({ x: 20, at: 10 });
    move({ x: 90, at: 20 });
    cancel({ x: 90, at: 30 });
    expect(track.releaseAside).toHaveBeenCalledExactlyOnceWith({
      distance: 90,
      duration: Number.POSITIVE_INFINITY,
      velocity: 0,
    });
  });

  it('lets what still moves end when it comes down', () => {
    down();
    expect(track.finish).toHaveBeenCalledOnce();
    down({ id: 2, x: 50 });
    expect(track.finish).toHaveBeenCalledOnce();
  });

  it.each([
    ['with another button', () => down({ button: 2 })],
    ['on a control', () => down({ target: document.createElement('button') })],
    [
      'while it closes',
      () => {
        isOpen = false;
        down();
      },
    ],
  ])('does nothing %s', (_, press) => {
    press();
    move({ x: 50 });
    move({ x: 90 });
    up({ x: 90 });
    expect([track.finish, track.aside, track.releaseAside].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  it('that is not down moves nothing', () => {
    move({ x: 50 });
    up({ x: 90 });
    down();
    move({ x: 20 });
    move({ x: 50, id: 7 });
    up({ x: 50, id: 7 });
    expect([track.aside, track.releaseAside].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });
});

describe('two fingers', () => {
  const spread = () => {
    down({ x: 100 });
    down({ x: 200, id: 2 });
  };

  it('enlarge the image by how far they move apart', () => {
    spread();
    expect(capture.mock.calls).toEqual([[1], [2]]);
    expect(image.grab).toHaveBeenCalledOnce();
    move({ x: 300, id: 2 });
    expect(image.follow).toHaveBeenCalledExactlyOnceWith({ x: 150, y: 0 }, { x: 200, y: 0 }, 2);
    up({ x: 300, id: 2 });
    expect(image.release).not.toHaveBeenCalled();
    expect(isClickSwallowed()).toBe(true);
  });

  it('hand over to the one that remains', () => {
    spread();
    up({ x: 200, id: 2 });
    expect(image.grab).toHaveBeenCalledTimes(2);
    move({ x: 130 });
    expect(image.follow).toHaveBeenCalledExactlyOnceWith({ x: 100, y: 0 }, { x: 130, y: 0 }, 1);
    up({ x: 130, at: 20 });
    expect(image.release).toHaveBeenCalledOnce();
    expect(track.releaseAside).not.toHaveBeenCalled();
  });

  it('do not end a swipe that one of them has begun', () => {
    down({ x: 100 });
    move({ x: 120 });
    down({ x: 200, id: 2 });
    expect(image.grab).not.toHaveBeenCalled();
    expect(capture).toHaveBeenCalledOnce();
    up({ x: 200, id: 2 });
    up({ x: 120 });
    expect(track.releaseAside).toHaveBeenCalledOnce();
  });

  it('enlarge nothing where there is no image, and a third one changes nothing', () => {
    image.grab.mockReturnValue(false);
    spread();
    expect(capture).not.toHaveBeenCalled();
    image.grab.mockReturnValue(true);
    down({ x: 250, id: 3 });
    expect(capture).not.toHaveBeenCalled();
  });

  it('begin anew at the next press, which may be a tap', () => {
    spread();
    up({ x: 200, id: 2 });
    up({ x: 100 });
    expect(isClickSwallowed()).toBe(true);
    tap({ at: 500 });
    expect(isClickSwallowed()).toBe(false);
  });
});

describe('two taps', () => {
  it.each([
    ['close in time and place', { at: 299, x: 129, y: 80 }, true],
    ['too late', { at: 300, x: 100, y: 80 }, false],
    ['too far aside', { at: 200, x: 130, y: 80 }, false],
    ['too far down', { at: 200, x: 100, y: 110 }, false],
    [
      'of which one is beside the image',
      { at: 200, x: 100, y: 80, target: document.createElement('div') },
      false,
    ],
  ])('%s', (_, second: Place & { readonly x: number; readonly y: number }, isDouble) => {
    tap({ x: 100, y: 80 });
    tap(second);
    expect(image.toggle.mock.calls).toEqual(isDouble ? [[{ x: second.x, y: second.y }]] : []);
  });

  it('and a third are one double tap', () => {
    for (const at of [0, 100, 200]) tap({ at });
    expect(image.toggle).toHaveBeenCalledOnce();
    tap({ at: 300 });
    expect(image.toggle).toHaveBeenCalledTimes(2);
  });

  it('are no double tap if the first is beside the image or cancelled', () => {
    tap({ target: document.createElement('div') });
    tap({ at: 100 });
    expect(image.toggle).not.toHaveBeenCalled();
    down({ at: 1000 });
    cancel({ at: 1000 });
    tap({ at: 1100 });
    expect(image.toggle).not.toHaveBeenCalled();
  });
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGestures } from '../../../../src/lightbox/gestures/lightbox-gestures';
import type { LightboxState, LightboxStore } from '../../../../src/lightbox/lightbox.types';
import { createStore } from '../../../../src/store/store';
import { setBox } from '../../support/measured-page';
import { createTestScope } from '../../support/scope';
import { createItems } from '../items';

/** An image of 400 × 400 px that fills its window, and whose original has twice the size. */
function open(open = true) {
  document.body.innerHTML = `<dialog><div class="inlay-lightbox-overlay"></div><div class="inlay-lightbox-track">
    <div class="stage"><img alt=""></div><p data-scrolls>A long description</p><input><video></video></div></dialog>`;
  const dialog = document.querySelector('dialog');
  const stage = document.querySelector('.stage');
  const image = document.querySelector('img');
  if (!dialog || !stage || !image) throw new Error('The image is missing.');
  for (const element of [dialog, stage, image]) setBox(element, { width: 400, height: 400 });
  Object.defineProperties(image, { offsetWidth: { value: 400 }, naturalWidth: { value: 800 } });
  dialog.setPointerCapture = () => {};
  const state = createStore<LightboxState>({ items: createItems(3), index: 0, position: 0, open });
  const next = vi.fn();
  const zoom = createStore(1);
  const scope = createTestScope();
  const gestures = createGestures(scope, {
    dialog,
    store: { ...state, next } as unknown as LightboxStore,
    zoom,
    loop: false,
    findImage: () => image,
  });
  const send = (event: Event, target: EventTarget = image) => {
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return {
    ...gestures,
    scope,
    dialog,
    image,
    state,
    next,
    find: (selector: string) => document.querySelector(selector) ?? dialog,
    scale: zoom.get,
    track: () => document.querySelector<HTMLElement>('.inlay-lightbox-track')?.style.transform,
    place: () => /translate3d\((.*)px, (.*)px, 0\)/.exec(image.style.transform)?.slice(1).map(Number),
    wheel(init: WheelEventInit, target?: EventTarget) {
      const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, ...init });
      // The middle of the window. Not all of these are read from the options.
      const values = { clientX: 200, clientY: 200, ...init };
      for (const [name, value] of Object.entries(values)) Object.defineProperty(event, name, { value });
      return send(event, target);
    },
    press(key: string, init: KeyboardEventInit = {}, target?: EventTarget) {
      return send(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }), target);
    },
    pointer(type: string, x: number) {
      send(new PointerEvent(type, { bubbles: true, clientX: x, clientY: 200, pointerId: 1 }));
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  window.dispatchEvent(new Event('pointerdown'));
});

describe('a notch of the wheel', () => {
  it.each([
    ['upwards', { deltaY: -50 }, 1.5],
    ['upwards in lines', { deltaY: -3, deltaMode: 1 }, 1.5],
    ['with Ctrl', { deltaY: -100, ctrlKey: true }, 1.5],
    ['of a wheel that goes aside, too, in lines', { deltaX: 1, deltaY: -3, deltaMode: 1 }, 1.5],
  ])('enlarges by half %s', (_, init, expected) => {
    const { wheel, scale } = open();
    expect([wheel(init), scale()]).toEqual([true, expected]);
  });

  it('makes the image smaller downwards', () => {
    const { wheel, scale, toggleZoom } = open();
    toggleZoom();
    expect(scale()).toBe(2);
    wheel({ deltaY: 50 });
    expect(scale()).toBeCloseTo(2 / 1.5);
    wheel({ deltaY: 50 });
    expect(scale()).toBe(1);
  });

  it('keeps what is under the mouse in its place', () => {
    const { wheel, place } = open();
    wheel({ deltaY: -50, clientX: 300, clientY: 160 });
    expect(place()).toEqual([-50, 20]);
  });

  it.each([
    ['on a video', 'video', true],
    ['in a lightbox that closes', 'img', false],
  ])('is left alone %s', (_, selector, isOpen) => {
    const { wheel, scale, find } = open(isOpen);
    expect([wheel({ deltaY: -50 }, find(selector)), scale()]).toEqual([false, 1]);
  });
});

describe('two fingers on a trackpad', () => {
  it('enlarge by a pinch, which comes with Ctrl', () => {
    const { wheel, scale, place } = open();
    wheel({ deltaY: -49, ctrlKey: true, clientX: 300 });
    expect(scale()).toBeCloseTo(Math.exp(0.49));
    expect(place()?.[0]).toBeCloseTo(-100 * (Math.exp(0.49) - 1));
  });

  it('move the image while it is enlarged, against the fingers', () => {
    const { wheel, scale, place, toggleZoom } = open();
    expect(wheel({ deltaX: 0, deltaY: 49 })).toBe(true);
    expect(scale()).toBe(1);
    toggleZoom();
    wheel({ deltaX: 20, deltaY: 49 });
    expect(place()).toEqual([-20, -49]);
    // A large step is also no notch if it goes aside.
    wheel({ deltaX: 20, deltaY: 60 });
    expect([place(), scale()]).toEqual([[-40, -109], 2]);
  });
});

describe('keys', () => {
  it.each([
    ['+', 3],
    ['=', 3],
    ['-', 2 / 1.5],
    ['0', 1],
  ])('%s: an image at 2 goes to %d', (key, expected) => {
    const { press, scale, toggleZoom } = open();
    toggleZoom();
    expect(press(key)).toBe(true);
    expect(scale()).toBeCloseTo(expected);
  });

  it.each([
    ['ArrowLeft', [60, 0]],
    ['ArrowRight', [-60, 0]],
    ['ArrowUp', [0, 60]],
    ['ArrowDown', [0, -60]],
  ])('%s moves an enlarged image by 15 %% of the window', (key, expected) => {
    const { press, place, toggleZoom } = open();
    // At rest the key leads to the next image.
    expect([press(key), place()]).toEqual([false, undefined]);
    toggleZoom();
    expect([press(key), place()]).toEqual([true, expected]);
  });

  it('come before those that step through the set', () => {
    const { press, dialog, image, toggleZoom } = open();
    const seen: boolean[] = [];
    image.addEventListener('keydown', (event) => seen.push(event.defaultPrevented));
    toggleZoom();
    press('ArrowLeft');
    expect([seen, dialog.contains(image)]).toEqual([[true], true]);
  });

  it('are left to what scrolls, where it only zooms', () => {
    const { press, scale, find, toggleZoom } = open();
    toggleZoom();
    expect(press('ArrowDown', {}, find('[data-scrolls]'))).toBe(false);
    expect([press('+', {}, find('[data-scrolls]')), scale()]).toEqual([true, 3]);
  });

  it.each([['altKey'], ['ctrlKey'], ['metaKey']])('are the browser’s with %s', (modifier) => {
    const { press, scale } = open();
    expect([press('+', { [modifier]: true }), scale()]).toEqual([false, 1]);
  });

  it('are left to a field, and to whoever has answered them', () => {
    const { press, scale, find } = open();
    expect([press('+', {}, find('input')), scale()]).toEqual([false, 1]);
    document.body.addEventListener('keydown', (event) => event.preventDefault(), {
      capture: true,
      once: true,
    });
    press('+');
    expect(scale()).toBe(1);
    expect(press('a')).toBe(false);
  });
});

describe('the next image', () => {
  it('begins at rest, in its place', () => {
    const { state, scale, pointer, track, next, toggleZoom } = open();
    toggleZoom();
    state.set({ ...state.get(), index: 1, position: 1 });
    expect(scale()).toBe(1);
    pointer('pointerdown', 300);
    pointer('pointermove', 280);
    pointer('pointermove', 200);
    expect(track()).toBe('translate3d(-80px, 0px, 0)');
    pointer('pointermove', 90);
    pointer('pointerup', 90);
    expect(next).not.toHaveBeenCalled();
    // By a key, before the row has arrived.
    state.set({ ...state.get(), index: 2, position: 2 });
    expect(next).toHaveBeenCalledOnce();
  });

  it('is another one only at another place', () => {
    const { state, scale, toggleZoom } = open();
    toggleZoom();
    state.set({ ...state.get(), items: createItems(4) });
    expect(scale()).toBe(2);
  });
});

it('lets go of the row when the browser takes the finger away', () => {
  const { pointer, track } = open();
  pointer('pointerdown', 300);
  pointer('pointermove', 280);
  pointer('pointermove', 270);
  pointer('pointercancel', 270);
  expect(track()).toBe('');
  pointer('pointermove', 200);
  expect(track()).toBe('');
});

it('answers nothing more when the lightbox has ended', () => {
  const { scope, state, wheel, press, scale, toggleZoom } = open();
  toggleZoom();
  scope.end();
  expect([wheel({ deltaY: -50 }), press('+')]).toEqual([false, false]);
  state.set({ ...state.get(), index: 1, position: 1 });
  expect(scale()).toBe(2);
});

// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { findCorner, placeOverlay, sharedArea } from '../../../../src/features/debug/place-overlay';
import { createTestScope } from '../../support/scope';

const SIZE = { width: 300, height: 200 };
const VIEW = { width: 1000, height: 800 };
const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

it.each([
  [box(0, 0, 10, 10), box(5, 6, 20, 20), 20],
  [box(0, 0, 10, 10), box(10, 0, 20, 10), 0],
  [box(0, 0, 10, 10), box(0, 10, 10, 20), 0],
  [box(0, 0, 10, 10), box(20, 20, 30, 30), 0],
])('%j and %j share %i square pixels', (one, other, area) => {
  expect(sharedArea(one, other)).toBe(area);
  expect(sharedArea(other, one)).toBe(area);
});

describe('the corner of the overlay', () => {
  it.each([
    ['nothing', [], { left: 692, top: 592 }],
    ['a bar at the lower right', [box(600, 700, 1000, 800)], { left: 8, top: 592 }],
    ['a bar along the foot', [box(0, 700, 1000, 800)], { left: 692, top: 8 }],
    [
      'bars along the foot and at the upper right',
      [box(0, 700, 1000, 800), box(600, 0, 1000, 90)],
      { left: 8, top: 8 },
    ],
    ['bars on all sides', [box(0, 780, 1000, 800), box(0, 0, 1000, 90)], { left: 692, top: 592 }],
  ])('keeps clear of %s', (_, obstacles, corner) => {
    expect(findCorner(SIZE, VIEW, obstacles)).toEqual(corner);
  });

  it('is at the edge of a phone, above what lies at its foot', () => {
    const phone = { width: 639, height: 800 };
    expect(findCorner(SIZE, phone, [])).toEqual({ left: 8, top: 592 });
    expect(findCorner(SIZE, phone, [box(0, 700, 639, 800)])).toEqual({ left: 8, top: 8 });
    expect(findCorner(SIZE, { ...phone, width: 640 }, [])).toEqual({ left: 332, top: 592 });
  });

  it('stays inside a window that is smaller than the overlay', () => {
    expect(findCorner(SIZE, { width: 200, height: 100 }, [])).toEqual({ left: 8, top: 8 });
  });
});

describe('the overlay', () => {
  function setUp() {
    vi.stubGlobal('innerWidth', 1000);
    vi.stubGlobal('innerHeight', 800);
    const [host, overlay, grip] = ['div', 'div', 'button'].map((name) => document.createElement(name));
    if (!host || !overlay || !grip) throw new Error('There are three elements.');
    const at = () => [host.style.getPropertyValue('--left'), host.style.getPropertyValue('--top')];
    overlay.getBoundingClientRect = () => {
      const [left = 0, top = 0] = at().map((value) => Number.parseFloat(value) || 0);
      return { ...SIZE, left, top } as DOMRect;
    };
    grip.setPointerCapture = () => {};
    const place = placeOverlay(createTestScope(), { host, overlay, grip });
    const press = (key: string, shiftKey = false) =>
      grip.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, cancelable: true }));
    const point = (type: string, clientX: number, clientY: number) =>
      grip.dispatchEvent(new PointerEvent(type, { pointerId: 1, clientX, clientY }));
    return { at, place, press, point };
  }

  it('moves by 8 px with an arrow key, by 80 px with Shift, and stays in the window', () => {
    const { at, press, place } = setUp();
    expect(at()).toEqual(['692px', '592px']);
    expect(press('a')).toBe(true);
    expect(press('ArrowLeft')).toBe(false);
    press('ArrowUp');
    expect(at()).toEqual(['684px', '584px']);
    press('ArrowLeft', true);
    expect(at()).toEqual(['604px', '584px']);
    // Once it has been moved it is left there.
    place();
    expect(at()).toEqual(['604px', '584px']);
    for (let index = 0; index < 9; index++) press('ArrowDown', true);
    press('ArrowRight');
    expect(at()).toEqual(['612px', '592px']);
  });

  it('follows the pointer by the spot where it was taken, until that is lifted', () => {
    const { at, point } = setUp();
    point('pointermove', 100, 100);
    expect(at()).toEqual(['692px', '592px']);
    point('pointerdown', 700, 600);
    point('pointermove', 508, 308);
    expect(at()).toEqual(['500px', '300px']);
    point('pointermove', -50, 5000);
    expect(at()).toEqual(['8px', '592px']);
    point('lostpointercapture', 0, 0);
    point('pointermove', 508, 308);
    expect(at()).toEqual(['8px', '592px']);
  });
});

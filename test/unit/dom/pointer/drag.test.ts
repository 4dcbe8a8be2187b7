// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type DragOptions, followDrag } from '../../../../src/dom/pointer/drag';

const send = (type: string, clientX: number, { pointerId = 1, clientY = 0 } = {}) => {
  const event = new PointerEvent(type, { pointerId, clientX, clientY, bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  return event;
};
const click = (detail: number) => {
  const event = new MouseEvent('click', { detail, bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  return event.defaultPrevented;
};

const onStart = vi.fn();
const onMove = vi.fn();
const onEnd = vi.fn();
const capture = vi.fn();
const follow = (options: Partial<DragOptions> = {}) => {
  const element = document.createElement('div');
  element.setPointerCapture = capture;
  return followDrag(send('pointerdown', 100, { clientY: 100 }), {
    element,
    axis: 'x',
    guard: (handler) => handler,
    decide: ({ x, y }) => (Math.abs(y) > 5 ? 'ignore' : Math.abs(x) > 5 ? 'drag' : 'wait'),
    onStart,
    onMove,
    onEnd,
    ...options,
  });
};
const move = (x: number, y = 100) => send('pointermove', x, { clientY: y });

describe('a drag', () => {
  beforeEach(() => {
    // Ends the press of an earlier test, and its filter for clicks.
    send('pointerup', 0);
    send('pointerdown', 0);
    vi.clearAllMocks();
  });

  it('begins once the engine decides so, and not before', () => {
    follow();
    move(104);
    expect(onStart).not.toHaveBeenCalled();
    expect(capture).not.toHaveBeenCalled();
    move(110);
    move(90);
    expect(onStart).toHaveBeenCalledTimes(1);
    expect(capture).toHaveBeenCalledExactlyOnceWith(1);
    expect(onMove.mock.calls).toEqual([[10], [-10]]);
  });

  it('follows its own pointer only, until that is lifted', () => {
    const press = follow();
    send('pointermove', 200, { pointerId: 2, clientY: 100 });
    send('pointerup', 200, { pointerId: 2, clientY: 100 });
    expect(press.signal.aborted).toBe(false);
    move(110);
    send('pointerup', 130, { clientY: 100 });
    expect(onEnd.mock.calls).toMatchObject([[{ distance: 30, isCancelled: false }]]);
    expect(press.signal.aborted).toBe(true);
    move(300);
    expect(onMove).toHaveBeenCalledTimes(1);
  });

  it('is over when the movement is something else', () => {
    const press = follow();
    move(100, 120);
    expect(press.signal.aborted).toBe(true);
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('has the last distance and no velocity when the browser takes it over', () => {
    follow();
    move(110);
    send('pointercancel', 0);
    expect(onEnd.mock.calls).toMatchObject([[{ distance: 10, velocity: 0, isCancelled: true }]]);
  });

  it('ends without a call when it is aborted', () => {
    follow().abort();
    move(150);
    send('pointerup', 150);
    expect(onStart).not.toHaveBeenCalled();
    expect(onEnd).not.toHaveBeenCalled();
  });
});

describe('the click after a drag', () => {
  beforeEach(() => void send('pointerdown', 0));

  it('is swallowed once', () => {
    follow();
    move(110);
    send('pointerup', 110);
    expect([click(1), click(1)]).toEqual([true, false]);
  });

  it('is swallowed neither after a press that did not move, nor after the next press', () => {
    follow();
    send('pointerup', 100);
    expect(click(1)).toBe(false);
    follow();
    move(110);
    send('pointerup', 110);
    send('pointerdown', 0);
    expect(click(1)).toBe(false);
  });

  it('is not swallowed when it comes from the keyboard', () => {
    follow();
    move(110);
    send('pointerup', 110);
    expect(click(0)).toBe(false);
    expect(click(1)).toBe(true);
  });
});

it('while a press is followed, the browser drags nothing itself', () => {
  const isStopped = () => send('dragstart', 0).defaultPrevented;
  const press = follow();
  expect(isStopped()).toBe(true);
  press.abort();
  expect(isStopped()).toBe(false);
});

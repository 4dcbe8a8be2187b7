// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AudioPlayer } from '../../../../src/media/audio/audio-player';
import { adoptSeekBar } from '../../../../src/media/audio/seek-bar';
import { createStore } from '../../../../src/store/store';
import { createTestScope } from '../../support/scope';

describe('a progress bar', () => {
  let bar: HTMLElement;
  let held: number | undefined;
  const state = createStore({ time: 40, duration: 200 });
  const seek = vi.fn();
  const point = (type: string, init: PointerEventInit) => bar.dispatchEvent(new PointerEvent(type, init));
  let scope: ReturnType<typeof createTestScope>;

  beforeEach(() => {
    document.body.innerHTML = '<div><i></i></div>';
    bar = document.body.firstElementChild as HTMLElement;
    held = undefined;
    seek.mockClear();
    vi.spyOn(bar, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 400, 4));
    bar.setPointerCapture = (id) => {
      held = id;
    };
    bar.hasPointerCapture = (id) => held === id;
    scope = createTestScope();
    const player = { ...state, seek } as unknown as AudioPlayer;
    adoptSeekBar(scope, { bar, fill: bar.firstElementChild, player });
  });

  it.each([
    [59.6, 119.5, '60', '120', '49.87%'],
    [0, 120, '0', '120', '0.00%'],
    // The time may be a little behind the end.
    [121, 120, '121', '120', '100.00%'],
    [5, 0, '5', '0', '0.00%'],
  ])('at %d of %d s says %s of %s whole seconds, and is filled to %s', (time, duration, now, max, width) => {
    const names = ['role', 'tabindex', 'aria-valuemin', 'aria-valuemax', 'aria-valuenow'];
    const seen = () => names.map((name) => bar.getAttribute(name));
    expect(seen()).toEqual(['slider', '0', '0', '200', '40']);
    state.set({ time, duration });
    expect(seen()).toEqual(['slider', '0', '0', max, now]);
    expect((bar.firstElementChild as HTMLElement).style.width).toBe(width);
    state.set({ time: 40, duration: 200 });
  });

  it('follows the main button of a pointer, as long as it is held', () => {
    point('pointermove', { clientX: 200, pointerId: 3 });
    point('pointerdown', { clientX: 200, button: 2, pointerId: 3 });
    expect(seek).not.toHaveBeenCalled();
    point('pointerdown', { clientX: 200, button: 0, pointerId: 3 });
    expect(seek).toHaveBeenLastCalledWith(50);
    point('pointermove', { clientX: 300, pointerId: 3 });
    expect(seek).toHaveBeenLastCalledWith(100);
    expect(seek).toHaveBeenCalledTimes(2);
  });

  it('goes nowhere in a bar without width', () => {
    vi.spyOn(bar, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 0, 4));
    point('pointerdown', { clientX: 200, button: 0, pointerId: 3 });
    expect(seek).not.toHaveBeenCalled();
  });

  it('moves by keys, and leaves others to the browser', () => {
    const press = (key: string) => {
      const event = new KeyboardEvent('keydown', { key, cancelable: true });
      bar.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const reached = Object.entries({
      ArrowRight: 45,
      ArrowUp: 45,
      ArrowLeft: 35,
      ArrowDown: 35,
      PageUp: 70,
      PageDown: 10,
      // The player keeps within the recording.
      Home: Number.NEGATIVE_INFINITY,
      End: Number.POSITIVE_INFINITY,
    });
    for (const [key, time] of reached) {
      expect(press(key), key).toBe(true);
      expect(seek, key).toHaveBeenLastCalledWith(time);
    }
    expect([press('Tab'), press('toString')]).toEqual([false, false]);
    expect(seek).toHaveBeenCalledTimes(reached.length);
  });

  it('keeps its clicks from the track around it', () => {
    const heard = vi.fn();
    document.body.addEventListener('click', heard, { once: true });
    bar.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(heard).not.toHaveBeenCalled();
    document.body.click();
  });
});

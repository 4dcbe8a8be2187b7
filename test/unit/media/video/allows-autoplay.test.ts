// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { allowsAutoplay, savesData, watchMotion } from '../../../../src/media/video/allows-autoplay';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [false, false, true],
  [true, false, false],
  [false, true, false],
])(
  'pictures move where neither less data (%s) nor less motion (%s) is asked for',
  (saveData, isReduced, isMoving) => {
    vi.stubGlobal('navigator', { connection: { saveData } });
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: isReduced && query.includes('reduce') }));
    expect(savesData()).toBe(saveData);
    expect(allowsAutoplay()).toBe(isMoving);
  },
);

it('reports a change of the visitor’s preference until it is undone', () => {
  const query = new EventTarget();
  vi.stubGlobal('matchMedia', () => query);
  const changed = vi.fn();
  const stop = watchMotion(changed);
  query.dispatchEvent(new Event('change'));
  stop();
  query.dispatchEvent(new Event('change'));
  expect(changed).toHaveBeenCalledOnce();
});

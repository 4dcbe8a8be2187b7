// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { whenStill } from '../../../src/dom/when-still';

function moving(...animations: readonly { readonly end: number; readonly finished: Promise<unknown> }[]) {
  const element = document.createElement('div');
  element.getAnimations = vi.fn(() =>
    animations.map(({ end, finished }) => ({
      effect: { getComputedTiming: () => ({ endTime: end }) },
      finished,
    })),
  ) as never;
  return element;
}

it('waits for all animations, whether they end or are cancelled, and not for endless ones', async () => {
  let end = () => {};
  const finished = new Promise<void>((resolve) => {
    end = resolve;
  });
  const settled = vi.fn();
  const still = whenStill([
    undefined,
    moving({ end: 100, finished: Promise.reject(new Error('cancelled')) }),
    moving({ end: Number.POSITIVE_INFINITY, finished: new Promise(() => {}) }, { end: 100, finished }),
  ]).then(settled);
  await new Promise((resolve) => setTimeout(resolve));
  expect(settled).not.toHaveBeenCalled();
  end();
  await still;
  expect(settled).toHaveBeenCalledOnce();
});

it('is still at once where nothing moves', async () => {
  await expect(whenStill([moving()])).resolves.toBeUndefined();
});

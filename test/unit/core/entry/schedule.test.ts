// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { now, visibleNow } from '../../../../src/core/entry/schedule';

it('starts a block that waits for nothing once it is known, and not before', async () => {
  const start = vi.fn();
  now.wait(document.body, start);
  expect(start).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(start).toHaveBeenCalledOnce();
});

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['in the window', 0, true, 1],
  ['200 px below the window', 968, true, 1],
  ['further below the window', 969, true, 0],
  ['in a part that is not displayed', 0, false, 0],
])('starts a block at once that is %s', async (_, top, isDisplayed, times) => {
  vi.stubGlobal('innerHeight', 768);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
    },
  );
  const element = document.createElement('div');
  element.checkVisibility = () => isDisplayed;
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(isDisplayed);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  const start = vi.fn();
  visibleNow.wait(element, start);
  expect(start).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(start).toHaveBeenCalledTimes(times);
  vi.restoreAllMocks();
});

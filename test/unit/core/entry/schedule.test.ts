// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { idle, interaction, now, visible, visibleNow } from '../../../../src/core/entry/schedule';

it('starts a block that waits for nothing once it is known, and not before', async () => {
  const start = vi.fn();
  now.wait(document.body, start);
  expect(start).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(start).toHaveBeenCalledOnce();
});

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
});

it('each moment has the name by which themes ask for it', () => {
  const names = [now, idle, visible, visibleNow, interaction].map(({ name }) => name);
  expect(names).toEqual(['now', 'idle', 'visible', 'visible', 'interaction']);
});

it('starts a block that waits for a break at the next one', () => {
  let haveBreak = () => {};
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    haveBreak = callback;
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => {});
  const start = vi.fn();
  idle.wait(document.body, start);
  expect(start).not.toHaveBeenCalled();
  haveBreak();
  expect(start).toHaveBeenCalledOnce();
});

it('starts a block that waits for an interaction once, at the first in it', () => {
  const element = document.createElement('div');
  document.body.append(element);
  const start = vi.fn();
  const press = () => element.dispatchEvent(new Event('keydown', { bubbles: true }));
  interaction.wait(element, vi.fn())();
  interaction.wait(element, start);
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(start).not.toHaveBeenCalled();
  press();
  press();
  expect(start.mock.calls).toEqual([[]]);
});

// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { watchOnScreen } from '../../../src/dom/on-screen';
import { whenSeen } from '../../../src/dom/when-seen';

/** Reports what the test says. */
function createObserver() {
  const made = { report: (_: object[]) => {}, observe: vi.fn(), disconnect: vi.fn() };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = made.observe;
      disconnect = made.disconnect;
      constructor(report: (entries: object[]) => void) {
        made.report = report;
      }
    },
  );
  return made;
}
const entry = (intersectionRatio: number, height = 100) => ({
  isIntersecting: intersectionRatio > 0,
  intersectionRatio,
  boundingClientRect: { height },
});

it.each([
  ['half of it', entry(0.5), 1],
  ['less of it', entry(0.49), 0],
  ['any part of one higher than the window', entry(0.1, 801), 1],
  ['a part of one as high as the window', entry(0.1, 800), 0],
  ['nothing of a high one', entry(0, 2000), 0],
])('has seen an element with %s in view', (_, seen, times) => {
  vi.stubGlobal('innerHeight', 800);
  const observer = createObserver();
  const callback = vi.fn();
  const element = document.createElement('div');
  const cancel = whenSeen(element, callback);
  expect(observer.observe).toHaveBeenCalledWith(element);
  observer.report([entry(0), seen]);
  expect([callback, observer.disconnect].map(({ mock }) => mock.calls.length)).toEqual([times, times]);
  cancel();
  expect(observer.disconnect).toHaveBeenCalledTimes(times + 1);
});

it('follows whether an element is on the screen: the newest report counts', () => {
  const observer = createObserver();
  const changed = vi.fn();
  const stop = watchOnScreen(document.createElement('div'), changed);
  observer.report([entry(1), entry(0)]);
  observer.report([entry(0.1)]);
  observer.report([]);
  expect(changed.mock.calls).toEqual([[false], [true], [false]]);
  stop();
  expect(observer.disconnect).toHaveBeenCalledOnce();
});

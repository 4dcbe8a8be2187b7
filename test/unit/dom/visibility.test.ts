// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

type Report = (entries: Array<{ isIntersecting: boolean; target: Element }>) => void;

const watched = new Set<Element>();
const created: Array<{ report: Report; rootMargin: string | undefined }> = [];

class FakeObserver {
  constructor(report: Report, options: IntersectionObserverInit) {
    created.push({ report, rootMargin: options.rootMargin });
  }
  observe(element: Element) {
    watched.add(element);
  }
  unobserve(element: Element) {
    watched.delete(element);
  }
}

const see = (target: Element, isIntersecting = true) => created[0]?.report([{ isIntersecting, target }]);

beforeEach(() => {
  vi.resetModules();
  watched.clear();
  created.length = 0;
  vi.stubGlobal('IntersectionObserver', FakeObserver);
});

it('calls once when the element comes near, through one observer with 200 px around', async () => {
  const { whenVisible } = await import('../../../src/dom/visibility');
  const [one, two] = [document.createElement('p'), document.createElement('p')];
  const callback = vi.fn();
  whenVisible(one, callback);
  whenVisible(two, () => {});
  await Promise.resolve();
  see(one, false);
  expect(callback).not.toHaveBeenCalled();
  see(one);
  see(one);
  expect(callback).toHaveBeenCalledOnce();
  expect(created.map(({ rootMargin }) => rootMargin)).toEqual(['200px']);
  expect([...watched]).toEqual([two]);
});

it('serves several callers of one element, each with a cancel of its own', async () => {
  const { whenVisible } = await import('../../../src/dom/visibility');
  const element = document.createElement('p');
  const [stays, leaves] = [vi.fn(), vi.fn()];
  whenVisible(element, stays);
  const cancel = whenVisible(element, leaves);
  await Promise.resolve();
  cancel();
  cancel();
  expect(watched.has(element)).toBe(true);
  see(element);
  expect(stays).toHaveBeenCalledOnce();
  expect(leaves).not.toHaveBeenCalled();
  expect(watched.size).toBe(0);
});

it('watches a child where the element itself has no box', async () => {
  const { whenVisible } = await import('../../../src/dom/visibility');
  document.body.innerHTML = '<div style="display: contents"><p></p></div>';
  const element = document.body.firstElementChild;
  if (!element?.firstElementChild) throw new Error('A child expected.');
  whenVisible(element, () => {});
  await Promise.resolve();
  expect([...watched]).toEqual([element.firstElementChild]);
});

it('reads the styles of many elements together, after the writes of the task in which they start to wait', async () => {
  const { whenVisible } = await import('../../../src/dom/visibility');
  const read = vi.spyOn(window, 'getComputedStyle');
  const elements = Array.from({ length: 3 }, () => document.createElement('p'));
  const [cancel] = elements.map((element) => whenVisible(element, () => {}));
  expect(read).not.toHaveBeenCalled();
  cancel?.();
  await Promise.resolve();
  expect(read.mock.calls.map(([element]) => element)).toEqual(elements.slice(1));
  expect([...watched]).toEqual(elements.slice(1));
});

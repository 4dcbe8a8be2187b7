// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mountPlacedGallery } from '../../../../src/blocks/gallery-section/mount-section';
import { type ResizeOptions, watchResizes } from '../../../../src/gallery/behaviour/watch-width';
import { loadDesign } from '../../../../src/gallery/designs/load-design';
import * as placed from '../../../../src/gallery/designs/placed-designs';
import { createGalleryScope } from '../gallery-scope';

let report = (_element: Element) => {};

class FakeObserver {
  constructor(callback: (entries: object[]) => void) {
    report = (target) =>
      callback([{ target, contentRect: { width: target.clientWidth, height: target.clientHeight } }]);
  }
  observe() {}
  unobserve() {}
}

beforeEach(() => void vi.stubGlobal('ResizeObserver', FakeObserver));
beforeEach(() => void vi.useFakeTimers());

/** Gives the element another size and says so, as the browser would. */
function resize(element: Element, clientWidth: number, clientHeight = 100): void {
  for (const [side, value] of Object.entries({ clientWidth, clientHeight }))
    Object.defineProperty(element, side, { value, configurable: true });
  report(element);
}

function watch(options: Partial<ResizeOptions> = {}, width = 300) {
  const element = document.createElement('div');
  const onResize = vi.fn();
  const end = watchResizes({ element, onResize, ...options });
  resize(element, width);
  return { element, onResize, end };
}

describe('a resize', () => {
  it('is reported 300 ms after the last change', () => {
    const { element, onResize } = watch();
    vi.advanceTimersByTime(1000);
    expect(onResize).not.toHaveBeenCalled();
    resize(element, 290);
    vi.advanceTimersByTime(299);
    resize(element, 280);
    vi.advanceTimersByTime(299);
    expect(onResize).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onResize).toHaveBeenCalledOnce();
  });

  it('is reported after the given threshold', () => {
    const short = watch({ threshold: 40 });
    resize(short.element, 290);
    vi.advanceTimersByTime(39);
    expect(short.onResize).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(short.onResize).toHaveBeenCalledOnce();
  });

  it('ignores another height', () => {
    const { element, onResize } = watch();
    resize(element, 300, 200);
    vi.runAllTimers();
    expect(onResize).not.toHaveBeenCalled();
  });

  it('is reported at once when a hidden element becomes displayed', () => {
    const { element, onResize } = watch({ laidOutAt: 0 }, 0);
    expect(onResize).not.toHaveBeenCalled();
    resize(element, 300);
    expect(onResize).toHaveBeenCalledOnce();
    resize(element, 0);
    vi.runAllTimers();
    expect(onResize).toHaveBeenCalledOnce();
  });

  it('is reported when the first measured size differs from the size at layout', () => {
    const [same, narrower] = [watch({ laidOutAt: 300 }), watch({ laidOutAt: 960 })];
    vi.runAllTimers();
    expect([same.onResize.mock.calls.length, narrower.onResize.mock.calls.length]).toEqual([0, 1]);
  });

  it('is not reported after the end', () => {
    const { element, onResize, end } = watch();
    resize(element, 200);
    end();
    vi.runAllTimers();
    expect(onResize).not.toHaveBeenCalled();
  });
});

const DESIGNS = { ...placed };

describe('a gallery is placed again', () => {
  it.each([
    ['autocolumns', 100],
    ['autogrid', 100],
    ['autorows', 100],
    ['cells', 100],
    ['masonry', 100],
    ['strips', 100],
    ['grid', 300],
    ['list', 300],
  ] as const)('%s: %i ms after a resize', (name, threshold) => {
    const design = DESIGNS[name];
    const list = document.createElement('div');
    list.append(document.createElement('div'));
    document.body.replaceChildren(list);
    Object.defineProperty(list, 'clientWidth', { value: 300, configurable: true });
    const gallery = mountPlacedGallery(
      { list, slides: [...list.children] as HTMLElement[], design },
      { design: name, designOptions: {} },
      createGalleryScope(),
    );
    const refreshed = vi.fn();
    gallery.on('refresh', refreshed);
    resize(list, 300);
    resize(list, 290);
    vi.advanceTimersByTime(threshold - 1);
    expect(refreshed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(refreshed).toHaveBeenCalledOnce();
    gallery.destroy();
  });

  it.each(['base', 'carousel', 'stacked', 'strip'])('%s: after the default threshold', async (name) => {
    expect((await loadDesign(name, (_, load) => load())).resizeThreshold).toBeUndefined();
  });
});

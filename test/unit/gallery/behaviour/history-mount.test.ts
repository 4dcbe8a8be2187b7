// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { historyHash } from '../../../../src/gallery/behaviour/history';
import type { GalleryContext } from '../../../../src/gallery/model/gallery-context';
import { createTestScope } from '../../support/scope';

function mount({ isOn = true, fullUrl = '/garden' } = {}) {
  const slides = ['fern', 'lily'].map((slideUrl) => {
    const slide = document.createElement('div');
    slide.dataset.slideUrl = slideUrl;
    return slide;
  });
  let change = (_: { currentIndex: number }) => {};
  const start = vi.fn();
  const gallery = {
    attributes: { historyHash: isOn },
    start,
    on: (_: string, listener: typeof change) => {
      change = listener;
    },
  };
  const { context } = createTestScope();
  const scope = { context: { ...context, collection: { ...context.collection, fullUrl } } };
  historyHash({ gallery, slides, scope } as unknown as GalleryContext);
  return { start, goTo: (currentIndex: number) => change({ currentIndex }) };
}

describe('a gallery that keeps its slide in the address', () => {
  it('starts at the slide that the address names, and at its own where it names none', () => {
    history.replaceState(null, '', '/garden/lily');
    expect(mount().start).toHaveBeenCalledWith(1);
    history.replaceState(null, '', '/garden/fern');
    expect(mount().start).toHaveBeenCalledWith(0);
    history.replaceState(null, '', '/garden');
    expect(mount().start).not.toHaveBeenCalled();
  });

  it('writes the address of each slide without a new entry in the history', () => {
    const { goTo } = mount();
    history.replaceState({ own: 1 }, '', '/garden');
    const entries = history.length;
    goTo(1);
    expect([location.pathname, history.length, history.state]).toEqual(['/garden/lily', entries, { own: 1 }]);
    goTo(7);
    expect(location.pathname).toBe('/garden/lily');
  });

  it('leaves the address alone where it is not asked to', () => {
    history.replaceState(null, '', '/garden/lily');
    const { start, goTo } = mount({ isOn: false });
    goTo(0);
    expect(start).not.toHaveBeenCalled();
    expect(location.pathname).toBe('/garden/lily');
  });
});

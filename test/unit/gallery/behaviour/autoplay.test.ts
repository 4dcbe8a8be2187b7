// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAutoplay } from '../../../../src/gallery/behaviour/autoplay';
import { createContext } from './gallery-context';

vi.mock('../../../../src/dom/near-viewport', () => ({ isInViewport: () => inView.is }));
vi.mock('../../../../src/dom/visibility', () => ({
  whenVisible: (_: Element, come: () => void) => {
    inView.come = come;
    return () => {};
  },
}));
const inView = vi.hoisted(() => ({ is: true, come: () => {} }));

beforeEach(() => {
  vi.useFakeTimers();
  inView.is = true;
});

function start(attributes: object = {}, count = 3) {
  const made = createContext({
    html: '<div></div>'.repeat(count),
    attributes: { autoplay: true, autoplayOptions: { timeout: 1000 }, ...attributes },
  });
  const autoplay = createAutoplay(made.context);
  return { ...made, autoplay, index: () => made.gallery.get().currentIndex };
}
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('autoplay', () => {
  it.each([
    [{ timeout: 1000 }, 1000],
    [{ interval: 2000 }, 2000],
    [{ timeout: 1000, interval: 2000 }, 1000],
    [{}, 5000],
  ])('with %j shows each slide for %i ms', async (autoplayOptions, ms) => {
    const { index } = start({ autoplayOptions });
    await wait(ms - 1);
    expect(index()).toBe(0);
    await wait(1);
    expect(index()).toBe(1);
    await wait(ms);
    expect(index()).toBe(2);
  });

  it('stops at the end of a gallery that does not loop', async () => {
    const { gallery, index } = start({ loop: false }, 2);
    await wait(1000);
    expect([index(), gallery.get().isPlaying]).toEqual([1, true]);
    await wait(1000);
    expect([index(), gallery.get().isPlaying]).toEqual([1, false]);
  });

  it('waits out of view, and while it is held', async () => {
    const { autoplay, index } = start();
    inView.is = false;
    // Not as many steps as lead back to the first.
    await wait(2000);
    expect(index()).toBe(0);
    inView.is = true;
    autoplay.hold(true);
    await wait(2000);
    expect(index()).toBe(0);
    autoplay.hold(false);
    await wait(1000);
    expect(index()).toBe(1);
  });

  it('gives a slide that was chosen its full time', async () => {
    const { gallery, index } = start();
    await wait(900);
    gallery.go(2);
    await wait(900);
    expect(index()).toBe(2);
    await wait(100);
    expect(index()).toBe(0);
  });

  it.each([
    ['where it is off', { autoplay: false }, 3, ''],
    ['with one slide', {}, 1, ''],
    ['on a page that asks for no motion', {}, 3, '?nomotion=true'],
  ])('does not play %s', async (_, attributes, count, search) => {
    history.replaceState(null, '', `/${search}`);
    const { gallery, index } = start(attributes, count);
    expect(gallery.get().isPlaying).toBe(false);
    await wait(3000);
    expect(index()).toBe(0);
  });

  it('picks any other slide, each as likely as the others', async () => {
    const random = vi.spyOn(Math, 'random');
    const { index } = start({ autoplayOptions: { timeout: 1000, randomize: true } }, 4);
    const seen: number[] = [];
    for (const chance of [0, 0.34, 0.99, 0.99]) {
      random.mockReturnValue(chance);
      await wait(1000);
      seen.push(index());
    }
    expect(seen).toEqual([1, 2, 3, 2]);
  });

  it('ends with its gallery', async () => {
    const { scope, index } = start();
    scope.end();
    await wait(3000);
    expect([index(), vi.getTimerCount()]).toEqual([0, 0]);
  });
});

describe('autoplay that a visitor', () => {
  /** A gallery in view whose visitor can be seen, with a button that counts its presses. */
  function watched(attributes: object = {}) {
    const made = start(attributes);
    const next = document.createElement('button');
    made.root.append(next);
    inView.come();
    const point = (type: string, target: Element = made.root, pointerType = 'mouse') =>
      target.dispatchEvent(Object.assign(new Event(type), { pointerType }));
    return { ...made, next, point };
  }

  it('points at waits until the mouse is gone; a finger does not count', async () => {
    const { point, index } = watched();
    point('pointerenter', undefined, 'touch');
    await wait(1000);
    expect(index()).toBe(1);
    point('pointerenter');
    await wait(5000);
    expect(index()).toBe(1);
    point('pointerleave');
    await wait(1000);
    expect(index()).toBe(2);
  });

  it('points at waits only over the parts that the theme names', async () => {
    const { point, slides, root, index } = watched({
      autoplayOptions: { timeout: 1000, pauseOnMouseover: ['div > div'] },
    });
    point('pointerenter', root);
    await wait(1000);
    expect(index()).toBe(1);
    point('pointerenter', slides[0]?.parentElement?.firstElementChild ?? root);
    await wait(5000);
    expect(index()).toBe(1);
  });

  it('uses with the keyboard stops, and so does a click on a control, but not one elsewhere', async () => {
    const focus = (target: Element, isVisible: boolean) => {
      vi.spyOn(target, 'matches').mockImplementation(
        (selector) => isVisible && selector === ':focus-visible',
      );
      target.dispatchEvent(new Event('focusin', { bubbles: true }));
    };
    const byMouse = watched();
    focus(byMouse.next, false);
    expect(byMouse.gallery.get().isPlaying).toBe(true);
    const byKeys = watched();
    focus(byKeys.next, true);
    expect(byKeys.gallery.get().isPlaying).toBe(false);
    const control = document.createElement('button');
    document.body.append(control);
    const clicked = watched({ elements: { controls: [control] } });
    clicked.root.append(control);
    focus(control, false);
    expect(clicked.gallery.get().isPlaying).toBe(false);
    await wait(3000);
    expect(clicked.index()).toBe(0);
  });

  it('is in already when it comes into view does not begin', () => {
    const { gallery, root } = start();
    const inside = document.createElement('button');
    root.append(inside);
    inside.focus();
    vi.spyOn(inside, 'matches').mockImplementation((selector) => selector === ':focus-visible');
    inView.come();
    expect(gallery.get().isPlaying).toBe(false);
  });

  it('starts again plays on, unless there is nothing to show', async () => {
    const { autoplay, gallery, index } = start({ autoplay: false });
    autoplay.play();
    expect(gallery.get().isPlaying).toBe(true);
    await wait(1000);
    expect(index()).toBe(1);
    autoplay.pause();
    await wait(3000);
    expect([index(), gallery.get().isPlaying]).toEqual([1, false]);
    const single = start({ autoplay: false }, 1);
    single.autoplay.play();
    expect(single.gallery.get().isPlaying).toBe(false);
  });
});

it('has a button that stops and starts it, first in the gallery; it stops where the button does not come', async () => {
  vi.useRealTimers();
  const { root, gallery, scope } = start({ autoplayOptions: { timeout: 100_000 } });
  inView.come();
  const press = () => root.querySelector<HTMLElement>(':scope > :first-child button')?.click();
  await expect.poll(() => root.firstElementChild?.className).toBe('inlay-gallery-rotation');
  press();
  expect(gallery.get().isPlaying).toBe(false);
  press();
  expect(gallery.get().isPlaying).toBe(true);
  scope.end();
  const offline = start();
  const { part } = offline.scope;
  Object.assign(offline.scope, {
    part: () => ({ ...part(), load: () => Promise.reject(new Error('offline')) }),
  });
  inView.come();
  await expect.poll(() => offline.gallery.get().isPlaying).toBe(false);
});

// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { findTransition, isTransition } from '../../../../src/gallery/transitions/find-transition';
import { createStack } from './stack';

it('knows its names, and says them where one is asked for that there is not', () => {
  expect(['fade', 'ken-burns', 'new-swipe', 'scroll', 'swipe'].map(isTransition)).not.toContain(false);
  for (const unknown of ['melt', 'constructor', '']) {
    expect(isTransition(unknown)).toBe(false);
    expect(() => findTransition(unknown)).toThrow(
      new RangeError(
        `Could not find transition named ${unknown}. There are fade, ken-burns, new-swipe, scroll, swipe.`,
      ),
    );
  }
  expect(findTransition('fade')).toBeTypeOf('function');
});

describe('fade', () => {
  const opacities = (list: Element) =>
    [...list.children].map((slide) => slide instanceof HTMLElement && slide.style.opacity);

  it('shows the old slide going and the new one coming, for as long as it is asked to', async () => {
    const stack = createStack({ transition: 'fade', speed: 0.4 });
    stack.gallery.next();
    const { frames, duration, easing } = stack.glide() ?? {};
    expect([frames, duration, easing]).toEqual([[{ opacity: 1 }, { opacity: 0 }], 400, 'ease-in-out']);
    // Without its movement the old one would be unseen already.
    expect(opacities(stack.list)[0]).toBe('0');
    await stack.arrive();
    expect([stack.index(), stack.glide(), stack.gallery.get().inMotion]).toEqual([1, undefined, false]);
    const settled = stack.list.innerHTML;
    expect(createStack({ transition: 'fade' }, { attributes: { currentIndex: 1 } }).list.innerHTML).toBe(
      settled,
    );
  });

  it('is left out for visitors who want less motion', () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const stack = createStack({ transition: 'fade' });
    stack.gallery.next();
    expect([stack.index(), stack.glide(), opacities(stack.list)]).toEqual([1, undefined, ['0', '1', '0']]);
  });
});

describe('ken-burns', () => {
  const zooms: Array<{ frames: Keyframe[]; options: KeyframeAnimationOptions; isCancelled: boolean }> = [];

  /** A stack whose slides have pictures that zoom. */
  function create(options: Record<string, unknown> = {}, autoplayOptions: object = {}) {
    zooms.length = 0;
    vi.spyOn(Element.prototype, 'animate').mockImplementation((frames, how) => {
      const zoom = {
        frames: frames as Keyframe[],
        options: how as KeyframeAnimationOptions,
        isCancelled: false,
      };
      zooms.push(zoom);
      return {
        cancel() {
          zoom.isCancelled = true;
        },
      } as unknown as Animation;
    });
    return createStack(
      { transition: 'ken-burns', speed: 0.5, ...options },
      {
        attributes: { autoplayOptions },
        content: '<img class="icon" alt=""><img data-image-focal-point="0.25,0.75" alt="">',
      },
    );
  }

  it('zooms in on the focal point, from before the slide is seen until it has gone', () => {
    create();
    const transformOrigin = '25% 75%';
    expect(zooms.map(({ frames }) => frames)).toEqual([
      [
        { transform: 'scale(1)', transformOrigin },
        { transform: 'scale(1.075)', transformOrigin },
      ],
    ]);
    expect(zooms[0]?.options).toEqual({ duration: 6000, fill: 'both' });
  });

  it.each([
    [{ timeout: 2000 }, 3000],
    [{ interval: 4000 }, 5000],
    [{ timeout: 2000, interval: 4000 }, 3000],
  ])('with %j takes %i ms', (autoplayOptions, duration) => {
    create({}, autoplayOptions);
    expect(zooms[0]?.options.duration).toBe(duration);
  });

  it('ends the zoom of a slide once that has gone, and all at the end', async () => {
    const stack = create();
    stack.gallery.next();
    expect(zooms.map(({ isCancelled }) => isCancelled)).toEqual([false, false]);
    await stack.arrive();
    expect(zooms.map(({ isCancelled }) => isCancelled)).toEqual([true, false]);
    stack.gallery.previous();
    await stack.arrive();
    expect(zooms.map(({ isCancelled }) => isCancelled)).toEqual([true, true, false]);
    stack.gallery.destroy();
    expect(zooms.every(({ isCancelled }) => isCancelled)).toBe(true);
  });

  it('stands still for visitors who want less motion', () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    create();
    expect(zooms).toEqual([]);
  });
});

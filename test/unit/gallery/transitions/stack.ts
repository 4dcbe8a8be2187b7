import { vi } from 'vitest';
import { create } from '../../../../src/gallery/designs/stacked/stacked.design';
import type { GalleryAttributes } from '../../../../src/gallery/model/gallery.types';
import { createMovingDesign } from '../moving-design';

interface Motion {
  readonly frames: readonly Keyframe[];
  readonly duration: number;
  readonly easing: string | undefined;
  currentTime: number;
  isRunning: boolean;
}

/** One pointer on its way: places in px along the axis, times in ms from the press. */
export type Trace = readonly { readonly x: number; readonly y?: number; readonly at: number }[];

/** A straight drag, reported every 10 ms, with so many ms of rest before it is let go. */
export function drag(x: number, duration: number, rest = 0): Trace {
  const moving = duration - rest;
  const steps = Array.from({ length: Math.ceil(moving / 10) }, (_, step) => ({
    x: (x * step * 10) / moving,
    at: step * 10,
  }));
  return [...steps, { x, at: moving }, { x, at: duration }];
}

export interface StackOptions {
  readonly count?: number;
  readonly width?: number;
  readonly direction?: 'ltr' | 'rtl';
  /** What each slide holds. */
  readonly content?: string;
  readonly attributes?: Partial<GalleryAttributes>;
}

/** A living stack of slides whose animations end when the test says so. */
export function createStack(
  designOptions: Record<string, unknown>,
  { count = 3, width = 1000, direction = 'ltr', content = '', attributes = {} }: StackOptions = {},
) {
  const list = document.createElement('div');
  const slides = Array.from({ length: count }, () => document.createElement('div'));
  for (const slide of slides) slide.innerHTML = content;
  list.append(...slides);
  list.style.direction = direction;
  list.setPointerCapture = () => {};
  Object.defineProperty(list, 'clientWidth', { value: width });
  document.body.replaceChildren(list);

  const motions = new Map<Element, Motion>();
  let arrivals: Array<() => void> = [];
  for (const slide of slides)
    slide.animate = (frames, options) => {
      if (!Array.isArray(frames) || typeof options !== 'object')
        throw new TypeError('Not as stacks animate.');
      const motion = {
        frames,
        duration: Number(options.duration),
        easing: options.easing,
        currentTime: 0,
        isRunning: true,
      };
      motions.set(slide, motion);
      const finished = new Promise<void>((resolve, reject) => {
        arrivals.push(resolve);
        Object.assign(motion, {
          cancel() {
            motions.delete(slide);
            reject(new DOMException('Cancelled', 'AbortError'));
          },
        });
      });
      finished.catch(() => {});
      return Object.assign(motion, {
        finished,
        pause() {
          motion.isRunning = false;
        },
      }) as unknown as Animation;
    };

  const warn = vi.fn<(message: string) => void>();
  const { gallery } = createMovingDesign(create, {
    list,
    slides,
    options: designOptions,
    attributes,
    onWarning: warn,
  });
  const ends: string[] = [];
  gallery.on('reachedEnd', () => ends.push('end'));
  gallery.on('reachedBeginning', () => ends.push('beginning'));

  const fire = (type: string, { x, y = 0, at }: Trace[number]) => {
    const event = new PointerEvent(type, {
      clientX: 500 + x,
      clientY: 100 + y,
      isPrimary: true,
      pointerId: 1,
      bubbles: true,
    });
    Object.defineProperty(event, 'timeStamp', { value: 1000 + at });
    list.dispatchEvent(event);
  };

  return {
    gallery,
    ends,
    warn,
    list,
    index: () => gallery.get().currentIndex,
    /** Presses, and moves along the trace; the last place is where `release` lets go. */
    hold(trace: Trace) {
      const [first, ...others] = trace;
      if (first) fire('pointerdown', first);
      for (const point of others) fire('pointermove', point);
    },
    release: (trace: Trace, type = 'pointerup') => {
      const last = trace.at(-1);
      if (last) fire(type, last);
    },
    /** A drag from press to release; returns how the view goes the rest of the way. */
    swipe(trace: Trace, type = 'pointerup') {
      this.hold(trace);
      this.release(trace, type);
      return this.glide();
    },
    /** The movement that runs by itself now. */
    glide: () => [...motions.values()].find(({ isRunning }) => isRunning),
    /** How far a slide is from its place, in per cent of the width. */
    placeOf(slide: number) {
      const element = slides[slide];
      const motion = element && motions.get(element);
      if (!motion) return 0;
      const [from = 0, to = 0] = motion.frames.map(({ translate }) => Number.parseFloat(String(translate)));
      const progress = motion.duration ? motion.currentTime / motion.duration : 1;
      // No minus before the zero.
      return Math.round((from + (to - from) * progress) * 10) / 10 + 0;
    },
    /** Lets all that moves come to its end. */
    async arrive() {
      for (const motion of motions.values()) motion.currentTime = motion.duration;
      for (const end of arrivals) end();
      arrivals = [];
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { createTimer } from '../../dom/timer';
import { watchSizes } from '../../dom/watch-size';
import { useScope } from '../../react/scope-context';
import type { MarqueeData } from './marquee.data';
import { fitWave, waveFrames, waveHeight, waveStart } from './marquee-wave';

/** While its size changes, text is drawn again at most once in this time. */
const REDRAW_DEBOUNCE_MS = 1000;

interface MarqueeSize {
  /** The width of one set of items, in px. */
  readonly width: number;
  /** The number of drawn sets, enough to fill the window at each point of the loop. */
  readonly sets: number;
  readonly loopSets: number;
}

function measure(track: HTMLElement, data: MarqueeData): MarqueeSize | undefined {
  const width = track.firstElementChild?.getBoundingClientRect().width ?? 0;
  const view = track.parentElement?.clientWidth ?? 0;
  // A hidden marquee has no size; it is measured when it is shown.
  if (width === 0 || view === 0) return undefined;
  const loopSets = waveHeight(data.waveIntensity) > 0 ? fitWave(width, data.waveFrequency).repeats : 1;
  return { width, loopSets, sets: Math.ceil(view / width) + loopSets };
}

const isSameSize = (one: MarqueeSize | undefined, other: MarqueeSize | undefined) =>
  one?.width === other?.width && one?.sets === other?.sets;

/** Measures the text, and again when it or its window changes; undefined while it is hidden. */
export function useMarqueeSize(
  trackRef: RefObject<HTMLElement | null>,
  data: MarqueeData,
): MarqueeSize | undefined {
  const scope = useScope();
  const [size, setSize] = useState<MarqueeSize>();
  useLayoutEffect(() => {
    const track = trackRef.current;
    const [set, view] = [track?.firstElementChild, track?.parentElement];
    if (!track || !set || !view) return undefined;
    const part = scope.part();
    const timer = createTimer(part);
    const update = part.guard(() => {
      const next = measure(track, data);
      setSize((before) => (isSameSize(before, next) ? before : next));
    });
    update();
    part.defer(watchSizes([set, view], () => timer.start(REDRAW_DEBOUNCE_MS, update)));
    return part.end;
  }, [trackRef, data, scope]);
  return size;
}

const PX_PER_SECOND = 60;

function animateLetters(track: HTMLElement, data: MarqueeData, { width }: MarqueeSize): Animation[] {
  const height = waveHeight(data.waveIntensity);
  if (height === 0) return [];
  const { length } = fitWave(width, data.waveFrequency);
  const frames = waveFrames(height, length);
  const isReversed = data.direction === 'right';
  const duration = (length / (PX_PER_SECOND * data.speed)) * 1000;
  const letters = [...track.querySelectorAll<HTMLElement>('.inlay-marquee-letter')];
  // All are measured before one moves.
  const starts = letters.map((letter) => waveStart(letter, { length, isReversed }));
  return letters.map((letter, index) =>
    letter.animate(frames, {
      duration,
      delay: duration * (starts[index] ?? 0),
      iterations: Number.POSITIVE_INFINITY,
      direction: isReversed ? 'reverse' : 'normal',
    }),
  );
}

type MarqueeMotionOptions = Readonly<{ data: MarqueeData; size: MarqueeSize | undefined; isMoving: boolean }>;

/** Moves the track, and letters on a wave, by animations of transforms alone: the browser runs them off the main thread. */
export function useMarqueeMotion(
  trackRef: RefObject<HTMLElement | null>,
  { data, size, isMoving }: MarqueeMotionOptions,
) {
  const animations = useRef<readonly Animation[]>([]);
  const progress = useRef(0);
  const loop = useRef({ width: 0, duration: 0 });

  useLayoutEffect(() => {
    const track = trackRef.current;
    if (!track || !size) return undefined;
    const width = size.width * size.loopSets;
    const duration = (width / (PX_PER_SECOND * data.speed)) * 1000;
    loop.current = { width, duration };
    const own = track.animate([{ transform: 'translateX(0)' }, { transform: `translateX(${-width}px)` }], {
      duration,
      iterations: Number.POSITIVE_INFINITY,
      direction: data.direction === 'right' ? 'reverse' : 'normal',
    });
    animations.current = [own, ...animateLetters(track, data, size)];
    for (const animation of animations.current) {
      animation.pause();
      animation.currentTime = progress.current * duration;
    }
    return () => {
      // Text of another size continues at the same part of the loop.
      progress.current = (Number(own.currentTime) % duration) / duration;
      for (const animation of animations.current) animation.cancel();
      animations.current = [];
    };
  }, [trackRef, data, size]);

  useLayoutEffect(() => {
    if (!size) return;
    for (const animation of animations.current) {
      if (isMoving) animation.play();
      else animation.pause();
    }
  }, [size, isMoving]);

  return {
    /** Scrolls the part of the track that starts `left` px from its start into view. */
    seek(left: number) {
      const { width, duration } = loop.current;
      const place = (left % width) / width;
      const time = (data.direction === 'right' ? 1 - place : place) * duration;
      for (const animation of animations.current) animation.currentTime = time;
    },
  };
}

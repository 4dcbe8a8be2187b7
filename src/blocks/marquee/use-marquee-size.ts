import { type RefObject, useLayoutEffect, useState } from 'react';
import { watchSizes } from '../../dom/watch-size';
import { useScope } from '../../react/scope-context';
import type { MarqueeData } from './marquee.data';
import { fitWave, waveHeight } from './marquee-wave';

/** While its size changes, text is drawn again at most once in this time. */
const REDRAW_DEBOUNCE_MS = 1000;

export interface MarqueeSize {
  /** Of all items once, in px. */
  readonly width: number;
  /** How often the items are drawn, so that they fill the window at each point of the loop. */
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
  const { guard } = useScope();
  const [size, setSize] = useState<MarqueeSize>();
  useLayoutEffect(() => {
    const track = trackRef.current;
    const [set, view] = [track?.firstElementChild, track?.parentElement];
    if (!track || !set || !view) return undefined;
    const update = guard(() => {
      const next = measure(track, data);
      setSize((before) => (isSameSize(before, next) ? before : next));
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(update, REDRAW_DEBOUNCE_MS);
    };
    update();
    const stop = watchSizes([set, view], later);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [trackRef, data, guard]);
  return size;
}

// @vitest-environment happy-dom
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MarqueeData } from '../../../../src/blocks/marquee/marquee.data';
import { useMarqueeMotion, useMarqueeSize } from '../../../../src/blocks/marquee/use-marquee-motion';
import { draw } from '../../../../src/react/draw';
import { SizeObserver, setBox } from '../../support/measured-page';
import { createTestScope } from '../../support/scope';

type Size = ReturnType<typeof useMarqueeSize>;

interface Motion {
  readonly element: Element;
  readonly frames: Keyframe[];
  readonly options: KeyframeAnimationOptions;
  state: 'running' | 'paused' | 'cancelled';
  currentTime: number;
}

let motions: Motion[];

beforeEach(() => {
  motions = [];
  HTMLElement.prototype.animate = function (frames, options) {
    const motion: Motion = {
      element: this,
      frames: frames as Keyframe[],
      options: options as KeyframeAnimationOptions,
      state: 'running',
      currentTime: 0,
    };
    motions.push(motion);
    const to = (state: Motion['state']) => () => {
      motion.state = state;
    };
    return Object.assign(motion, {
      play: to('running'),
      pause: to('paused'),
      cancel: to('cancelled'),
    }) as never;
  };
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
});

const DATA = { waveIntensity: 0, waveFrequency: 1, speed: 1, direction: 'left' } as MarqueeData;

interface State {
  readonly data: MarqueeData;
  readonly size: Size;
  readonly isMoving: boolean;
}

interface MovingProps {
  readonly first: State;
  readonly give: (given: { change: (part: Partial<State>) => void; seek: (left: number) => void }) => void;
}

function Moving({ first, give }: MovingProps): ReactNode {
  const [state, setState] = useState(first);
  const track = useRef<HTMLDivElement>(null);
  const { seek } = useMarqueeMotion(track, state);
  give({ seek, change: (part) => flushSync(() => setState((before) => ({ ...before, ...part }))) });
  return (
    <div ref={track}>
      <i className="inlay-marquee-letter">a</i>
      <i className="inlay-marquee-letter">b</i>
    </div>
  );
}

/** A track of 600 px, which moves unless the test says otherwise. */
function move(state: Partial<State> = {}) {
  const host = document.createElement('div');
  document.body.append(host);
  const first = { data: DATA, size: { width: 600, sets: 2, loopSets: 1 }, isMoving: true, ...state };
  let given: Parameters<MovingProps['give']>[0] | undefined;
  const keep: MovingProps['give'] = (next) => {
    given = next;
  };
  const scope = createTestScope();
  draw(scope, <Moving first={first} give={keep} />, host);
  return {
    scope,
    change: (part: Partial<State>) => given?.change(part),
    seek: (left: number) => given?.seek(left),
    states: () => motions.map(({ state: now }) => now),
  };
}

describe('the moving text', () => {
  it.each<[string, Partial<MarqueeData>, Partial<NonNullable<Size>>, string, number, string]>([
    ['60 px in a second', {}, {}, 'translateX(-600px)', 10_000, 'normal'],
    ['twice as fast', { speed: 2 }, {}, 'translateX(-600px)', 5000, 'normal'],
    ['over several sets', {}, { loopSets: 3 }, 'translateX(-1800px)', 30_000, 'normal'],
    ['to the right', { direction: 'right' }, {}, 'translateX(-600px)', 10_000, 'reverse'],
  ])('moves %s, again and again', (_, data, size, transform, duration, direction) => {
    move({ data: { ...DATA, ...data }, size: { width: 600, sets: 2, loopSets: 1, ...size } });
    expect(motions).toHaveLength(1);
    expect(motions[0]).toMatchObject({
      frames: [{ transform: 'translateX(0)' }, { transform }],
      options: { duration, direction, iterations: Number.POSITIVE_INFINITY },
    });
  });

  it('stands still until it may move, pauses where it is, and is gone in the end', () => {
    const { states, change, scope } = move({ isMoving: false });
    expect(states()).toEqual(['paused']);
    change({ isMoving: true });
    expect(states()).toEqual(['running']);
    change({ isMoving: false });
    expect(states()).toEqual(['paused']);
    scope.end();
    expect(states()).toEqual(['cancelled']);
  });

  it('does not move while it is hidden', () => {
    const { change, states } = move({ size: undefined });
    expect(motions).toEqual([]);
    change({ size: { width: 600, sets: 2, loopSets: 1 } });
    expect(states()).toEqual(['running']);
  });

  it('continues at the same part of its loop when its size changes', () => {
    const { change, states } = move();
    if (motions[0]) motions[0].currentTime = 22_500;
    change({ size: { width: 1200, sets: 2, loopSets: 1 } });
    expect(states()).toEqual(['cancelled', 'running']);
    // A quarter of the way.
    expect([motions[1]?.options.duration, motions[1]?.currentTime]).toEqual([20_000, 5000]);
  });

  it.each([
    ['left', 150, 2500],
    ['left', 750, 2500],
    ['right', 150, 7500],
  ] as const)('to the %s shows what is %d px from its start', (direction, left, time) => {
    const { seek } = move({ data: { ...DATA, direction } });
    seek(left);
    expect(motions[0]?.currentTime).toBe(time);
  });

  it('has letters on a wave, each at its own place, in step with the track', () => {
    const { seek, change, states } = move({
      data: { ...DATA, waveIntensity: 2 },
      size: { width: 600, sets: 5, loopSets: 3 },
    });
    expect(motions.map(({ element }) => element.className)).toEqual([
      '',
      'inlay-marquee-letter',
      'inlay-marquee-letter',
    ]);
    // One wave of 1800 px.
    expect(motions[1]?.options).toMatchObject({ duration: 30_000, direction: 'normal', delay: -30_000 });
    seek(450);
    expect(motions.map(({ currentTime }) => currentTime)).toEqual([7500, 7500, 7500]);
    change({ isMoving: false });
    expect(states()).toEqual(['paused', 'paused', 'paused']);
  });

  it('to the right has a wave that moves with it', () => {
    move({ data: { ...DATA, waveIntensity: 2, direction: 'right', speed: 2 } });
    expect(motions[1]?.options).toMatchObject({ duration: 15_000, direction: 'reverse' });
  });
});

let boxes: { view: Partial<DOMRect>; set: Partial<DOMRect> };
const boxed = (name: keyof typeof boxes) => (element: Element | null) => {
  if (element) setBox(element, boxes[name]);
};

interface MeasuredProps {
  readonly data: MarqueeData;
  readonly onSize: (size: Size) => void;
}

function Measured({ data, onSize }: MeasuredProps): ReactNode {
  const track = useRef<HTMLDivElement>(null);
  onSize(useMarqueeSize(track, data));
  return (
    <div className="view" ref={boxed('view')}>
      <div ref={track}>
        <p ref={boxed('set')} />
      </div>
    </div>
  );
}

describe('the size of the text', () => {
  function measure(set: number, view: number, data: Partial<MarqueeData> = {}) {
    vi.stubGlobal('ResizeObserver', SizeObserver);
    boxes = { set: { width: set, height: 20 }, view: { width: view, height: 20 } };
    const host = document.createElement('div');
    document.body.append(host);
    const sizes: Size[] = [];
    const keep = (size: Size) => void sizes.push(size);
    const scope = createTestScope();
    draw(scope, <Measured data={{ ...DATA, ...data }} onSize={keep} />, host);
    return { host, scope, last: () => sizes.at(-1), count: () => sizes.length };
  }

  it.each([
    [600, 1000, {}, { width: 600, loopSets: 1, sets: 3 }],
    [500, 1000, {}, { width: 500, loopSets: 1, sets: 3 }],
    [2000, 1000, {}, { width: 2000, loopSets: 1, sets: 2 }],
    // A whole wave of 2000 px fits into four sets.
    [500, 1000, { waveIntensity: 1 }, { width: 500, loopSets: 4, sets: 6 }],
    [0, 1000, {}, undefined],
    [600, 0, {}, undefined],
  ])(
    'of %d px in a window of %d px with %j fills it at each point of the loop',
    (set, view, data, expected) => {
      expect(measure(set, view, data).last()).toEqual(expected);
    },
  );

  it('is measured again a second after the window has changed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { host, last } = measure(600, 1000);
    // Sizes are told first, and are watched from the next frame on.
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    vi.advanceTimersByTime(1000);
    setBox(host.querySelector('.view') as Element, { width: 1900, height: 20 });
    SizeObserver.resize();
    vi.advanceTimersByTime(999);
    expect(last()?.sets).toBe(3);
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await vi.waitFor(() => expect(last()?.sets).toBe(5));
  });
});

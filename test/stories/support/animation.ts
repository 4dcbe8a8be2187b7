/** An animation that lasts as long as it says, by the fake clock. */
export function animate(
  this: Element,
  frames: unknown,
  options: number | KeyframeAnimationOptions = {},
  noteControl: (what: string) => void = () => {},
) {
  const { duration = 0, delay = 0 } = typeof options === 'number' ? { duration: options } : options;
  const animation = Object.assign(new EventTarget(), {
    playState: 'running',
    currentTime: 0,
    playbackRate: 1,
    effect: {
      target: this,
      getComputedTiming: () => ({ duration, progress: 0.5 }),
      getKeyframes: () => frames,
    },
    onfinish: null as null | (() => void),
    oncancel: null as null | (() => void),
    finished: Promise.resolve(),
    finish: () => end('finished'),
    cancel() {
      if (animation.playState !== 'finished' && animation.playState !== 'idle') noteControl('cancels');
      end('idle');
    },
    play() {
      noteControl('plays');
      animation.playState = 'running';
    },
    pause() {
      noteControl('pauses');
      animation.playState = 'paused';
    },
    commitStyles() {},
    persist() {},
    updatePlaybackRate: (rate: number) => void Object.assign(animation, { playbackRate: rate }),
  });
  let settle = (_: unknown) => {};
  let refuse = (_: unknown) => {};
  animation.finished = new Promise<never>((resolve, reject) => {
    settle = resolve as never;
    refuse = reject;
  });
  animation.finished.catch(() => {});
  const end = (state: string) => {
    if (animation.playState === 'finished' || animation.playState === 'idle') return;
    animation.playState = state;
    clearTimeout(timer);
    animation.dispatchEvent(new Event(state === 'finished' ? 'finish' : 'cancel'));
    if (state === 'finished') animation.onfinish?.();
    else animation.oncancel?.();
    if (state === 'finished') settle(animation);
    else refuse(new DOMException('The animation was cancelled.', 'AbortError'));
  };
  const repeats = typeof options === 'object' && options.iterations === Number.POSITIVE_INFINITY;
  const timer = repeats ? undefined : setTimeout(() => end('finished'), Number(duration) + Number(delay));
  return animation;
}

/** The animations of one stack; the next change ends them. */
interface Motions {
  /** Animates an element, without writing its style. */
  add(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation;
  /** Settles when all have ended; false if something else has begun by then. */
  done(): Promise<boolean>;
  stop(): void;
}

export function createMotions(): Motions {
  let running: Animation[] = [];
  return {
    add(element, frames, options) {
      const animation = element.animate(frames, { fill: 'both', ...options });
      running.push(animation);
      return animation;
    },
    async done() {
      const ends = await Promise.allSettled(running.map(({ finished }) => finished));
      return ends.every(({ status }) => status === 'fulfilled');
    },
    stop() {
      for (const animation of running) animation.cancel();
      running = [];
    },
  };
}

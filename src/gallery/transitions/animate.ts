/** What runs at this moment in one stack; the next change ends it. */
export interface Motions {
  /** Animates an element without a write to its style; the animation ends with the others of this change. */
  add(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation;
  /** Settles when all have ended; false when something else has begun meanwhile. */
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

/** The animations of one stack; the next change ends them. */
export function createMotions() {
  let running: Animation[] = [];
  return {
    /** Animates an element, without writing its style. */
    add(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions) {
      const animation = element.animate(frames, { fill: 'both', ...options });
      running.push(animation);
      return animation;
    },
    /** Settles when all have ended; false if something else has begun by then. */
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

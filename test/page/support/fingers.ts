import type { CDPSession, Locator, Page } from 'playwright-core';

export interface Finger {
  readonly x: number;
  readonly y: number;
}

export interface Touches {
  down(...fingers: Finger[]): Promise<void>;
  /** Where they are now, in the order in which they came. */
  move(...fingers: Finger[]): Promise<void>;
  /** Lifts all but the first `left`. */
  up(left?: number): Promise<void>;
  tap(finger: Finger): Promise<void>;
  /** One finger from here to there in even steps of 16 ms. `pause`: it rests before it is lifted, so it has no speed. */
  swipe(
    from: Finger,
    to: Finger,
    options?: { readonly steps?: number; readonly pause?: boolean },
  ): Promise<void>;
  close(): Promise<void>;
}

/** Real touch events, as from a screen: the browser makes pointer events and gestures of its own of them. */
export async function createTouches(page: Page): Promise<Touches> {
  const session: CDPSession = await page.context().newCDPSession(page);
  let present: readonly Finger[] = [];
  // Of its own, so that speeds are the same on machines that are slow.
  let seconds = Date.now() / 1000;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Finger[]) => {
    present = fingers;
    seconds += 0.016;
    const touchPoints = fingers.map(({ x, y }, id) => ({ x, y, id }));
    return session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: seconds });
  };
  const frame = () => page.evaluate(() => nextFrame());
  const touches: Touches = {
    down: async (...fingers) => void (await send('touchStart', fingers)),
    async move(...fingers) {
      await send('touchMove', fingers);
      await frame();
    },
    up: async (left = 0) => void (await send('touchEnd', present.slice(0, left))),
    async tap(finger) {
      await send('touchStart', [finger]);
      await send('touchEnd', []);
    },
    async swipe(from, to, { steps = 6, pause = false } = {}) {
      // Touches are asked where the screen shows what has just been scrolled there: two frames later, on a busy machine.
      await frame();
      await frame();
      await send('touchStart', [from]);
      for (let step = 1; step <= steps; step += 1) {
        const share = step / steps;
        await send('touchMove', [
          { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share },
        ]);
        await frame();
      }
      if (pause) seconds += 0.5;
      await send('touchEnd', []);
    },
    close: () => session.detach(),
  };
  return touches;
}

export interface Stroke {
  readonly x: number;
  readonly y: number;
  /** px that the finger goes. */
  readonly dx?: number;
  readonly dy?: number;
}

/** One finger that rests before it is lifted: what it scrolls stays where it is let go. */
export async function stroke(page: Page, { x, y, dx = 0, dy = 0 }: Stroke): Promise<void> {
  const touches = await createTouches(page);
  await touches.swipe({ x, y }, { x: x + dx, y: y + dy }, { steps: 10, pause: true });
  await touches.close();
}

/** One finger over the middle of an element, `x` px to the right and `y` down, that is lifted in motion. */
export async function flick(
  page: Page,
  on: Locator,
  { x, y = 0, steps = 10 }: { readonly x: number; readonly y?: number; readonly steps?: number },
): Promise<void> {
  await on.scrollIntoViewIfNeeded();
  const box = await on.boundingBox();
  if (!box) throw new Error('Nothing to touch.');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const touches = await createTouches(page);
  await touches.swipe(
    { x: middle.x - x / 2, y: middle.y - y / 2 },
    { x: middle.x + x / 2, y: middle.y + y / 2 },
    { steps },
  );
  await touches.close();
}

import type { Locator, Page } from 'playwright-core';

export interface Drag {
  /** px to the right and down. */
  readonly x: number;
  readonly y?: number;
  /** Moves on the way. Default: 10. */
  readonly steps?: number;
  /** Ends as a cancelled touch. */
  readonly isCancelled?: boolean;
}

/** Drags one finger over the middle of an element, as a device reports it: the browser decides what is its own. */
export async function dragByTouch(
  page: Page,
  on: Locator,
  { x, y = 0, steps = 10, isCancelled }: Drag,
): Promise<void> {
  await on.scrollIntoViewIfNeeded();
  const box = await on.boundingBox();
  if (!box) throw new Error('Nothing to touch.');
  const session = await page.context().newCDPSession(page);
  const start = { x: box.x + box.width / 2 - x / 2, y: box.y + box.height / 2 - y / 2 };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', part?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: part === undefined ? [] : [{ x: start.x + x * part, y: start.y + y * part }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= steps; step++) await touch('touchMove', step / steps);
  await touch(isCancelled ? 'touchCancel' : 'touchEnd');
  await session.detach();
}

import type { Page } from 'playwright-core';

export interface Stroke {
  readonly x: number;
  readonly y: number;
  /** px that the finger goes. */
  readonly dx?: number;
  readonly dy?: number;
}

const STEPS = 20;

/** A finger that goes down, moves, stands still for a moment and goes up again: real touches, so the browser scrolls. */
export async function stroke(page: Page, { x, y, dx = 0, dy = 0 }: Stroke): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: share === undefined ? [] : [{ x: x + dx * share, y: y + dy * share }],
    });
  const frame = () =>
    page.evaluate(
      () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve()))),
    );
  await touch('touchStart', 0);
  for (let step = 1; step <= STEPS; step++) {
    await touch('touchMove', step / STEPS);
    await frame();
  }
  // Whoever stands still throws nothing; a pixel to and fro, or it would not be told.
  const pixel = 1 / Math.max(Math.abs(dx), Math.abs(dy));
  for (let step = 0; step < STEPS; step++) {
    await touch('touchMove', 1 - (step % 2) * pixel);
    await frame();
  }
  await touch('touchEnd');
  await client.detach();
}

// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { now } from '../../../../src/core/entry/schedule';

it('starts a block that waits for nothing once it is known, and not before', async () => {
  const start = vi.fn();
  now.wait(document.body, start);
  expect(start).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(start).toHaveBeenCalledOnce();
});

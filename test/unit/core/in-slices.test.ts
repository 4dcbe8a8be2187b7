// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTurn } from '../../../src/core/entry/yielding';
import { inSlices } from '../../../src/core/in-slices';

const items = Array.from({ length: 120 }, (_, index) => index);
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
let time = 0;
let isEnded = false;
const faults: unknown[] = [];

/** As a scope guards: nothing runs after its end, and errors are its faults. */
const scope = {
  guard:
    <Args extends unknown[]>(handler: (...args: Args) => unknown) =>
    (...args: Args) => {
      try {
        if (!isEnded) handler(...args);
      } catch (error) {
        faults.push(error);
      }
    },
};

/** Each slice takes longer than Inlay may work in one task. */
function run(fails: (first: number) => boolean = () => false): number[][] {
  const slices: number[][] = [];
  // The task begins.
  inTurn(() => {});
  inSlices(items, scope, (some) => {
    time += 30;
    slices.push([...some]);
    if (fails(some[0] ?? 0)) throw new Error('broken');
  });
  return slices;
}

beforeEach(async () => {
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  await nextTask();
});
afterEach(() => {
  isEnded = false;
  faults.length = 0;
});

it('works through fifty items at once, and through fifty more in each later task', async () => {
  const slices = run();
  expect(slices).toEqual([items.slice(0, 50)]);
  await vi.waitFor(() => expect(slices).toHaveLength(3));
  expect(slices.flat()).toEqual(items);
});

it('stops when the scope ends', async () => {
  const slices = run();
  isEnded = true;
  await nextTask();
  await nextTask();
  expect(slices).toHaveLength(1);
});

it('passes an error in the first slice to the caller, and makes one in a later slice a fault', async () => {
  expect(() => run((first) => first === 0)).toThrow('broken');
  await nextTask();
  const slices = run((first) => first === 50);
  await vi.waitFor(() => expect(slices).toHaveLength(3));
  expect(faults).toEqual([new Error('broken')]);
});

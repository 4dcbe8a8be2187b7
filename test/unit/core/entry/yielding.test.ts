// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTurn } from '../../../../src/core/entry/yielding';

let time = 0;
const done: string[] = [];
/** Work that takes a while. */
const work = (name: string, ms: number) => () => {
  done.push(name);
  time += ms;
};
/** In another task of the browser. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

beforeEach(async () => {
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  await nextTask();
});
afterEach(() => {
  done.length = 0;
});

it('does at once as much as there is time for', () => {
  expect([inTurn(work('one', 20)), inTurn(work('two', 20))]).toEqual([undefined, undefined]);
  expect(done).toEqual(['one', 'two']);
});

it('leaves the rest to later tasks, in its order, and says when it is done', async () => {
  inTurn(work('one', 30));
  const rest = ['two', 'three', 'four'].map((name) => inTurn(work(name, 30)));
  await Promise.resolve();
  expect(done).toEqual(['one']);
  await rest[0];
  expect(done).toEqual(['one', 'two']);
  await Promise.all(rest);
  expect(done).toEqual(['one', 'two', 'three', 'four']);
});

it('keeps what comes meanwhile behind what waits', async () => {
  inTurn(work('one', 30));
  inTurn(work('two', 1));
  const last = inTurn(work('three', 1));
  expect(done).toEqual(['one']);
  await last;
  expect(done).toEqual(['one', 'two', 'three']);
});

it('runs what waits behind work that throws', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  inTurn(work('one', 30));
  const broken = inTurn(() => {
    throw new Error('broken');
  });
  const last = inTurn(work('three', 1));
  await Promise.all([broken, last]);
  expect(done).toEqual(['one', 'three']);
  expect(reported).toHaveBeenCalledExactlyOnceWith(new Error('broken'));
});

it('has time again in the next task', async () => {
  inTurn(work('one', 30));
  await nextTask();
  expect(inTurn(work('two', 1))).toBeUndefined();
});

import { expect, it, vi } from 'vitest';
import type { ApiResult } from '../../../src/api/api.types';
import { apiFailure } from '../../../src/api/read-answer';
import { sendOnce } from '../../../src/api/send-once';

const DONE: ApiResult<string> = { ok: true, status: 200, data: 'done' };
const LOST = apiFailure('timeout');

/** Presses as often as there are outcomes, and tells what was sent with which key. */
async function press(
  what: string,
  outcomes: readonly ApiResult<string>[],
  find?: () => ApiResult<string> | undefined,
) {
  const keys: string[] = [];
  const repeats: boolean[] = [];
  const answers: boolean[] = [];
  const left = [...outcomes];
  for (const _ of outcomes) {
    const answer = await sendOnce(what, {
      async send({ key, isRepeat }) {
        keys.push(key);
        repeats.push(isRepeat);
        return left.shift() ?? DONE;
      },
      ...(find && { find: async () => find() }),
    });
    answers.push(answer.ok);
  }
  return { same: keys.map((key) => key === keys[0]), repeats, answers };
}

it.each([
  ['done', [DONE, DONE], [true, false]],
  ['lost', [LOST, DONE, DONE], [true, true, false]],
  ['refused', [apiFailure('refused', { status: 404 }), DONE], [true, false]],
  ['an internal error', [apiFailure('internal', { status: 500 }), DONE], [true, true]],
  ['never sent', [apiFailure('offline', { isUnsent: true }), DONE], [true, false]],
  ['lost, and its repeat refused', [LOST, apiFailure('refused', { status: 429 }), DONE], [true, true, true]],
] as const)('has the same key until it is clear what became of it: %s', async (name, outcomes, same) => {
  expect((await press(name, outcomes)).same).toEqual(same);
});

it('says that an attempt is a repeat', async () => {
  expect((await press('repeat', [LOST, DONE, DONE])).repeats).toEqual([false, true, false]);
});

it('is not sent again where it is found, or where that is not known yet', async () => {
  const find = vi.fn((): ApiResult<string> | undefined => undefined);
  find.mockReturnValueOnce(LOST).mockReturnValueOnce(DONE);
  expect(await press('found', [LOST, DONE, DONE], find)).toEqual({
    same: [true],
    repeats: [false],
    answers: [false, false, true],
  });
});

it('is sent once for presses until the answer comes, which they share', async () => {
  const send = vi.fn(async () => DONE);
  const answers = await Promise.all([sendOnce('shared', { send }), sendOnce('shared', { send })]);
  expect(send).toHaveBeenCalledOnce();
  expect(answers).toEqual([DONE, DONE]);
  await sendOnce('shared', { send });
  expect(send).toHaveBeenCalledTimes(2);
});

// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiResult } from '../../../src/api/api.types';
import { getSubmissionKey, submitForm } from '../../../src/api/form-calls';
import { pageApi } from '../../../src/api/page-api';
import { isUnclear } from '../../../src/api/read-answer';
import { createThreadStore } from '../../../src/blocks/comments/comments.store';
import { createRequestStore } from '../../../src/blocks/review-request/review-request.store';
import type { Bus } from '../../../src/core/entry/bus';
import { createSubmission } from '../../../src/forms/submission/submission';
import { type Outcome, readSubmissionFailure } from '../../../src/forms/submission/submission-failure';
import { createSubmissionKeys } from '../../../src/forms/submission/submission-keys';
import { createChance } from '../../../tools/random.mjs';
import { count } from '../../count';
import { type Act, FAULTS, stubFaultyFetch } from './faulty-fetch';

/** `INLAY_SEQUENCES=1000 INLAY_SEED=7` runs a thousand others of each kind. */
const COUNT = Number(process.env.INLAY_SEQUENCES) || 100;
const FIRST_SEED = Number(process.env.INLAY_SEED) || 1;
/** In one test: more would take longer than a test may. */
const BATCH = 50;
/** More than any sequence has faults, with those that the client repeats by itself: then all is well. */
const TRIES = 30;
/** Longer than any call waits for its answer. */
const WAIT_MS = 31_000;
const REAL_MS = 20_000;

const batches = Array.from({ length: Math.ceil(COUNT / BATCH) }, (_, index) => FIRST_SEED + index * BATCH);
const seedsFrom = (first: number) =>
  Array.from({ length: Math.min(BATCH, FIRST_SEED + COUNT - first) }, (_, index) => first + index);

const CONFLICT = 409;
/** Fields that are all entered by the visitor, and that may be stored. */
const PLAIN = { isPrivate: () => false, isEntry: () => true };

/** Time goes by until a promise is settled. */
async function settle<Value>(asked: Promise<Value>): Promise<Value> {
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  asked.then(over, over);
  // Digests take real time.
  for (const end = performance.now() + REAL_MS; !isOver && performance.now() < end; ) {
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(WAIT_MS);
  }
  expect(isOver).toBe(true);
  return asked;
}

const client = () => pageApi({ bus: { emit() {} } as unknown as Bus });

interface Visit {
  readonly server: Act;
  /** What the server has taken. */
  readonly taken: () => readonly string[];
  /** Sends once; whether the visitor has been told that it was taken. */
  readonly press: () => Promise<boolean>;
}

/** A thread that shows what was taken. */
function comments(seed: number, knowsKeys = true): Visit {
  const taken: { readonly id: string; readonly body: string; readonly key: string }[] = [];
  const store = createThreadStore({ target: { itemId: 'i' }, sort: 'newest', count: 0 }, client());
  const body = `Comment ${seed}`;
  return {
    taken: () => taken.map((comment) => comment.body),
    server(path, fields) {
      if (path.endsWith('GetThread')) return { body: { comments: taken } };
      const known = knowsKeys && taken.find(({ key }) => key === fields.key);
      const comment = known || { id: `c${taken.length}`, body: `${fields.body}`, key: `${fields.key}` };
      if (!known) taken.push(comment);
      return { body: { comment } };
    },
    press: async () => (await store.add({ body })).status === 'shown',
  };
}

/** The server takes one review for each request. */
function reviews(seed: number): Visit {
  const taken: string[] = [];
  const store = createRequestStore('token', client());
  return {
    taken: () => taken,
    server(path, fields) {
      if (path.endsWith('request')) return { body: { product: { title: 'Can' } } };
      if (taken.length) return { status: CONFLICT, body: {} };
      taken.push(`${fields.body}`);
      return { body: {} };
    },
    async press() {
      if (['loading', 'failed'].includes(store.get().status)) await store.load();
      await store.send({ rating: 5, title: 'Good', body: `Review ${seed}`, authorName: 'Ada' });
      // «Already reviewed» is said of no other review here.
      return ['sent', 'over'].includes(store.get().status);
    },
  };
}

const outcomeOf = <Value>(answer: ApiResult<Value>): Outcome<Value> =>
  answer.ok
    ? { ok: true, value: answer.data }
    : { ok: false, failure: readSubmissionFailure(answer.failure), isUnclear: isUnclear(answer.failure) };

/** A form; between two presses it may be started anew, as by `destroy` and `init`. */
function forms(seed: number): Visit {
  const { below } = createChance(-seed);
  const taken = new Map<string, string>();
  const given = new Set<string>();
  const api = client();
  const start = () =>
    createSubmission({
      keys: createSubmissionKeys(`form-${seed}`, PLAIN),
      getKey: async (signal) => outcomeOf(await getSubmissionKey(api, signal)),
      submit: async (values, key, signal) =>
        outcomeOf(await submitForm(api, { key, payload: { form: JSON.stringify(values) }, signal })),
    });
  let submission = start();
  return {
    taken: () => [...taken.values()],
    server(path, { key = '', form = '' }) {
      if (path.endsWith('FormSubmissionKey')) {
        const fresh = `key-${given.size}`;
        given.add(fresh);
        return { body: { key: fresh } };
      }
      if (given.has(key) && !taken.has(key)) taken.set(key, form);
      return { body: { success: true } };
    },
    async press() {
      if (!below(3)) {
        submission.reset();
        submission = start();
      }
      return (await submission.submit({ text: `Entry ${seed}` })).status === 'success';
    },
  };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

describe.each(
  Object.entries({
    comments,
    'comments on a server without keys': (seed: number) => comments(seed, false),
    reviews,
    forms,
  }),
)('%s under faults', (what, visit) => {
  it.for(batches)(
    'lose nothing, double nothing and say so of nothing else, from seed %i',
    async (first, { task }) => {
      const flaws: Record<number, string> = {};
      for (const seed of seedsFrom(first)) {
        const { below, pick } = createChance(seed);
        // A server that does not know the key of a repeat cannot tell one that somebody else makes on the way.
        const known = FAULTS.filter((fault) => fault !== 'twice' || !what.includes('without keys'));
        const faults = Array.from({ length: below(9) }, () => pick(known));
        const { server, taken, press } = visit(seed);
        const { happened } = stubFaultyFetch(faults, server);
        let isTold = false;
        // Whoever is impatient presses twice.
        for (let left = TRIES; left > 0 && !isTold; left--)
          isTold = (await settle(Promise.all(below(4) ? [press()] : [press(), press()]))).some(Boolean);
        if (!isTold || taken().length !== 1)
          flaws[seed] = `${isTold ? 'told' : 'never told'}, taken ${taken().length}: ${happened.join(', ')}`;
      }
      count(task, `fault sequences over ${what}`, seedsFrom(first).length);
      expect(flaws).toEqual({});
    },
  );
});

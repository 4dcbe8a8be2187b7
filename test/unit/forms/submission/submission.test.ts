// @vitest-environment happy-dom
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormValues } from '../../../../src/forms/model/form.types';
import { createSubmission } from '../../../../src/forms/submission/submission';
import {
  type FailureKind,
  type Outcome,
  submissionFailure,
} from '../../../../src/forms/submission/submission-failure';
import { createSubmissionKeys } from '../../../../src/forms/submission/submission-keys';

/** Fields that are all entered by the visitor, and that may be stored. */
const PLAIN = { isPrivate: () => false, isEntry: () => true };
const VALUES: FormValues = { 'email-1': 'ada@example.com' };

/** After these the server may have taken the form. */
const UNCLEAR: readonly FailureKind[] = [
  'offline',
  'unreachable',
  'timeout',
  'unreadable',
  'server',
  'unknown',
];

/** A server that takes a key once and answers what the test says, after it has taken the form or without. */
function createServer() {
  const accepted = new Map<string, FormValues>();
  const posts: string[] = [];
  const script: Array<FailureKind | 'lost' | 'ok'> = [];
  let given = 0;
  let release: Array<() => void> | undefined;
  return {
    accepted,
    posts,
    script,
    hold() {
      release = [];
    },
    letGo() {
      for (const go of release ?? []) go();
      release = undefined;
    },
    keysGiven: () => given,
    async getKey(): Promise<Outcome<string>> {
      return { ok: true, value: `key-${++given}` };
    },
    async submit(values: FormValues, key: string): Promise<Outcome<unknown>> {
      posts.push(key);
      await new Promise<void>((resolve) => {
        if (release) release.push(resolve);
        else resolve();
      });
      const next = script.shift() ?? 'ok';
      if (next !== 'ok' && next !== 'lost')
        return { ok: false, failure: submissionFailure(next), isUnclear: UNCLEAR.includes(next) };
      if (!accepted.has(key)) accepted.set(key, values);
      return next === 'ok'
        ? { ok: true, value: {} }
        : { ok: false, failure: submissionFailure('unreachable'), isUnclear: true };
    },
  };
}

function setUp() {
  const server = createServer();
  const onSuccess = vi.fn();
  const life = new AbortController();
  const keys = () => createSubmissionKeys('f', PLAIN);
  const make = () =>
    createSubmission({
      ...server,
      getKey: () => server.getKey(),
      keys: keys(),
      signal: life.signal,
      onSuccess,
    });
  const submission = make();
  const states: string[] = [];
  submission.subscribe(() => states.push(submission.get().status));
  return { server, submission, states, onSuccess, make, end: () => life.abort() };
}

const forget = () => createSubmissionKeys('f', PLAIN).forget();
beforeEach(() => forget());

describe('a submission', () => {
  it('a submission goes from idle over submitting to success, once', async () => {
    const { server, submission, states, onSuccess } = setUp();
    expect(submission.get()).toEqual({ status: 'idle' });
    await submission.submit(VALUES);
    await submission.submit(VALUES);
    expect(states).toEqual(['submitting', 'success']);
    expect(server.posts).toEqual(['key-1']);
    expect(onSuccess.mock.calls).toEqual([[VALUES]]);
  });

  it('a second submit is ignored while the first is under way', async () => {
    const { server, submission } = setUp();
    server.hold();
    const first = submission.submit(VALUES);
    await submission.submit(VALUES);
    submission.fail(submissionFailure('fields'));
    expect(submission.get().status).toBe('submitting');
    await vi.waitFor(() => expect(server.posts).toHaveLength(1));
    server.letGo();
    expect((await first).status).toBe('success');
    expect(server.posts).toHaveLength(1);
  });

  it('a failure that the page finds itself is shown without sending', () => {
    const { submission } = setUp();
    submission.fail(submissionFailure('fields', { fieldErrors: { a: 'Wrong.' } }));
    expect(submission.get()).toMatchObject({
      status: 'failure',
      kind: 'fields',
      fieldErrors: { a: 'Wrong.' },
    });
    submission.reset();
    expect(submission.get()).toEqual({ status: 'idle' });
  });

  it('a submission without a key fails, and the next attempt asks for one again', async () => {
    const server = createServer();
    const getKey = vi
      .fn(server.getKey)
      .mockResolvedValueOnce({ ok: false, failure: submissionFailure('key') });
    const submission = createSubmission({ ...server, getKey, keys: createSubmissionKeys('f', PLAIN) });
    expect(await submission.submit(VALUES)).toMatchObject({
      kind: 'key',
      message: 'Could not get a form submission key, please try again later.',
    });
    expect((await submission.submit(VALUES)).status).toBe('success');
  });

  it('an exception while sending counts as a failure', async () => {
    const submit = vi.fn().mockRejectedValue(new Error('x'));
    const submission = createSubmission({
      ...createServer(),
      submit,
      keys: createSubmissionKeys('f', PLAIN),
    });
    expect(await submission.submit(VALUES)).toMatchObject({ status: 'failure', kind: 'unknown' });
  });
});

describe('one content', () => {
  it.each(['unreachable', 'timeout', 'unreadable', 'server', 'unknown', 'lost'] as const)(
    'unchanged entries keep their key after the failure %s',
    async (kind) => {
      const { server, submission } = setUp();
      server.script.push(kind);
      await submission.submit(VALUES);
      await submission.submit(VALUES);
      expect(server.posts).toEqual(['key-1', 'key-1']);
      expect(server.accepted.size).toBe(1);
    },
  );

  it.each(['fields', 'unauthorized', 'unconfigured', 'limited', 'refused'] as const)(
    'unchanged entries get a new key after a clear refusal (%s)',
    async (kind) => {
      const { server, submission } = setUp();
      server.script.push(kind);
      await submission.submit(VALUES);
      await submission.submit(VALUES);
      expect(server.posts).toEqual(['key-1', 'key-2']);
    },
  );

  it.each(['fields', 'unauthorized', 'unconfigured', 'limited', 'refused'] as const)(
    'unchanged entries keep their key when the repeat is refused (%s): the first may have arrived',
    async (kind) => {
      const { server, submission } = setUp();
      server.script.push('lost', kind);
      await submission.submit(VALUES);
      await submission.submit(VALUES);
      expect((await submission.submit(VALUES)).status).toBe('success');
      expect(server.posts).toEqual(['key-1', 'key-1', 'key-1']);
      expect(server.accepted.size).toBe(1);
    },
  );

  it('unchanged entries keep their key when an attempt before the refused one had no answer', async () => {
    const { server } = setUp();
    const { submit } = server;
    const refused = { ok: false, failure: submissionFailure('limited'), isUnclear: true } as const;
    server.submit = vi.fn(submit).mockResolvedValueOnce(refused);
    const own = createSubmission({ ...server, keys: createSubmissionKeys('f', PLAIN) });
    await own.submit(VALUES);
    await own.submit(VALUES);
    expect(vi.mocked(server.submit).mock.calls.map(([, key]) => key)).toEqual(['key-1', 'key-1']);
  });

  it('unchanged entries get a new key when the server does not know theirs', async () => {
    const { server, submission } = setUp();
    server.script.push('server', 'key');
    await submission.submit(VALUES);
    await submission.submit(VALUES);
    expect((await submission.submit(VALUES)).status).toBe('success');
    expect(server.posts).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('changed entries are sent with a new key', async () => {
    const { server, submission } = setUp();
    server.script.push('lost');
    await submission.submit(VALUES);
    await submission.submit({ 'email-1': 'ada.l@example.com' });
    expect([...server.accepted.values()]).toEqual([VALUES, { 'email-1': 'ada.l@example.com' }]);
  });
});

it.each(['its key', 'its answer'] as const)(
  'a block that ends after the press a block that ends before %s comes sends the form once, also if it is sent again meanwhile',
  async (awaited) => {
    const { server, submission, states, onSuccess, make, end } = setUp();
    const { getKey } = server;
    let giveKey = () => {};
    let isAsked = false;
    server.getKey = () =>
      new Promise((resolve) => {
        isAsked = true;
        giveKey = () => resolve(getKey());
        if (awaited === 'its answer') giveKey();
      });
    server.hold();
    const first = submission.submit(VALUES);
    await vi.waitFor(() => expect(isAsked).toBe(true));
    if (awaited === 'its answer') await vi.waitFor(() => expect(server.posts).toHaveLength(1));
    end();
    const second = make().submit(VALUES);
    giveKey();
    await vi.waitFor(() => expect(server.posts).toEqual(['key-1', 'key-1']));
    server.letGo();
    await Promise.all([first, second]);
    expect(server.accepted.size).toBe(1);
    expect([states, onSuccess.mock.calls.length]).toEqual([['submitting'], 0]);
  },
);

describe('without a connection', () => {
  it('a form that is sent offline waits, and is sent once when the connection is back', async () => {
    const { server, submission, states } = setUp();
    const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.script.push('offline');
    expect(await submission.submit(VALUES)).toMatchObject({ status: 'queued', message: /offline/ });
    offline.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(submission.get().status).toBe('success'));
    expect(states).toEqual(['submitting', 'queued', 'submitting', 'success']);
    expect(server.posts).toEqual(['key-1', 'key-1']);
    expect(server.accepted.size).toBe(1);
  });

  it('a waiting form that is sent by hand is not sent again by itself', async () => {
    const { server, submission } = setUp();
    server.script.push('offline');
    await submission.submit(VALUES);
    await submission.submit(VALUES);
    dispatchEvent(new Event('online'));
    expect([submission.get().status, server.posts.length]).toEqual(['success', 2]);
  });

  it('a waiting form is not sent after a reset, or when its block has ended', async () => {
    const { server, submission, end } = setUp();
    for (const stop of [submission.reset, end]) {
      server.script.push('offline');
      await submission.submit(VALUES);
      stop();
      dispatchEvent(new Event('online'));
    }
    expect(server.posts).toHaveLength(2);
  });
});

it('a form arrives once and whole, whatever fails on the way', async () => {
  const step = fc.constantFrom(
    ...(['unreachable', 'timeout', 'unreadable', 'server', 'lost', 'reload', 'ok'] as const),
    ...(['fields', 'unauthorized', 'unconfigured', 'limited', 'refused', 'captcha'] as const),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      forget();
      const { server, make } = setUp();
      let submission = make();
      for (const next of steps) {
        if (next === 'reload') submission = make();
        else {
          server.script.push(next);
          if ((await submission.submit(VALUES)).status === 'success') break;
        }
      }
      if (submission.get().status !== 'success') await submission.submit(VALUES);
      expect(server.accepted.size).toBe(1);
    }),
  );
});

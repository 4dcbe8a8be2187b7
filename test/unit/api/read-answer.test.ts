import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAnswer } from '../../../src/api/read-answer';

const read = (status: number, body: unknown) =>
  readAnswer(
    { status, body: typeof body === 'string' ? body : JSON.stringify(body), url: '/api/x' },
    (data) => data,
  );

const failure = (status: number, body: unknown) => {
  const answer = read(status, body);
  return answer.ok ? undefined : { kind: answer.failure.kind, message: answer.failure.message };
};

describe('an answer', () => {
  it('is its JSON, or nothing at all', () => {
    expect(read(200, { key: 'k' })).toEqual({ ok: true, status: 200, data: { key: 'k' } });
    expect(read(204, '')).toEqual({ ok: true, status: 204, data: {} });
    expect(read(202, '')).toEqual({ ok: true, status: 202, data: {} });
  });

  it('that is a list has it as its items', () => {
    expect(read(200, '[1]')).toEqual({ ok: true, status: 200, data: { items: [1] } });
  });

  it.each([
    // status, body, kind, message
    [200, '<!doctype html>', 'unreadable', 'Internal error: the answer of /api/x could not be read.'],
    [200, '7', 'unreadable', 'Internal error: the answer of /api/x could not be read.'],
    [200, { error: 'No.' }, 'server', 'No.'],
    [200, { error: { code: 500 } }, 'server', 'Unable to connect. Please try again'],
    [200, { errors: { a: 'Wrong.' } }, 'server', 'Unable to connect. Please try again'],
    [400, { error: 'No.' }, 'server', 'No.'],
    [401, { message: 'Go away.' }, 'server', 'Go away.'],
    [500, { error: 'Broken.' }, 'server', 'Broken.'],
    [502, { billingErrorCode: 7 }, 'server', 'Unable to connect. Please try again'],
    [400, '', 'refused', 'Unable to connect. Please try again'],
    [401, '', 'unauthorized', 'Unauthorized request'],
    [403, '<h1>no</h1>', 'unauthorized', 'Unauthorized request'],
    [403, { error: 'No.' }, 'unauthorized', 'Unauthorized request'],
    [500, 'x', 'internal', 'Internal server error. Please try again later.'],
    [501, '', 'internal', 'Internal server error. Please try again later.'],
    [503, '', 'unavailable', 'This service is temporarily unavailable. Please try again later.'],
    [404, '', 'refused', 'Unable to connect. Please try again'],
    [418, '', 'refused', 'Unable to connect. Please try again'],
    [400, { crumbFail: true, crumb: 'new' }, 'crumb', 'Unauthorized request'],
    [200, { crumbFail: true }, 'crumb', 'Unauthorized request'],
    [401, { loginRequired: true }, 'loginRequired', 'Unauthorized request'],
    [200, { loginRequired: true, message: 'Log in.' }, 'loginRequired', 'Log in.'],
    [403, { authorizationFail: true }, 'authorization', 'Unauthorized request'],
  ])('%i %j is a failure: %s', (status, body, kind, message) => {
    expect(failure(status, body)).toEqual({ kind, message });
  });

  it.each([
    ['120', 120_000],
    ['99999999999', 300_000],
    ['Fri, 31 Dec 2599 23:59:59 GMT', 300_000],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
    ['soon', 0],
    [null, 0],
  ])('says with Retry-After: %s to wait %i ms', (retryAfter, wait) => {
    const answer = readAnswer({ status: 429, body: '', url: '/', retryAfter }, () => true);
    expect(answer.ok || answer.failure.retryAfterMs).toBe(wait);
  });

  it('that lacks what was asked for is unreadable', () => {
    const answer = readAnswer({ status: 200, body: '{"a":1}', url: '/api/key' }, () => undefined);
    expect(answer.ok || answer.failure.kind).toBe('unreadable');
  });

  it('never throws, and never takes a refusal for an acceptance', () => {
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 599 }), fc.oneof(fc.json(), fc.string()), (status, body) => {
        const answer = read(status, body);
        if (answer.ok) expect(status).toBeLessThan(300);
        else expect(answer.failure.message).not.toBe('');
      }),
    );
  });
});

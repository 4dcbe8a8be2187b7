import { describe, expect, it } from 'vitest';
import type { ApiFailure } from '../../../../src/api/api.types';
import {
  limitedFor,
  readSubmissionFailure,
  submissionFailure,
} from '../../../../src/forms/submission/submission-failure';

const failure = (fields: Partial<ApiFailure>): ApiFailure => ({
  kind: 'refused',
  status: 400,
  message: '',
  data: {},
  retryAfterMs: 0,
  ...fields,
});
const kindOf = (fields: Partial<ApiFailure>) => readSubmissionFailure(failure(fields)).kind;

describe('why a form was not taken', () => {
  it.each(['offline', 'unreachable', 'timeout', 'unreadable'] as const)(
    'is %s where there was no readable answer, whatever the answer holds',
    (kind) => {
      expect(kindOf({ kind, status: 401 })).toBe(kind);
      expect(kindOf({ kind, data: { errors: { a: 'wrong' } } })).toBe(kind);
    },
  );

  const UNKNOWN = 'Unknown error, please try again later.';
  const REFUSED = 'Unable to submit form. Please try again later.';
  it.each([
    [401, {}, 'unauthorized', REFUSED],
    [404, {}, 'unconfigured', 'This form has not been configured yet.'],
    [429, {}, 'limited', 'Unable to submit form. Submission rate limit exceeded. Please try again later.'],
    [500, { error: 'Stack trace' }, 'server', 'Unable to send form. Please try again later.'],
    [400, { error: 'Too short.' }, 'refused', 'Too short.'],
    [
      400,
      { error: 'This submission key is not known here.' },
      'key',
      'Could not get a form submission key, please try again later.',
    ],
    [403, { error: 'The submission key has expired.' }, 'refused', 'The submission key has expired.'],
    [400, { error: 'Your key field is wrong.' }, 'refused', 'Your key field is wrong.'],
    [499, {}, 'refused', UNKNOWN],
    [399, {}, 'unknown', UNKNOWN],
    [501, { error: 7 }, 'unknown', UNKNOWN],
    [200, { error: 'The list is full.' }, 'unknown', 'The list is full.'],
    [502, { error: 'Later.' }, 'unknown', 'Later.'],
    [400, { error: { toString: 1 } }, 'refused', UNKNOWN],
    [400, { errors: {} }, 'refused', UNKNOWN],
    [400, { errors: null }, 'refused', UNKNOWN],
    [400, { errors: 'all' }, 'refused', UNKNOWN],
    [400, { errors: ['name'] }, 'refused', UNKNOWN],
  ])('with the status %i and the answer %j is “%s”: %s', (status, data, kind, message) => {
    expect(readSubmissionFailure(failure({ status, data }))).toEqual({ kind, message, fieldErrors: {} });
  });

  it('is at the fields in a 400 and in a success with errors, and nowhere else', () => {
    const data = { errors: { name: 'Too long', email: ['Not valid', 7, 'Unknown'], empty: [], other: 7 } };
    const fieldErrors = { name: 'Too long', email: 'Not valid Unknown' };
    expect(readSubmissionFailure(failure({ data }))).toMatchObject({ kind: 'fields', fieldErrors });
    expect(readSubmissionFailure(failure({ data, status: 200 }))).toMatchObject({
      kind: 'fields',
      fieldErrors,
    });
    expect(kindOf({ data, status: 300 })).toBe('unknown');
    expect(kindOf({ data, status: 422 })).toBe('refused');
  });

  it('says in whole seconds when the form can be sent again', () => {
    const { kind, message } = readSubmissionFailure(failure({ status: 429, retryAfterMs: 1200 }));
    expect(kind).toBe('limited');
    expect(message).toMatch(/\b2\b/);
    expect(limitedFor(1000, {}).message).toMatch(/\b1\b/);
    expect(readSubmissionFailure(failure({ status: 429 })).message).not.toMatch(/\d/);
  });
});

describe('the message of a failure', () => {
  it('is the text of the server where it refuses, and the page’s own elsewhere', () => {
    const messages = { unauthorized: 'Bitte anmelden.', unknown: 'Das ging nicht.' };
    const read = (fields: Partial<ApiFailure>) => readSubmissionFailure(failure(fields), messages).message;
    expect(read({ status: 422, data: { error: 'Closed today.' } })).toBe('Closed today.');
    expect(read({ status: 422 })).toBe('Das ging nicht.');
    expect(read({ status: 401, data: { error: 'No.' } })).toBe('Bitte anmelden.');
  });

  it('may be another than that of its kind', () => {
    const [usual, other, own] = [
      submissionFailure('captcha'),
      submissionFailure('captcha', { key: 'offline' }),
      submissionFailure('captcha', { message: 'Tick the box.' }),
    ];
    expect(other.message).toBe(submissionFailure('offline').message);
    expect(usual.message).not.toBe(other.message);
    expect(own).toEqual({ kind: 'captcha', message: 'Tick the box.', fieldErrors: {} });
  });
});

// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api, ApiCall, ApiFields, ApiResult } from '../../../src/api/api.types';
import { sendCensus } from '../../../src/api/census-calls';
import { recordEvent } from '../../../src/api/event-calls';
import { getSubmissionKey } from '../../../src/api/form-calls';
import { renderPopup } from '../../../src/api/popup-calls';
import { apiFailure } from '../../../src/api/read-answer';

let calls: ApiCall<unknown>[] = [];
let answer: ApiResult<never> | undefined;
const beacon = vi.fn((_path: string, _body: string | ApiFields) => true);

/** Answers every call with `{}`, or fails as the test says. */
const api: Api = {
  call<Data>(call: ApiCall<Data>): Promise<ApiResult<Data>> {
    calls.push(call);
    const data = call.read({}) ?? ({} as Data);
    if (!answer || answer.ok) return Promise.resolve({ ok: true, status: 200, data });
    const { failure } = answer;
    return Promise.resolve({
      ok: false,
      failure: { ...failure, message: call.describe?.(failure) ?? failure.message },
    });
  },
  beacon,
};

beforeEach(() => {
  calls = [];
  answer = undefined;
  beacon.mockClear();
});

const made = () => {
  const { read, describe, ...rest } = calls.at(-1) ?? ({} as ApiCall<unknown>);
  return rest;
};
const messageOf = (result: ApiResult<unknown>) => (result.ok ? 'ok' : result.failure.message);

describe('the popup', () => {
  it('is drawn for this page, and says so where it must be shown', async () => {
    await renderPopup(api, { currentUrl: '/blog', isForced: false });
    expect(made()).toMatchObject({ method: 'GET', path: '/api/popup-overlay/render', handlesFailure: true });
    expect(made().query).toEqual({ currentUrl: '/blog', forceVisibility: undefined });
    await renderPopup(api, { currentUrl: '/blog', isForced: true });
    expect(made().query).toEqual({ currentUrl: '/blog', forceVisibility: true });
  });

  it('is not to be shown where the answer is of another shape', async () => {
    const answered = await renderPopup(api, { currentUrl: '/', isForced: false });
    expect(answered).toMatchObject({ data: { shouldDisplayOnPage: false, renderedHtml: '' } });
  });
});

describe('census', () => {
  it('waits 2.5 s, without a crumb', async () => {
    await sendCensus(api, 'form-render', { visitorCookie: 'v', formId: 'f' });
    expect(made()).toEqual({
      method: 'POST',
      handlesFailure: true,
      path: '/api/census/form-render',
      form: { visitorCookie: 'v', formId: 'f' },
      crumb: 'none',
      timeoutMs: 2500,
    });
    expect(beacon).not.toHaveBeenCalled();
  });

  it.each(['unreachable', 'aborted'] as const)('is handed to the browser when %s', async (kind) => {
    answer = apiFailure(kind);
    await sendCensus(api, 'button-render', { visitorCookie: 'v', href: undefined, text: 'a b' });
    expect(beacon.mock.calls).toEqual([
      ['/api/census/button-render', { visitorCookie: 'v', href: undefined, text: 'a b' }],
    ]);
  });

  it("of a press is the browser's to send, since the page may leave", async () => {
    await sendCensus(api, 'button-click', { visitorCookie: 'v' });
    expect([calls.length, beacon.mock.calls.length]).toEqual([0, 1]);
    beacon.mockReturnValueOnce(false);
    await sendCensus(api, 'button-click', { visitorCookie: 'v' });
    expect(calls).toHaveLength(1);
  });

  it.each(['timeout', 'internal'] as const)('is not counted twice after %s', async (kind) => {
    answer = apiFailure(kind);
    await sendCensus(api, 'overlay', { visitorCookie: 'v' });
    expect(beacon).not.toHaveBeenCalled();
  });
});

it('records an event with the crumb among its fields', async () => {
  await recordEvent(api, { eventName: 'e', payload: { a: 1 } });
  expect(made()).toEqual({
    method: 'POST',
    handlesFailure: true,
    path: '/api/events/RecordEvent',
    form: { event: 'e', data: '{"eventName":"e","payload":{"a":1}}' },
    crumb: 'field',
  });
});

it('says why there is no submission key', async () => {
  answer = apiFailure('internal');
  expect(messageOf(await getSubmissionKey(api))).toBe(
    'Could not get a form submission key, please try again later.',
  );
  answer = apiFailure('offline');
  expect(messageOf(await getSubmissionKey(api))).toMatch('check your internet connection');
});

// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beginSession, endSession, logOut } from '../../../src/api/account-calls';
import type { Api, ApiCall, ApiFields, ApiResult } from '../../../src/api/api.types';
import { recordHit, recordQuickView, sendCensus } from '../../../src/api/census-calls';
import {
  getLanguageStatus,
  getLanguages,
  getPlace,
  getWidgetRendering,
  suggestPlaces,
} from '../../../src/api/content-calls';
import {
  recordEvent,
  recordJavascriptErrors,
  sendEvent,
  sendTraces,
  trackLanding,
} from '../../../src/api/event-calls';
import { getSubmissionKey } from '../../../src/api/form-calls';
import { getPageLoadId, sendPerformanceRecords } from '../../../src/api/performance-calls';
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

  it('counts visits and looks', async () => {
    await recordHit(api, 'view', { path: '/' }, 'v');
    expect(made()).toMatchObject({ form: { event: 'view', data: '{"path":"/"}', ss_cvr: 'v' } });
    await recordQuickView(api, 'a/b');
    expect(made()).toMatchObject({ path: '/api/census/RecordQuickView/a%2Fb' });
  });
});

describe('events', () => {
  it('go as the server wants them', async () => {
    await recordJavascriptErrors(api, [{ name: 'e', timestamp: 1, data: { stack: 'x'.repeat(6000) } }]);
    const [error] = (made() as { json: Array<{ data: { stack: string } }> }).json;
    expect([made(), error?.data.stack.length]).toMatchObject([{ crumb: 'header' }, 5000]);
    await recordJavascriptErrors(api, [{ name: 'e', timestamp: 1, data: { message: 'm' } }]);
    expect(made()).toMatchObject({ json: [{ name: 'e', timestamp: 1, data: { message: 'm' } }] });
    await sendTraces(api, [{ pageUrl: '/', type: 't', data: 1 }]);
    expect(made()).toMatchObject({ form: { data: '[{"pageUrl":"/","type":"t","data":1}]' } });
    await recordEvent(api, { eventName: 'e', payload: { a: 1 }, extra: { more: 'x' } });
    expect(made()).toEqual({
      method: 'POST',
      handlesFailure: true,
      path: '/api/events/RecordEvent',
      form: { event: 'e', data: '{"eventName":"e","payload":{"a":1}}', more: 'x' },
      crumb: 'field',
    });
    expect(new URL(trackLanding({ rk: '7' }).src, 'https://a.example').search).toBe('?rk=7');
  });

  it('say their status when they fail', async () => {
    answer = apiFailure('refused', { status: 1418 });
    const event = { analyticsId: 'a', commonData: {}, customData: {}, customSchemaName: 's' };
    expect(messageOf(await sendEvent(api, event))).toBe('Error tracking event: HTTP Status 1418');
  });
});

describe('performance', () => {
  it.each([
    ['timeout', 'Metric settings request timeout'],
    ['unreadable', 'Unable to resolve pageLoadId'],
    ['internal', 'XHR request DONE with unexpected status'],
  ] as const)('settings that fail by %s say «%s»', async (kind, message) => {
    answer = apiFailure(kind);
    expect(messageOf(await getPageLoadId(api))).toBe(message);
  });

  it('records go by beacon, else by a call', async () => {
    expect(await sendPerformanceRecords(api, 'batch')).toBe(true);
    expect(calls).toHaveLength(0);
    beacon.mockReturnValueOnce(false);
    expect(await sendPerformanceRecords(api, 'batch')).toBe(true);
    expect(made()).toMatchObject({ text: 'batch', crumb: 'none' });
  });
});

it('asks for sessions, widgets, places and languages', async () => {
  await logOut(api);
  await beginSession(api, { email: 'e', password: 'p', rememberMe: true });
  await endSession(api, { cloneCart: true });
  await getWidgetRendering(api, { type: 55, id: 'b', value: 1 }, 'c');
  await suggestPlaces(api, { input: 'we' });
  await getPlace(api, { productPage: 'p', productSection: 's' });
  await getLanguages(api);
  await getLanguageStatus(api);
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/auth/Logout',
    'POST /api/site-users/account/session',
    'DELETE /api/site-users/account/session',
    'POST /api/widget/GetWidgetRendering',
    'GET /api/google-maps/places/autocomplete',
    'GET /api/google-maps/places/details',
    'GET /api/multilingual/settings',
    'GET /api/multilingual/status',
  ]);
});

it('says why there is no submission key', async () => {
  answer = apiFailure('internal');
  expect(messageOf(await getSubmissionKey(api))).toBe(
    'Could not get a form submission key, please try again later.',
  );
  answer = apiFailure('offline');
  expect(messageOf(await getSubmissionKey(api))).toMatch('check your internet connection');
});

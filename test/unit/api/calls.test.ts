// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api, ApiCall, ApiData, ApiFields, ApiResult } from '../../../src/api/api.types';
import { addComment } from '../../../src/api/comment-calls';
import { recordJavascriptErrors } from '../../../src/api/error-calls';
import { getSubmissionKey, submitForm } from '../../../src/api/form-calls';
import { renderPopup } from '../../../src/api/popup-calls';
import { requestRestockNotice } from '../../../src/api/product-calls';
import { apiFailure, readAnswer } from '../../../src/api/read-answer';
import { sendReview } from '../../../src/api/review-calls';
import { searchItems } from '../../../src/api/search-calls';
import { getPageLoadId } from '../../../src/api/speed-calls';

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
  it('is not to be shown where the answer is of another shape', async () => {
    const answered = await renderPopup(api, { currentUrl: '/', isForced: false });
    expect(answered).toMatchObject({ data: { shouldDisplayOnPage: false, renderedHtml: '' } });
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

describe('what a visitor has entered', () => {
  const target = { itemId: 'i' } as const;
  const review = { token: 't', rating: 5, title: '', body: '', authorName: '' };
  const notice = {
    key: 'k',
    email: 'a@b.de',
    productId: 'p',
    variantId: 'v',
    joinsMailingList: false,
    captcha: {},
  };
  it.each<[string, (client: Api) => Promise<unknown>]>([
    ['a form', (client) => submitForm(client, { key: 'k', payload: {} })],
    ['a comment', (client) => addComment(client, { target, key: 'k', body: 'Ferns' })],
    ['a review', (client) => sendReview(client, review)],
    ['a wish to hear of new stock', (client) => requestRestockNotice(client, notice)],
  ])('is taken where the server says so, and not by an empty answer: %s', async (_, send) => {
    await send(api);
    const answered = (status: number, body: string) => {
      const { isEntry } = made();
      const result = readAnswer({ status, body, url: '/', isEntry }, readBy);
      return result.ok ? 'taken' : result.failure.kind;
    };
    expect(answered(200, '{}')).toBe('taken');
    expect(answered(200, '{"success":true}')).toBe('taken');
    expect([answered(200, ''), answered(204, ''), answered(200, '{"success":false}')]).toEqual([
      'unreadable',
      'unreadable',
      'unreadable',
    ]);
  });
});

/** What a call makes of an answer's JSON. */
const readBy = (data: ApiData) => calls.at(-1)?.read(data);

describe('search', () => {
  it('reads items of any quality', async () => {
    await searchItems(api, { query: 'tea', collectionId: '', page: 0 });
    const empty = { id: '', url: '', imageUrl: '', excerpts: [], collection: '' };
    expect(
      readBy({
        totalCount: 7,
        items: [
          { id: 'a', title: 'Tea', itemUrl: '/tea', highlights: ['a', 7, ''], collectionDisplayName: 'Shop' },
          { title: 'Old', fullUrl: '/old', highlight: ['b'], imageUrl: '/x.png' },
          'a query',
          { title: ' ' },
          { title: '<img src="/x.png"> <em></em>' },
          null,
          7,
        ],
      }),
    ).toEqual({
      total: 7,
      items: [
        { ...empty, id: 'a', title: 'Tea', url: '/tea', excerpts: ['a'], collection: 'Shop' },
        { ...empty, title: 'Old', url: '/old', excerpts: ['b'], imageUrl: '/x.png' },
        { ...empty, title: 'a query' },
      ],
    });
    expect(readBy({ items: ['one', 'two'] })).toMatchObject({ total: 2 });
    expect(readBy({ items: 'none' })).toBeUndefined();
  });
});

describe('calls of error reports', () => {
  it('POST /api/events/RecordJavascriptErrors: a JSON list, the crumb as a header, stacks cut to 5000 characters', async () => {
    const report = {
      eventName: 'javascript-error',
      timestamp: 1,
      data: { message: 'm', stack: 's'.repeat(6000) },
    };
    await recordJavascriptErrors(api, [report], true);
    expect(made()).toEqual({
      method: 'POST',
      path: '/api/events/RecordJavascriptErrors',
      crumb: 'header',
      keepalive: true,
      json: [{ ...report, data: { message: 'm', stack: 's'.repeat(5000) } }],
    });
  });
});

describe('calls of page speed', () => {
  it('GET /api/1/performance/settings: 30 s time-out, and the words for each way it fails', async () => {
    await getPageLoadId(api);
    expect(made()).toMatchObject({ method: 'GET', path: '/api/1/performance/settings', timeoutMs: 30_000 });
    expect(
      [{ pageLoadId: 'a' }, { pageLoadId: '' }, { pageLoadId: 7 }].map((data) => calls[0]?.read(data)),
    ).toEqual(['a', undefined, undefined]);
    const messages = [];
    for (const failed of [apiFailure('timeout'), apiFailure('unreadable'), apiFailure('refused')]) {
      answer = failed;
      const { ok, ...rest } = await getPageLoadId(api);
      messages.push(!ok && 'failure' in rest && rest.failure.message);
    }
    expect(messages).toEqual([
      'Metric settings request timeout',
      'Unable to resolve pageLoadId',
      'XHR request DONE with unexpected status',
    ]);
  });
});

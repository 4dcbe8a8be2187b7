// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Transport } from '../../../../src/api/api.types';
import type { Endpoint, EndpointName } from '../../../../src/context/page-endpoints';
import type { Scope } from '../../../../src/core/scope';
import { createAnswerer } from '../../../../src/features/endpoints/answer-call';
import { endpointOfCall } from '../../../../src/features/endpoints/endpoint-calls';
import type { EndpointSettings } from '../../../../src/features/endpoints/endpoints.data';

const OTHER = 'https://forms.example/f';
const SAVE = '/api/form/SaveFormSubmission';

/** What the other server was asked. */
let asked: Array<{ readonly url: string; readonly init: RequestInit }> = [];
let reply: { readonly status: number; readonly body: string } = { status: 200, body: '{"ok":true}' };

beforeEach(() => {
  asked = [];
  reply = { status: 200, body: '{"ok":true}' };
  document.body.innerHTML = `<a href="mailto:hello@glasshouse.example?subject=x">Write</a>
    <form><div class="form-item field email" id="email-1"><label class="title">Your email <span class="required">*</span></label><input type="email"></div>
    <fieldset class="form-item fields name" id="name-1"><legend class="title">Name</legend><input><input></fieldset>
    <fieldset class="form-item fields date" id="date-1"><legend class="title">Visit</legend><input><input><input></fieldset>
    <fieldset class="form-item fields date" id="date-2"><legend class="title">Visit</legend><input><input><input></fieldset></form>`;
});
afterEach(() => {
  sent.mockClear();
});

// `load` is all that an answerer needs of its scope.
const scope = { load: (_: string, load: () => Promise<unknown>) => load() } as unknown as Scope;
const sent = vi.fn(async (..._: Parameters<Transport>) => ({ status: 299, body: '', retryAfter: null }));
/** The other server has a host of its own; all else would go to the page's. */
const send: Transport = async (url, init, signal) => {
  if (url !== OTHER) return sent(url, init, signal);
  asked.push({ url, init });
  return { ...reply, retryAfter: null };
};

const NONE = Object.fromEntries(
  ['forms', 'newsletter', 'comments', 'cart', 'search', 'statistics'].map((name) => [name, 'none']),
) as Record<EndpointName, Endpoint>;

function answer(
  path: string,
  of: Partial<Record<EndpointName, Endpoint>> = {},
  payload?: object,
  unit?: string,
) {
  const settings: EndpointSettings = {
    of: { ...NONE, ...of },
    others: 'none',
    searchIndex: undefined,
    events: undefined,
    searchPage: undefined,
    off: [],
    cart: undefined,
  };
  return createAnswerer(
    settings,
    scope,
    unit,
  )(
    {
      path,
      url: location.origin + path,
      init: { method: 'POST', body: JSON.stringify(payload ?? {}) },
      signal: new AbortController().signal,
    },
    send,
  );
}
const entries = {
  'email-1': 'ada@glasshouse.example',
  'name-1': ['Ada', 'Byron'],
  'date-1': ['3', '4', '2026'],
  'date-2': ['', '', ''],
};
const classic = { isOverlayForm: false, form: JSON.stringify(entries) };
const dataOf = ({ body }: { readonly body: string }) => JSON.parse(body);

it.each([
  [SAVE, undefined, 'forms'],
  [SAVE, 'newsletter', 'newsletter'],
  ['/api/form/UploadFile', 'form', 'forms'],
  ['/api/comment/GetThread', undefined, 'comments'],
  ['/api/commerce/product-reviews/request', undefined, 'comments'],
  ['/api/commerce/shopping-cart/entries/1', undefined, 'cart'],
  ['/api/3/commerce/cart/subscription', undefined, 'cart'],
  ['/api/search/SearchSuggest', undefined, 'search'],
  ['/api/census/RecordHit', undefined, 'statistics'],
  ['/api/1/performance/settings', undefined, 'statistics'],
  ['/api/events/RecordJavascriptErrors', undefined, 'statistics'],
  ['/api/v1/events', undefined, 'statistics'],
  ['/api/open/GetItemsByMonth', undefined, undefined],
])('which endpoint a call is for %s of %s: %s', (path, unit, name) => {
  expect(endpointOfCall(path, unit)).toBe(name);
});

describe('where no endpoint answers', () => {
  it.each([
    [SAVE, undefined, 'This form is closed. Write to hello@glasshouse.example.'],
    [SAVE, 'newsletter', 'This newsletter is closed. Write to hello@glasshouse.example.'],
    ['/api/commerce/shopping-cart', undefined, 'This shop is closed. Write to hello@glasshouse.example.'],
  ])('says so as a server would: %s of %s', async (path, unit, error) => {
    const response = await answer(path, {}, {}, unit);
    expect([response.status, dataOf(response)]).toEqual([400, { error }]);
    expect([asked, sent.mock.calls]).toEqual([[], []]);
  });

  it('drops statistics, and has nothing of what the platform renders', async () => {
    expect((await answer('/api/census/RecordHit')).status).toBe(204);
    expect((await answer('/api/open/GetItemsByMonth')).status).toBe(404);
    expect([asked, sent.mock.calls]).toEqual([[], []]);
  });

  it('leaves out the address that the page does not have', async () => {
    document.querySelector('a')?.remove();
    expect(dataOf(await answer(SAVE))).toEqual({ error: 'This form is closed.' });
  });
});

describe('a form for another server', () => {
  const forms = { url: OTHER, as: 'json', fields: { access_key: 'k' } } as const;

  it('is sent as JSON, by the titles that people read, without cookies', async () => {
    const response = await answer(SAVE, { forms }, classic);
    expect(dataOf(response)).toEqual({ success: true });
    expect(asked.map(({ url }) => url)).toEqual([OTHER]);
    expect(asked[0]?.init.credentials).toBe('same-origin');
    expect(JSON.parse(String(asked[0]?.init.body))).toEqual({
      access_key: 'k',
      email: 'ada@glasshouse.example',
      Name: 'Ada Byron',
      Visit: '2026-03-04',
      'Visit (2)': '',
      page: location.origin + location.pathname,
    });
  });

  it('is form-encoded for handlers that want it so', async () => {
    await answer(SAVE, { forms: { ...forms, as: 'form' } }, classic);
    expect(asked[0]?.init.body).toBeInstanceOf(URLSearchParams);
    expect(new URLSearchParams(String(asked[0]?.init.body)).get('Name')).toBe('Ada Byron');
  });

  it('is sent as it was typed, although the platform gets it escaped', async () => {
    await answer(SAVE, { forms }, { form: JSON.stringify({ 'name-1': ['A &amp; B', '&lt;c&gt;'] }) });
    expect(JSON.parse(String(asked[0]?.init.body)).Name).toBe('A & B <c>');
  });

  it('needs no key and takes no file, and makes no request for either', async () => {
    expect(dataOf(await answer('/api/form/FormSubmissionKey', { forms })).key).toMatch(/\d/);
    expect((await answer('/api/form/UploadFile', { forms })).status).toBe(404);
    expect(asked).toEqual([]);
  });

  it('shows errors at the fields that the service names, and the others for the form', async () => {
    const errors = [
      { field: 'email', message: 'is not an address' },
      { field: 'other', message: 'is missing' },
    ];
    reply = { status: 422, body: JSON.stringify({ errors }) };
    const response = await answer(SAVE, { forms }, classic);
    expect([response.status, dataOf(response)]).toEqual([
      400,
      { error: 'is missing', errors: { 'email-1': 'is not an address' } },
    ]);
  });

  it.each([
    ['json', 200, '{"ok":true,"next":"/thanks"}', true],
    ['json', 204, '', true],
    ['json', 200, '<h1>Log in to the hotel’s network</h1>', false],
    ['json', 200, '{"success":false,"error":"spam"}', false],
    ['json', 403, '{"error":"This domain may not send."}', false],
    ['form', 200, '<h1>Thank you</h1>', true],
    ['form', 200, '{"success":false}', false],
    ['form', 500, '<h1>Oops</h1>', false],
  ] as const)('is taken or not: as %s, %i %s → %s', async (as, status, body, isTaken) => {
    reply = { status, body };
    const response = await answer(SAVE, { forms: { ...forms, as } }, classic);
    expect(response.body === '{"success":true}' && response.status === 200).toBe(isTaken);
  });
});

it('sends to the platform what is the platform’s, and never answers for another server', async () => {
  expect((await answer('/api/comment/GetThread', { comments: 'platform' })).status).toBe(299);
  const settings = {
    of: NONE,
    others: 'none',
    searchIndex: undefined,
    events: undefined,
    searchPage: undefined,
    off: [],
    cart: undefined,
  } as const;
  const event = { path: '/api/v1/events', url: 'https://events.example/api/v1/events', init: {} };
  const response = await createAnswerer(settings, scope)(
    { ...event, signal: new AbortController().signal },
    send,
  );
  expect(response.status).toBe(299);
  expect(sent).toHaveBeenCalledTimes(2);
});

it('asks for the list of all events where the page names one, whichever month a calendar shows', async () => {
  const settings = { of: NONE, others: 'none', events: '/inlay/events.json' } as never;
  const init = { method: 'GET' };
  const path = '/api/open/GetItemsByMonth';
  const { signal } = new AbortController();
  await createAnswerer(settings, scope)(
    { path, url: `${location.origin}${path}?month=03-2026`, init, signal },
    send,
  );
  expect(sent.mock.calls).toEqual([['/inlay/events.json', init, signal]]);
});

describe('a call that the browser answers', () => {
  const answered = { status: 200, body: '{"here":true}', retryAfter: null };

  it.each([
    ['search', '/api/search/SearchSuggest', { searchIndex: '/index.json' }, 'answerSearch', ['/index.json']],
    ['cart', '/api/commerce/shopping-cart', { cart: {} }, 'answerCart', []],
  ])('is one of the %s', async (name, path, settings, by, first) => {
    const answer = vi.fn(async (..._: unknown[]) => answered);
    const own = { load: vi.fn(async (_: string) => ({ [by]: answer })) } as unknown as Scope;
    const of = { ...NONE, [name]: 'none' };
    const none = { others: 'none', searchIndex: undefined, searchPage: undefined, cart: undefined };
    const call = { path, url: location.origin + path, init: {}, signal: new AbortController().signal };
    const answerer = createAnswerer({ of, ...none, ...settings } as never, own);
    expect(await answerer(call, send)).toBe(answered);
    expect(answer.mock.calls.map((args) => args.slice(0, first.length + 1))).toEqual([[...first, call]]);
    expect([asked, sent.mock.calls]).toEqual([[], []]);
  });
});

it.each([
  ['/api/comment/GetThread', { searchIndex: '/index.json', cart: {} }],
  ['/api/search/SearchSuggest', { cart: {} }],
  ['/api/commerce/shopping-cart', { searchIndex: '/index.json' }],
])('the call of %s is not answered by what %j are for', async (path, settings) => {
  const load = vi.fn(async (_: string, importer: () => Promise<unknown>) => importer());
  const none = { others: 'none', searchIndex: undefined, searchPage: undefined, cart: undefined };
  const call = { path, url: location.origin + path, init: {}, signal: new AbortController().signal };
  await createAnswerer({ of: NONE, ...none, ...settings } as never, { load } as never)(call, send);
  const loaded = load.mock.calls.map(([name]) => name);
  expect(loaded).not.toContain('search-index');
  expect(loaded).not.toContain('local-cart');
});

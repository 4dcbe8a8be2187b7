// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api, ApiCall, ApiResult } from '../../../../../src/api/api.types';
import { apiFailure } from '../../../../../src/api/read-answer';
import { CHANNELS, type ChannelName } from '../../../../../src/features/statistics/events/channels';
import type { QueuedEvent } from '../../../../../src/features/statistics/events/event-storage';
import {
  createEventSender,
  EVENT_TIMEOUT_MS,
} from '../../../../../src/features/statistics/events/send-events';

let calls: ApiCall<unknown>[] = [];
let answer: ApiResult<never> | undefined;
const beacon = vi.fn((_path: string, _body: unknown) => true);
const warn = vi.fn();
const api: Api = {
  call<Data>(call: ApiCall<Data>): Promise<ApiResult<Data>> {
    calls.push(call);
    const data = call.read({}) ?? ({} as Data);
    return Promise.resolve(answer ?? { ok: true, status: 200, data });
  },
  beacon,
};
const asked: string[] = [];
const from = (server: string): Api => ({
  ...api,
  call(call) {
    asked.push(server);
    return api.call(call);
  },
});
const send = createEventSender(
  { site: from('site'), events: from('events'), loadWithCrumb: async () => from('with a crumb') },
  warn,
);
const event = (to: ChannelName, data: object, key = 'k1'): QueuedEvent => ({
  key,
  to,
  data: { ...data },
  at: 0,
  page: 'p',
  until: 0,
  tries: 0,
});
const made = () => {
  const { read, ...rest } = calls.at(-1) ?? ({} as ApiCall<unknown>);
  return rest;
};

beforeEach(() => {
  calls = [];
  answer = undefined;
  vi.clearAllMocks();
  // Browsers have it; happy-dom does not.
  vi.stubGlobal(
    'Request',
    class {
      get keepalive() {
        return false;
      }
    },
  );
});

describe('an event', () => {
  it('has half a surrogate pair in its path as the replacement character, and does not throw', async () => {
    expect(await send(event('quick-view', { id: 'a\ud800' }), false)).toBe('taken');
    expect(made()).toMatchObject({ path: '/api/census/RecordQuickView/a%EF%BF%BD' });
  });

  it('waits 2500 ms, and has its key', async () => {
    expect(EVENT_TIMEOUT_MS).toBe(2500);
    expect(await send(event('form-render', { formId: 'f' }), false)).toBe('taken');
    expect(made()).toEqual({
      method: 'POST',
      path: '/api/census/form-render',
      form: { formId: 'f', key: 'k1' },
      crumb: 'none',
      timeoutMs: 2500,
      keepalive: false,
    });
    await send(event('form-render', {}), true);
    expect(made()).toMatchObject({ keepalive: true });
    await send(event('button-click', {}), false);
    expect(made()).toMatchObject({ keepalive: true });
  });

  it('POST /api/events/RecordEvent is form-encoded with the crumb', async () => {
    await send(event('site-event', { event: 'e', data: '{}' }), true);
    expect(made()).toMatchObject({
      path: '/api/events/RecordEvent',
      form: { event: 'e', data: '{}', key: 'k1' },
      crumb: 'field',
    });
    expect(asked.at(-1)).toBe('site');
    // The server may want a newer crumb: not while the page leaves, for then nothing more can be loaded.
    answer = apiFailure('refused', { status: 400 });
    await send(event('site-event', {}), true);
    expect(asked.at(-1)).toBe('site');
    await send(event('site-event', {}), false);
    expect(asked.slice(-2)).toEqual(['site', 'with a crumb']);
  });

  it('POST /api/census/RecordQuickView/{id} has the product in its path', async () => {
    await send(event('quick-view', { id: 'a/b', websiteId: 'w' }), false);
    expect(made()).toMatchObject({
      path: '/api/census/RecordQuickView/a%2Fb',
      form: { websiteId: 'w', key: 'k1' },
    });
  });

  it('POST /api/v1/events takes one object of four fields, at the events’ own server', async () => {
    const data = { analyticsId: 'a', commonData: {}, customData: {}, customSchemaName: '' };
    asked.length = 0;
    await send(event('event', data), false);
    expect(made()).toMatchObject({ path: '/api/v1/events' });
    expect(calls.at(-1)).toHaveProperty('json', data);
    await send(event('overlay', {}), false);
    expect(asked).toEqual(['events', 'site']);
  });

  it('is not repeated without a key, unless the server has said that it did not take it', async () => {
    answer = apiFailure('unreachable', { status: 0 });
    expect(await send(event('event', {}), false)).toBe('taken');
    answer = apiFailure('internal', { status: 500 });
    expect(await send(event('event', {}), false)).toBe('unreached');
  });

  it.each([
    ['server', 200, 'taken'],
    ['unreadable', 202, 'taken'],
    ['internal', 500, 'unreached'],
    ['unavailable', 503, 'unreached'],
    ['refused', 429, 'unreached'],
    ['refused', 408, 'unreached'],
    ['timeout', 0, 'unreached'],
    ['unreachable', 0, 'unreached'],
    ['refused', 404, 'refused'],
  ] as const)('whose answer is %s %i is %s', async (kind, status, delivery) => {
    answer = apiFailure(kind, { status });
    expect(await send(event('overlay', {}), false)).toBe(delivery);
    expect(warn.mock.calls.flat()).toEqual(
      delivery === 'refused' ? ['Error tracking event: HTTP Status 404'] : [],
    );
  });

  it('is a beacon when the page leaves a browser whose requests do not outlive pages', async () => {
    vi.stubGlobal('Request', class {});
    expect(await send(event('overlay', { action: 1 }), true)).toBe('taken');
    expect(beacon.mock.calls).toEqual([['/api/census/overlay', { action: 1, key: 'k1' }]]);
    await send(event('event', { analyticsId: 'a' }), true);
    expect(beacon.mock.lastCall).toEqual(['/api/v1/events', '{"analyticsId":"a"}']);
    beacon.mockReturnValueOnce(false);
    expect(await send(event('overlay', {}), true)).toBe('unreached');
    // The crumb goes with a request only.
    await send(event('site-event', {}), true);
    await send(event('overlay', {}), false);
    expect([beacon.mock.calls.length, calls.length]).toEqual([3, 2]);
  });
});

describe('GET image /api/track/Track', () => {
  it.each([
    ['load', 'with a picture', [], 'taken'],
    ['error', 'without an answer', [{ responseStatus: 0, responseStart: 0 }], 'unreached'],
    ['error', 'that the browser has not noted', [], 'unreached'],
    ['error', 'with no picture', [{ responseStatus: 204, responseStart: 9 }], 'taken'],
    ['error', 'of an address that is not there', [{ responseStatus: 404, responseStart: 9 }], 'refused'],
    ['error', 'of a server that is not well', [{ responseStatus: 503, responseStart: 9 }], 'unreached'],
    ['error', 'whose status Safari does not tell', [{ responseStart: 9 }], 'taken'],
  ])('after %s, a request %s, is settled by the answer', async (type, _, noted, delivery) => {
    vi.spyOn(performance, 'getEntriesByName').mockReturnValue(noted as never);
    const pictures: HTMLImageElement[] = [];
    vi.stubGlobal('Image', function picture() {
      const image = document.createElement('img');
      Object.defineProperty(image, 'src', { writable: true });
      pictures.push(image);
      return image;
    });
    const sent = send(event('landing', { landing: '/?a', lang: 'en' }, '77'), false);
    pictures[0]?.dispatchEvent(new Event(type));
    expect(await sent).toBe(delivery);
    expect(pictures[0]?.src).toMatch(/\/api\/track\/Track\?landing=%2F%3Fa&lang=en&rk=77$/);
  });

  it('is tried again after 2500 ms without an answer', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('Image', class {});
    const sent = send(event('landing', {}), false);
    vi.advanceTimersByTime(2500);
    vi.useRealTimers();
    expect(await sent).toBe('unreached');
  });
});

it('every channel has a path of the server, and a body', () => {
  for (const { path, body } of Object.values(CHANNELS)) {
    expect(path).toMatch(/^\/api\/[\w/-]+$/);
    expect(['form', 'json', 'image']).toContain(body);
  }
});

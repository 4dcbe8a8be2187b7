// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import type { Api, Transport } from '../../../src/api/api.types';
import { uploadFile } from '../../../src/api/upload-calls';

const calls: unknown[][] = [];
let request: Partial<Record<'onload' | 'onerror' | 'onabort', () => void>> & {
  readonly upload: { onprogress?: (event: object) => void };
  readonly withCredentials?: boolean;
};
class FakeRequest {
  status = 201;
  responseText = 'text';
  upload = {};
  constructor() {
    request = this as never;
  }
  getResponseHeader = (name: string) => `${name} 3`;
  open = (...args: unknown[]) => calls.push(['open', ...args]);
  setRequestHeader = (...args: unknown[]) => calls.push(['header', ...args]);
  send = (body: unknown) => calls.push(['send', body]);
  abort = () => calls.push(['abort']);
}

beforeEach(() => {
  calls.length = 0;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});

/** The transport of an upload. */
function start(onProgress = (_: number) => {}) {
  let given: Transport | undefined;
  const api = {
    call({ transport }: { transport: Transport }) {
      given = transport;
    },
  };
  const ended = new AbortController();
  const file = new File(['a'], 'a.txt');
  uploadFile(api as unknown as Api, { formId: 'f', fieldId: 'x', file, onProgress, signal: ended.signal });
  const sent = given?.('/upload', { headers: { 'x-crumb': 'c' }, body: 'body' }, ended.signal);
  return { sent, abort: () => ended.abort() };
}

it('sends the body with its headers and the cookies, and returns the answer', async () => {
  const { sent } = start();
  expect(calls).toEqual([
    ['open', 'POST', '/upload'],
    ['header', 'x-crumb', 'c'],
    ['send', 'body'],
  ]);
  expect(request.withCredentials).toBe(true);
  request.onload?.();
  expect(await sent).toEqual({ status: 201, body: 'text', retryAfter: 'retry-after 3' });
});

it('tells how much has been sent, where that is known', () => {
  const heard: number[] = [];
  start((share) => heard.push(share));
  for (const total of [4, 0]) request.upload.onprogress?.({ loaded: 1, total });
  expect(heard).toEqual([0.25]);
});

it.each(['onerror', 'onabort'] as const)('fails at `%s`', async (event) => {
  const { sent } = start();
  request[event]?.();
  await expect(sent).rejects.toThrow(TypeError);
});

it('stops with its signal', () => {
  const { abort } = start();
  expect(calls.at(-1)?.[0]).toBe('send');
  abort();
  expect(calls.at(-1)).toEqual(['abort']);
});

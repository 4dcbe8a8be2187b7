import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { createAdaptorServer } from '@hono/node-server';
import { beforeAll, describe, expect, it, test, vi } from 'vitest';
import { serverAddress } from './server-bundle.mjs';

const PAGE =
  '<!doctype html><head><script src="https://assets.squarespace.com/x.js"></script></head><body><div class="sqs-block-accordion">ü</div>';

/** @type {{ createProxy: Function, createMemoryCache: Function }} */
let example;

beforeAll(async () => {
  const code = await readFile('docs/guides/edge-proxy.mjs', 'utf8');
  expect(code).toContain("from 'inlay/server'");
  const text = code.replace("'inlay/server'", JSON.stringify(await serverAddress()));
  example = await import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`);
});

/** @param {Response} answer */
function createProxy(answer) {
  const fetch = vi.fn(async () => answer);
  const proxy = example.createProxy({ origin: 'https://site.example', base: '/inlay/', fetch });
  return { fetch, ask: (/** @type {string} */ path) => proxy(new Request(`https://own.example${path}`)) };
}

test('pages of the site lose the platform’s scripts and get Inlay’s', async () => {
  const { ask, fetch } = createProxy(
    new Response(PAGE, {
      status: 404,
      headers: { 'content-type': 'text/html', 'content-length': '9', 'x-kept': '1', etag: '"a"' },
    }),
  );
  const response = await ask('/about?a=1');
  expect(fetch.mock.calls[0]?.[0].url).toBe('https://site.example/about?a=1');
  const html = await response.text();
  expect(html).not.toContain('assets.squarespace.com');
  expect(html).toContain('src="/inlay/preact/site.js"');
  expect(html).toContain('ü');
  expect(response.status).toBe(404);
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'text/html; charset=utf-8',
    etag: 'W/"a-inlay-1"',
    'x-kept': '1',
  });
});

test('other answers pass as they are, redirects to this host', async () => {
  const data = await createProxy(new Response(PAGE, { headers: { 'content-type': 'text/plain' } })).ask(
    '/a.txt',
  );
  expect(await data.text()).toBe(PAGE);
  const moved = await createProxy(
    new Response(null, { status: 301, headers: { location: 'https://site.example/new' } }),
  ).ask('/old');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, 'https://own.example/new']);
});

test('is behind a server that packs, as Node sends what it has fetched', async () => {
  const text = gzipSync(Buffer.from('body{}'));
  const page = gzipSync(Buffer.from(PAGE));
  const site = createServer((request, response) => {
    const isPage = request.url === '/';
    response.writeHead(200, {
      'content-type': isPage ? 'text/html' : 'text/css',
      'content-encoding': 'gzip',
      'content-length': isPage ? page.length : text.length,
    });
    response.end(request.method === 'HEAD' ? undefined : isPage ? page : text);
  });
  await new Promise((resolve) => site.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (site.address());
  const proxy = example.createProxy({ origin: `http://127.0.0.1:${port}`, base: '/inlay/' });
  const own = createAdaptorServer({ fetch: proxy });
  await new Promise((resolve) => own.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port: ownPort } = /** @type {import('node:net').AddressInfo} */ (own.address());
  const ask = (/** @type {string} */ path, method = 'GET') =>
    fetch(`http://127.0.0.1:${ownPort}${path}`, { method });
  try {
    expect(await (await ask('/a.css')).text()).toBe('body{}');
    expect(await (await ask('/')).text()).toContain('src="/inlay/preact/site.js"');
    expect((await ask('/', 'HEAD')).status).toBe(200);
  } finally {
    for (const server of [site, own]) server.close();
  }
});

test.each([204, 205, 304])('an answer %i has no body', async (status) => {
  const { ask } = createProxy(
    new Response(null, { status, headers: { 'content-type': 'text/html', etag: '"a"' } }),
  );
  const response = await ask('/');
  expect([response.status, response.headers.get('etag'), response.body]).toEqual([status, '"a"', null]);
});

test('a page that cannot be read stays as it is', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const html = '<div class="sqs-block fern-block" data-block-type="999">'.repeat(3000);
  const { ask } = createProxy(new Response(html, { headers: { 'content-type': 'text/html', etag: '"a"' } }));
  const response = await ask('/');
  expect([await response.text(), response.headers.get('etag')]).toEqual([html, '"a"']);
  expect(error).toHaveBeenCalledOnce();
  error.mockRestore();
});

test.each([
  ['by its header', 'text/html; charset=windows-1252', ''],
  ['by its meta', 'text/html', '<meta charset="windows-1252">'],
])('a page keeps the encoding that it has %s', async (_, type, meta) => {
  const bytes = Buffer.from(PAGE.replace('<head>', `<head>${meta}`), 'latin1');
  const { ask } = createProxy(new Response(bytes, { headers: { 'content-type': type } }));
  const response = await ask('/');
  expect(response.headers.get('content-type')).toBe('text/html; charset=windows-1252');
  const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
  expect(text).toContain('ü');
  expect(text).toContain('src="/inlay/preact/site.js"');
});

test('no path leads to another host', async () => {
  const { ask, fetch } = createProxy(new Response('', { headers: { 'content-type': 'text/plain' } }));
  await ask('//evil.example/a');
  expect(new URL(fetch.mock.calls[0]?.[0].url).host).toBe('site.example');
});

/**
 * A site that answers with what the function returns, and the proxy before it.
 * @param {(request: Request) => Response | Promise<Response>} answer
 * @param {object} [options]
 */
function proxyOf(answer, options = {}) {
  const fetch = vi.fn(async (/** @type {Request} */ request) => answer(request));
  const proxy = example.createProxy({ origin: 'https://site.example', base: '/inlay/', fetch, ...options });
  return {
    fetch,
    ask: (/** @type {string} */ path, /** @type {RequestInit} */ init = {}) =>
      proxy(new Request(`https://own.example${path}`, init)),
  };
}
/** @param {BodyInit | null} body @param {Record<string, string>} [headers] @param {number} [status] */
const html = (body, headers = {}, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'text/html', ...headers } });

describe('a page that the runtime has left packed', () => {
  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
  ])('by %s is unpacked and changed', async (encoding, pack) => {
    const { ask } = proxyOf(() => html(pack(Buffer.from(PAGE)), { 'content-encoding': encoding }));
    const response = await ask('/');
    expect(await response.text()).toContain('src="/inlay/preact/site.js"');
    expect(response.headers.get('content-encoding')).toBeNull();
  });

  it('by brotli, which this runtime does not unpack, passes with its header', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const packed = brotliCompressSync(Buffer.from(PAGE));
    const { ask } = proxyOf(() => html(packed, { 'content-encoding': 'br' }));
    const response = await ask('/');
    const bytes = Buffer.from(await response.arrayBuffer());
    const headers = ['content-encoding', 'x-inlay'].map((name) => response.headers.get(name));
    // Runtimes that know it unpack it.
    const isKnown = headers[0] === null;
    expect([isKnown ? 'unpacked' : bytes.equals(packed), isKnown || headers]).toEqual(
      isKnown ? ['unpacked', true] : [true, ['br', 'unreadable']],
    );
    error.mockRestore();
  });
});

test('the site is asked for gzip alone, which can be told from text, and for plain bytes of a part', async () => {
  const { ask, fetch } = proxyOf(() => new Response('x'));
  await ask('/a', { headers: { 'accept-encoding': 'br, gzip' } });
  await ask('/a', { headers: { range: 'bytes=0-1' } });
  expect(fetch.mock.calls.map(([request]) => request.headers.get('accept-encoding'))).toEqual([
    'gzip',
    'identity',
  ]);
});

test('what is not a page is streamed, and unpacked', async () => {
  /** @type {ReadableStreamDefaultController | undefined} */
  let sender;
  const stream = new ReadableStream({
    start(controller) {
      sender = controller;
      controller.enqueue(Buffer.from('first'));
    },
  });
  const { ask } = proxyOf(() => new Response(stream, { headers: { 'content-type': 'video/mp4' } }));
  const reader = (await ask('/a.mp4')).body.getReader();
  expect(Buffer.from((await reader.read()).value).toString()).toBe('first');
  sender?.enqueue(Buffer.from('second'));
  expect(Buffer.from((await reader.read()).value).toString()).toBe('second');

  const packed = gzipSync(Buffer.from('body{}'));
  const sheet = await proxyOf(
    () => new Response(packed, { headers: { 'content-type': 'text/css', 'content-encoding': 'gzip' } }),
  ).ask('/a.css');
  expect([await sheet.text(), sheet.headers.get('content-encoding')]).toEqual(['body{}', null]);
});

describe('conditions', () => {
  const site = (/** @type {Request} */ request) =>
    request.headers.get('if-none-match') === '"a"'
      ? new Response(null, { status: 304, headers: { etag: '"a"' } })
      : html(PAGE, { etag: '"a"', 'last-modified': 'Sat, 28 Nov 2026 00:00:00 GMT' });
  const accept = 'text/html,*/*';

  it('with the tag of an adopted page are those of the site', async () => {
    const { ask } = proxyOf(site);
    const etag = (await ask('/', { headers: { accept } })).headers.get('etag') ?? '';
    expect(etag).toBe('W/"a-inlay-1"');
    const again = await proxyOf((request) =>
      site(
        new Request(request, {
          headers: { 'if-none-match': (request.headers.get('if-none-match') ?? '').replace('W/', '') },
        }),
      ),
    ).ask('/', { headers: { accept, 'if-none-match': etag } });
    expect([again.status, again.headers.get('etag')]).toEqual([304, etag]);
  });

  it.each([
    ['of another version', { 'if-none-match': 'W/"a-inlay-0"' }],
    ['of the page as the site sends it', { 'if-none-match': '"a"', 'if-modified-since': 'x' }],
  ])('with a tag %s are not asked of the site', async (_, headers) => {
    const { ask, fetch } = proxyOf(site);
    const response = await ask('/', { headers: { accept, ...headers } });
    expect([response.status, response.headers.get('last-modified')]).toEqual([200, null]);
    const sent = fetch.mock.calls[0]?.[0].headers;
    expect([sent?.get('if-none-match'), sent?.get('if-modified-since')]).toEqual([null, null]);
  });

  it('of files pass as they are', async () => {
    const { ask, fetch } = proxyOf(() => new Response(null, { status: 304, headers: { etag: '"f"' } }));
    const response = await ask('/a.css', { headers: { accept: 'text/css', 'if-none-match': '"f"' } });
    expect([response.status, response.headers.get('etag')]).toEqual([304, '"f"']);
    expect(fetch.mock.calls[0]?.[0].headers.get('if-none-match')).toBe('"f"');
  });
});

describe('ranges', () => {
  it('of files pass', async () => {
    const part = { 'content-type': 'video/mp4', 'content-range': 'bytes 0-1/9', 'content-length': '2' };
    const { ask } = proxyOf(() => new Response('ab', { status: 206, headers: part }));
    const response = await ask('/a.mp4', { headers: { range: 'bytes=0-1' } });
    expect([response.status, Object.fromEntries(response.headers)]).toEqual([206, part]);
  });

  it('of pages are answered with the whole page', async () => {
    const { ask } = proxyOf((request) =>
      request.headers.has('range') ? html('<!doc', { 'content-range': 'bytes 0-4/99' }, 206) : html(PAGE),
    );
    const response = await ask('/', { headers: { range: 'bytes=0-4' } });
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('site.js')]);
  });
});

test('HEAD has the headers of the page as it would be sent', async () => {
  const { ask } = proxyOf(() =>
    html(null, { etag: '"a"', 'content-length': '99', 'accept-ranges': 'bytes' }),
  );
  const response = await ask('/', { method: 'HEAD' });
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'text/html',
    etag: 'W/"a-inlay-1"',
  });
});

test.each([
  ['/new', 'https://own.example/new'],
  ['https://site.example/new?a=1#b', 'https://own.example/new?a=1#b'],
  ['http://site.example/new', 'https://own.example/new'],
  ['//site.example/new', 'https://own.example/new'],
  ['https://site.example.evil.example/', 'https://site.example.evil.example/'],
  ['https://elsewhere.example/https://site.example/', 'https://elsewhere.example/https://site.example/'],
])('a redirect to %s leads to %s', async (to, expected) => {
  const { ask } = proxyOf(() => new Response(null, { status: 302, headers: { location: to } }));
  expect((await ask('/old')).headers.get('location')).toBe(expected);
});

test('cookies of the site’s host are those of this host, and others pass', async () => {
  const headers = new Headers({ 'content-type': 'text/plain' });
  for (const domain of [
    '; Domain=site.example',
    '; domain=.site.example; Secure',
    '',
    '; Domain=other.example',
  ])
    headers.append('set-cookie', `a=1${domain}`);
  const { ask } = proxyOf(() => new Response('x', { headers }));
  expect((await ask('/')).headers.getSetCookie()).toEqual([
    'a=1',
    'a=1; Secure',
    'a=1',
    'a=1; Domain=other.example',
  ]);
});

test('a page over the limit passes unchanged, and a header says so', async () => {
  const { ask } = proxyOf(() => html(PAGE.repeat(50), { etag: '"a"' }), { maxBytes: 1000 });
  const response = await ask('/');
  expect([await response.text(), response.headers.get('x-inlay'), response.headers.get('etag')]).toEqual([
    PAGE.repeat(50),
    'too-large',
    '"a"',
  ]);
});

test.each([
  [
    'does not answer',
    504,
    (/** @type {Request} */ { signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  ],
  ['cannot be reached', 502, () => Promise.reject(new TypeError('fetch failed'))],
])('a site that %s is a %i', async (_, status, answer) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const response = await proxyOf(/** @type {any} */ (answer), { timeoutMs: 20 }).ask('/');
  expect([response.status, await response.text()]).toEqual([
    status,
    'The site does not answer. Try again later.',
  ]);
  error.mockRestore();
});

test('a page is adopted once for the same text, type and version', async () => {
  const kept = new Map();
  const set = vi.fn((key, value) => kept.set(key, value));
  const cache = { get: async (/** @type {string} */ key) => kept.get(key), set };
  const first = await (await proxyOf(() => html(PAGE), { cache }).ask('/')).text();
  const second = await (await proxyOf(() => html(PAGE), { cache }).ask('/other')).text();
  expect([second, set.mock.calls.length]).toEqual([first, 1]);
  await proxyOf(() => html(PAGE), { cache, version: '2' }).ask('/');
  await proxyOf(() => html(`${PAGE}!`), { cache }).ask('/');
  expect(set).toHaveBeenCalledTimes(3);
});

test('a page that is kept by its tag is not read', async () => {
  const kept = new Map();
  const cache = {
    get: (/** @type {string} */ key) => kept.get(key),
    set: (key, value) => kept.set(key, value),
  };
  const cancel = vi.fn();
  const unread = () => html(new ReadableStream({ cancel }), { etag: '"a"' });
  const first = await (await proxyOf(() => html(PAGE, { etag: '"a"' }), { cache }).ask('/')).text();
  const second = await proxyOf(unread, { cache }).ask('/');
  expect([await second.text(), second.headers.get('etag')]).toEqual([first, 'W/"a-inlay-1"']);
  expect(cancel).toHaveBeenCalledOnce();
});

describe('a page that is kept', () => {
  /** A site that sends a page once, with a cookie each time; `seen` is what it was asked with. */
  function siteOf(path, { tag = '"k"', ...options } = {}) {
    const seen = [];
    const { ask } = proxyOf((request) => {
      const condition = request.headers.get('if-none-match');
      seen.push(condition);
      const headers = { etag: tag, 'set-cookie': `visit=${seen.length}` };
      return condition === tag
        ? new Response(null, { status: 304, headers: { ...headers, age: '1' } })
        : html(PAGE, { ...headers, 'x-first': '1' });
    }, options);
    return { seen, visit: (init) => ask(path, { headers: { accept: 'text/html' }, ...init }) };
  }

  it('is not sent again by a site that says it is the same', async () => {
    const { seen, visit } = siteOf('/kept');
    const first = await visit();
    const second = await visit();
    expect(seen).toEqual([null, '"k"']);
    expect([second.status, await second.text()]).toEqual([200, await first.text()]);
    expect([...second.headers]).toEqual([
      ['age', '1'],
      ['content-type', 'text/html; charset=utf-8'],
      ['etag', 'W/"k-inlay-1"'],
      ['set-cookie', 'visit=2'],
      ['x-first', '1'],
    ]);
  });

  it('is sent to a browser only if that has another one', async () => {
    const { seen, visit } = siteOf('/own-tag', { tag: 'W/"k"' });
    const etag = (await visit()).headers.get('etag');
    const again = await visit({ headers: { accept: 'text/html', 'if-none-match': etag } });
    expect([seen, again.status, again.headers.get('etag')]).toEqual([[null, 'W/"k"'], 304, etag]);
  });

  it('is asked for anew once the cache has lost it', async () => {
    const { seen, visit } = siteOf('/lost', { cache: { get: () => undefined, set() {} } });
    await visit();
    expect([(await visit()).status, seen]).toEqual([200, [null, null]]);
  });

  it.each([
    ['HEAD', { method: 'HEAD' }],
    ['POST', { method: 'POST' }],
    ['a request for anything but a page', { headers: { accept: 'image/*' } }],
  ])('plays no part in %s', async (_, init) => {
    const { seen, visit } = siteOf(`/${_}`);
    await visit();
    await visit(init);
    expect(seen).toEqual([null, null]);
  });

  it('is no page of a failure', async () => {
    const answers = [html(PAGE, { etag: '"f"' }, 404), html(PAGE, { etag: '"f"' }, 404)];
    const { ask, fetch } = proxyOf(() => answers.shift());
    const init = { headers: { accept: 'text/html' } };
    await ask('/failure', init);
    expect((await ask('/failure', init)).status).toBe(404);
    expect(fetch.mock.calls[1]?.[0].headers.get('if-none-match')).toBeNull();
  });
});

test('the cache of an instance keeps as many pages as it may', () => {
  const cache = example.createMemoryCache(2);
  for (const key of ['a', 'b', 'c']) cache.set(key, key);
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([undefined, 'b', 'c']);
});

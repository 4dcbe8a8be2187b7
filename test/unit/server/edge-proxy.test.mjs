import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { createAdaptorServer } from '@hono/node-server';
import { beforeAll, expect, test, vi } from 'vitest';
import { serverAddress } from './server-bundle.mjs';

const PAGE =
  '<!doctype html><head><script src="https://assets.squarespace.com/x.js"></script></head><body><div class="sqs-block-accordion">ü</div>';

/** @type {{ createProxy: Function }} */
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
  const html = '<div>'.repeat(6000);
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

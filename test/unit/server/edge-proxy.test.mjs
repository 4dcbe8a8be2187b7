import { readFile } from 'node:fs/promises';
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

test('no path leads to another host', async () => {
  const { ask, fetch } = createProxy(new Response('', { headers: { 'content-type': 'text/plain' } }));
  await ask('//evil.example/a');
  expect(new URL(fetch.mock.calls[0]?.[0].url).host).toBe('site.example');
});

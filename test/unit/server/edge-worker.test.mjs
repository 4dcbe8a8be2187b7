import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startWorker } from '../../../tools/start-worker.mjs';
import { bundleForTests } from './server-bundle.mjs';

const PAGE =
  '<!doctype html><head><script src="https://assets.squarespace.com/x.js"></script></head><body><div class="sqs-block-accordion">ü</div>';
const ask = vi.fn();

/** @type {Awaited<ReturnType<typeof startWorker>>} */
let worker;
beforeAll(async () => {
  worker = await startWorker({
    server: await bundleForTests(),
    bindings: { VERSION: '1.0.0' },
    stores: ['PAGES', 'SITES'],
    answer(request) {
      ask(request.url, request.headers.get('accept-encoding'));
      const { pathname } = new URL(request.url);
      const type = pathname.endsWith('.css') ? 'text/css' : 'text/html';
      const text = type === 'text/css' ? 'body{}' : PAGE;
      const headers = { 'content-type': type, 'content-encoding': 'gzip', etag: '"a"' };
      return { body: gzipSync(Buffer.from(text)), headers };
    },
  });
  const sites = await worker.getKVNamespace('SITES');
  await sites.put('ferns.example', JSON.stringify({ origin: 'https://ferns.squarespace.com' }));
  await sites.put('moss.example', JSON.stringify({ origin: 'https://moss.squarespace.com' }));
});
afterAll(() => worker?.dispose());

describe('the worker of the guide, in its engine', () => {
  it('adopts the pages of the site that a host names', async () => {
    const response = await worker.dispatchFetch('https://ferns.example/about');
    const html = await response.text();
    expect(html).toContain('src="/inlay/1.0.0/preact/site.js"');
    expect(html).not.toContain('assets.squarespace.com');
    expect(html).toContain('ü');
    expect(response.headers.get('etag')).toBe('W/"a-inlay-1.0.0"');
    await worker.dispatchFetch('https://moss.example/');
    expect(ask.mock.calls.map(([address]) => address)).toEqual([
      'https://ferns.squarespace.com/about',
      'https://moss.squarespace.com/',
    ]);
  });

  // The engine's own access to the store may be told of an answer before the answer has come, on a busy machine.
  it('keeps them in its store', { retry: 2 }, async () => {
    const pages = await worker.getKVNamespace('PAGES');
    const { keys } = await pages.list();
    expect(keys.map(({ name }) => name)).toEqual([
      '1.0.0 https://ferns.squarespace.com/about "a"',
      '1.0.0 https://moss.squarespace.com/ "a"',
    ]);
    const { value, metadata } = await pages.getWithMetadata(keys[0]?.name ?? '');
    expect([value, metadata]).toEqual([
      expect.stringContaining('/inlay/1.0.0/preact/site.js'),
      { encoding: 'utf-8' },
    ]);
  });

  it('passes packed files so that they can be read', async () => {
    const response = await worker.dispatchFetch('https://ferns.example/a.css');
    expect(await response.text()).toBe('body{}');
  });

  it('says where there is no site', async () => {
    expect((await worker.dispatchFetch('https://nobody.example/')).status).toBe(404);
  });
});

import { beforeAll, describe, expect, it, test } from 'vitest';
import { withLocalImages } from '../../../demo-server/pages/local-images.mjs';
import { importServer } from './server-bundle.mjs';

/** Of the processor, however busy the machine is. What grows with the square of the input takes far longer. */
const LIMIT_MS = 6000;

/** @type {Awaited<ReturnType<typeof importServer>>} */
let server;
beforeAll(async () => {
  server = await importServer();
});

const ACCORDION = '<div class="sqs-block sqs-block-accordion" data-block-type="69"><p>Open</p></div>';
/** @param {string} body @param {string} [head] */
const page = (body, head = '') =>
  `<!doctype html><html><head><title>Ferns</title>${head}</head><body><main>${body}</main></body></html>`;
/** @param {string} tag @param {number} depth @param {string} inner */
const nest = (tag, depth, inner) =>
  `<${tag}>`.repeat(depth) + inner + `</${tag.split(' ')[0]}>`.repeat(depth);

/** @template Result @param {() => Result} use */
function withTimeout(use) {
  const start = process.cpuUsage();
  const result = use();
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(LIMIT_MS);
  return result;
}

describe('a page of 100,000 nested elements', () => {
  it.each(['div', 'b', 'template'])('of %s is adopted, and found by the search', (tag) => {
    const html = page(ACCORDION + nest(tag, 100_000, 'Fronds'));
    const { html: adopted, report } = withTimeout(() => server.adopt(html, { base: '/inlay/' }));
    expect([report.state, adopted.includes('site.js')]).toEqual(['adopted', true]);
    const [found] = /** @type {any} */ (withTimeout(() => server.buildSearchIndex([{ url: '/a', html }])))
      .pages;
    expect(found.text).toBe(tag === 'template' ? 'Open' : 'Open Fronds');
  });
});

test('a page of 30,000 blocks that are nested into each other is refused with a reason', () => {
  const html = page(nest('div class="sqs-block fern-block" data-block-type="999"', 30_000, 'Fronds'));
  expect(() => withTimeout(() => server.adopt(html, { base: '/inlay/' }))).toThrow('nested');
});

test('a page of 10,000 blocks beside each other is adopted', () => {
  const block = `<div class="sqs-block fern-block" data-block-type="999"><div class="sqs-block-content"><p>Frond</p></div></div>${ACCORDION}`;
  const { report } = withTimeout(() => server.adopt(page(block.repeat(5000)), { base: '/inlay/' }));
  expect(report.lives).toEqual([{ name: 'accordion', count: 5000 }]);
});

test('a page of 130,000 elements beside each other is read', () => {
  const { pages } = server.buildSearchIndex([{ url: '/a', html: page('<br>'.repeat(130_000)) }]);
  expect(pages).toHaveLength(1);
});

test.each([
  'Static.a={',
  'Static.a=["',
  'Static.a="\\"',
  'Static["a"]=[{"b":[1,',
  'Squarespace.',
  'Squarespace.a',
  'Y.use(',
])('a script of nothing but %s is read in its length', (part) => {
  const html = page(ACCORDION, `<script>${part.repeat(200_000 / part.length)}</script>`);
  withTimeout(() => server.adopt(html, { base: '/inlay/' }));
});

test('a style of nothing but the beginnings of addresses is read in its length', () => {
  const html = `<div style="${'url('.repeat(25_000)}">`;
  expect(withTimeout(() => withLocalImages(html))).toBe(html);
});

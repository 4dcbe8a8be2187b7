import { parse, serialize } from 'parse5';
import { beforeAll, expect, test } from 'vitest';
import { CASES } from '../hosts/saved-page/saved-cases';
import { importServer } from './server-bundle.mjs';

/** @type {Awaited<ReturnType<typeof importServer>>} */
let server;

beforeAll(async () => {
  server = await importServer();
});

/** A sign of scripts that no state is about. */
const SIGN = '<i data-controllers-bound></i>';

/** @param {string} body @param {string} [className] */
const page = (body, className = '') =>
  `<!doctype html><head></head><body class="${className}" data-block-type>${SIGN}${body}</body>`;

/** @param {string} html */
const adopt = (html) => server.adopt(html, { base: '/inlay/' });
/** @param {string} html */
const withoutTags = (html) => html.replace(/<!-- inlay -->[\s\S]*<!-- \/inlay -->/, '');
/** @param {string} html */
const normalise = (html) => serialize(parse(html));

test.each(Object.entries(CASES))('puts back: %s', (_, { saved, sent, body = ['', ''] }) => {
  const { html, report, files } = adopt(page(saved, body[0]));
  expect(normalise(withoutTags(html))).toBe(normalise(page(sent, body[1])));
  expect(adopt(html).html).toBe(html);
  expect(html).toContain(' data-adopted ');
  expect(report.notes).toEqual([expect.stringContaining('saved by a browser')]);
  expect([...files.chunks, ...files.later].join()).not.toContain('saved-page');
});

test('leaves all other characters as they are', () => {
  const around = `<P CLASS='a  b' title=x>&eacute;\u00e9</p>\r\n<noscript><p class="preFade"></noscript>`;
  const saved = `<p  CLASS='x preFade' style='background: url("a;b.png"); TRANSITION-delay: 1s;margin:0 auto'>A</p>`;
  const sent = `<p  class="x" style="background: url(&quot;a;b.png&quot;);margin:0 auto">A</p>`;
  expect(withoutTags(adopt(page(around + saved + around)).html)).toBe(page(around + sent + around));
});

test('takes single sides out of shorthands', () => {
  /** @param {string} design @param {string} style */
  const list = (design, style) =>
    page(`<div class="sqs-block"><ul class="sqs-gallery${design}"><li style="${style}">A</li></ul></div>`);
  const { html } = adopt(
    list(
      ' sqs-gallery-design-grid',
      'inset: 0px auto auto 12px; padding: 1px 2px 3px; width: 5px; color: red',
    ),
  );
  expect(withoutTags(html)).toBe(list('', 'padding-top: 1px; padding-bottom: 3px; color: red'));
});

test('leaves pages that no script had changed as they are', () => {
  const html =
    '<!doctype html><head></head><body data-block-type><header class="header shrink" style="top: 0px">';
  expect(withoutTags(adopt(html).html)).toBe(html);
  expect(adopt(html).report.notes).toEqual([]);
});

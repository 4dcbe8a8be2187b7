// @vitest-environment happy-dom
import type DOMPurify from 'dompurify';
import { expect, it, vi } from 'vitest';
import { sanitizeWithLibrary } from '../../../src/text/sanitize-with-library';

/** A library that lets all through: what Inlay removes after it is seen. */
function libraryOf() {
  const sanitize = vi.fn((html: string, _: object) => {
    const template = document.createElement('template');
    template.innerHTML = html;
    return template.content;
  });
  return { sanitize, coming: Promise.resolve({ default: { sanitize } as unknown as typeof DOMPurify }) };
}
const htmlOf = (content: DocumentFragment) => {
  const box = document.createElement('div');
  box.append(content);
  return box.innerHTML;
};
const HTML = '<a href="/x" title="t" class="c" data-id="1" src="y">Link</a><u class="c">Text <b>bold</b></u>';

it.each([
  ['', [], '<a href="/x">Link</a>Text <b>bold</b>'],
  [
    ' and what every element may have',
    ['class'],
    '<a href="/x" class="c" data-id="1">Link</a>Text <b>bold</b>',
  ],
])(
  'keeps the attributes that a tag may have%s, and the content of other tags',
  async (_, everywhere, expected) => {
    const { coming } = libraryOf();
    const list = { tags: { a: ['href'], b: [] }, everywhere, unwrapped: ['u'] };
    expect(htmlOf(await sanitizeWithLibrary(coming, HTML, list))).toBe(expected);
  },
);

it('lets the library remove all else', async () => {
  const { coming, sanitize } = libraryOf();
  await sanitizeWithLibrary(coming, HTML, {
    tags: { a: ['href'], b: ['lang'] },
    everywhere: [],
    unwrapped: ['u'],
  });
  expect(sanitize.mock.calls.map(([, options]) => options)).toMatchObject([
    { ALLOWED_TAGS: ['a', 'b', 'u', '#text'], ALLOWED_ATTR: ['href', 'lang'], ALLOW_DATA_ATTR: false },
  ]);
});

it('knows no tag by the name of a property that each object has', async () => {
  const { coming } = libraryOf();
  const list = { tags: { a: ['href'] }, everywhere: [], unwrapped: [] };
  expect(htmlOf(await sanitizeWithLibrary(coming, '<constructor>x</constructor>', list))).toBe('x');
});

it('shows the lines of a text without tags where the library cannot be had', async () => {
  const gone = Promise.reject(new Error('offline'));
  const list = { tags: {}, everywhere: [], unwrapped: [] };
  expect(htmlOf(await sanitizeWithLibrary(gone, '<b>One</b><br>Two', list))).toBe('One<br>Two');
});

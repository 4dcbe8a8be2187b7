// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { hasSource } from '../../../../src/media/image/has-source';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
const PHOTO = `data:image/jpeg;base64,${'A'.repeat(2000)}`;

it.each([
  ['an address', 'src="/fern.png" data-src="/fern.png"', true],
  ['several addresses', 'srcset="/fern.png 2x" data-src="/fern.png"', true],
  [
    'several addresses beside a placeholder',
    `src="${PIXEL}" srcset="/fern.png 2x" data-src="/fern.png"`,
    true,
  ],
  ['no source', 'data-src="/fern.png"', false],
  ['an empty source, and its address elsewhere', 'src="" data-src="/fern.png"', false],
  ['an empty source, and its address in the other attribute', 'src="" data-image="/fern.png"', false],
  ['a placeholder, and its address elsewhere', `src="${PIXEL}" data-src="/fern.png"`, false],
  ['a placeholder alone', `src="${PIXEL}" data-src=""`, true],
  ['the picture itself in its page', `src="${PHOTO}" data-src="/fern.png"`, true],
  [
    'a small picture that a script had loaded',
    `src="${PIXEL}" data-src="/fern.png" data-image-resolution="100w"`,
    true,
  ],
])('whether an image has its source %s', (_, attributes, expected) => {
  document.body.innerHTML = `<img ${attributes}>`;
  expect(hasSource(document.querySelector('img') as HTMLImageElement)).toBe(expected);
});

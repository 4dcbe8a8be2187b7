// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { hardenLinks } from '../../../src/text/harden-links';

function hardened(html: string): string {
  const root = document.createElement('div');
  root.innerHTML = html;
  hardenLinks(root);
  return root.innerHTML;
}

it.each([
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a>x</a>', '<a>x</a>'],
  ['<a href="/page">x</a>', '<a href="/page">x</a>'],
  ['<a href="/page" target="_blank">x</a>', '<a href="/page" target="_blank" rel="noopener">x</a>'],
  ['<a href="/page" target="other">x</a>', '<a href="/page" target="other" rel="noopener">x</a>'],
  ['<a href="/page" target="_SELF">x</a>', '<a href="/page" target="_SELF">x</a>'],
  ['<a href="/page" target="_parent">x</a>', '<a href="/page" target="_parent">x</a>'],
  ['<a href="/page" target="_top">x</a>', '<a href="/page" target="_top">x</a>'],
])('turns %s into %s', (html, safe) => {
  expect(hardened(html)).toBe(safe);
});

// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { hardenImages, hardenLinks } from '../../../src/text/harden-links';

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

it.each([
  ['<img src="javascript:alert(1)" alt="x">', '<img alt="x">'],
  ['<img data-src="javascript:alert(1)" data-image=" java\nscript:alert(1)">', '<img>'],
  ['<img data-src="vbscript:x" data-image="/a.png">', '<img data-image="/a.png">'],
  ['<img src="" data-src="https://a.example/b.png">', '<img src="" data-src="https://a.example/b.png">'],
  ['<img src="data:image/gif;base64,R0lGOD">', '<img src="data:image/gif;base64,R0lGOD">'],
])('turns the image %s into %s', (html, safe) => {
  const root = document.createElement('div');
  root.innerHTML = html;
  hardenImages(root);
  expect(root.innerHTML).toBe(safe);
});

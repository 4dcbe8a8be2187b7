import { expect, it } from 'vitest';
import { webUrl } from '../../../../src/text/links/web-url';

it.each([
  ['/tea', 'https://site.example/tea'],
  [' //cdn.example/a.png ', 'https://cdn.example/a.png'],
  ['http://shop.example', 'http://shop.example/'],
  ['java\nscript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['https://', undefined],
  ['  ', undefined],
  [null, undefined],
])('reads %j as an address on the web', (text, full) => {
  expect(webUrl(text, 'https://site.example/shop/')?.href).toBe(full);
});

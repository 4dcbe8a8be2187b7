// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { elementOfHash } from '../../../src/dom/element-of-hash';

it.each([
  ['#a', 'a'],
  ['#caf%C3%A9', 'café'],
  ['#50%25', '50%25'],
  ['#%E0%A4%A', undefined],
  ['#', undefined],
  ['', undefined],
  ['#none', undefined],
])('finds by %s', (hash, id) => {
  document.body.innerHTML = '<p id="a"></p><p id="café"></p><p id="50%25"></p><p id="50%"></p>';
  expect(elementOfHash(hash)?.id).toBe(id);
});

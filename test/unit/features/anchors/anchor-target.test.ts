import { expect, it } from 'vitest';
import { fragmentOf } from '../../../../src/features/anchors/anchors.mount';

const PAGE = { origin: 'https://example.com', pathname: '/menu', search: '?a=1' };

it.each([
  ['https://example.com/menu?a=1#wine', 'wine'],
  ['https://example.com/menu?a=1#caf%C3%A9', 'café'],
  ['https://example.com/menu?a=1#50%', '50%'],
  ['https://example.com/menu?a=1#b', 'b'],
  ['https://example.com/menu?a=1#', undefined],
  ['https://example.com/menu?a=1', undefined],
  ['https://example.com/menu#wine', undefined],
  ['https://example.com/other?a=1#wine', undefined],
  ['https://example.org/menu?a=1#wine', undefined],
  ['no address#wine', undefined],
])('%s leads to %s', (href, fragment) => {
  expect(fragmentOf(href, PAGE)).toBe(fragment);
});

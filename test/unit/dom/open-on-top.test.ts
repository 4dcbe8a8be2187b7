// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { openOnTop, outermostWindow } from '../../../src/dom/open-on-top';

/** Windows around this one, from the next to the outermost: their origins; undefined for one that may not be read. */
function frame(...origins: readonly (string | undefined)[]) {
  const around = origins.map((origin) => ({
    open: vi.fn(),
    parent: undefined as unknown,
    get location() {
      if (origin === undefined) throw new DOMException('Blocked', 'SecurityError');
      return { origin };
    },
  }));
  around.forEach((one, index) => {
    one.parent = around[index + 1] ?? one;
  });
  const own = { open: vi.fn(), location, parent: around[0] as unknown };
  own.parent ??= own;
  vi.stubGlobal('window', own);
  return { all: [own, ...around], place: () => [own, ...around].indexOf(outermostWindow() as never) };
}
const { origin } = location;

it.each([
  ['is the page itself', [], 0],
  ['is the one around all frames of the site', [origin, origin], 2],
  ['is within a frame of another site', [origin, 'https://other.example'], 1],
  ['is within one that may not be read', [undefined], 0],
  ['is within one, whatever is around that', ['https://other.example', origin], 0],
])('the outermost window of the site %s', (_, origins, expected) => {
  expect(frame(...origins).place()).toBe(expected);
});

it('opens a page of the site there, with what it is asked for', () => {
  const { all } = frame(origin);
  openOnTop('/checkout/donate', { donatePageId: '5f00', other: undefined });
  openOnTop('https://other.example/cart');
  expect(all.map(({ open }) => open.mock.calls.map(([url, target]) => [String(url), target]))).toEqual([
    [],
    [
      [`${origin}/checkout/donate?donatePageId=5f00`, '_self'],
      [`${origin}/`, '_self'],
    ],
  ]);
});

// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { keepPlaceOfBody } from '../../../../src/blocks/mobile-menu/open-mobile-menu';
import { createTestScope } from '../../support/scope';

afterEach(() => {
  document.body.removeAttribute('style');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  ['a theme that fixes the body', 'fixed', '-300px', [[{ top: 300, behavior: 'instant' }]]],
  ['any other theme', '', '', []],
])('keeps the place in the page under %s', (_, position, top, scrolled) => {
  vi.stubGlobal('scrollY', 300);
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  const scope = createTestScope();
  const keepPlace = keepPlaceOfBody(scope);
  const { style } = document.body;
  keepPlace(true, () => (style.position = position));
  expect([style.top, scrollTo.mock.calls]).toEqual([top, []]);
  keepPlace(false, () => (style.position = ''));
  expect([style.top, scrollTo.mock.calls]).toEqual(['', scrolled]);
});

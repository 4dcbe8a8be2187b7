// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { callAddress } from '../../../src/api/build-request';
import { page } from '../../../src/context/page-endpoints';

afterEach(() => {
  page.endpoints = undefined;
});

it("leads to the page's own server, whatever its base is", () => {
  document.head.innerHTML = '<base href="https://stranger.example/">';
  expect(callAddress('/api/x?a=1')).toBe(`${location.origin}/api/x?a=1`);
  expect(callAddress('//stranger.example/api')).toBe(`${location.origin}//stranger.example/api`);
});

it('leads to another server where one is named', () => {
  expect(callAddress('/api/v1/events', 'https://events.example')).toBe(
    'https://events.example/api/v1/events',
  );
});

it('leads to the server that the page’s setting names for a path, unless the call itself names one', () => {
  page.endpoints = {
    ...({} as NonNullable<typeof page.endpoints>),
    serverOf: (path) => (path.startsWith('/api/search/') ? 'https://search.example' : undefined),
  };
  expect(callAddress('/api/search/x')).toBe('https://search.example/api/search/x');
  expect(callAddress('/api/x')).toBe(`${location.origin}/api/x`);
  expect(callAddress('/api/search/x', 'https://own.example')).toBe('https://own.example/api/search/x');
});

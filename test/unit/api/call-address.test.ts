// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { callAddress } from '../../../src/api/call-address';

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

// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { readAddress } from '../../../../src/media/audio/read-address';

function readOn(page: string, address: string | null | undefined): string | undefined {
  vi.spyOn(document, 'baseURI', 'get').mockReturnValue(`${page}/shows/`);
  vi.stubGlobal('location', new URL(`${page}/shows/`));
  const read = readAddress(address)?.href;
  vi.unstubAllGlobals();
  return read;
}

it.each([
  ['https://a.test/x.mp3', 'https://a.test/x.mp3'],
  [' x.mp3 ', 'https://otter.example/shows/x.mp3'],
  // Browsers block plain http on a page of https.
  ['http://a.test/x.mp3', 'https://a.test/x.mp3'],
  ['javascript:alert(1)', undefined],
  ['data:audio/mp3,', undefined],
  ['ftp://a.test/x.mp3', undefined],
  ['https://', undefined],
  [' ', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('on a page of https, %j is %j', (address, expected) => {
  expect(readOn('https://otter.example', address)).toBe(expected);
});

it('keeps plain http on a page of http', () => {
  expect(readOn('http://otter.example', 'http://a.test/x.mp3')).toBe('http://a.test/x.mp3');
});

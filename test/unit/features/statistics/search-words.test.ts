// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { describeLanding } from '../../../../src/features/statistics/events/event-recorder';
import { withoutSearchWords } from '../../../../src/features/statistics/search-words';

beforeEach(() => history.replaceState(null, '', '/'));

it.each([
  ['/search?q=secret+illness', '/search'],
  ['/search/?q=secret#here', '/search/'],
  ['/shop?q=fern#top', '/shop?q=fern'],
])('%s of this site is %s', (address, expected) => {
  expect(withoutSearchWords(location.origin + address)).toBe(location.origin + expected);
});

it.each([
  ['https://engine.example/search?q=fern', 'https://engine.example/search?q=fern'],
  ['', ''],
])('%s of another site stays', (address, expected) => {
  expect(withoutSearchWords(address)).toBe(expected);
});

it('a landing on the results says nothing of the words', () => {
  history.replaceState(null, '', '/search?q=secret+illness&source=mail');
  const landing = describeLanding();
  expect(landing).toMatchObject({ landing: `${location.origin}/search`, source: 'mail' });
  expect(JSON.stringify(landing)).not.toContain('secret');
});

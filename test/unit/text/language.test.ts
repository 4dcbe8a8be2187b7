import { afterEach, expect, it } from 'vitest';
import { language, translated } from '../../../src/text/language';

const FILE = 'test-of-language';
const messages = { close: 'Close', open: 'Open', '': FILE } as { close: string; open: string };
afterEach(() => {
  delete language.texts[FILE];
  delete language.english[FILE];
});

it('has the message of the page’s language as soon as that has arrived, and the English one until then', () => {
  const message = translated(messages);
  expect(language.english[FILE]).toBe(messages);
  expect(message('close')).toBe('Close');
  language.texts[FILE] = { close: 'Schließen' };
  expect([message('close'), message('open')]).toEqual(['Schließen', 'Open']);
});

it('translates from a given file of messages without adding it to the files that it knows', () => {
  const files = Object.keys(language.english);
  expect(translated({ close: 'Close' })('close')).toBe('Close');
  expect(Object.keys(language.english)).toEqual(files);
});

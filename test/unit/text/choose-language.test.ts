import { expect, it } from 'vitest';
import { chooseLanguage, directionOf, LANGUAGES } from '../../../src/text/choose-language';

it.each([
  ['en', 'en'],
  ['en-AU', 'en'],
  ['de', 'de'],
  ['de-AT', 'de'],
  ['pt', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['no', 'nb'],
  ['nn-NO', 'nb'],
  ['iw', 'he'],
  ['zh', 'zh-Hans'],
  ['zh-CN', 'zh-Hans'],
  ['zh-SG', 'zh-Hans'],
  ['zh-Hans-HK', 'zh-Hans'],
  // Traditional characters are another script, and a reader of them is served better by English.
  ['zh-TW', 'en'],
  ['zh-Hant', 'en'],
  ['th', 'en'],
  ['', 'en'],
])('a page in %j has messages in %s', (locale, language) => {
  expect(chooseLanguage(locale)).toBe(language);
});

it('finds every language by its own name', () => {
  expect(LANGUAGES).toHaveLength(17);
  expect(LANGUAGES.map(chooseLanguage)).toEqual([...LANGUAGES]);
});

it.each([
  ['ar', 'rtl'],
  ['he', 'rtl'],
  ['de', 'ltr'],
  ['en', 'ltr'],
] as const)('reads %s in the direction %s', (name, direction) => {
  expect(directionOf(name)).toBe(direction);
});

import { expect, it } from 'vitest';
import { readPageLocale } from '../../../src/context/page-locale';

it.each([
  ['en', { language: 'en-GB' }, 'en-GB'],
  ['en', { language: 'en-US', formattingLocale: 'en-AU' }, 'en-AU'],
  ['de', { language: 'en-GB' }, 'de'],
  ['de_AT', {}, 'de-AT'],
  ['', { language: 'es-CO' }, 'es-CO'],
  ['not a language', { language: 'fr' }, 'fr'],
  ['not a language', {}, 'en'],
  ['', {}, 'en'],
])('a page in %j of a site with %j writes numbers as in %s', (page, site, locale) => {
  expect(readPageLocale(page, { language: '', formattingLocale: '', ...site })).toBe(locale);
});

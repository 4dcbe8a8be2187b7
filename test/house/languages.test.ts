import { brotliCompressSync } from 'node:zlib';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/text/choose-language';
import { compileLanguages, listLanguages, readEnglish, readLanguage } from '../../tools/languages.mjs';
import { root } from './support';

/** What a page loads of a language at most, whatever its units. */
const PAGE_MAX = 4 * 1024;

const english = await readEnglish(root);
const languages = await listLanguages(root);
const { modules } = await compileLanguages(root);

const ids = (catalogue: typeof english) =>
  Object.entries(catalogue).flatMap(([stem, messages]) =>
    Object.keys(messages).map((key) => `${stem}.${key}`),
  );

/** The values that a message takes, with their kinds: `count (plural)`. */
function placeholders(elements: readonly MessageFormatElement[]): readonly string[] {
  const found = elements.flatMap((element): readonly string[] => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      const inner = Object.values(element.options).flatMap(({ value }) => placeholders(value));
      const keys = element.type === TYPE.select ? Object.keys(element.options).sort() : [];
      return [`${element.value} ${TYPE[element.type]} ${keys}`, ...inner];
    }
    return [`${'value' in element ? element.value : ''}`];
  });
  return [...new Set(found)].sort();
}

/** The names alone: a language may say a number with a plural where English does not. */
const names = (text: string) =>
  [...new Set(placeholders(parse(text, { ignoreTag: true })).map((name) => name.split(' ')[0]))].sort();

const choices = (text: string) =>
  placeholders(parse(text, { ignoreTag: true })).filter((name) => name.includes(' select '));

it('is translated into all languages that pages are matched with', () => {
  expect(languages, 'every language of LANGUAGES has its file in src/languages/').toEqual(
    [...LANGUAGES].sort(),
  );
});

describe.each(languages)('%s', async (language) => {
  const catalogue = await readLanguage(root, language);

  it('has every message, and no other', () => {
    expect(ids(catalogue).sort()).toEqual(ids(english).sort());
  });

  it('has the placeholders of the English messages', () => {
    const wrong = Object.entries(english).flatMap(([stem, messages]) =>
      Object.entries(messages).flatMap(([key, text]) => {
        const translation = catalogue[stem]?.[key] ?? text;
        const [ours, theirs] = [text, translation].map((one) => [...names(one), ...choices(one)]);
        return `${ours}` === `${theirs}` ? [] : [`${stem}.${key}: ${theirs} instead of ${ours}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it(`loads at most ${PAGE_MAX} bytes: the base, and what one kind of page adds to it`, () => {
    const bytes = (part: string) => brotliCompressSync(modules.get(`${language}-${part}`) ?? '').length;
    for (const part of ['forms', 'shop', 'blocks']) {
      expect(bytes(part), part).toBeGreaterThan(100);
      expect(bytes('base') + bytes(part), `base and ${part}`).toBeLessThanOrEqual(PAGE_MAX);
    }
  });
});

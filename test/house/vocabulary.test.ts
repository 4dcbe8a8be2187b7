import { describe, expect, it } from 'vitest';
import { readVocabulary, vocabulary } from '../../tools/vocabulary.mjs';
import { findBareNumbers } from './bare-numbers';
import { filesIn, read } from './support';

/** Source without its comments. */
const code = (file: string) => read(file).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$/gm, '');

const enumerations = await readVocabulary();
/** The last four are what code calls a field once it has taken it from its path. */
const FIELDS = [...enumerations.flatMap(({ fields }) => fields), 'blockType', 'style', 'type', 'role'];

describe('the vocabulary', () => {
  it('has a page that is up to date', async () => {
    expect(read('docs/vocabulary.md'), 'run `node tools/vocabulary.mjs`').toBe(await vocabulary());
  });

  it('has each enumeration once, and in it each name and value once', () => {
    const names = enumerations.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { name, about, members } of enumerations) {
      expect(about, name).not.toBe('');
      expect(members.length, name).toBeGreaterThan(1);
      expect(new Set(members.map((member) => member.name)).size, name).toBe(members.length);
      expect(new Set(members.map(({ value }) => value)).size, name).toBe(members.length);
    }
  });

  it('names every number of the platform in the code', () => {
    expect(FIELDS.length).toBeGreaterThan(20);
    const bare = filesIn('src', /\.tsx?$/)
      .filter((file) => !file.startsWith('src/vocabulary/'))
      .flatMap((file) => findBareNumbers(code(file), FIELDS).map((text) => `${file}: ${text}`));
    expect(
      bare,
      'these fields have numbers of the platform: name them by an enumeration of src/vocabulary (docs/vocabulary.md), or add it there',
    ).toEqual([]);
  });

  it.each([
    ['a comparison', 'if (context.pageType === 3) show();'],
    ['a comparison the other way round', 'return 103 !== page.pageType'],
    ['a comparison of a path', 'website.siteStatus?.value === 13'],
    ['a comparison of a string', "attribute(element, 'data-comment-state') !== '2'"],
    ['a comparison of what a reader returns', 'number()(settings?.style) === 2'],
    [
      'a comparison with a constant',
      'const COVER_PAGE = 3;\nconst isVisible = context.pageType === COVER_PAGE',
    ],
    ['a comparison of a field with a default', 'return (context.pageType ?? 1) > 3'],
    ['a comparison of a field with another name', 'const { pageType: kind } = context; return kind === 3'],
    ['a comparison of a constant', 'const kind = context.pageType;\nif (kind === 100) return'],
    ['a list that is searched', '[11, 12].some((known) => known === item.recordType)'],
    ['the values that a reader takes', 'object({ pageType: oneOf([1, 2, 3]) })'],
    ['a role', 'roles.every((role) => role === 10)'],
    ['a selector', `querySelector('[data-block-type="55"]')`],
    ['a default', 'const read = object({ style: number(2) })'],
    ['a value', "send({ recordType: 11, title: 'Lamp' })"],
    ['a list', '[100, 103].includes(context.pageType)'],
    [
      'a list with a name',
      'const PAGES: readonly number[] = [100, 103];\nif (PAGES.includes(pageType)) stop();',
    ],
    ['a set', 'const PAGES = new Set([100, 103]);\nif (PAGES.has(pageType)) stop();'],
    ['a map', "const NAMES = new Map([[1, 'bar'], [2, 'pie']]);\nreturn NAMES.get(chartType)"],
    ['an object', "const KINDS = { 1009: 'bar', 1010: 'line' };\nreturn KINDS[chartType ?? 0]"],
    ['an object beside the field', "{\n  1: 'x',\n  2: 'facebook',\n};\nread(website.shareButtonOptions)"],
    ['a case', "switch (item.recordType) {\n case 1: return 'post'"],
    ['a later case', "switch (item.recordType) {\n case RecordType.text: return ''; case 12: return 'event'"],
  ])('finds a bare number in %s', (_, source) => {
    expect(findBareNumbers(source, FIELDS)).not.toEqual([]);
  });

  it.each([
    'context.pageType === PageType.splashPage',
    'const read = object({ style: number(PopupStyle.none), pageType: number() })',
    'const read = object({ productType: number(0) })',
    "if (status === 404) return 'missing'",
    'const KEYS = { 37: "ArrowLeft" };\nreturn KEYS[event.keyCode]',
    'const SHOWN_MS = 2000;\nconst style = getComputedStyle(element)',
    '[PageType.notFound, PageType.lockScreen].includes(pageType)',
  ])('lets pass: %s', (source) => {
    expect(findBareNumbers(source, FIELDS)).toEqual([]);
  });
});

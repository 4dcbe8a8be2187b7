import { expect, it } from 'vitest';
import { describeRates, findMutations, findTests, importsOf } from '../../../tools/mutate.mjs';

const changed = (source) =>
  findMutations('a.ts', source).map(
    ({ start, end, text }) => source.slice(0, start) + text + source.slice(end),
  );

it('turns over operators, conditions, literals and calls, one at a time', () => {
  expect(changed('a < b')).toEqual(['a <= b']);
  expect(changed('a && !b')).toEqual(['(a) || (!b)', 'a && b']);
  expect(changed('f(1)')).toEqual([';', 'f(2)']);
  expect(changed('const x = list.every(f)')).toEqual(['const x = list.some(f)']);
});

it('exchanges the methods that it knows, and no others', () => {
  expect(changed('const x = a.min(b).toString()')).toEqual(['const x = a.max(b).toString()']);
});

it('leaves types and texts that are put together alone', () => {
  expect(changed("type A = 1 | true; const x = 'a' + b;")).toEqual([]);
});

it('a test runs what it imports, at once or later; a source only what it imports at once', () => {
  const sources = new Set([
    'src/core/lazy/ready-language.ts',
    'src/core/lazy/load-language.ts',
    'src/text/language.ts',
  ]);
  expect(importsOf('test/unit/core/lazy/ready-language.test.ts', sources)).toEqual([
    'src/text/language.ts',
    'src/core/lazy/ready-language.ts',
  ]);
  expect(importsOf('src/core/lazy/ready-language.ts', sources)).toEqual(['src/text/language.ts']);
});

it('draws from every file with code, whether a unit test imports it by name, reaches it or has nothing to do with it', () => {
  const tests = findTests('src');
  expect(tests.get('src/text/language.ts').named).toContain('test/unit/core/lazy/ready-language.test.ts');
  expect(tests.get('src/server/head-tags.ts').reaching).toContain('test/unit/server/head-for.test.mjs');
  expect(tests.get('src/features/endpoints/other-form.ts').reaching).toContain(
    'test/unit/features/endpoints/answer-call.test.ts',
  );
  expect(tests.get('src/catalogue/blocks.ts')).toBeDefined();
  expect(tests.has('src/site.ts')).toBe(true);
  expect(
    [...tests.keys()].filter((file) => !file.startsWith('src/') || /\.(?:css|json)$/.test(file)),
  ).toEqual([]);
  expect([...findTests('src/store').keys()].every((file) => file.startsWith('src/store'))).toBe(true);
});

it('counts stories as tests of the files that their unit loads, now or later, those of its folder by name', () => {
  const tests = findTests('src');
  const story = 'test/stories/mobile-menu.test.ts';
  expect(tests.get('src/blocks/mobile-menu/mobile-menu.mount.ts').named).toContain(story);
  expect(tests.get('src/blocks/mobile-menu/open-mobile-menu.ts').named).toContain(story);
  expect(tests.get('src/features/consent/cookie-banner/cookie-banner.mount.ts').named).toContain(
    'test/stories/cookie-banner.test.ts',
  );
  expect(tests.get('src/ui/navigation/menu-toggle.ts').reaching).toContain(story);
  expect(tests.get('src/blocks/accordion/accordion.mount.ts').named).not.toContain(story);
});

it('says both rates with what they are a share of', () => {
  expect(describeRates({ survived: 9, of: 71 }, { survived: 43, of: 120 })).toBe(
    '9 of 71 in files that a unit test imports by name (13 %), 43 of 120 in all (36 %)',
  );
  expect(describeRates({ survived: 0, of: 0 }, { survived: 3, of: 4 })).toBe(
    '0 of 0 in files that a unit test imports by name, 3 of 4 in all (75 %)',
  );
});

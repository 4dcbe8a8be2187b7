import { expect, it } from 'vitest';
import { BLOCKS } from '../../../../src/catalogue/blocks';
import { splitOutsideBrackets, tokensOf } from '../../../../src/server/site-build/selector-token';

it.each([
  ['.a', ['.a']],
  ['.a:has(.b) > .c:not(.d,:has(.e))', ['.c']],
  ['a[href*="/x"],.b', ['[href*="/x"]', '.b']],
  [':is(.a,.b):has(.c)', ['.a', '.b']],
  ['body:has(#a) #b', ['#b']],
  ['div,.a .b', ['div', '.b']],
])('%s needs one of %o', (selector, tokens) => {
  expect(tokensOf(selector)).toEqual(tokens);
});

it('splits at commas outside of brackets', () => {
  expect(splitOutsideBrackets('.a:not(.b,.c), [d="e,f"]')).toEqual(['.a:not(.b,.c)', '[d="e,f"]']);
});

it.each(BLOCKS.map(({ name, selector }) => [name, selector] as const))(
  'knows a token of %s',
  (_, selector) => {
    const tokens = tokensOf(selector);
    expect(tokens.length).toBeGreaterThan(0);
    for (const token of tokens) expect(selector).toContain(token);
  },
);

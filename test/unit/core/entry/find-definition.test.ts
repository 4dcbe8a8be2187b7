// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { findDefinition, sortByRank } from '../../../../src/core/entry/find-definition';

const of = (html: string) => {
  const box = document.createElement('div');
  box.innerHTML = html;
  return box.querySelector<HTMLElement>('[data-block]') as HTMLElement;
};

it('tries selectors by rank, and in their own order within one', () => {
  const definitions = [
    { selector: '.a', rank: 1 },
    { selector: '.b' },
    { selector: '.c', rank: -1 },
    { selector: '.d' },
  ];
  const sorted = sortByRank(definitions);
  expect(sorted.map(({ selector }) => selector)).toEqual(['.c', '.b', '.d', '.a']);
  expect(definitions[0]?.selector).toBe('.a');
  const found = (className: string) =>
    findDefinition(of(`<p data-block class="${className}"></p>`), sorted)?.selector;
  expect([found('a b'), found('d b'), found('a'), found('x')]).toEqual(['.b', '.b', '.a', undefined]);
});

// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { moveNodes } from '../../../src/dom/move-nodes';
import { createTestScope } from '../support/scope';

const HTML =
  '<ul id="list"></ul><div id="first"></div><p></p><div id="outer"><ul id="inner"></ul></div><div id="last"></div>';

const find = (id: string) => document.getElementById(id) as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = HTML;
});

it('moves nodes to the end of a list, in order, and puts them back', () => {
  const scope = createTestScope();
  moveNodes(
    scope,
    ['first', 'outer', 'last'].map((id) => [find(id), find('list')]),
  );
  expect([...find('list').children].map(({ id }) => id)).toEqual(['first', 'outer', 'last']);
  scope.end();
  expect(document.body.innerHTML).toBe(HTML);
});

it('puts back what it has moved where a later node cannot move', () => {
  const scope = createTestScope();
  const moves = ['first', 'outer', 'last'].map((id) => [find(id), find('inner')] as const);
  expect(() => moveNodes(scope, moves)).toThrow();
  expect(find('first').parentNode).toBe(find('inner'));
  scope.end();
  expect(document.body.innerHTML).toBe(HTML);
});

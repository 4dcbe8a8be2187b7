// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { unit } from '../../../../src/features/theme-states/theme-states.mount';
import { createTestScope } from '../../support/scope';

afterEach(() => {
  document.body.replaceChildren();
});

it('an element that waits for two states gets both, and both go again', () => {
  document.body.innerHTML = '<div id="headerNav" class="tmpl-loading"></div>';
  const served = document.body.innerHTML;
  const scope = createTestScope();
  unit.mount({} as never, scope as never);
  expect(document.getElementById('headerNav')?.className.trim()).toBe('positioned');
  scope.end();
  expect(document.body.innerHTML).toBe(served);
});

it('also what a script inserts, itself and in it, but not what a theme drives', () => {
  const handlers: Array<(root: ParentNode) => void> = [];
  const scope = createTestScope();
  const on = (_: string, handler: (root: ParentNode) => void) => void handlers.push(handler);
  unit.mount({} as never, { ...scope, on } as never);
  const insert = (html: string) => {
    const box = document.createElement('div');
    box.innerHTML = html;
    document.body.append(box);
    const root = box.firstElementChild;
    if (root) for (const handler of handlers) handler(root);
    return root;
  };
  expect(insert('<div id="headerNav"></div>')?.className).toBe('positioned');
  const outer = insert('<section><div id="headerNav"></div></section>');
  expect(outer?.firstElementChild?.className).toBe('positioned');
  expect(outer?.hasAttribute('class')).toBe(false);
  scope.end();
});

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

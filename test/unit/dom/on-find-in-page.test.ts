// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { onFindInPage } from '../../../src/dom/on-find-in-page';
import { createTestScope } from '../support/scope';

function watch() {
  const panel = document.createElement('div');
  panel.setAttribute('hidden', 'until-found');
  const scope = createTestScope();
  const found = vi.fn();
  onFindInPage(panel, scope, found);
  return { panel, scope, found };
}

const changed = () => new Promise((resolve) => setTimeout(resolve));

it('calls back as soon as the browser has found something', () => {
  const { panel, found } = watch();
  panel.dispatchEvent(new Event('beforematch'));
  expect(found).toHaveBeenCalledOnce();
});

it('calls back when the browser shows the element, though its event came before', async () => {
  const { panel, found } = watch();
  panel.removeAttribute('hidden');
  await changed();
  expect(found).toHaveBeenCalledOnce();
});

it('ignores an element that is hidden again, and all that happens after the end', async () => {
  const { panel, scope, found } = watch();
  panel.removeAttribute('hidden');
  panel.setAttribute('hidden', 'until-found');
  await changed();
  scope.end();
  panel.removeAttribute('hidden');
  panel.dispatchEvent(new Event('beforematch'));
  await changed();
  expect(found).not.toHaveBeenCalled();
});

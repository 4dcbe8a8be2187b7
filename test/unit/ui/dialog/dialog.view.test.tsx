// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { draw } from '../../../../src/react/draw';
import { Dialog } from '../../../../src/ui/dialog/dialog.view';
import { createTestScope } from '../../support/scope';

it('is open while it is drawn, with its name, and gives focus back', () => {
  document.body.innerHTML = '<button></button>';
  const opener = document.querySelector('button') as HTMLButtonElement;
  opener.focus();
  const scope = createTestScope();
  const onClose = vi.fn();
  draw(
    scope,
    <Dialog label="Cookies" className="own" onClose={onClose}>
      <input />
    </Dialog>,
    { into: document.body },
  );
  const dialog = document.querySelector('dialog');
  expect([dialog?.open, dialog?.getAttribute('aria-label'), dialog?.className]).toEqual([
    true,
    'Cookies',
    'squarespace-managed-ui inlay-sheet own',
  ]);
  dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledOnce();
  scope.end();
  expect([document.querySelector('dialog'), document.activeElement]).toEqual([null, opener]);
});

it('is named by its heading where it has one', () => {
  const scope = createTestScope();
  draw(scope, <Dialog label="Cookies" aria-labelledby="h" onClose={() => {}} />, { into: document.body });
  expect(document.querySelector('dialog')?.hasAttribute('aria-label')).toBe(false);
});

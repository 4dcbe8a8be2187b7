// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { CloseButton } from '../../../../src/ui/dialog/close-button.view';
import { showView } from '../../support/show-view';

it('a button that closes a sheet is named, and has the classes of its place', () => {
  const names = (className?: string) =>
    showView(<CloseButton {...(className && { className })} />).attributes('button', 'class', 'aria-label');
  expect(names()).toEqual(['inlay-own inlay-sheet-close', 'Close']);
  expect(names('mine')).toEqual(['mine inlay-own inlay-sheet-close', 'Close']);
});

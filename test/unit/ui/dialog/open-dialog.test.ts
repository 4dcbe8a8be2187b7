// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { openDialog } from '../../../../src/ui/dialog/open-dialog';
import { findIn, pageElement } from '../../support/markup';
import { setBox } from '../../support/measured-page';

function open(options: object = {}) {
  const dialog = pageElement('<dialog><input><button></button></dialog>') as HTMLDialogElement;
  setBox(dialog, { left: 10, top: 10, right: 100, bottom: 100 });
  const onClose = vi.fn();
  const { close } = openDialog({ dialog, label: 'Cookies', onClose, ...options });
  const happen = (type: string, target: Element = dialog) => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const press = (type: string, [clientX = 0, clientY = 0]: readonly number[], target: Element = dialog) =>
    target.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX, clientY }));
  return { dialog, onClose, close, happen, press, times: () => onClose.mock.calls.length };
}

it.each(['cancel', 'close'])('tells of the browser’s %s, and not of that of something in it', (type) => {
  const { dialog, happen, times, close } = open();
  happen(type, findIn(dialog, 'input'));
  expect(times()).toBe(0);
  expect(happen(type)).toBe(type === 'cancel');
  expect(times()).toBe(1);
  close();
  happen(type);
  expect(times()).toBe(1);
});

it.each([
  ['outside', [9, 50], [50, 101], true, 1],
  ['above and below', [50, 9], [101, 50], true, 1],
  ['outside of one that may not be closed so', [5, 5], [5, 5], false, 0],
  ['inside', [50, 50], [50, 50], true, 0],
  ['on its edges', [10, 50], [50, 100], true, 0],
  ['on its other edges', [50, 10], [100, 50], true, 0],
  ['that begins inside', [50, 50], [5, 5], true, 0],
  ['that ends inside', [5, 5], [50, 50], true, 0],
])('tells of a press %s', (_, from, to, closeOnBackdrop, expected) => {
  const { press, times, close } = open({ closeOnBackdrop });
  press('pointerdown', from);
  press('click', to);
  expect(times()).toBe(expected);
  close();
});

it('knows a press on its content from one beside it, wherever that is', () => {
  const { dialog, press, times, close } = open({ closeOnBackdrop: true });
  press('pointerdown', [5, 5], findIn(dialog, 'button'));
  press('click', [5, 5], findIn(dialog, 'button'));
  expect(times()).toBe(0);
  close();
});

it('asks who gets the focus when it is closed, and closes once', () => {
  const opener = document.createElement('button');
  const returnFocusTo = vi.fn(() => opener);
  const { dialog, close } = open({ returnFocusTo });
  document.body.append(opener);
  close();
  close();
  expect([dialog.open, document.activeElement, returnFocusTo.mock.calls.length]).toEqual([false, opener, 1]);
});

// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openDialog } from '../../../../src/ui/dialog/open-dialog';
import { rememberFocus } from '../../../../src/ui/dialog/return-focus';

afterEach(() => document.body.replaceChildren());
const find = (id: string) => document.getElementById(id) as HTMLElement;

describe('focus', () => {
  it.each([
    ['goes to what is preferred', 'b', [], 'b'],
    ['goes back where the preferred element is gone', 'b', ['b'], 'a'],
    ['goes back', '', [], 'a'],
  ])('%s', (_, preferred, gone, expected) => {
    document.body.innerHTML = '<button id="a"></button><button id="b"></button><button id="c"></button>';
    find('a').focus();
    const give = rememberFocus(document);
    find('c').focus();
    const target = preferred ? find(preferred) : null;
    for (const id of gone) find(id).remove();
    give(target);
    expect(document.activeElement?.id).toBe(expected);
  });

  it('goes to what is near the place where it was, and no longer is', () => {
    document.body.innerHTML =
      '<main><button id="a"></button><p id="near"><button id="gone"></button><button id="b"></button></p></main>';
    // Without layout nothing is displayed.
    for (const button of document.querySelectorAll('button'))
      button.getClientRects = () => [new DOMRect(0, 0, 1, 1)] as unknown as DOMRectList;
    find('gone').focus();
    const give = rememberFocus(document);
    find('gone').remove();
    give();
    expect(document.activeElement?.id).toBe('b');
  });

  it('stays where nothing had it before', () => {
    document.body.innerHTML = '<main><button id="a"></button></main>';
    rememberFocus(document)();
    expect(document.activeElement).toBe(document.body);
  });
});

describe('a dialog', () => {
  function open(more: object = {}) {
    document.body.innerHTML = '<button id="opener"></button><dialog id="d"><input id="i"></dialog>';
    find('opener').focus();
    const dialog = find('d') as HTMLDialogElement;
    dialog.getBoundingClientRect = () => ({ left: 100, right: 200, top: 100, bottom: 200 }) as DOMRect;
    const onClose = vi.fn();
    const { close } = openDialog({ dialog, label: 'Cookies', onClose, ...more });
    const fire = (type: string, x: number, y: number, target: Element = dialog) =>
      target.dispatchEvent(new MouseEvent(type, { clientX: x, clientY: y, bubbles: true }));
    return { dialog, onClose, close, fire };
  }

  it.each([
    [
      'both outside',
      [
        [99, 150],
        [150, 201],
      ],
      1,
    ],
    [
      'on its edge',
      [
        [100, 150],
        [150, 200],
      ],
      0,
    ],
    [
      'the press inside',
      [
        [150, 150],
        [99, 150],
      ],
      0,
    ],
    [
      'the release inside',
      [
        [99, 150],
        [150, 150],
      ],
      0,
    ],
    [
      'above and below',
      [
        [150, 99],
        [201, 150],
      ],
      1,
    ],
  ])('is closed by a press and a release %s: %#', (_, [down = [], up = []], times) => {
    const { fire, onClose, close } = open({ closeOnBackdrop: true });
    fire('pointerdown', down[0] ?? 0, down[1] ?? 0);
    fire('click', up[0] ?? 0, up[1] ?? 0);
    expect(onClose).toHaveBeenCalledTimes(times);
    close();
  });

  it('is not closed by a press beside it unless it says so', () => {
    const { fire, onClose, close } = open();
    fire('pointerdown', 0, 0);
    fire('click', 0, 0);
    expect(onClose).not.toHaveBeenCalled();
    close();
  });

  it('asks to be closed by its own cancel, not by that of a field in it', () => {
    const { dialog, onClose, close } = open();
    find('i').dispatchEvent(new Event('cancel', { bubbles: true }));
    expect(onClose).not.toHaveBeenCalled();
    const event = new Event('cancel', { cancelable: true });
    dialog.dispatchEvent(event);
    expect([onClose.mock.calls.length, event.defaultPrevented]).toEqual([1, true]);
    close();
  });

  it('is named, focuses what it is told, and gives focus back once', () => {
    document.body.innerHTML = '';
    const { dialog, close } = open({ returnFocusTo: () => find('opener') });
    expect([dialog.getAttribute('aria-label'), dialog.open]).toEqual(['Cookies', true]);
    close();
    expect([dialog.open, document.activeElement?.id]).toEqual([false, 'opener']);
    find('opener').blur();
    close();
    expect(document.activeElement).toBe(document.body);
  });
});

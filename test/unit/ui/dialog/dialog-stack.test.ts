// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDialogStack, type DialogStack, dialogStackOf } from '../../../../src/ui/dialog/dialog-stack';

let stack: DialogStack;
let added: (() => void)[] = [];

const createLayer = (isModal = true) => ({
  element: document.createElement('div'),
  isModal,
  requestClose: vi.fn(),
});

function press(key: string, init: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  document.body.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  const { push, ...rest } = createDialogStack(document);
  stack = {
    ...rest,
    push(layer) {
      const pop = push(layer);
      added.push(pop);
      return pop;
    },
  };
});
// A layer that stays would answer the next test's Escape.
afterEach(() => {
  for (const pop of added) pop();
  added = [];
});

describe('the dialog stack', () => {
  it('lets Escape ask only the topmost layer', () => {
    const [below, above] = [createLayer(), createLayer(false)];
    const popBelow = stack.push(below);
    const popAbove = stack.push(above);
    expect(press('Escape').defaultPrevented).toBe(true);
    expect([below.requestClose.mock.calls.length, above.requestClose.mock.calls.length]).toEqual([0, 1]);
    popAbove();
    press('Escape');
    expect(below.requestClose).toHaveBeenCalledOnce();
    popBelow();
  });

  it('ignores Escape that was handled, that ends text composition, or when nothing is open', () => {
    const layer = createLayer();
    const pop = stack.push(layer);
    const use = (event: Event) => event.preventDefault();
    document.body.addEventListener('keydown', use);
    press('Escape');
    document.body.removeEventListener('keydown', use);
    press('Escape', { isComposing: true });
    // Safari has ended the word before its key comes.
    press('Escape', { keyCode: 229 });
    press('Enter');
    expect(layer.requestClose).not.toHaveBeenCalled();
    pop();
    expect(press('Escape').defaultPrevented).toBe(false);
  });

  it('knows the topmost layer and the topmost modal one', () => {
    const [modal, flyout] = [createLayer(), createLayer(false)];
    stack.push(modal);
    const popFlyout = stack.push(flyout);
    expect([stack.top(), stack.topModal()]).toEqual([flyout, modal]);
    popFlyout();
    popFlyout();
    expect(stack.top()).toBe(modal);
  });

  it('removes a layer from the middle and tells its subscribers', () => {
    const [first, second] = [createLayer(), createLayer()];
    const listener = vi.fn();
    stack.subscribe(listener);
    const popFirst = stack.push(first);
    stack.push(second);
    popFirst();
    expect(stack.top()).toBe(second);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('is one per document, even when its module is loaded twice', async () => {
    const mine = dialogStackOf(document);
    vi.resetModules();
    const again = await import('../../../../src/ui/dialog/dialog-stack');
    expect(again.dialogStackOf(document)).toBe(mine);
  });
});

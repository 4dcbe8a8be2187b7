// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openConfirm } from '../../../../src/ui/confirm/open-confirm';
import { showToast } from '../../../../src/ui/toast/show-toast';
import { createTestScope, endTestScopes } from '../../support/scope';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  Reflect.deleteProperty(document, 'hidden');
});

/** Views are drawn, and drawn anew, in tasks of their own. */
const drawn = () => vi.advanceTimersByTimeAsync(20);
const toasts = () => [...document.querySelectorAll<HTMLElement>('.inlay-toast')];
const texts = () => toasts().map((toast) => toast.querySelector('.inlay-toast-text')?.textContent);

function show(message: string, more: object = {}) {
  const scope = createTestScope();
  const onConfirm = vi.fn();
  return { scope, onConfirm, toast: showToast(scope, { message, onConfirm, ...more }) };
}

it('shows a title and a message, says both, and goes after two seconds', async () => {
  const { onConfirm, toast, scope } = show('On their way.', { title: 'Saved' });
  await drawn();
  expect(texts()).toEqual(['SavedOn their way.']);
  await vi.advanceTimersByTimeAsync(100);
  expect(document.querySelector('[aria-live=polite]')?.textContent).toBe('Saved. On their way.');
  await vi.advanceTimersByTimeAsync(1800);
  expect([toasts().length, onConfirm.mock.calls.length]).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(200);
  expect([toasts().length, onConfirm.mock.calls.length, scope.signal.aborted]).toEqual([0, 1, true]);
  await toast.closed;
  expect(document.querySelector('.inlay-toasts')).toBeNull();
});

it('has no title where none is given, and stays as long as it is told to', async () => {
  show('Saved', { duration: 5000 });
  await drawn();
  expect(document.querySelector('.inlay-toast strong')).toBeNull();
  await vi.advanceTimersByTimeAsync(4900);
  expect(toasts()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(toasts()).toHaveLength(0);
});

it.each<[string, (toast: HTMLElement, shown: ReturnType<typeof show>) => void]>([
  ['its button', (toast) => toast.querySelector('button')?.click()],
  ['the caller', (_, { toast }) => toast.close()],
  ['the end of its scope', (_, { scope }) => scope.end()],
])('is closed by %s, once', async (_, close) => {
  const shown = show('Saved');
  await drawn();
  close(toasts()[0] as HTMLElement, shown);
  await drawn();
  expect([toasts().length, shown.onConfirm.mock.calls.length]).toEqual([0, 1]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(shown.onConfirm).toHaveBeenCalledTimes(1);
});

it.each([
  ['Escape', true],
  ['Enter', false],
])('is closed by Escape alone, which no dialog below gets: %s', async (key, isClosed) => {
  show('Saved');
  await drawn();
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  toasts()[0]?.querySelector('button')?.dispatchEvent(event);
  await drawn();
  expect([toasts().length === 0, event.defaultPrevented]).toEqual([isClosed, isClosed]);
});

it('several toasts are one below the other, and each goes in its own time', async () => {
  show('One', { duration: 1000 });
  show('Two', { duration: 3000 });
  await drawn();
  expect(texts()).toEqual(['One', 'Two']);
  expect(document.querySelectorAll('.inlay-toasts')).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1100);
  expect(texts()).toEqual(['Two']);
  await vi.advanceTimersByTimeAsync(2000);
  expect(document.querySelector('.inlay-toasts')).toBeNull();
  show('Three');
  await drawn();
  expect(texts()).toEqual(['Three']);
});

it('is in the dialog that is open, where it can be pressed, and stays when that is gone', async () => {
  const first = createTestScope();
  show('One', { duration: 60_000 });
  void openConfirm(first, { title: 'Sure?' });
  await drawn();
  const list = () => document.querySelector('.inlay-toasts');
  expect(list()?.closest('dialog')).not.toBeNull();
  first.end();
  await drawn();
  expect([list()?.closest('dialog'), toasts().length]).toEqual([null, 1]);
  endTestScopes();
  void openConfirm(createTestScope(), { title: 'Sure?' });
  show('Two');
  await drawn();
  expect(list()?.closest('dialog')).not.toBeNull();
});

describe('the time does not run', () => {
  /** What `:hover` and `:focus-within` say of the toast. */
  function reading(is: boolean) {
    const { matches } = Element.prototype;
    vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
      return selector.includes(':hover') ? is : matches.call(this, selector);
    });
  }
  const LONG = 10_000;

  it.each([
    ['the pointer is over it', 'pointerenter', 'pointerleave'],
    ['focus is in it', 'focusin', 'focusout'],
  ])('while %s, and starts in full after that', async (_, begin, end) => {
    show('Saved');
    await drawn();
    await vi.advanceTimersByTimeAsync(1500);
    toasts()[0]?.dispatchEvent(new Event(begin));
    await vi.advanceTimersByTimeAsync(LONG);
    expect(toasts()).toHaveLength(1);
    toasts()[0]?.dispatchEvent(new Event(end));
    await vi.advanceTimersByTimeAsync(1900);
    expect(toasts()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(toasts()).toHaveLength(0);
  });

  it('while it still has focus when the pointer goes', async () => {
    show('Saved');
    await drawn();
    toasts()[0]?.dispatchEvent(new Event('pointerenter'));
    reading(true);
    toasts()[0]?.dispatchEvent(new Event('pointerleave'));
    await vi.advanceTimersByTimeAsync(LONG);
    expect(toasts()).toHaveLength(1);
  });

  it('while nobody sees the page', async () => {
    const hide = (value: boolean) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    show('Saved');
    await drawn();
    hide(true);
    await vi.advanceTimersByTimeAsync(LONG);
    expect(toasts()).toHaveLength(1);
    hide(false);
    await vi.advanceTimersByTimeAsync(2100);
    expect(toasts()).toHaveLength(0);
  });
});

// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { openConfirm } from '../../../../src/ui/confirm/open-confirm';
import { createTestScope } from '../../support/scope';

const dialog = () => document.querySelector('dialog');
const buttons = () => [...document.querySelectorAll('dialog button')];
const press = (name: string) => document.querySelector<HTMLElement>(`dialog .${name}`)?.click();
/** The dialog has faded. */
const fade = () => dialog()?.dispatchEvent(new Event('transitionend', { bubbles: true }));

function ask(options: object = {}) {
  const scope = createTestScope();
  const answered = vi.fn();
  openConfirm(scope, { title: 'Empty the cart?', ...options }).then(answered);
  return { scope, answered, answers: () => answered.mock.calls.map(([answer]) => answer) };
}

describe('a question', () => {
  it('is a dialog with the question, the details, and buttons that cancel or agree', () => {
    ask({ message: 'It has 3 things.' });
    expect(dialog()?.getAttribute('role')).toBe('alertdialog');
    expect(dialog()?.className).not.toContain('inlay-confirm--hiding');
    const named = (name: string) => document.getElementById(dialog()?.getAttribute(name) ?? '')?.textContent;
    expect([named('aria-labelledby'), named('aria-describedby')]).toEqual([
      'Empty the cart?',
      'It has 3 things.',
    ]);
    expect(buttons().map((button) => button.textContent)).toEqual(['Cancel', 'OK']);
  });

  it('has no details where none are given', () => {
    ask();
    expect([dialog()?.querySelector('p'), dialog()?.hasAttribute('aria-describedby')]).toEqual([null, false]);
  });

  it.each([
    [{}, ['Cancel', 'OK'], 'Cancel'],
    [{ cancelText: '', confirmText: 'Fine' }, ['Fine'], 'Fine'],
    [{ rejectText: 'Never', cancelText: 'Later' }, ['Later', 'Never', 'OK'], 'Later'],
  ])(
    'with %o has its buttons in one order, and focus on the one that changes least',
    (options, labels, focused) => {
      ask(options);
      expect(buttons().map((button) => button.textContent)).toEqual(labels);
      expect(document.activeElement?.textContent).toBe(focused);
    },
  );
});

describe('the answer', () => {
  it.each([
    ['confirm', () => press('confirm')],
    ['reject', () => press('reject')],
    ['cancel', () => press('cancel')],
    ['cancel', () => dialog()?.dispatchEvent(new Event('cancel', { cancelable: true }))],
  ])('is %s: %#', async (answer, give) => {
    const { answers } = ask({ rejectText: 'Never' });
    give();
    await vi.waitFor(() => expect(dialog()?.className).toContain('inlay-confirm--hiding'));
    expect(answers()).toEqual([]);
    fade();
    await vi.waitFor(() => expect(answers()).toEqual([answer]));
    expect(dialog()).toBeNull();
  });

  it('is the first one, also while the dialog fades', async () => {
    const { answers } = ask();
    press('confirm');
    press('cancel');
    await vi.waitFor(() => expect(dialog()?.className).toContain('inlay-confirm--hiding'));
    fade();
    await vi.waitFor(() => expect(answers()).toEqual(['confirm']));
  });

  it('comes although the theme has stopped the fading, after 600 ms', async () => {
    vi.useFakeTimers();
    const { answers } = ask();
    press('confirm');
    await vi.advanceTimersByTimeAsync(599);
    expect(answers()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(answers()).toEqual(['confirm']);
  });

  it('comes at once where the visitor wants no motion', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true, addEventListener() {} } as never);
    const { answers } = ask();
    press('confirm');
    expect(dialog()).toBeNull();
    await vi.waitFor(() => expect(answers()).toEqual(['confirm']));
  });

  it('comes at once where the browser has closed the dialog', async () => {
    const { answers } = ask();
    dialog()?.removeAttribute('open');
    press('cancel');
    expect(dialog()).toBeNull();
    await vi.waitFor(() => expect(answers()).toEqual(['cancel']));
  });

  it('does not wait for the fading of a button', async () => {
    const { answers } = ask();
    press('confirm');
    await vi.waitFor(() => expect(dialog()?.className).toContain('inlay-confirm--hiding'));
    buttons()[0]?.dispatchEvent(new Event('transitionend', { bubbles: true }));
    expect(dialog()).not.toBeNull();
    fade();
    await vi.waitFor(() => expect(answers()).toEqual(['confirm']));
  });

  it('is not given by the fading in', async () => {
    const { answered } = ask();
    fade();
    await new Promise((resolve) => setTimeout(resolve));
    expect([dialog() !== null, answered.mock.calls.length]).toEqual([true, 0]);
  });

  it('is `cancel` when the caller ends', async () => {
    const { scope, answers } = ask();
    scope.end();
    await vi.waitFor(() => expect(answers()).toEqual(['cancel']));
  });
});

describe('the caller’s signal', () => {
  it('cancels the question', async () => {
    vi.useFakeTimers();
    const caller = new AbortController();
    const { answers } = ask({ signal: caller.signal });
    expect(dialog()).not.toBeNull();
    caller.abort();
    await vi.advanceTimersByTimeAsync(600);
    expect([dialog(), answers()]).toEqual([null, ['cancel']]);
  });

  it('cancels it at once where it has been aborted before', async () => {
    vi.useFakeTimers();
    const { answers } = ask({ signal: AbortSignal.abort() });
    await vi.advanceTimersByTimeAsync(600);
    expect([dialog(), answers()]).toEqual([null, ['cancel']]);
  });
});

it('gives focus back, where it was or where it is told to', async () => {
  document.body.innerHTML = '<button id="a"></button><button id="b"></button>';
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true, addEventListener() {} } as never);
  document.getElementById('a')?.focus();
  const first = ask();
  press('cancel');
  await vi.waitFor(() => expect(first.answers()).toHaveLength(1));
  expect(document.activeElement?.id).toBe('a');
  const second = ask({ returnFocusTo: document.getElementById('b') });
  press('cancel');
  await vi.waitFor(() => expect(second.answers()).toHaveLength(1));
  expect(document.activeElement?.id).toBe('b');
});

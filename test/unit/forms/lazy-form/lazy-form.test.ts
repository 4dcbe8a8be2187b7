// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { StartedForm } from '../../../../src/forms/controller/start-form';
import { isEarly, noteEarly, releaseSubmits } from '../../../../src/forms/lazy-form/early-submit';
import { createLazyForm, createLazyServerForm } from '../../../../src/forms/lazy-form/lazy-form';
import { readServerForm } from '../../../../src/forms/lazy-form/read-server-form';
import type { SubmissionState } from '../../../../src/forms/submission/submission-failure';
import messages from '../../../../src/forms/submission/unsent.messages.json';
import { createStore } from '../../../../src/store/store';
import { createTestScope } from '../../support/scope';

beforeEach(() => vi.useFakeTimers());

const ITEM = '<div class="form-item" id="a"><input id="entry"></div>';
const BUTTON = '<button type="submit">Send</button>';

interface Given {
  readonly html?: string;
  readonly isEarlier?: boolean;
  readonly button?: string;
  readonly onsubmit?: () => void;
  readonly overlay?: object | undefined;
  readonly loadUnit?: (name: string) => Promise<unknown>;
}

/** A form whose code comes when the test says so. */
function create({
  html = ITEM,
  button: served = BUTTON,
  isEarlier,
  onsubmit,
  overlay,
  loadUnit,
}: Given = {}) {
  document.body.innerHTML = `<div id="block-1"><form data-form-id="f1" onsubmit="theirs()">${html}${served}</form></div>`;
  const element = document.querySelector('div') as HTMLElement;
  const form = document.querySelector('form') as HTMLFormElement;
  if (onsubmit) form.onsubmit = onsubmit;
  if (isEarlier) noteEarly(form);
  const report = vi.fn();
  const scope = createTestScope({ report, ...(loadUnit && { loadUnit: loadUnit as never }) });
  const submission = createStore<SubmissionState>({ status: 'idle' });
  const send = vi.fn();
  const refresh = vi.fn();
  const loads: Array<{ arrive(): Promise<void>; fail(): Promise<void>; beUnusable(): Promise<void> }> = [];
  const start = vi.fn(
    () =>
      new Promise<StartedForm | undefined>((resolve, reject) => {
        const then = (settle: () => void) => async () => {
          settle();
          await vi.advanceTimersByTimeAsync(0);
        };
        loads.push({
          arrive: then(() => resolve({ submission, submit: send, refresh } as unknown as StartedForm)),
          fail: then(() => reject(new Error('offline'))),
          beUnusable: then(() => resolve(undefined)),
        });
      }),
  );
  const lazy = createLazyForm(scope, { element, form, formId: 'f1', overlay: overlay as never, start });
  const submit = () => {
    const event = new Event('submit', { bubbles: true, cancelable: true });
    form.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const interact = (type = 'focusin') =>
    document.getElementById('entry')?.dispatchEvent(new Event(type, { bubbles: true }));
  const button = form.querySelector('button') as HTMLButtonElement;
  const isBusy = () => [
    form.classList.contains('submitting'),
    form.getAttribute('aria-busy'),
    button.getAttribute('aria-disabled'),
  ];
  return {
    scope,
    report,
    form,
    button,
    lazy,
    start,
    loads,
    send,
    refresh,
    submission,
    submit,
    interact,
    isBusy,
  };
}
const BUSY = [true, 'true', 'true'];
const IDLE = [false, null, null];

describe('the code of a form', () => {
  it('does not come before the visitor does', async () => {
    const { start, interact } = create();
    await vi.advanceTimersByTimeAsync(5000);
    expect(start).not.toHaveBeenCalled();
    interact();
    interact();
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('comes at once for a count of characters', () => {
    expect(create({ html: '<div data-max-length="9"></div>' }).start).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['inlay_draft:f1:block-1', 1],
    ['inlay_draft:f1:block-2', 0],
    ['inlay_draft:f2:block-1', 0],
  ])('comes soon where the tab keeps a draft of this form in this block: %s', async (name, count) => {
    sessionStorage.setItem(name, '{}');
    const { start } = create();
    expect(start).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(0);
    expect(start).toHaveBeenCalledTimes(count);
  });

  it('does not come any more once the form’s unit has ended', async () => {
    sessionStorage.setItem('inlay_draft:f1:block-1', '{}');
    const { scope, start, interact } = create();
    scope.end();
    interact();
    await vi.advanceTimersByTimeAsync(0);
    expect(start).not.toHaveBeenCalled();
  });

  it('comes at the next interaction where it has not arrived', async () => {
    const { start, loads, interact, report, isBusy } = create();
    interact();
    await loads[0]?.fail();
    expect(report).toHaveBeenCalledTimes(1);
    expect(isBusy()).toEqual(IDLE);
    interact();
    expect(start).toHaveBeenCalledTimes(2);
  });
});

describe('a submit', () => {
  it('before the code has come is shown to be noticed, and sent once when it has', async () => {
    const { submit, isBusy, loads, send } = create();
    expect(submit()).toBe(true);
    expect(isBusy()).toEqual(BUSY);
    submit();
    expect([loads.length, send.mock.calls.length]).toEqual([1, 0]);
    await loads[0]?.arrive();
    expect([isBusy(), send.mock.calls.length]).toEqual([IDLE, 1]);
  });

  it('from before the script itself is sent, too', async () => {
    const { form, isBusy, loads, send } = create({ isEarlier: true });
    expect([isEarly(form), isBusy()]).toEqual([false, BUSY]);
    await loads[0]?.arrive();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['before the code has come is sent', false, 1],
    ['after the code has come is not sent again', true, 0],
  ] as const)('whose block ends %s when the block starts again', async (_, hasCode, times) => {
    const first = create();
    first.submit();
    if (hasCode) await first.loads[0]?.arrive();
    first.scope.end();
    expect(first.send).toHaveBeenCalledTimes(hasCode ? 1 : 0);
    const again = create({ isEarlier: isEarly(first.form) });
    again.interact();
    await again.loads[0]?.arrive();
    expect(again.send).toHaveBeenCalledTimes(times);
  });

  it('is not sent where there was none', async () => {
    const { interact, loads, send, submit } = create();
    interact();
    await loads[0]?.arrive();
    expect(send).not.toHaveBeenCalled();
    expect(submit()).toBe(true);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('that cannot be sent for want of code is said at the button, until the next entry', async () => {
    const { submit, isBusy, loads, send, button } = create();
    submit();
    await loads[0]?.fail();
    await vi.waitFor(() => expect(button.validationMessage).toBe(messages.unsent));
    expect(isBusy()).toEqual(IDLE);
    dispatchEvent(new Event('input'));
    expect(button.validationMessage).toBe('');
    // Nothing is sent later that the visitor no longer expects to be.
    document.getElementById('entry')?.dispatchEvent(new Event('focusin', { bubbles: true }));
    await loads[1]?.arrive();
    expect(send).not.toHaveBeenCalled();
  });

  it('is not told of where the code was wanted for something else', async () => {
    const { interact, loads, button } = create();
    interact();
    await loads[0]?.fail();
    await vi.advanceTimersByTimeAsync(1000);
    expect(button.validationMessage).toBe('');
  });
});

describe('what the server has written', () => {
  it('to be run at a submit does not run, until the end', () => {
    const theirs = vi.fn();
    const { scope, form, submit } = create({ onsubmit: theirs });
    submit();
    expect(theirs).not.toHaveBeenCalled();
    scope.end();
    form.dispatchEvent(new Event('submit', { cancelable: true }));
    expect(theirs).toHaveBeenCalledTimes(1);
  });

  it('may lack a button', async () => {
    const { form, submit, loads, send, report } = create({ button: '' });
    submit();
    expect(form.classList.contains('submitting')).toBe(true);
    await loads[0]?.arrive();
    expect([send.mock.calls.length, report.mock.calls]).toEqual([1, []]);
  });

  it.each([
    ['a form that opens over the page', {}, ['form-overlay']],
    ['a form in the page', undefined, []],
  ])('as %s has its button brought to life before the form is seen', (_, overlay, names) => {
    const loadUnit = vi.fn((_name: string) => new Promise(() => {}));
    create({ overlay, loadUnit });
    expect(loadUnit.mock.calls.map(([name]) => name)).toEqual(names);
  });

  it('gives way to Inlay’s own checks, and comes back with the end', () => {
    const { scope, form } = create();
    expect(form.hasAttribute('novalidate')).toBe(true);
    scope.end();
    expect([form.hasAttribute('novalidate'), form.getAttribute('onsubmit')]).toEqual([false, 'theirs()']);
    noteEarly(form);
    expect(isEarly(form)).toBe(true);
    releaseSubmits(form);
  });
});

it('tells how far the form is, and refreshes it once there is code for it', async () => {
  const { lazy, interact, loads, submission, refresh } = create();
  lazy.refresh();
  interact();
  await loads[0]?.arrive();
  expect(lazy.store.get()).toEqual({ status: 'idle' });
  submission.set({ status: 'submitting' } as SubmissionState);
  expect(lazy.store.get().status).toBe('submitting');
  lazy.refresh();
  expect(refresh).toHaveBeenCalledTimes(1);
});

describe('the form of a block', () => {
  const block = (html: string) => {
    document.body.innerHTML = `<div>${html}</div>`;
    return document.body.firstElementChild as HTMLElement;
  };

  it('is the one with an id, or the element itself', () => {
    const element = block(`<form></form><form data-form-id="f2">${ITEM}</form>`);
    expect(readServerForm(element)).toEqual({ element, form: element.children[1], formId: 'f2' });
    const form = element.children[1] as HTMLElement;
    expect(readServerForm(form)).toEqual({ element: form, form, formId: 'f2' });
  });

  it.each([
    ['', 'The form has no id.'],
    [`<form>${ITEM}</form>`, 'The form has no id.'],
    ['<form data-form-id="f1"></form>', 'The form has no fields.'],
    ['<form data-form-id="f1"><div class="form-item"></div></form>', 'The form has no fields.'],
  ])('is a fault: %s', (html, fault) => {
    expect(readServerForm(block(html))).toEqual({ fault });
  });
});

it('a form that its code cannot read sends nothing', async () => {
  const { interact, submit, loads, send, lazy, report } = create();
  interact();
  submit();
  await loads[0]?.beUnusable();
  expect([send.mock.calls, lazy.store.get().status, report.mock.calls]).toEqual([[], 'idle', []]);
});

it.each([
  ['<button class="lightbox-handle">Open</button>', '', ['form-overlay']],
  ['', 'class="form-wrapper hidden"', ['form-overlay']],
  ['', 'class="form-wrapper"', []],
])(
  'the form of a server with the button “%s” in a frame with “%s” is opened over the page by: %j',
  async (button, frame, first) => {
    document.body.innerHTML = `<div>${button}<div ${frame}><form data-form-id="f1">${ITEM}</form></div></div>`;
    const startServerForm = vi.fn();
    const loadUnit = vi.fn(async (_: string) => ({ startServerForm, createFormOverlay: () => () => {} }));
    const scope = createTestScope({ loadUnit: loadUnit as never });
    const element = document.querySelector('div') as HTMLElement;
    const form = document.querySelector('form') as HTMLFormElement;
    const onSuccess = () => {};
    createLazyServerForm(scope, { element, form, formId: 'f1' } as never, { onSuccess });
    await vi.advanceTimersByTimeAsync(0);
    expect(loadUnit.mock.calls.map(([name]) => name)).toEqual(first);
    document.getElementById('entry')?.dispatchEvent(new Event('focusin', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(0);
    expect(loadUnit.mock.lastCall?.[0]).toBe('start-form');
    expect(startServerForm).toHaveBeenCalledExactlyOnceWith(scope, { element, form, onSuccess });
  },
);

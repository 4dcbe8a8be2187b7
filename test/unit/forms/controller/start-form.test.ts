// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBus } from '../../../../src/core/entry/bus';
import { startServerForm } from '../../../../src/forms/controller/start-form';
import messages from '../../../../src/forms/model/form.messages.json';
import { submissionFailure } from '../../../../src/forms/submission/submission-failure';
import { createStore } from '../../../../src/store/store';
import { createTestScope } from '../../support/scope';

const FORM = `<div class="sqs-block" id="block-1"><form data-form-id="f1"><div class="field-list">
  <div class="form-item field email required" id="email-1"><label class="title" for="e">Email</label>
    <input id="e" type="email" class="field-element"></div>
  <div class="form-item field text" id="text-1"><label class="title" for="n">Note</label>
    <input id="n" class="field-element"></div></div>
  <button type="submit"><span class="submit-label">Send</span></button></form></div>`;

const captchas = vi.hoisted(() => ({
  made: undefined as object | undefined,
  create: (_: boolean) => ({ set(_state: string) {} }),
}));
vi.mock('../../../../src/forms/captcha/find-captcha', () => ({ findCaptcha: () => captchas.made }));
captchas.create = (isVisible) => {
  const store = createStore('idle');
  const solve = async () => ({ ok: false, reason: 'incomplete' });
  captchas.made = { ...store, isVisible, load: async () => {}, solve, reset() {} };
  return { set: store.set };
};

const ends: (() => void)[] = [];
afterEach(() => {
  captchas.made = undefined;
  for (const end of ends.splice(0)) end();
});

interface Answer {
  readonly status?: number;
  readonly body?: object;
  readonly headers?: Record<string, string>;
}

/** A form in the page whose server gives a key, and then answers what it is sent with each of `answers`. */
function start(answers: readonly Answer[] = [], html = FORM) {
  document.body.innerHTML = html;
  const sent: Record<string, unknown>[] = [];
  let respond = () => {};
  vi.stubGlobal('fetch', async (address: string | URL, { body }: RequestInit) => {
    if (`${address}`.includes('FormSubmissionKey')) return Response.json({ key: `k${sent.length}` });
    const { status = 200, body: answer = {}, headers } = answers[sent.length] ?? {};
    sent.push(JSON.parse(`${body}`));
    await new Promise<void>((resolve) => {
      respond = resolve;
    });
    return Response.json(answer, { status, ...(headers && { headers }) });
  });
  const bus = createBus(() => {});
  const told: unknown[] = [];
  for (const name of ['form:sending', 'form:submitted', 'form:failed'] as const)
    bus.on(name, ({ formId }: { readonly formId: string }) => told.push(`${name} ${formId}`));
  const scope = createTestScope({ bus });
  ends.push(scope.end);
  const fail = vi.fn();
  const element = document.querySelector<HTMLElement>('.sqs-block');
  const form = document.querySelector('form');
  if (!element || !form) throw new Error('The page has no form.');
  const onSuccess = vi.fn();
  const started = startServerForm({ ...scope, fail }, { element, form, onSuccess });
  const type = (id: string, value: string) => {
    const control = document.querySelector<HTMLInputElement>(`#${id}`);
    if (control) control.value = value;
    control?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const status = () => started?.submission.get().status;
  /** Sends, and has the server answer. */
  const send = async () => {
    const before = sent.length;
    started?.submit();
    await vi.waitFor(() => expect(sent).toHaveLength(before + 1));
  };
  const answer = async () => {
    respond();
    await vi.waitFor(() => expect(status()).not.toBe('submitting'));
  };
  const button = form.querySelector('button');
  return { form, element, scope, started, fail, sent, told, onSuccess, type, status, send, answer, button };
}

describe('a form of the server', () => {
  it('that cannot be read fails, and is left alone', () => {
    const { started, fail } = start([], '<div class="sqs-block"><form></form></div>');
    expect(started).toBeUndefined();
    expect(fail).toHaveBeenCalledWith('read', 'The form has no id.');
  });

  it('sends nothing while it is empty, or an entry is wrong, and says which', () => {
    const { started, sent, type, form } = start();
    started?.submit();
    expect(form.querySelector('[aria-invalid=true]')?.id).toBe('e');
    type('e', 'ada');
    started?.submit();
    expect(form.textContent).toContain('valid');
    expect([sent, form.getAttribute('aria-busy')]).toEqual([[], null]);
  });

  it('is busy while it is sent, and gives way to the thanks', async () => {
    const { type, send, answer, sent, told, form, button, onSuccess, status } = start();
    type('e', 'ada@example.com');
    await send();
    expect([form.getAttribute('aria-busy'), form.classList.contains('submitting')]).toEqual(['true', true]);
    expect(button?.getAttribute('aria-disabled')).toBe('true');
    expect(button?.querySelector<HTMLElement>('.submit-label')?.style.display).toBe('none');
    expect(button?.textContent).toMatch(/\.\.\.|…/);
    expect(sent[0]).toMatchObject({ formId: 'f1', key: 'k0', objectName: '1' });
    expect(JSON.parse(`${sent[0]?.form}`)).toMatchObject({ 'email-1': 'ada@example.com' });
    await answer();
    expect(status()).toBe('success');
    expect([form.getAttribute('aria-busy'), button?.getAttribute('aria-disabled')]).toEqual([null, null]);
    expect(onSuccess).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ 'email-1': 'ada@example.com' }),
    );
    expect(told).toEqual(['form:sending f1', 'form:submitted f1']);
    await vi.waitFor(() => expect(document.activeElement?.className).toContain('form-submission-text'));
  });

  it('shows what the server has refused, and can be sent again', async () => {
    const refused = { status: 400, body: { errors: { 'text-1': 'Too short.' } } };
    const { type, send, answer, told, form, status } = start([refused]);
    type('e', 'ada@example.com');
    await send();
    await answer();
    expect([status(), form.querySelector('[aria-invalid=true]')?.id]).toEqual(['failure', 'n']);
    expect(form.textContent).toContain('Too short.');
    await send();
    // What was wrong is gone while it is under way.
    expect(form.querySelector('[aria-invalid=true]')).toBeNull();
    await answer();
    expect(status()).toBe('success');
    expect(told).toEqual(['form:sending f1', 'form:failed f1', 'form:sending f1', 'form:submitted f1']);
  });

  it('makes no new request before the time that the server has named', async () => {
    const busy = { status: 429, headers: { 'retry-after': '60' } };
    const { type, send, answer, sent, started, status, form } = start([busy]);
    type('e', 'ada@example.com');
    await send();
    await answer();
    expect(status()).toBe('failure');
    started?.submit();
    expect(sent).toHaveLength(1);
    expect(form.parentElement?.textContent).toMatch(/You can send it again in (?:60|59) seconds/);
  });

  it('opens the next page instead of thanks where the server names one that is safe', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const next = FORM.replace('data-form-id', 'data-success-redirect="/thanks" data-form-id');
    const { type, send, answer, button } = start([], next);
    type('e', 'ada@example.com');
    await send();
    await answer();
    expect(assign.mock.calls).toEqual([[expect.stringMatching(/\/thanks$/)]]);
    // Until the next page is there.
    expect(button?.getAttribute('aria-disabled')).toBe('true');
    const unsafe = start([], next.replace('/thanks', 'javascript:alert(1)'));
    unsafe.type('e', 'ada@example.com');
    await unsafe.send();
    await unsafe.answer();
    expect(assign).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(document.activeElement?.className).toContain('form-submission-text'));
  });

  it('comes back as it was typed after a reload, until the server has taken it', async () => {
    const first = start();
    first.type('n', 'Hello');
    first.type('e', 'ada@example.com');
    first.scope.end();
    const entered = () => document.querySelector<HTMLInputElement>('#n')?.value;
    const second = start();
    expect(entered()).toBe('Hello');
    await second.send();
    await second.answer();
    second.scope.end();
    start();
    expect(entered()).toBe('');
  });

  it('that the browser has kept while it was sent is open again', async () => {
    const { type, send, status } = start();
    type('e', 'ada@example.com');
    await send();
    const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    show(false);
    expect(status()).toBe('submitting');
    show(true);
    expect(status()).toBe('idle');
  });

  it('says so where its entries cannot be read', () => {
    const { started, form, status } = start();
    vi.spyOn(HTMLInputElement.prototype, 'value', 'get').mockImplementation(() => {
      throw new Error('boom');
    });
    started?.submit();
    vi.restoreAllMocks();
    expect(status()).toBe('failure');
    expect(form.parentElement?.textContent).toContain(submissionFailure('unparsable').message);
  });
});

describe('a form of the server that has nothing to send yet', () => {
  it('says that all of it is empty where no field is required', () => {
    const { started, sent, form, status } = start([], FORM.replace('email required', 'email'));
    started?.submit();
    expect(form.textContent).toContain(messages['validation.allEmpty']);
    expect([sent, status(), form.classList.contains('error')]).toEqual([[], 'idle', true]);
  });

  it('is blocked until its captcha is solved, and no longer', async () => {
    const captcha = captchas.create(true);
    const { type, started, button, status } = start();
    type('e', 'ada@example.com');
    started?.submit();
    await vi.waitFor(() => expect(status()).toBe('failure'));
    expect(button?.getAttribute('aria-disabled')).toBe('true');
    captcha.set('ready');
    expect(button?.getAttribute('aria-disabled')).toBe('true');
    captcha.set('solved');
    expect(button?.getAttribute('aria-disabled')).toBeNull();
  });

  it('is not blocked by a captcha that nobody sees', async () => {
    captchas.create(false);
    const { type, started, button, status } = start();
    type('e', 'ada@example.com');
    started?.submit();
    await vi.waitFor(() => expect(status()).toBe('failure'));
    expect(button?.getAttribute('aria-disabled')).toBeNull();
  });
});

it.each([
  [true, 1, 1],
  [false, 0, 1],
])(
  'the captcha of a form is loaded when its visitor comes: with the focus in it at first, %s',
  async (hasFocus, atFirst, later) => {
    const load = vi.fn(async () => {});
    captchas.create(true);
    Object.assign(captchas.made ?? {}, { load });
    document.body.innerHTML = FORM;
    const element = document.querySelector('.sqs-block') as HTMLElement;
    const form = document.querySelector('form') as HTMLFormElement;
    if (hasFocus) document.querySelector('input')?.focus();
    const scope = createTestScope();
    ends.push(scope.end);
    startServerForm(scope, { element, form });
    expect(load).toHaveBeenCalledTimes(atFirst);
    for (const _ of ['once', 'twice'])
      document.querySelector('#n')?.dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(load).toHaveBeenCalledTimes(later);
  },
);

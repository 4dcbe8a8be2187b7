// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { createSubmitButton } from '../../../../src/forms/controller/start-form';
import { createCounter, createFieldMessages } from '../../../../src/forms/fields/field-messages';
import { createFormSummary } from '../../../../src/forms/fields/form-summary';
import type { FieldModel } from '../../../../src/forms/model/form.types';
import { createFormMessages } from '../../../../src/forms/model/form-messages';
import { createTestScope } from '../../support/scope';

const t = createFormMessages();

function formOf(html: string) {
  document.body.innerHTML = `<form>${html}</form>`;
  const scope = createTestScope();
  const form = document.querySelector('form') as HTMLFormElement;
  return { form, scope, owner: scope.owner(), item: form.firstElementChild as HTMLElement };
}
const field = (fields: object) => ({ type: 'text', isRequired: false, ...fields }) as unknown as FieldModel;

describe('the counter of a field', () => {
  function create(maxLength: number | undefined, type = 'textarea', value = '') {
    const made = formOf('<div id="a"><textarea></textarea></div>');
    const control = made.item.querySelector('textarea') as HTMLTextAreaElement;
    control.value = value;
    const announce = vi.fn();
    const counter = createCounter(made.scope, made.item, { field: field({ maxLength, type }), t, announce });
    const write = (length: number) => {
      control.value = 'x'.repeat(length);
      control.dispatchEvent(new Event('input'));
    };
    return { counter, write, said: () => announce.mock.calls.flat() as string[] };
  }

  it('is only there where a long text has a limit', () => {
    expect(create(undefined).counter).toBeUndefined();
    expect(create(10, 'text').counter).toBeUndefined();
    expect(create(10).counter?.id).toBe('a-counter');
  });

  it('shows how much is used, as an error beyond the limit', () => {
    const { counter, write } = create(10, 'textarea', 'abc');
    expect(counter?.textContent).toMatch(/3.*10/);
    write(10);
    expect(counter?.classList.contains('inlay-form-counter--exceeded')).toBe(false);
    write(11);
    expect(counter?.textContent).toMatch(/11.*10/);
    expect(counter?.classList.contains('inlay-form-counter--exceeded')).toBe(true);
  });

  it('says at 80, 90 and 100 per cent what is left, each once, and beyond that each time', () => {
    const { write, said } = create(10);
    write(7);
    expect(said()).toEqual([]);
    write(8);
    write(8);
    expect(said()).toHaveLength(1);
    expect(said()[0]).toMatch(/2/);
    write(9);
    write(10);
    expect(said()).toHaveLength(3);
    write(11);
    write(12);
    expect(said()).toHaveLength(5);
    expect(said()[4]).toMatch(/2/);
    write(7);
    write(8);
    expect(said()).toHaveLength(6);
  });
});

describe('the button of a form', () => {
  it('is marked, and never disabled, while the form is sent', () => {
    const { form, scope } = formOf('<button type="submit"><b class="x-label">Send</b></button>');
    const button = form.querySelector('button') as HTMLButtonElement;
    const set = createSubmitButton(scope, form);
    set({ busy: 'Sending …' });
    expect([button.getAttribute('aria-disabled'), button.disabled]).toEqual(['true', false]);
    expect(
      [...button.children].map((node) => [node.textContent, (node as HTMLElement).style.display]),
    ).toEqual([
      ['Send', 'none'],
      ['Sending …', ''],
    ]);
    set({ isBlocked: true });
    set({ busy: undefined });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.innerHTML).toBe('<b class="x-label">Send</b>');
    set({ isBlocked: false });
    expect(button.hasAttribute('aria-disabled')).toBe(false);
  });

  it('may be an input, which has its label as its value', () => {
    const { form, scope } = formOf('<input type="submit" value="Send">');
    const set = createSubmitButton(scope, form);
    const value = () => form.querySelector('input')?.getAttribute('value');
    set({ busy: 'Sending …' });
    expect(value()).toBe('Sending …');
    set({ busy: undefined });
    expect(value()).toBe('Send');
  });

  it('shows the stages of its theme instead, where these are visible', () => {
    const { form, scope } = formOf(
      '<button type="submit" class="none"><b class="x-label">Send</b><i class="form-submit-button-state"></i></button>',
    );
    const button = form.querySelector('button') as HTMLButtonElement;
    const stages = button.querySelector('i') as HTMLElement;
    stages.checkVisibility = () => true;
    const set = createSubmitButton(scope, form);
    set({ busy: 'Sending …' });
    expect([button.className.trim(), button.getAttribute('aria-label')]).toEqual(['submitting', 'Sending …']);
    expect(button.querySelector<HTMLElement>('b')?.style.display).toBe('');
    set({ busy: undefined });
    expect([button.className, button.hasAttribute('aria-label')]).toEqual(['none', false]);
  });

  it('may be missing', () => {
    const { form, scope } = formOf('');
    expect(() => createSubmitButton(scope, form)({ busy: 'Sending …' })).not.toThrow();
  });
});

describe('the error of a field', () => {
  it('is beside its title, and describes the control after what the server says of it', () => {
    const { item, scope } = formOf(
      '<div id="a"><label class="title">Name</label><input aria-describedby="hint"></div>',
    );
    const messages = createFieldMessages(scope, item, { field: field({}) });
    const input = item.querySelector('input');
    messages.show({ message: 'Missing.' });
    expect(item.children[1]?.textContent).toBe('Missing.');
    expect(input?.getAttribute('aria-describedby')).toBe('hint a-error');
    expect([input?.getAttribute('aria-invalid'), item.className]).toEqual(['true', 'error']);
    messages.show(undefined);
    expect(input?.getAttribute('aria-describedby')).toBe('hint');
    expect([input?.hasAttribute('aria-invalid'), item.className, item.children.length]).toEqual([
      false,
      '',
      2,
    ]);
  });

  it('is about the parts that are wrong, the first of which gets the focus', () => {
    const { item, scope } = formOf('<div id="a"><input><input></div>');
    const messages = createFieldMessages(scope, item, { field: field({}) });
    const [first, second] = item.querySelectorAll('input');
    messages.show({ message: 'Missing.', parts: [1] });
    expect([first?.getAttribute('aria-invalid'), second?.getAttribute('aria-invalid')]).toEqual([
      null,
      'true',
    ]);
    expect(messages.target).toBe(second);
    messages.show({ message: 'Missing.', parts: [0] });
    expect(messages.target).toBe(first);
    messages.show({ message: 'Missing.' });
    expect([first, second].map((input) => input?.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
    expect(messages.target).toBe(first);
  });

  it('is about radio buttons as a group', () => {
    const { item, scope } = formOf('<fieldset id="a"><legend>Size</legend><input type="radio"></fieldset>');
    const messages = createFieldMessages(scope, item, { field: field({ type: 'radio', isRequired: true }) });
    expect([item.getAttribute('role'), item.getAttribute('aria-required')]).toEqual(['radiogroup', 'true']);
    messages.show({ message: 'Missing.' });
    expect(item.getAttribute('aria-invalid')).toBe('true');
    expect(item.getAttribute('aria-describedby')).toBe('a-error');
    expect(item.querySelector('input')?.hasAttribute('aria-invalid')).toBe(false);
  });

  it('leaves other descriptions where they are', () => {
    const { item, scope } = formOf('<div id="a"><input></div>');
    const messages = createFieldMessages(scope, item, { field: field({}), counterId: 'a-counter' });
    const described = () => item.querySelector('input')?.getAttribute('aria-describedby');
    expect(described()).toBe('a-counter');
    messages.show({ message: 'Missing.' });
    expect(described()).toBe('a-error a-counter');
  });
});

describe('the summary of a form', () => {
  const entry = (title: string, message = 'Missing.') => {
    const target = document.createElement('input');
    target.id = `${title}-field`;
    document.body.append(target);
    return { title, message, target };
  };
  function create(html = '<p id="first"></p><div class="form-button-wrapper"></div>') {
    const { form, owner } = formOf(html);
    const parts = () => [...form.querySelectorAll('.inlay-form-summary')].map((node) => node.textContent);
    return { form, summary: createFormSummary(form, owner, t), parts };
  }

  it('lists the fields above, and leads up from the button', () => {
    const { form, summary, parts } = create();
    const entries = [entry('Name'), entry('', 'No email.')];
    const text = summary.show('Not yet.', { entries, others: ['Closed.'], fields: 3 });
    expect(text).toBe('Not yet. Closed.');
    expect(parts()).toHaveLength(2);
    expect(form.firstElementChild?.getAttribute('aria-label')).toBe(text);
    expect(form.firstElementChild?.textContent).toContain('Closed.');
    const links = [...form.querySelectorAll('a')];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Name', '#Name-field'],
      ['No email.', '#-field'],
    ]);
    links[0]?.click();
    expect(document.activeElement?.id).toBe('Name-field');
    expect(form.lastElementChild?.previousElementSibling?.className).toContain('inlay-form-summary');
    summary.hide();
    expect(parts()).toEqual([]);
  });

  it('has no list for one field, and is not there at all where a form has no more', () => {
    const long = create();
    long.summary.show('Not yet.', { entries: [entry('Name')], fields: 2 });
    expect([long.parts().length, long.form.querySelectorAll('li').length]).toEqual([2, 0]);
    const short = create();
    short.summary.show('Not yet.', { entries: [entry('Name')], fields: 1 });
    expect(short.parts()).toEqual([]);
  });

  it('puts the fields into the message of the page', () => {
    const { form, summary } = create();
    const entries = [entry('Name'), entry('Email')];
    expect(summary.show('Bitte prüfen: {0}!', { entries, others: ['Zu.'], fields: 2 })).toBe(
      'Bitte prüfen: Name, Email, Zu.!',
    );
    expect(form.firstElementChild?.textContent).toBe('Bitte prüfen: Name, Email, Zu.!');
    expect(form.querySelectorAll('ul')).toHaveLength(0);
  });

  it('says what is wrong with the whole form once, beside the button that was pressed', () => {
    const { form, summary, parts } = create();
    summary.show('No connection.');
    expect(parts()).toEqual(['No connection.']);
    expect(form.children[1]?.textContent).toBe('No connection.');
    const newsletter = create(
      '<div class="newsletter-form-body"></div><div class="form-button-wrapper"></div>',
    );
    newsletter.summary.show('No connection.');
    expect(newsletter.form.firstElementChild?.textContent).toBe('No connection.');
  });
});

// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import {
  createFormErrors,
  createFormFields,
  errorsOfFailure,
  isBlank,
  withFollowUps,
} from '../../../../src/forms/controller/form-fields';
import type { FieldModel } from '../../../../src/forms/model/form.types';
import { createFormMessages } from '../../../../src/forms/model/form-messages';
import type { SubmissionFailure } from '../../../../src/forms/submission/submission-failure';
import { createTestScope } from '../../support/scope';

const field = (id: string, rest: object = {}): FieldModel =>
  ({ id, type: 'text', title: id, isRequired: false, followUps: [], placeholder: '', ...rest }) as never;
const failure = (fieldErrors: Record<string, string>): SubmissionFailure =>
  ({ kind: 'fields', message: 'Not yet.', fieldErrors }) as SubmissionFailure;

describe('a failure that the server has found', () => {
  const errorOf = (fieldErrors: Record<string, string>, id: string) =>
    errorsOfFailure(failure(fieldErrors), [field(id)]).errorOf?.(document.body, field(id));

  it('is at the field that it names, and around the form otherwise', () => {
    const { message, others } = errorsOfFailure(failure({ a: 'Wrong.', b: 'Gone.' }), [field('a')]);
    expect([message, others]).toEqual(['Not yet.', ['Gone.']]);
    expect(errorOf({ a: 'Wrong.' }, 'a')).toEqual({ message: 'Wrong.' });
    expect(errorOf({ ab: 'Wrong.' }, 'a')).toBeUndefined();
  });

  it('may name a part of a name, and says the same only once', () => {
    expect(errorOf({ 'n.Last': 'Missing.' }, 'n')).toEqual({ message: 'Missing.', parts: [1] });
    expect(errorOf({ 'n.First': 'Missing.', 'n.Last': 'Missing.' }, 'n')).toEqual({
      message: 'Missing.',
      parts: [0, 1],
    });
    expect(errorOf({ 'n.First': 'A.', 'n.Middle': 'B.' }, 'n')).toEqual({ message: 'A. B.' });
  });
});

describe('a form', () => {
  it('is blank while nothing is entered, whatever is hidden', () => {
    const fields = [field('a'), field('b', { type: 'hidden' })];
    expect(isBlank(fields, { a: ' ', b: 'x' })).toBe(true);
    expect(isBlank(fields, { a: 'Ida', b: 'x' })).toBe(false);
    expect(isBlank(fields, { b: 'x' })).toBe(false);
    expect(isBlank([], {})).toBe(false);
  });

  it('has the questions that follow from an answer, however deep', () => {
    const deep = field('c');
    const middle = field('b', { followUps: [{ field: deep }] });
    const all = withFollowUps([field('a', { followUps: [{ field: middle }] }), field('d')]);
    expect(all.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  });
});

const uploads = vi.hoisted(() => ({ startUploads: vi.fn() }));
vi.mock('../../../../src/forms/fields/file/start-uploads', () => uploads);

describe('a field for files', () => {
  async function show(model: object) {
    uploads.startUploads.mockReset();
    document.body.innerHTML = `<form><div class="form-item" id="a"><label class="title" for="x">A</label>
      <input id="x" type="file" class="field-element"></div></form>`;
    const scope = createTestScope();
    const form = document.querySelector('form') as HTMLFormElement;
    const t = createFormMessages();
    const file = field('a', { type: 'file', fileTypes: [], maxFiles: 1 });
    const announce = vi.fn();
    const fields = createFormFields(scope, {
      form,
      model: { source: 'json', fields: [file], ...model } as never,
      t,
      announce,
    });
    fields.refresh();
    fields.refresh();
    await vi.dynamicImportSettled();
    return { file, announce };
  }

  it('uploads for its form, once', async () => {
    const { file, announce } = await show({ formId: 'f1' });
    await vi.waitFor(() => expect(uploads.startUploads).toHaveBeenCalledOnce());
    expect(uploads.startUploads.mock.calls[0]?.[1]).toMatchObject({
      item: document.getElementById('a'),
      field: file,
      formId: 'f1',
      announce,
    });
  });

  it('uploads nothing for a form that is not sent to the platform', async () => {
    await show({});
    expect(uploads.startUploads).not.toHaveBeenCalled();
  });
});

describe('the fields of a form', () => {
  function setUp() {
    document.body.innerHTML = `<form>
      <div class="form-item" id="a"><label class="title" for="x">A</label><input id="x" class="field-element"></div>
      <div class="form-item" id="b"><label class="title" for="y">B</label><input id="y" class="field-element"></div>
      <div class="form-item" id="unknown"><input></div></form>`;
    const form = document.querySelector('form') as HTMLFormElement;
    const scope = createTestScope();
    const announce = vi.fn();
    const t = createFormMessages();
    const model = { source: 'json', fields: [field('a', { isRequired: true }), field('b')] } as never;
    const fields = createFormFields(scope, { form, model, t, announce });
    const errors = createFormErrors(scope, { form, fields, t, announce });
    const type = (id: string, value: string, event = 'input') => {
      const control = document.getElementById(id) as HTMLInputElement;
      control.value = value;
      control.dispatchEvent(new Event(event, { bubbles: true }));
    };
    const show = () => {
      const found = fields.check();
      errors.show({ message: 'Not yet.', errorOf: (item) => found.get(item) });
      return [...found.keys()].map(({ id }) => id);
    };
    return { form, fields, errors, announce, type, show };
  }

  it('are those that the form knows, with what is entered in them', () => {
    const { fields, type } = setUp();
    fields.refresh();
    expect([...fields.items.keys()].map(({ id }) => id)).toEqual(['a', 'b']);
    type('x', 'Ida');
    expect(fields.readValues()).toEqual({ a: 'Ida', b: '' });
  });

  it('say what is missing, take the focus, and no longer once it is entered', () => {
    const { form, fields, announce, type, show } = setUp();
    expect(show()).toEqual(['a']);
    expect(document.activeElement?.id).toBe('x');
    expect(form.classList.contains('error')).toBe(true);
    expect(fields.hasErrors()).toBe(true);
    expect(announce).toHaveBeenCalledWith(expect.any(String), 'assertive');
    type('x', 'Ida');
    expect(fields.hasErrors()).toBe(false);
    expect(form.classList.contains('error')).toBe(false);
  });

  it('are not checked while somebody types before the first failure', () => {
    const { form, fields, type } = setUp();
    fields.refresh();
    type('x', '', 'change');
    expect([fields.hasErrors(), form.classList.contains('error')]).toEqual([false, false]);
  });

  it('are checked after a failure when the visitor leaves them, and not while they are right', () => {
    const { form, fields, type, show } = setUp();
    type('x', 'Ida');
    show();
    type('x', '');
    expect(fields.hasErrors()).toBe(false);
    type('x', '', 'change');
    expect(fields.hasErrors()).toBe(true);
    expect(form.querySelector('.field-error')).not.toBeNull();
  });

  it('come and go, and are checked while they are there', () => {
    const { form, fields, type, show } = setUp();
    show();
    form.querySelector('#a')?.remove();
    fields.refresh();
    expect([[...fields.items.keys()].map(({ id }) => id), fields.hasErrors()]).toEqual([['b'], false]);
    type('y', '', 'change');
    expect(form.classList.contains('error')).toBe(false);
  });

  it('that the form does not know are not checked', () => {
    const { form, show } = setUp();
    show();
    const before = form.innerHTML;
    form.querySelector('#unknown input')?.dispatchEvent(new Event('change', { bubbles: true }));
    expect(form.innerHTML).toBe(before);
  });

  it('may be told of something that is no error', () => {
    const { form, errors, announce } = setUp();
    errors.notify('It is sent when you are online.');
    expect(form.textContent).toContain('It is sent when you are online.');
    expect(announce).toHaveBeenCalledExactlyOnceWith('It is sent when you are online.');
    expect(form.classList.contains('error')).toBe(false);
  });

  it('need both parts of a name that is required, where no part says so itself', () => {
    document.body.innerHTML = `<form><fieldset class="form-item" id="n"><legend class="title">Name</legend>
      <input class="field-element" value="Ada"><input class="field-element"></fieldset></form>`;
    const form = document.querySelector('form') as HTMLFormElement;
    const requiredIn = (isRequired: boolean, type = 'name') => {
      const model = { source: 'json', fields: [field('n', { type, isRequired })] } as never;
      const t = createFormMessages();
      const fields = createFormFields(createTestScope(), { form, model, t, announce: vi.fn() });
      return [...fields.check().values()].map(({ parts }) => parts);
    };
    expect(requiredIn(true)).toEqual([[1]]);
    expect(requiredIn(false)).toEqual([]);
    form.querySelectorAll('input')[0]?.setAttribute('required', '');
    expect(requiredIn(true)).toEqual([]);
  });

  it('have no errors any more once these are cleared', () => {
    const { form, fields, errors, show, type } = setUp();
    show();
    errors.clear();
    expect([fields.hasErrors(), form.classList.contains('error')]).toEqual([false, false]);
    type('x', '', 'change');
    expect(fields.hasErrors()).toBe(false);
  });
});

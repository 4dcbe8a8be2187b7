import type { Scope } from '../../core/scope';
import { findAll } from '../../dom/find-all';
import { unclobbered } from '../../dom/unclobbered';
import type { Announce } from '../../ui/live-region/announcer';
import type { FieldError, Say } from '../fields/field.types';
import { createCounter, createFieldMessages, type FieldMessages } from '../fields/field-messages';
import { FIELD_RULES, isEmpty, readValue, readValues } from '../fields/field-rules';
import { controlsOf } from '../fields/form-item';
import { createFormSummary } from '../fields/form-summary';
import type { FieldModel, FormModel, FormValue, FormValues } from '../model/form.types';
import type { FormMessages } from '../model/form-messages';
import { readItems } from '../model/read-markup';
import type { SubmissionFailure } from '../submission/submission-failure';

export const createSay =
  (t: FormMessages): Say =>
  (key, values = [], ...parts) => ({ message: t(key, values), ...(parts.length && { parts }) });

/** The error of one field's entry, if any. An optional empty field is always right. `requiredParts`: indexes of parts that must not be empty. */
export function validateField(
  model: FieldModel,
  value: FormValue | undefined,
  { t, requiredParts = [] }: { readonly t: FormMessages; readonly requiredParts?: readonly number[] },
): FieldError | undefined {
  const { type, isRequired, maxLength, placeholder } = model;
  const { isUnchecked, check } = FIELD_RULES[type];
  if (value === undefined || isUnchecked) return undefined;
  // Messages begin with the field's name, and some fields have none.
  const title = model.title || placeholder || t('untitled');
  const say = createSay(t);
  const isBlank = isEmpty(model, value);
  if (isRequired && isBlank) return say('validation.required', [title], ...requiredParts);
  const missing = Array.isArray(value) ? requiredParts.filter((index) => !value[index]?.trim()) : [];
  if (missing.length) return say('validation.subfieldsRequired', [title], ...missing);
  if (isBlank) return undefined;
  if (typeof value === 'string' && maxLength && value.length > maxLength)
    return say('validation.stringTooLong', [maxLength]);
  return check?.(value, say, { ...model, title });
}

/** One form, for everything that shows its errors. */
export interface FormParts {
  readonly form: HTMLFormElement;
  /** Files are uploaded for `formId`; without it a field for files says that they cannot be sent. */
  readonly model: Pick<FormModel, 'source' | 'fields'> & Partial<Pick<FormModel, 'formId'>>;
  readonly t: FormMessages;
  readonly announce: Announce;
}

/** Every field, with those that follow from an answer. */
export const withFollowUps = (fields: readonly FieldModel[]): readonly FieldModel[] =>
  fields.flatMap((field) => [field, ...withFollowUps(field.followUps.map((followUp) => followUp.field))]);

function findDrawn(form: HTMLElement, fields: readonly FieldModel[]): ReadonlyMap<HTMLElement, FieldModel> {
  const byId = new Map(withFollowUps(fields).map((field) => [field.id, field]));
  const items = findAll(form, '.form-item[id]').map((item) => [item, byId.get(item.id)] as const);
  return new Map(items.flatMap(([item, field]) => (field ? [[item, field] as const] : [])));
}

/** The parts of a field that must be filled in: those marked so, or all parts of a name. */
function requiredParts(item: HTMLElement, { isRequired, type }: FieldModel): readonly number[] {
  const controls = controlsOf(item);
  const marked = controls.flatMap((control, position) =>
    control.matches('[aria-required="true"],[required]') ? Number(control.dataset.index ?? position) : [],
  );
  return marked.length || !isRequired || type !== 'name' ? marked : [...controls.keys()];
}

/** Whether the visitor has entered nothing at all. Hidden values do not count. */
export function isBlank(fields: Iterable<FieldModel>, values: FormValues): boolean {
  const asked = [...fields].filter(({ type, id }) => type !== 'hidden' && id in values);
  return asked.length > 0 && asked.every((field) => isEmpty(field, values[field.id]));
}

/** The fields of a form, their entries, and the messages beside them. */
export function createFormFields(scope: Scope, { form, model, t, announce }: FormParts) {
  const say = createSay(t);
  const shown = new Map<HTMLElement, FieldMessages>();
  let items: ReadonlyMap<HTMLElement, FieldModel> = new Map();

  const errorOf = (item: HTMLElement, field: FieldModel) =>
    validateField(field, readValue(item, field, location.search), {
      t,
      requiredParts: requiredParts(item, field),
    }) ?? FIELD_RULES[field.type].checkItem?.(item, say, field);

  const startFile = scope.guard(async (item: HTMLElement, field: FieldModel) => {
    const { formId } = model;
    if (!formId) return;
    const load = () => import('../fields/file/start-uploads');
    const { startUploads } = await scope.load('start-uploads', load);
    startUploads(scope, { item, field, formId, say, announce });
  });

  function messagesOf(item: HTMLElement, field: FieldModel): FieldMessages {
    let messages = shown.get(item);
    if (!messages) {
      const counter = createCounter(scope, item, { field, t, announce });
      messages = createFieldMessages(scope, item, { field, counterId: counter?.id });
      shown.set(item, messages);
      if (field.type === 'file') startFile(item, field);
    }
    return messages;
  }

  /** Finds the fields that were added or removed. */
  function refresh(): void {
    items = model.source === 'markup' ? readItems(form) : findDrawn(form, model.fields);
    for (const item of shown.keys()) if (!items.has(item)) shown.delete(item);
    for (const [item, field] of items) messagesOf(item, field);
  }

  return {
    get items() {
      return items;
    },
    refresh,
    messagesOf,
    errorOf,
    check() {
      refresh();
      const errors = [...items].map(([item, field]) => [item, errorOf(item, field)] as const);
      return new Map(errors.flatMap(([item, error]) => (error ? [[item, error] as const] : [])));
    },
    readValues: () => readValues(items, location.search),
    hasErrors: () => [...shown.values()].some(({ get }) => get()),
    clearErrors() {
      for (const messages of shown.values()) messages.show(undefined);
    },
  };
}

export type FormFields = ReturnType<typeof createFormFields>;

interface ShownErrors {
  readonly message: string;
  readonly errorOf?: (item: HTMLElement, field: FieldModel) => FieldError | undefined;
  /** Errors that belong to no field of the page. */
  readonly others?: readonly string[];
}

/** The server names a field by its id, or a part of a name by its suffix: `name-1.First`. */
const isFor = (key: string, id: string) => key === id || key.startsWith(`${id}.`);

function serverErrorOf(errors: Readonly<Record<string, string>>, id: string): FieldError | undefined {
  const keys = Object.keys(errors).filter((key) => isFor(key, id));
  if (!keys.length) return undefined;
  const message = [...new Set(keys.map((key) => errors[key]))].join(' ');
  const parts = keys.map((key) => ['First', 'Last'].indexOf(key.slice(id.length + 1)));
  return parts.includes(-1) ? { message } : { message, parts };
}

/** A failed submission as errors of the fields in the page; those of other fields are shown around the form. */
export function errorsOfFailure({ message, fieldErrors }: SubmissionFailure, fields: Iterable<FieldModel>) {
  const known = [...fields];
  const others = Object.keys(fieldErrors).filter((key) => !known.some(({ id }) => isFor(key, id)));
  return {
    message,
    errorOf: (_: HTMLElement, { id }: FieldModel) => serverErrorOf(fieldErrors, id),
    others: others.flatMap((key) => fieldErrors[key] ?? []),
  };
}

export function createFormErrors(
  scope: Scope,
  { form, fields, t, announce }: Omit<FormParts, 'model'> & { readonly fields: FormFields },
) {
  const owner = scope.owner();
  const summary = createFormSummary(form, owner, t);
  let hasFailed = false;

  const hideSummary = () => {
    summary.hide();
    owner.claim(form, {});
  };

  /** After a failure: checks fields with an error at each keystroke, and any field that the visitor leaves. */
  function recheck({ type, target }: Event): void {
    if (!hasFailed || !(target instanceof Element)) return;
    const item = unclobbered(target).closest<HTMLElement>('.form-item[id]');
    const field = item && fields.items.get(item);
    if (!item || !field) return;
    const messages = fields.messagesOf(item, field);
    if (messages.get() || type === 'change') messages.show(fields.errorOf(item, field));
    if (!fields.hasErrors()) hideSummary();
  }
  scope.listen(form, 'input', recheck);
  scope.listen(form, 'change', recheck);

  return {
    /** Shows errors and moves focus to the first field that has one. */
    show({ message, errorOf, others = [] }: ShownErrors) {
      hasFailed = true;
      const entries = [...fields.items].flatMap(([item, field]) => {
        const messages = fields.messagesOf(item, field);
        const error = errorOf?.(item, field);
        messages.show(error);
        return error ? { title: field.title, message: error.message, target: messages.target } : [];
      });
      owner.claim(form, { classes: { error: true } });
      announce(summary.show(message, { entries, others, fields: fields.items.size }), 'assertive');
      entries[0]?.target.focus();
    },
    /** Shows a message for the whole form that is not an error. */
    notify: (message: string) => announce(summary.show(message)),
    clear() {
      hasFailed = false;
      fields.clearErrors();
      hideSummary();
    },
  };
}

export type FormErrors = ReturnType<typeof createFormErrors>;

import type { Scope } from '../../core/scope';
import type { Announcer } from '../../ui/live-region/announcer';
import { createCounter } from '../fields/counter';
import type { FieldError } from '../fields/field.types';
import { createFieldMessages, type FieldMessages } from '../fields/field-messages';
import { FIELD_RULES } from '../fields/field-rules';
import { controlsOf } from '../fields/form-item';
import { isEmpty, readValue, readValues } from '../fields/read-value';
import type { FormValues } from '../form-values';
import type { FieldModel } from '../model/form.types';
import type { FormMessages } from '../model/form-messages';
import { createSay, validateField } from '../validation/validate-field';

export interface FormFieldsOptions {
  /** The fields that are in the form now, with their elements. */
  readonly findItems: () => ReadonlyMap<HTMLElement, FieldModel>;
  readonly t: FormMessages;
  readonly announcer: Announcer;
  /** Which form files are uploaded for; without it a field for files says that they cannot be sent. */
  readonly formId?: string;
}

/** The fields of a form, their entries, and the messages beside them. */
export interface FormFields {
  readonly items: ReadonlyMap<HTMLElement, FieldModel>;
  /** Finds the fields that were added or removed. */
  refresh(): void;
  messagesOf(item: HTMLElement, field: FieldModel): FieldMessages;
  /** The error of one field's entry; undefined when it has none. */
  check(item: HTMLElement, field: FieldModel): FieldError | undefined;
  readValues(): FormValues;
  /** Whether any field shows an error. */
  hasErrors(): boolean;
  clearErrors(): void;
}

/** Which parts of a field must be filled in: those that are marked so, or all parts of a name. */
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

export function createFormFields(
  scope: Scope,
  { findItems, t, announcer, formId }: FormFieldsOptions,
): FormFields {
  const say = createSay(t);
  const owner = scope.owner();
  const shown = new Map<HTMLElement, FieldMessages>();
  let items: ReadonlyMap<HTMLElement, FieldModel> = new Map();

  const startFile = scope.guard(async (item: HTMLElement, field: FieldModel) => {
    if (!formId) return;
    const load = () => import('../fields/file/start-uploads');
    const { startUploads } = await scope.load('start-uploads', load);
    startUploads(scope, { item, field, formId, say, announcer });
  });

  function messagesOf(item: HTMLElement, field: FieldModel): FieldMessages {
    let messages = shown.get(item);
    if (!messages) {
      messages = createFieldMessages(item, field, owner);
      shown.set(item, messages);
      const counter = createCounter(scope, { item, field, owner, t, announcer });
      if (counter) messages.describeBy(counter);
      if (field.type === 'file') startFile(item, field);
    }
    return messages;
  }

  return {
    get items() {
      return items;
    },
    refresh() {
      items = findItems();
      for (const item of shown.keys()) if (!items.has(item)) shown.delete(item);
      for (const [item, field] of items) messagesOf(item, field);
    },
    messagesOf,
    check: (item, field) =>
      validateField(field, readValue(item, field, location.search), {
        t,
        requiredParts: requiredParts(item, field),
      }) ?? FIELD_RULES[field.type].checkItem?.(item, say, field),
    readValues: () => readValues(items, location.search),
    hasErrors: () => [...shown.values()].some(({ error }) => error),
    clearErrors() {
      for (const messages of shown.values()) messages.show(undefined);
    },
  };
}

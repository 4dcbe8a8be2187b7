import type { Scope } from '../../core/scope';
import { unclobbered } from '../../dom/unclobbered';
import type { Announcer } from '../../ui/live-region/announcer';
import type { FieldError } from '../fields/field.types';
import { createFormSummary } from '../fields/form-summary';
import type { FieldModel } from '../model/form.types';
import type { FormMessages } from '../model/form-messages';
import type { SubmissionFailure } from '../submission/submission-failure';
import type { FormFields } from './form-fields';

interface FormErrorsOptions {
  readonly form: HTMLFormElement;
  readonly fields: FormFields;
  readonly t: FormMessages;
  readonly announcer: Announcer;
}

interface ShownErrors {
  /** For the whole form. */
  readonly message: string;
  readonly errorOf?: (item: HTMLElement, field: FieldModel) => FieldError | undefined;
  /** Errors that belong to no field of the page. */
  readonly others?: readonly string[];
}

/** Shows what is wrong, beside the fields and around the form. */
interface FormErrors {
  /** Shows errors and moves focus to the first field that has one. */
  show(errors: ShownErrors): void;
  /** Shows a message for the whole form that is not an error. */
  notify(message: string): void;
  clear(): void;
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
export function errorsOfFailure(
  { message, fieldErrors }: SubmissionFailure,
  fields: Iterable<FieldModel>,
): ShownErrors {
  const known = [...fields];
  const others = Object.keys(fieldErrors).filter((key) => !known.some(({ id }) => isFor(key, id)));
  return {
    message,
    errorOf: (_, { id }) => serverErrorOf(fieldErrors, id),
    others: others.flatMap((key) => fieldErrors[key] ?? []),
  };
}

export function createFormErrors(
  scope: Scope,
  { form, fields, t, announcer }: FormErrorsOptions,
): FormErrors {
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
    if (messages.error || type === 'change') messages.show(fields.check(item, field));
    if (!fields.hasErrors()) hideSummary();
  }
  scope.listen(form, 'input', recheck);
  scope.listen(form, 'change', recheck);

  return {
    show({ message, errorOf, others = [] }) {
      hasFailed = true;
      const entries = [...fields.items].flatMap(([item, field]) => {
        const messages = fields.messagesOf(item, field);
        const error = errorOf?.(item, field);
        messages.show(error);
        return error ? { title: field.title, message: error.message, target: messages.target } : [];
      });
      owner.claim(form, { classes: { error: true } });
      announcer.announce(summary.show(message, { entries, others, fields: fields.items.size }), 'assertive');
      entries[0]?.target.focus();
    },
    notify: (message) => announcer.announce(summary.show(message)),
    clear() {
      hasFailed = false;
      fields.clearErrors();
      hideSummary();
    },
  };
}

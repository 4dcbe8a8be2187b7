import type { BlockScope } from '../../core/entry/block';
import { unclobbered } from '../../dom/unclobbered';
import { createAnnouncer } from '../../ui/live-region/announcer';
import type { Captcha } from '../captcha/captcha.types';
import { createCounter } from '../fields/counter';
import { createFieldMessages, type FieldMessages } from '../fields/field-messages';
import { createFormSummary } from '../fields/form-summary';
import { controlsOf, isEmpty, readValue, readValues } from '../fields/read-value';
import { createSubmitButton } from '../fields/submit-button';
import type { FormValues } from '../form-values';
import type { FieldModel, FormModel } from '../model/form.types';
import type { FormTexts } from '../model/form-texts';
import type { FormSubmission } from '../submission/form-submission';
import { redirectTarget } from '../submission/redirect';
import { showSuccess } from '../submission/show-success';
import { type SubmissionTexts, submissionFailure } from '../submission/submission-failure';
import { type FieldError, validateField } from '../validation/validate-field';

export interface FormControllerOptions {
  readonly form: HTMLFormElement;
  readonly model: FormModel;
  /** The fields that are asked for at the moment, with their elements. */
  readonly findItems: () => ReadonlyMap<HTMLElement, FieldModel>;
  readonly texts: FormTexts;
  readonly submission: FormSubmission;
  /** The page's own words for failures. */
  readonly failureTexts?: SubmissionTexts;
  readonly captcha?: Captcha | undefined;
  /** Goes to another page; `location.assign` unless told. */
  readonly navigate?: (address: string) => void;
}

export interface FormController {
  /** Looks for fields that have come or gone. */
  refresh(): void;
  /** Checks the entries, and hands them over when they are right. */
  send(): void;
  /** Says something to who hears the page. */
  announce(message: string): void;
  destroy(): void;
}

/** Which parts of a field must be filled in: those that say so themselves, or all parts of a name. */
function requiredParts(item: HTMLElement, { isRequired, type }: FieldModel): readonly number[] {
  const controls = controlsOf(item);
  const marked = controls.flatMap((control, position) =>
    control.matches('[aria-required="true"],[required]') ? Number(control.dataset.index ?? position) : [],
  );
  return marked.length || !isRequired || type !== 'name' ? marked : [...controls.keys()];
}

/** The server names a field by its id, or a part of a name by what follows it: `name-1.First`. */
const isFor = (key: string, id: string) => key === id || key.startsWith(`${id}.`);

function serverErrorOf(errors: Readonly<Record<string, string>>, id: string): FieldError | undefined {
  const keys = Object.keys(errors).filter((key) => isFor(key, id));
  if (!keys.length) return undefined;
  const message = [...new Set(keys.map((key) => errors[key]))].join(' ');
  const parts = keys.map((key) => ['First', 'Last'].indexOf(key.slice(id.length + 1)));
  return parts.includes(-1) ? { message } : { message, parts };
}

/**
 * Brings a form's element to life: entries are checked, errors said beside each field and around the form, the rest
 * handed to the submission, whose outcome is shown. The form's own nodes stay what they are.
 */
export function createFormController(scope: BlockScope, options: FormControllerOptions): FormController {
  const { form, model, findItems, texts, submission, failureTexts = {}, captcha } = options;
  const { navigate = (address) => location.assign(address) } = options;
  // Writers of its own, since the view of the block may write the same nodes.
  const owner = scope.ledger.owner(scope.block);
  const outcome = scope.ledger.owner(scope.block);
  const announcer = createAnnouncer(document);
  const summary = createFormSummary(form, owner, texts);
  const button = createSubmitButton(form, owner);
  const known = new Map<HTMLElement, FieldMessages>();
  let items: ReadonlyMap<HTMLElement, FieldModel> = new Map();
  let hasFailed = false;

  const isUnsolved = () => Boolean(captcha?.isVisible) && captcha?.get() !== 'solved';
  const query = () => location.search;
  const check = (item: HTMLElement, field: FieldModel): FieldError | undefined =>
    validateField(field, readValue(item, field, query()), texts, requiredParts(item, field));

  function messagesOf(item: HTMLElement, field: FieldModel): FieldMessages {
    let messages = known.get(item);
    if (!messages) {
      messages = createFieldMessages(item, field, owner);
      known.set(item, messages);
      const counter = createCounter(item, field, { owner, texts, announcer });
      if (counter) messages.describeBy(counter);
    }
    return messages;
  }

  function refresh(): void {
    items = findItems();
    for (const item of known.keys()) if (!items.has(item)) known.delete(item);
    for (const [item, field] of items) messagesOf(item, field);
  }

  /** Shows what is wrong and leads to the first of it. */
  function showErrors(
    message: string,
    errorOf: (item: HTMLElement, field: FieldModel) => FieldError | undefined,
    others: readonly string[] = [],
  ) {
    hasFailed = true;
    const bad = [...items].flatMap(([item, field]) => {
      const messages = messagesOf(item, field);
      const error = errorOf(item, field);
      messages.show(error);
      return error ? { title: field.title, message: error.message, target: messages.target } : [];
    });
    owner.claim(form, { classes: { error: true } });
    announcer.announce(summary.show(message, { entries: bad, others, fields: items.size }), 'assertive');
    bad[0]?.target.focus();
  }

  function send(): void {
    refresh();
    let values: FormValues;
    const errors = new Map<HTMLElement, FieldError>();
    try {
      values = readValues(items, query());
      for (const [item, field] of items) {
        const error = check(item, field);
        if (error) errors.set(item, error);
      }
    } catch (error) {
      scope.warn('handler', error);
      submission.fail(submissionFailure('unparsable', { texts: failureTexts }));
      return;
    }
    if (errors.size) {
      showErrors(submissionFailure('fields', { texts: failureTexts }).message, (item) => errors.get(item));
    } else if (isBlank(values)) {
      showErrors(texts('validation.allEmpty'), () => undefined);
    } else void submission.submit(values);
  }

  /** Hidden values are no answer of the visitor's. */
  const isBlank = (values: FormValues) => {
    const asked = [...items.values()].filter(({ type, id }) => type !== 'hidden' && id in values);
    return asked.length > 0 && asked.every((field) => isEmpty(field, values[field.id]));
  };

  /** After a first failure each stroke tells whether it has put things right; elsewhere only a field that is left is looked at. */
  function recheck({ type, target }: Event): void {
    if (!hasFailed || !(target instanceof Element)) return;
    const item = unclobbered(target).closest<HTMLElement>('.form-item[id]');
    const field = item && items.get(item);
    if (!item || !field) return;
    const messages = messagesOf(item, field);
    if (messages.error || type === 'change') messages.show(check(item, field));
    if (![...known.values()].some(({ error }) => error)) {
      summary.hide();
      owner.claim(form, {});
    }
  }

  function finish(): void {
    const address = redirectTarget(model.successRedirect);
    if (model.successRedirect && !address)
      scope.warn('read', 'The address to go to after the form is not safe.');
    if (address) {
      // Busy until the page has gone.
      button.setBusy(texts('submitting'));
      submission.leave();
      navigate(address);
    } else void showSuccess(form, model, outcome, texts('thanks'));
  }

  function follow(): void {
    const state = submission.get();
    const isBusy = state.status === 'submitting';
    button.setBusy(isBusy ? texts('submitting') : undefined);
    outcome.claim(form, {
      classes: { submitting: isBusy },
      ...(isBusy && { attributes: { 'aria-busy': 'true' } }),
    });
    if (isBusy) {
      hasFailed = false;
      for (const messages of known.values()) messages.show(undefined);
      summary.hide();
      owner.claim(form, {});
      announcer.announce(texts('submitting'));
    } else if (state.status === 'failure') {
      button.setBlocked(isUnsolved());
      const { fieldErrors } = state;
      const known = [...items.values()];
      // What belongs to no field of the page is said above it.
      const others = Object.keys(fieldErrors).filter((key) => !known.some(({ id }) => isFor(key, id)));
      showErrors(
        state.message,
        (_, { id }) => serverErrorOf(fieldErrors, id),
        others.flatMap((key) => fieldErrors[key] ?? []),
      );
    } else if (state.status === 'queued') {
      announcer.announce(summary.show(state.message));
    } else if (state.status === 'success') finish();
  }

  const listen = (type: string, handler: (event: Event) => void) =>
    owner.listen(form, type, scope.guard(handler));
  listen('input', recheck);
  listen('change', recheck);
  const undos = [
    submission.subscribe(scope.guard(follow)),
    captcha?.subscribe(() => !isUnsolved() && button.setBlocked(false)),
  ];
  refresh();

  return {
    refresh,
    send,
    announce: (message) => announcer.announce(message),
    destroy() {
      for (const undo of undos) undo?.();
      announcer.destroy();
      outcome.release();
      owner.release();
    },
  };
}

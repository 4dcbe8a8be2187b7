import type { Scope } from '../../core/scope';
import { createAnnouncer } from '../../ui/live-region/announcer';
import type { Captcha } from '../captcha/captcha.types';
import type { FieldError } from '../fields/field.types';
import { createSubmitButton } from '../fields/submit-button';
import type { FormValues } from '../form-values';
import type { FormModel } from '../model/form.types';
import type { FormSubmission } from '../submission/form-submission';
import { redirectTarget } from '../submission/redirect';
import { showSuccess } from '../submission/show-success';
import { type SubmissionMessages, submissionFailure } from '../submission/submission-failure';
import { createFormErrors, errorsOfFailure } from './form-errors';
import { createFormFields, type FormFieldsOptions, isBlank } from './form-fields';

interface FormControllerOptions extends Omit<FormFieldsOptions, 'announcer' | 'formId'> {
  readonly form: HTMLFormElement;
  readonly model: FormModel;
  readonly submission: FormSubmission;
  /** The page's own messages for failures. */
  readonly failureMessages: SubmissionMessages;
  readonly captcha: Captcha | undefined;
}

export interface FormController {
  /** Finds the fields that were added or removed. */
  refresh(): void;
  /** Checks the entries, and submits them when they are right. */
  send(): void;
  /** Has screen readers say something. */
  announce(message: string): void;
}

/**
 * Checks the entries of a form, shows errors beside each field and around the form, submits the rest and shows the outcome.
 * The form's own nodes stay.
 */
export function createFormController(scope: Scope, options: FormControllerOptions): FormController {
  const { form, model, findItems, t, submission, failureMessages, captcha } = options;
  const announcer = createAnnouncer(document);
  scope.defer(announcer.destroy);
  const fields = createFormFields(scope, { findItems, t, announcer, formId: model.formId });
  const errors = createFormErrors(scope, { form, fields, t, announcer });
  const button = createSubmitButton(form, scope.owner());
  const outcome = scope.owner();

  const isUnsolved = () => Boolean(captcha?.isVisible) && captcha?.get() !== 'solved';

  function send(): void {
    fields.refresh();
    const wrong = new Map<HTMLElement, FieldError>();
    let values: FormValues;
    try {
      values = fields.readValues();
      for (const [item, field] of fields.items) {
        const error = fields.check(item, field);
        if (error) wrong.set(item, error);
      }
    } catch (error) {
      scope.warn('handler', error);
      submission.fail(submissionFailure('unparsable', { messages: failureMessages }));
      return;
    }
    if (wrong.size) {
      const { message } = submissionFailure('fields', { messages: failureMessages });
      errors.show({ message, errorOf: (item) => wrong.get(item) });
    } else if (isBlank(fields.items.values(), values)) {
      errors.show({ message: t('validation.allEmpty') });
    } else void submission.submit(values);
  }

  async function finish(): Promise<void> {
    const address = redirectTarget(model.successRedirect);
    if (model.successRedirect && !address) {
      scope.warn('read', 'The address to open after the form is not safe, the thanks are shown instead.');
    }
    if (address) {
      // Busy until the next page replaces this one.
      button.setBusy(t('submitting'));
      submission.leave();
      location.assign(address);
    } else await showSuccess({ form, model, owner: outcome, load: scope.load, thanks: t('thanks') });
  }

  function showState(): unknown {
    const state = submission.get();
    const isBusy = state.status === 'submitting';
    button.setBusy(isBusy ? t('submitting') : undefined);
    outcome.claim(form, {
      classes: { submitting: isBusy },
      ...(isBusy && { attributes: { 'aria-busy': 'true' } }),
    });
    if (isBusy) {
      errors.clear();
      announcer.announce(t('submitting'));
    } else if (state.status === 'failure') {
      button.setBlocked(isUnsolved());
      errors.show(errorsOfFailure(state, fields.items.values()));
    } else if (state.status === 'queued') errors.notify(state.message);
    return state.status === 'success' ? finish() : undefined;
  }

  scope.defer(submission.subscribe(scope.guard(showState)));
  if (captcha) {
    const unblock = scope.guard(() => !isUnsolved() && button.setBlocked(false));
    scope.defer(captcha.subscribe(unblock));
  }
  fields.refresh();

  return { refresh: fields.refresh, send, announce: announcer.announce };
}

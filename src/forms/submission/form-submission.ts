import type { Scope } from '../../core/scope';
import { unclobbered } from '../../dom/unclobbered';
import { isPrivate } from '../draft/control-entry';
import { recordOf } from '../draft/draft-record';
import { controlsOf } from '../fields/form-item';
import type { FormValues } from '../model/form.types';
import { redirectTarget } from './redirect';
import { createSubmission } from './submission';
import { createSubmissionCalls, type SubmissionCallsOptions } from './submission-calls';
import { limitedFor } from './submission-failure';
import { createSubmissionKeys } from './submission-keys';

interface FormSubmissionOptions extends SubmissionCallsOptions {
  readonly element: HTMLElement;
  /** Fields that the visitor does not enter. */
  readonly hidden: ReadonlySet<string>;
  /** Called once when the server has taken the form: the draft can go. */
  readonly onSuccess: (values: FormValues) => void;
}

/** Connects the submission to the server, the captcha, the remembered keys and the bus. */
export function createFormSubmission(scope: Scope, options: FormSubmissionOptions) {
  const { element, form, model, hidden, captcha, messages } = options;
  const { formId } = model;
  const calls = createSubmissionCalls(scope, options);
  const fieldOf = (id: string) => unclobbered(form).querySelector(`#${CSS.escape(id)}`);
  const submission = createSubmission({
    ...calls,
    keys: createSubmissionKeys(recordOf(formId, element), {
      isEntry: (id) => !hidden.has(id),
      isPrivate: (id) => controlsOf(fieldOf(id)).some(isPrivate),
    }),
    signal: scope.signal,
    onSuccess(values) {
      options.onSuccess(values);
      scope.bus.emit('form:submitted', { formId, element });
    },
  });

  const tell = scope.guard(() => {
    const state = submission.get();
    if (state.status === 'submitting') scope.bus.emit('form:sending', { formId, element });
    if (state.status !== 'failure') return;
    const { kind, message } = state;
    scope.bus.emit('form:failed', { formId, element, kind, message });
  });
  scope.defer(submission.subscribe(tell));

  scope.listen(window, 'pageshow', ({ persisted }) => {
    // The back/forward cache restores the page as it was left: locked, if it was left by a submission.
    const { status } = submission.get();
    const hasLeft = status === 'success' && redirectTarget(model.successRedirect);
    if (persisted && (hasLeft || status === 'submitting')) submission.reset();
  });

  // The captcha is another company's script: it is loaded when focus enters the form, not when kept entries start the form.
  const loadCaptcha = () => captcha?.load();
  if (unclobbered(element).contains(document.activeElement)) scope.guard(loadCaptcha)();
  else scope.listen(element, 'focusin', loadCaptcha, { once: true });

  return {
    ...submission,
    async submit(values: FormValues) {
      const left = calls.quietMs();
      if (left <= 0) return submission.submit(values);
      submission.fail(limitedFor(left, messages));
      return submission.get();
    },
  };
}

import { getSubmissionKey, saveSubmission } from '../../api/form-calls';
import { pageApi } from '../../api/page-api';
import type { Scope } from '../../core/scope';
import { unclobbered } from '../../dom/unclobbered';
import type { Captcha } from '../captcha/captcha.types';
import { createSolver } from '../captcha/solve-captcha';
import { recordOf } from '../draft/draft-record';
import type { FormTarget, FormValues } from '../form-values';
import { readPageMetadata } from './page-metadata';
import { buildPayload, type PayloadShape } from './payload';
import { createSubmission, type Outcome, type Submission } from './submission';
import {
  limitedFor,
  readSubmissionFailure,
  type SubmissionMessages,
  submissionFailure,
} from './submission-failure';
import { createSubmissionKeys, type SubmissionKeysOptions } from './submission-keys';

interface FormSubmissionOptions {
  readonly target: FormTarget;
  readonly shape: PayloadShape;
  readonly submitButtonText: string;
  readonly isOverlayForm?: boolean;
  /** Which fields may be remembered, so that a repeat is recognized after a reload. */
  readonly memory?: Pick<SubmissionKeysOptions, 'isPrivate' | 'isEntry'>;
  readonly captcha?: Captcha | undefined;
  readonly messages?: SubmissionMessages;
  /** Further fields of the payload, beside the entries. */
  readonly readExtras?: () => Readonly<Record<string, unknown>>;
  /** Called once when the server has taken the form: the draft can go. */
  readonly onSuccess?: (values: FormValues) => void;
}

/** A submission to the platform's server, for one form. */
export interface FormSubmission extends Submission {
  /** After a success that leads to another page: visitors who come back with the back button find a form that can be used. */
  leave(): void;
}

/** Connects the submission to the server, the captcha, the remembered keys and the bus. */
export function createFormSubmission(
  scope: Scope,
  element: HTMLElement,
  options: FormSubmissionOptions,
): FormSubmission {
  const { target, shape, submitButtonText, isOverlayForm = false, captcha, messages = {} } = options;
  const { formId } = target;
  const { signal: life } = scope;
  const api = pageApi(scope, life);
  const solve = createSolver(captcha, messages);
  let isLeaving = false;
  /** The server accepts nothing before this time. By the page's own clock, which nobody can set back. */
  let quietUntil = 0;

  async function send(values: FormValues, key: string, signal: AbortSignal): Promise<Outcome<unknown>> {
    const solved = await solve();
    if (!solved.ok) return solved;
    const payload = {
      ...buildPayload({
        shape,
        target,
        values,
        page: readPageMetadata(),
        captcha: solved.value,
        isOverlayForm,
        submitButtonText,
      }),
      ...options.readExtras?.(),
    };
    const answer = await saveSubmission(api, { key, payload, signal });
    // A token that the server has not seen is still good.
    if (answer.ok || answer.failure.kind !== 'offline') captcha?.reset();
    if (answer.ok) return { ok: true, value: answer.data };
    const { status, retryAfterMs, isUnanswered } = answer.failure;
    if (status === 429) quietUntil = performance.now() + retryAfterMs;
    return { ok: false, failure: readSubmissionFailure(answer.failure, messages), isUnanswered };
  }

  const submission = createSubmission({
    keys: createSubmissionKeys({ record: recordOf(formId, element), ...options.memory }),
    signal: life,
    send,
    async getKey(signal) {
      const answer = await getSubmissionKey(api, signal);
      if (answer.ok) return { ok: true, value: answer.data };
      const kind = answer.failure.kind === 'offline' ? 'offline' : 'key';
      return { ok: false, failure: submissionFailure(kind, { messages }) };
    },
    onSuccess(values) {
      options.onSuccess?.(values);
      scope.bus.emit('form:submitted', { formId, element });
    },
  });

  scope.defer(
    submission.subscribe(
      scope.guard(() => {
        const state = submission.get();
        if (state.status === 'submitting') scope.bus.emit('form:sending', { formId, element });
        if (state.status !== 'failure') return;
        const { kind, message } = state;
        scope.bus.emit('form:failed', { formId, element, kind, message });
      }),
    ),
  );

  scope.listen(window, 'pageshow', ({ persisted }) => {
    // The back/forward cache restores the page as it was left: locked, if it was left by a submission.
    const isStuck = isLeaving || submission.get().status === 'submitting';
    isLeaving = false;
    if (persisted && isStuck) submission.reset();
  });

  // The captcha is another company's script: it is loaded when focus enters the form, not when kept entries start the form.
  const loadCaptcha = () => captcha?.load();
  if (unclobbered(element).contains(document.activeElement)) scope.guard(loadCaptcha)();
  else scope.listen(element, 'focusin', loadCaptcha, { once: true });

  return {
    ...submission,
    async submit(values) {
      const left = quietUntil - performance.now();
      if (left <= 0) return submission.submit(values);
      submission.fail(limitedFor(left, messages));
      return submission.get();
    },
    leave() {
      isLeaving = true;
    },
  };
}

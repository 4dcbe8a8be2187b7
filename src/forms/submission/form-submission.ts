import { getSubmissionKey, saveSubmission } from '../../api/form-calls';
import { pageApi } from '../../api/page-api';
import type { BlockScope } from '../../core/entry/block';
import { unclobbered } from '../../dom/unclobbered';
import type { Captcha } from '../captcha/captcha.types';
import { recordOf } from '../draft/draft-record';
import type { FormTarget, FormValues } from '../form-values';
import { readPageMetadata } from './page-metadata';
import { buildPayload, type PayloadShape } from './payload';
import { createSubmission, type Outcome, type Submission } from './submission';
import {
  limitedFor,
  readSubmissionFailure,
  type SubmissionTexts,
  submissionFailure,
} from './submission-failure';
import { createSubmissionKeys, type SubmissionKeysOptions } from './submission-keys';

export interface FormSubmissionOptions {
  readonly target: FormTarget;
  readonly shape: PayloadShape;
  readonly submitButtonText: string;
  readonly isOverlayForm?: boolean;
  /** What may be written down of a field, so that its content is known after a reload. */
  readonly memory?: Pick<SubmissionKeysOptions, 'isPrivate' | 'isEntry'>;
  readonly captcha?: Captcha | undefined;
  readonly texts?: SubmissionTexts;
  /** What goes with the entries beside them. */
  readonly readExtras?: () => Readonly<Record<string, unknown>>;
  /** Called once when the server has taken the form: the draft can go. */
  readonly onSuccess?: (values: FormValues) => void;
}

/** A submission to the platform's server, for one form; `destroy` ends its requests. */
export interface FormSubmission extends Submission {
  /** For a success that leads to another page: whoever comes back by the back button finds a form that can be used. */
  leave(): void;
}

/** Wires the state machine to the server, the captcha, the memory of keys and the bus. */
export function createFormSubmission(
  scope: BlockScope,
  element: HTMLElement,
  options: FormSubmissionOptions,
): FormSubmission {
  const { target, shape, submitButtonText, isOverlayForm = false, captcha, texts = {} } = options;
  const { formId } = target;
  const life = new AbortController();
  const api = pageApi(scope, life.signal);
  let isLeaving = false;
  /** Without a captcha that cannot be loaded the form goes at the second try: the server decides. */
  let hasWarned = false;
  /** Until then the server has asked to be left alone. On the page's own clock, which nobody puts back. */
  let quietUntil = 0;

  async function solve(): Promise<Outcome<Readonly<Record<string, string>>>> {
    const answer = await captcha?.solve();
    if (!answer) return { ok: true, value: {} };
    if (answer.ok) return { ok: true, value: answer.fields };
    const isMissing = answer.reason === 'unavailable';
    if (isMissing && hasWarned) return { ok: true, value: {} };
    hasWarned ||= isMissing;
    const message = isMissing ? 'captchaMissing' : 'captcha';
    return { ok: false, failure: submissionFailure('captcha', { key: message, texts }) };
  }

  const submission = createSubmission({
    keys: createSubmissionKeys({ record: recordOf(formId, element), ...options.memory }),
    async getKey(signal) {
      const answer = await getSubmissionKey(api, signal);
      if (answer.ok) return { ok: true, value: answer.data };
      const kind = answer.failure.kind === 'offline' ? 'offline' : 'key';
      return { ok: false, failure: submissionFailure(kind, { texts }) };
    },
    async send(values, key, signal) {
      const solved = await solve();
      if (!solved.ok) return solved;
      const page = readPageMetadata();
      const payload = buildPayload({
        shape,
        target,
        values,
        page,
        captcha: solved.value,
        isOverlayForm,
        submitButtonText,
      });
      const all = { ...payload, ...options.readExtras?.() };
      const answer = await saveSubmission(api, { key, payload: all, signal });
      // A token that the server has not seen is still good.
      if (answer.ok || answer.failure.kind !== 'offline') captcha?.reset();
      if (answer.ok) return { ok: true, value: answer.data };
      const { status, retryAfterMs, isUnanswered } = answer.failure;
      if (status === 429) quietUntil = performance.now() + retryAfterMs;
      return { ok: false, failure: readSubmissionFailure(answer.failure, texts), isUnanswered };
    },
    onSuccess(values) {
      options.onSuccess?.(values);
      scope.bus.emit('form:submitted', { formId, element });
    },
  });

  addEventListener(
    'pageshow',
    ({ persisted }) => {
      // The cache gives the page back as it was left: locked, if it was left by a submission.
      const isStuck = isLeaving || submission.get().status === 'submitting';
      isLeaving = false;
      if (persisted && isStuck) submission.reset();
    },
    { signal: life.signal },
  );

  // A stranger's script is asked for when somebody comes to the form, not when kept entries do.
  const loadCaptcha = () => void captcha?.load();
  const own = unclobbered(element);
  if (own.contains(document.activeElement)) loadCaptcha();
  else own.addEventListener('focusin', loadCaptcha, { once: true, signal: life.signal });

  return {
    ...submission,
    async submit(values) {
      const left = quietUntil - performance.now();
      if (left <= 0) return submission.submit(values);
      submission.fail(limitedFor(left, texts));
      return submission.get();
    },
    leave() {
      isLeaving = true;
    },
    destroy() {
      submission.destroy();
      captcha?.destroy();
      life.abort();
    },
  };
}

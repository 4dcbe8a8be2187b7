import { getSubmissionKey, submitForm } from '../../api/form-calls';
import { pageApi } from '../../api/page-api';
import { isUnclear } from '../../api/read-answer';
import type { Scope } from '../../core/scope';
import { type Captcha, createSolver } from '../captcha/solve-captcha';
import type { FormModel, FormValues } from '../model/form.types';
import { readPageMetadata } from './page-form-context';
import { buildPayload, readMailingList } from './payload';
import {
  type Outcome,
  readSubmissionFailure,
  type SubmissionMessages,
  submissionFailure,
} from './submission-failure';

export interface SubmissionCallsOptions {
  readonly form: HTMLFormElement;
  readonly model: FormModel;
  readonly captcha: Captcha | undefined;
  readonly messages: SubmissionMessages;
}

/** The calls of one form to the server: asks for a key, then sends the entries with the captcha's answer. */
export function createSubmissionCalls(
  scope: Scope,
  { form, model, captcha, messages }: SubmissionCallsOptions,
) {
  // Without the block's signal: what a visitor has sent arrives, also if the block ends at once.
  const api = pageApi(scope);
  const solve = createSolver(captcha, messages);
  /** The server accepts nothing before this time. By the page's own clock, which nobody can set back. */
  let quietUntil = 0;
  return {
    quietMs: () => quietUntil - performance.now(),
    async getKey(signal: AbortSignal): Promise<Outcome<string>> {
      const answer = await getSubmissionKey(api, signal);
      if (answer.ok) return { ok: true, value: answer.data };
      const kind = answer.failure.kind === 'offline' ? 'offline' : 'key';
      return { ok: false, failure: submissionFailure(kind, { messages }) };
    },
    async submit(values: FormValues, key: string, signal: AbortSignal): Promise<Outcome<unknown>> {
      const solved = await solve();
      if (!solved.ok) return solved;
      const parts = { model, values, page: readPageMetadata(), captcha: solved.value };
      const payload = { ...buildPayload(parts), ...readMailingList(form) };
      const answer = await submitForm(api, { key, payload, signal });
      // A token that the server has not seen is still good.
      if (answer.ok || answer.failure.kind !== 'offline') captcha?.reset();
      if (answer.ok) return { ok: true, value: answer.data };
      const { status, retryAfterMs } = answer.failure;
      if (status === 429) quietUntil = performance.now() + retryAfterMs;
      return {
        ok: false,
        failure: readSubmissionFailure(answer.failure, messages),
        isUnclear: isUnclear(answer.failure),
      };
    },
  };
}

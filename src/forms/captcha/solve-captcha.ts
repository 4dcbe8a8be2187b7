import type { Outcome } from '../submission/submission';
import { type SubmissionMessages, submissionFailure } from '../submission/submission-failure';
import type { Captcha } from './captcha.types';

/** Asks the captcha for its fields of the payload. A captcha that cannot be loaded stops the first try only: then the server decides. */
export function createSolver(captcha: Captcha | undefined, messages: SubmissionMessages = {}) {
  let hasWarned = false;
  return async (): Promise<Outcome<Readonly<Record<string, string>>>> => {
    const answer = await captcha?.solve();
    if (!answer) return { ok: true, value: {} };
    if (answer.ok) return { ok: true, value: answer.fields };
    const isMissing = answer.reason === 'unavailable';
    if (isMissing && hasWarned) return { ok: true, value: {} };
    hasWarned ||= isMissing;
    const key = isMissing ? 'captchaMissing' : 'captcha';
    return { ok: false, failure: submissionFailure('captcha', { key, messages }) };
  };
}

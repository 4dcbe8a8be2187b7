import { inTime } from '../../dom/in-time';
import { type Outcome, type SubmissionMessages, submissionFailure } from '../submission/submission-failure';
import type { Captcha, CaptchaAnswer } from './captcha.types';

/** A press waits this long for the captcha before the visitor reads why nothing is sent. It keeps loading for the next press. */
const PATIENCE_MS = 4000;

const UNAVAILABLE: CaptchaAnswer = { ok: false, reason: 'unavailable' };

/** Asks the captcha for its fields of the payload. A form with a captcha is never sent without them. */
export function createSolver(captcha: Captcha | undefined, messages: SubmissionMessages = {}) {
  return async (): Promise<Outcome<Readonly<Record<string, string>>>> => {
    if (!captcha) return { ok: true, value: {} };
    const answer = await inTime(captcha.solve(), PATIENCE_MS, '').catch(() => UNAVAILABLE);
    if (answer.ok) return { ok: true, value: answer.fields };
    const key = answer.reason === 'unavailable' ? 'captchaMissing' : 'captcha';
    return { ok: false, failure: submissionFailure('captcha', { key, messages }) };
  };
}

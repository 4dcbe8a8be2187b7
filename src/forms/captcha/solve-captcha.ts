import { withTimeout } from '../../dom/with-timeout';
import type { Store } from '../../store/store';
import { type Outcome, type SubmissionMessages, submissionFailure } from '../submission/submission-failure';

/**
 * `idle`: nothing is loaded yet. `ready`: it can be asked for a token, or waits for the visitor. `solved`: it has a token.
 * `expired`: its token is too old. `failed`: its script is blocked or did not load; the next `solve` tries again.
 */
export type CaptchaState = 'idle' | 'loading' | 'ready' | 'solved' | 'expired' | 'failed';

/** The payload's fields, or why there are none: not solved by the visitor (`incomplete`), or not loaded (`unavailable`). */
export type CaptchaAnswer =
  | { readonly ok: true; readonly fields: Readonly<Record<string, string>> }
  | { readonly ok: false; readonly reason: 'incomplete' | 'unavailable' };

export interface Captcha extends Store<CaptchaState> {
  /** Whether the visitor has something to do: then the submit waits for `solved`. */
  readonly isVisible: boolean;
  /** Loads the script, unless it is loaded already. Called when focus enters the form. */
  load(): Promise<void>;
  /** Asks for a token. Never rejects. */
  solve(): Promise<CaptchaAnswer>;
  /** Drops the token after a submission: it can be used only once. */
  reset(): void;
}

export interface CaptchaOptions {
  readonly container: HTMLElement;
  readonly siteKey: string;
  /** The purpose of the token: `FORM_BLOCK_SUBMISSION`, `NEWSLETTER_BLOCK_SUBMISSION`. */
  readonly action: string;
  readonly theme: 'light' | 'dark';
}

/** A press waits this long for the captcha before the visitor reads why nothing is sent. It keeps loading for the next press. */
const PATIENCE_MS = 4000;

/** Asks the captcha for its fields of the payload. A form with a captcha is never sent without them. */
export function createSolver(captcha: Captcha | undefined, messages: SubmissionMessages = {}) {
  return async (): Promise<Outcome<Readonly<Record<string, string>>>> => {
    if (!captcha) return { ok: true, value: {} };
    const answer = await withTimeout(captcha.solve(), PATIENCE_MS, '').catch(
      (): CaptchaAnswer => ({ ok: false, reason: 'unavailable' }),
    );
    if (answer.ok) return { ok: true, value: answer.fields };
    const key = answer.reason === 'unavailable' ? 'captchaMissing' : 'captcha';
    return { ok: false, failure: submissionFailure('captcha', { key, messages }) };
  };
}

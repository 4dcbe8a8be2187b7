import type { Store } from '../../store/store';

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

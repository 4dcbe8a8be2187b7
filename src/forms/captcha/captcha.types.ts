import type { Store } from '../../store/store';

/**
 * Where a captcha stands. `idle`: nothing is loaded yet. `ready`: it can be asked, or waits for the visitor. `solved`: it
 * has a token. `expired`: its token is too old. `failed`: its script is blocked or did not load; the next `solve` tries again.
 */
export type CaptchaState = 'idle' | 'loading' | 'ready' | 'solved' | 'expired' | 'failed';

/**
 * What goes into the payload, or why nothing does. `incomplete`: the visitor has not solved it. `unavailable`: it could not
 * be loaded.
 */
export type CaptchaAnswer =
  | { readonly ok: true; readonly fields: Readonly<Record<string, string>> }
  | { readonly ok: false; readonly reason: 'incomplete' | 'unavailable' };

/** The captcha of one form. */
export interface Captcha extends Store<CaptchaState> {
  /** Whether the visitor has something to do: then the submit waits for `solved`. */
  readonly isVisible: boolean;
  /** Loads the script, if that has not been done. Called when the visitor comes to the form. */
  load(): Promise<void>;
  /** Asks for a token. Never rejects. */
  solve(): Promise<CaptchaAnswer>;
  /** Throws the token away after a failed submission: it is good for one. */
  reset(): void;
  destroy(): void;
}

export interface CaptchaOptions {
  /** Where it is drawn, if it is. */
  readonly container: HTMLElement;
  readonly siteKey: string;
  /** What the token is for: `FORM_BLOCK_SUBMISSION`, `NEWSLETTER_BLOCK_SUBMISSION`. */
  readonly action: string;
  readonly theme: 'light' | 'dark';
}

/**
 * Makes the captcha of a form. Another service is another function of this type.
 * @example const captcha = createEnterpriseCaptcha({ container, siteKey, action: 'FORM_BLOCK_SUBMISSION', theme: 'light' });
 */
export type CaptchaProvider = (options: CaptchaOptions) => Captcha;

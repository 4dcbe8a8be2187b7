import type { Scope } from '../../core/scope';
import { createStore } from '../../store/store';
import { readPageFormContext } from '../submission/page-form-context';
import type { Captcha, CaptchaState } from './captcha.types';

/** Pages whose captcha is a checkbox; all others use the invisible one. */
const COVER_PAGE = 3;

export type CaptchaAction =
  | 'FORM_BLOCK_SUBMISSION'
  | 'NEWSLETTER_BLOCK_SUBMISSION'
  | 'PROMO_POPUP_SUBMISSION';

/** A captcha whose code is loaded when it is first needed. */
function createLazyCaptcha(isVisible: boolean, importCaptcha: () => Promise<Captcha>): Captcha {
  const { get, set, subscribe } = createStore<CaptchaState>('idle');
  let loaded: Captcha | undefined;
  let loading: Promise<Captcha | undefined> | undefined;
  const load = () => {
    loading ??= importCaptcha().then(
      (captcha) => {
        loaded = captcha;
        captcha.subscribe(() => set(captcha.get()));
        return captcha;
      },
      () => {
        loading = undefined;
        set('failed');
        return undefined;
      },
    );
    return loading;
  };
  return {
    get,
    subscribe,
    isVisible,
    load: async () => (await load())?.load(),
    solve: async () => (await load())?.solve() ?? { ok: false, reason: 'unavailable' },
    reset: () => loaded?.reset(),
  };
}

/**
 * The captcha that the page has set up for a form, if the form has a place for one. Without a site key it can never be solved:
 * it is `unavailable`, as if it had been blocked.
 */
export function findCaptcha(
  scope: Scope,
  container: HTMLElement | null,
  action: CaptchaAction,
): Captcha | undefined {
  if (!container) return undefined;
  const { context } = scope;
  const enterpriseKey = readPageFormContext().recaptchaEnterpriseContext.recaptchaEnterpriseSiteKey;
  const isVisible = context.pageType === COVER_PAGE || !enterpriseKey;
  const siteKey = isVisible ? context.captchaSettings.siteKey : enterpriseKey;
  return createLazyCaptcha(isVisible && Boolean(siteKey), async () => {
    if (!siteKey) throw new Error('The page has no site key for a captcha.');
    const recaptcha = await scope.load('recaptcha', () => import('./recaptcha'));
    const theme = container.dataset.theme === 'dark' ? 'dark' : 'light';
    const options = { container, siteKey, action, theme } as const;
    return isVisible
      ? recaptcha.createCheckboxCaptcha(scope, options)
      : recaptcha.createEnterpriseCaptcha(options);
  });
}

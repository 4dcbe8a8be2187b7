import type { Scope } from '../../core/scope';
import { createStore } from '../../store/store';
import { PageType } from '../../vocabulary/page-types';
import { readPageFormContext } from '../submission/page-form-context';
import type { Captcha, CaptchaState } from './captcha.types';

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
  // Cover pages have a checkbox, all others the invisible captcha.
  const isVisible = context.pageType === PageType.splashPage || !enterpriseKey;
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

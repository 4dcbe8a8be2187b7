import { page } from '../../context/page-endpoints';
import type { Scope } from '../../core/scope';
import { createStore } from '../../store/store';
import { PageType } from '../../vocabulary/pages';
import { readPageFormContext } from '../submission/page-form-context';
import type { Captcha, CaptchaState } from './solve-captcha';

export type CaptchaAction = 'FORM_BLOCK_SUBMISSION' | 'NEWSLETTER_BLOCK_SUBMISSION';

const NO_SITE_KEY =
  'The form has a captcha, but the page has no site key for it, so the form cannot be sent. Set up reCAPTCHA for the site, or turn it off in the form.';

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

/** The captcha of a form that has a place for one and is sent to the platform. Without a site key the form cannot be sent, and a warning tells the owner. */
export function findCaptcha(scope: Scope, container: HTMLElement | null, action: CaptchaAction) {
  const endpoint = page.endpoints?.of[scope.name === 'newsletter' ? 'newsletter' : 'forms'];
  // Only the platform's server can check its answer.
  if (!container || (endpoint && endpoint !== 'platform')) return undefined;
  const { context } = scope;
  const enterpriseKey = readPageFormContext().recaptchaEnterpriseContext.recaptchaEnterpriseSiteKey;
  // Cover pages have a checkbox, all others the invisible captcha.
  const isVisible = context.pageType === PageType.splashPage || !enterpriseKey;
  const siteKey = isVisible ? context.captchaSettings.siteKey : enterpriseKey;
  if (!siteKey) scope.warn('read', NO_SITE_KEY);
  return createLazyCaptcha(isVisible && Boolean(siteKey), async () => {
    if (!siteKey) throw new Error(NO_SITE_KEY);
    const recaptcha = await scope.load('recaptcha', () => import('./recaptcha'));
    const theme = container.dataset.theme === 'dark' ? 'dark' : 'light';
    const options = { container, siteKey, action, theme } as const;
    return isVisible
      ? recaptcha.createCheckboxCaptcha(scope, options)
      : recaptcha.createEnterpriseCaptcha(options);
  });
}

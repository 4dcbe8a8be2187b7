import type { BlockScope } from '../../core/entry/block';
import { createStore } from '../../store/store';
import { readPageFormContext } from '../submission/page-form-context';
import type { Captcha, CaptchaOptions, CaptchaProvider, CaptchaState } from './captcha.types';

/** Pages whose captcha is the box to tick; all others use the one that nobody sees. */
const COVER_PAGE = 3;

export type CaptchaAction =
  | 'FORM_BLOCK_SUBMISSION'
  | 'NEWSLETTER_BLOCK_SUBMISSION'
  | 'PROMO_POPUP_SUBMISSION';

/** A captcha whose code comes with the first need of it. */
function lazyCaptcha(isVisible: boolean, importCaptcha: () => Promise<Captcha>): Captcha {
  const { get, set, subscribe } = createStore<CaptchaState>('idle');
  let isGone = false;
  let made: Captcha | undefined;
  let loading: Promise<Captcha | undefined> | undefined;
  const load = () => {
    loading ??= importCaptcha().then(
      (captcha) => {
        if (isGone) captcha.destroy();
        made = captcha;
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
    reset: () => made?.reset(),
    destroy() {
      isGone = true;
      made?.destroy();
    },
  };
}

/**
 * The captcha that the page has set up for a form, if the form has a place for one. Without a site key it can never be solved:
 * `unavailable`, as if it had been blocked.
 * @param provider another service than the platform's; it gets the page's own site key
 */
export function findCaptcha(
  scope: Pick<BlockScope, 'context' | 'loadChunk'>,
  container: HTMLElement | null | undefined,
  action: CaptchaAction,
  provider?: CaptchaProvider,
): Captcha | undefined {
  if (!container) return undefined;
  const { context, loadChunk } = scope;
  const theme = container.dataset.theme === 'dark' ? 'dark' : 'light';
  const enterpriseKey = readPageFormContext().recaptchaEnterpriseContext.recaptchaEnterpriseSiteKey;
  const isVisible = context.pageType === COVER_PAGE || !enterpriseKey;
  const siteKey = isVisible ? context.captchaSettings.siteKey : enterpriseKey;
  const options: CaptchaOptions = { container, siteKey, action, theme };
  if (provider) return provider(options);
  return lazyCaptcha(isVisible && Boolean(siteKey), async () => {
    if (!siteKey) throw new Error('The page has no site key for a captcha.');
    const { createCheckboxCaptcha, createEnterpriseCaptcha } = await loadChunk(
      'recaptcha',
      () => import('./recaptcha'),
    );
    return (isVisible ? createCheckboxCaptcha : createEnterpriseCaptcha)(options);
  });
}

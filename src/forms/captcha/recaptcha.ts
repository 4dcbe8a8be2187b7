import { loadNecessary } from '../../consent/load-third-party';
import type { Scope } from '../../core/scope';
import { withTimeout } from '../../dom/with-timeout';
import { createStore } from '../../store/store';
import { encodePart } from '../../text/address-part';
import type { Captcha, CaptchaAnswer, CaptchaOptions, CaptchaState } from './solve-captcha';

interface Recaptcha {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { readonly action: string }): Promise<string>;
  render(container: HTMLElement, parameters: Readonly<Record<string, unknown>>): number;
  reset(widget: number): void;
}

/** Height of the box that Google draws. */
const BOX_PX = 78;
const HOME = 'https://www.google.com/recaptcha/';
/** Long enough for a slow phone. The press that waits for it gives up sooner. */
const ANSWER_MS = 8000;
const NO_ANSWER = 'The captcha does not answer.';
const UNAVAILABLE: CaptchaAnswer = { ok: false, reason: 'unavailable' };

/** The global that the script defines; rejects if it defines none, or one that never gets ready. */
async function ready(isEnterprise: boolean): Promise<Recaptcha> {
  const { grecaptcha } = window as unknown as { grecaptcha?: Recaptcha & { enterprise?: Recaptcha } };
  const found = isEnterprise ? grecaptcha?.enterprise : grecaptcha;
  if (!found) throw new Error('The captcha script did not define a captcha.');
  await withTimeout(new Promise<void>((resolve) => found.ready(resolve)), ANSWER_MS, NO_ANSWER);
  return found;
}

/** Shared by both kinds: loads the script once, tries again after a failure, keeps the state in a store. */
function createBase(address: string, isEnterprise: boolean, isReady: (recaptcha: Recaptcha) => void) {
  const store = createStore<CaptchaState>('idle');
  let loaded: Promise<Recaptcha | undefined> | undefined;
  const load = () => {
    loaded ??= (async () => {
      store.set('loading');
      try {
        await loadNecessary('captcha', address);
        const recaptcha = await ready(isEnterprise);
        store.set('ready');
        isReady(recaptcha);
        return recaptcha;
      } catch {
        loaded = undefined;
        store.set('failed');
        return undefined;
      }
    })();
    return loaded;
  };
  return { ...store, load };
}

/** reCAPTCHA Enterprise, which is invisible: a token for each submission. */
export function createEnterpriseCaptcha({ siteKey, action }: CaptchaOptions): Captcha {
  const address = `${HOME}enterprise.js?render=${encodePart(siteKey)}`;
  const { get, set, subscribe, load } = createBase(address, true, () => {});
  return {
    get,
    subscribe,
    isVisible: false,
    load: async () => void (await load()),
    async solve() {
      const recaptcha = await load();
      if (!recaptcha) return UNAVAILABLE;
      try {
        const token = await withTimeout(recaptcha.execute(siteKey, { action }), ANSWER_MS, NO_ANSWER);
        set('solved');
        return { ok: true, fields: { recaptchaEnterpriseV3Token: token } };
      } catch {
        return UNAVAILABLE;
      }
    },
    reset: () => set(get() === 'solved' ? 'ready' : get()),
  };
}

/** reCAPTCHA v2: a checkbox for the visitor, drawn into the container. */
export function createCheckboxCaptcha(
  scope: Pick<Scope, 'owner' | 'signal'>,
  { siteKey, container, theme }: CaptchaOptions,
): Captcha {
  const owner = scope.owner();
  const host = document.createElement('div');
  host.style.minBlockSize = `${BOX_PX}px`;
  let token = '';
  let resetWidget = () => {};
  const change = (state: CaptchaState, next = '') => {
    if (scope.signal.aborted) return;
    token = next;
    set(state);
  };
  const { get, set, subscribe, load } = createBase(`${HOME}api.js?render=explicit`, false, (recaptcha) => {
    if (scope.signal.aborted) return;
    const widget = recaptcha.render(host, {
      sitekey: siteKey,
      theme,
      callback: (next: string) => change('solved', next),
      'expired-callback': () => change('expired'),
      'error-callback': () => change('failed'),
    });
    resetWidget = () => recaptcha.reset(widget);
  });
  /** Makes room for the box before its script is loaded, so that nothing moves when it is drawn. */
  const draw = async () => {
    if (!host.isConnected) owner.insert(host, container);
    const recaptcha = await load();
    if (!recaptcha) owner.release(host);
    return recaptcha;
  };
  return {
    get,
    subscribe,
    isVisible: true,
    load: async () => void (await draw()),
    async solve() {
      if (!(await draw()) || get() === 'failed') return UNAVAILABLE;
      return token ? { ok: true, fields: { captchaKey: token } } : { ok: false, reason: 'incomplete' };
    },
    reset() {
      if (!token) return;
      resetWidget();
      change('ready');
    },
  };
}

import { loadScript } from '../../dom/load-script';
import { createStore } from '../../store/store';
import type { Captcha, CaptchaAnswer, CaptchaOptions, CaptchaState } from './captcha.types';

/** What Google's script puts on the window, as far as it is used here. */
interface Recaptcha {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { readonly action: string }): Promise<string>;
  render(container: HTMLElement, parameters: Readonly<Record<string, unknown>>): number;
  reset(widget: number): void;
}

/** How high the box is that Google draws. */
const BOX_PX = 78;
const HOME = 'https://www.google.com/recaptcha/';
/** Long enough for a slow phone; then the form goes on without. */
const ANSWER_MS = 8000;

const UNAVAILABLE: CaptchaAnswer = { ok: false, reason: 'unavailable' };

/** The part of a global that has come with the script; rejects when it has not, or never gets ready. */
async function ready(isEnterprise: boolean): Promise<Recaptcha> {
  const { grecaptcha } = window as unknown as { grecaptcha?: Recaptcha & { enterprise?: Recaptcha } };
  const found = isEnterprise ? grecaptcha?.enterprise : grecaptcha;
  if (!found) throw new Error('The captcha script has brought no captcha.');
  await inTime(new Promise<void>((resolve) => found.ready(resolve)));
  return found;
}

function inTime<Value>(answer: PromiseLike<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The captcha does not answer.')), ANSWER_MS);
    answer.then(resolve, reject);
    answer.then(
      () => clearTimeout(timer),
      () => clearTimeout(timer),
    );
  });
}

/** What both kinds have in common: loading once, trying again after a failure, a store of where it stands. */
function createBase(address: string, isEnterprise: boolean, isReady: (recaptcha: Recaptcha) => void) {
  const store = createStore<CaptchaState>('idle');
  let loaded: Promise<Recaptcha | undefined> | undefined;
  const load = () => {
    loaded ??= (async () => {
      store.set('loading');
      try {
        await loadScript(address);
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

/** reCAPTCHA Enterprise, the kind that nobody sees: a token for each submission. */
export function createEnterpriseCaptcha({ siteKey, action }: CaptchaOptions): Captcha {
  const address = `${HOME}enterprise.js?render=${encodeURIComponent(siteKey)}`;
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
        const token = await inTime(recaptcha.execute(siteKey, { action }));
        set('solved');
        return { ok: true, fields: { recaptchaEnterpriseV3Token: token } };
      } catch {
        return UNAVAILABLE;
      }
    },
    reset: () => set(get() === 'solved' ? 'ready' : get()),
    destroy() {},
  };
}

/** reCAPTCHA v2: a box that the visitor ticks, drawn into the container. */
export function createCheckboxCaptcha({ siteKey, container, theme }: CaptchaOptions): Captcha {
  const host = document.createElement('div');
  host.style.minBlockSize = `${BOX_PX}px`;
  let token = '';
  let forget = () => {};
  let isGone = false;
  const change = (state: CaptchaState, next = '') => {
    if (isGone) return;
    token = next;
    set(state);
  };
  const { get, set, subscribe, load } = createBase(`${HOME}api.js?render=explicit`, false, (recaptcha) => {
    if (isGone) return;
    const widget = recaptcha.render(host, {
      sitekey: siteKey,
      theme,
      callback: (next: string) => change('solved', next),
      'expired-callback': () => change('expired'),
      'error-callback': () => change('failed'),
    });
    forget = () => recaptcha.reset(widget);
  });
  /** The box has its room as soon as somebody comes to the form, so that nothing moves when it is drawn. */
  const draw = async () => {
    if (!isGone && !host.isConnected) container.append(host);
    const recaptcha = await load();
    if (!recaptcha) host.remove();
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
      forget();
      change('ready');
    },
    destroy() {
      isGone = true;
      host.remove();
    },
  };
}

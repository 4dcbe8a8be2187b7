import { sendConsentMode } from '../../consent/consent-mode';
import { hasOwnNonce, NONCE_MISSING } from '../../consent/own-nonce';
import { readConsentPolicy } from '../../consent/policy';
import { hasPrivacySignal } from '../../consent/privacy-signal';
import { areUserScriptsOff } from '../../context/preview';
import { defineUnit } from '../../core/unit';
import { createScript } from '../../dom/trusted-script';

/** Attributes of the waiting element that say how it waits. */
const NOT_COPIED = ['type', 'src', 'data-consent', 'data-type'];

/** A script runs once, also over destroy and init. */
const haveRun = new WeakSet<Element>();
/** Scripts run in the order of the page: each waits for the one before. */
let queue: Promise<unknown> = Promise.resolve();

/** The script as the page would have had it without waiting. */
function copyScript(waiting: HTMLScriptElement): HTMLScriptElement {
  const src = waiting.getAttribute('src');
  const script = createScript(src ? { src } : { code: waiting.text });
  for (const { name, value } of waiting.attributes) {
    if (!NOT_COPIED.includes(name)) script.setAttribute(name, value);
  }
  const type = waiting.getAttribute('data-type');
  if (type) script.type = type;
  // The browser hides it from the attribute.
  if (waiting.nonce) script.nonce = waiting.nonce;
  // Inserted scripts are async by default.
  script.async = waiting.hasAttribute('async');
  return script;
}

/** Resolves when the script has run or failed to load; the scripts after it may depend on it. */
function whenRun(script: HTMLScriptElement): Promise<unknown> {
  if (!script.src || script.async) return Promise.resolve();
  return new Promise((resolve) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', resolve);
  });
}

export const unit = defineUnit({
  read: (element) => (element instanceof HTMLScriptElement && !haveRun.has(element) ? element : undefined),
  /** Leaves the server's element as it is and inserts a running copy after it. */
  mount(waiting: HTMLScriptElement, scope) {
    const { consent, context } = scope;
    const owner = scope.owner();
    let isEnded = false;
    scope.defer(() => {
      isEnded = true;
    });
    const run = async () => {
      // The visitor may have changed their mind while other scripts ran.
      if (isEnded || !waiting.isConnected || !consent.allows(waiting.dataset.consent ?? '')) return;
      if (areUserScriptsOff(context)) return;
      haveRun.add(waiting);
      if (!hasOwnNonce(waiting)) {
        scope.warn('mount', NONCE_MISSING);
        return;
      }
      // The feature that tells tags the consent status is loaded in parallel, and may arrive later.
      sendConsentMode({
        policy: readConsentPolicy(context.cookieSettings),
        choice: consent.get(),
        hasPrivacySignal: hasPrivacySignal(),
      });
      const script = copyScript(waiting);
      const hasRun = whenRun(script);
      owner.insert(script, waiting.parentNode ?? document.head, waiting.nextSibling);
      await hasRun;
    };
    queue = queue.then(run).catch((error) => scope.warn('mount', error));
  },
});

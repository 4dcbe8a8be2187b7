// @chunk unlisted

import { sendConsentMode } from '../../consent/consent-mode';
import { hasOwnNonce, NONCE_MISSING } from '../../consent/own-nonce';
import { readConsentPolicy } from '../../consent/policy';
import { hasPrivacySignal } from '../../consent/privacy-signal';
import type { BlockScope } from '../../core/entry/block';
import { createScript } from '../../dom/trusted-script';

/** Of the marked element these say how it waits, and not what it is. */
const NOT_COPIED = ['type', 'src', 'data-consent', 'data-type'];

/** What has run, runs no second time: not after destroy and init either. */
const haveRun = new WeakSet<Element>();
/** Scripts of a page run in its order: each waits for the one before. */
let turn: Promise<unknown> = Promise.resolve();

/** The script as the page would have had it without the waiting. */
function revive(waiting: HTMLScriptElement): HTMLScriptElement {
  const src = waiting.getAttribute('src');
  const script = createScript(src ? { src } : { code: waiting.text });
  for (const { name, value } of waiting.attributes) {
    if (!NOT_COPIED.includes(name)) script.setAttribute(name, value);
  }
  const type = waiting.getAttribute('data-type');
  if (type) script.type = type;
  // The browser hides it from the attribute.
  if (waiting.nonce) script.nonce = waiting.nonce;
  // Inserted scripts are async unless they are told not to be.
  script.async = waiting.hasAttribute('async');
  return script;
}

/** Resolves when the script has run or cannot be had; whoever comes later may build on it. */
function whenRun(script: HTMLScriptElement): Promise<unknown> {
  if (!script.src || script.async) return Promise.resolve();
  return new Promise((resolve) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', resolve);
  });
}

/** Leaves the server's element as it is and puts a copy that runs behind it. */
export function mount(
  element: HTMLElement,
  { owner, consent, context, warn }: BlockScope,
): { destroy(): void } | undefined {
  if (!(element instanceof HTMLScriptElement) || haveRun.has(element)) return undefined;
  let isGone = false;
  const run = async () => {
    // Until its turn comes the visitor may have changed their mind.
    if (isGone || !element.isConnected || !consent.allows(element.dataset.consent ?? '')) return;
    haveRun.add(element);
    if (!hasOwnNonce(element)) {
      warn('mount', NONCE_MISSING);
      return;
    }
    // The code that tells tags how things stand is loaded beside this, and may come later.
    sendConsentMode({
      policy: readConsentPolicy(context.cookieSettings),
      choice: consent.get(),
      hasPrivacySignal: hasPrivacySignal(),
    });
    const script = revive(element);
    const hasRun = whenRun(script);
    owner.insert(script, element.parentNode ?? document.head, element.nextSibling);
    await hasRun;
  };
  turn = turn.then(run).catch((error) => {
    warn('mount', error);
  });
  return {
    destroy() {
      isGone = true;
    },
  };
}

import { readConsentFacts, sendConsentMode } from '../../consent/consent-mode';
import { gateOf, hasOwnNonce, NONCE_MISSING } from '../../consent/waiting-markup';
import { areUserScriptsOff } from '../../context/preview';
import { defineUnit } from '../../core/unit';
import { createScript } from '../../dom/trusted-script';

/** The attributes by which the element waits. */
const NOT_COPIED = ['type', 'src', 'data-consent', 'data-type'];

/** A script runs once, even after destroy and init. */
const haveRun = new WeakSet<Element>();
/** Scripts run in the order of the page: each waits for the one before. */
let queue: Promise<unknown> = Promise.resolve();

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

/** Types of scripts. The browser does not load others, nor scripts for browsers without modules, and fires no event for them. */
const RUNS = /^(?:(?:text|application)\/(?:x-)?(?:java|ecma)script)?$/i;
const isLoaded = ({ type, noModule }: HTMLScriptElement): boolean =>
  type === 'module' || (RUNS.test(type) && !noModule);

/** Resolves when the script has run or failed to load; the scripts after it may depend on it. */
function whenRun(script: HTMLScriptElement): Promise<unknown> {
  if (!script.src || script.async || !isLoaded(script)) return Promise.resolve();
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
    const run = async () => {
      // The visitor may have changed their mind while other scripts ran.
      const names = gateOf(waiting, waiting.getAttribute('src'));
      const isAllowed = consent.allows(names) && !areUserScriptsOff(context);
      if (scope.signal.aborted || !waiting.isConnected || !isAllowed) return;
      haveRun.add(waiting);
      if (!hasOwnNonce(waiting)) return scope.warn('mount', NONCE_MISSING);
      // The feature that tells tags the consent status loads in parallel, and may arrive later.
      sendConsentMode(readConsentFacts(context.cookieSettings, consent.get()));
      const script = copyScript(waiting);
      const hasRun = whenRun(script);
      owner.insert(script, waiting.parentNode ?? document.head, waiting.nextSibling);
      await hasRun;
    };
    queue = queue.then(run).catch((error) => scope.warn('mount', error));
  },
});

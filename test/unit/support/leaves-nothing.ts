import Cookies from 'js-cookie';
import { afterAll, expect, vi } from 'vitest';
import { language } from '../../../src/text/language';

// Files of one worker share modules, globals, the window and its document: what one leaves behind would change the results of the next. It is
// put right, so that only the file that has left it fails.

/** Says how to remove the listeners that a file adds to what outlives it. */
function watchListeners(target: EventTarget): () => void {
  const added: Parameters<EventTarget['addEventListener']>[] = [];
  const own = Object.getOwnPropertyDescriptor(target, 'addEventListener');
  const { addEventListener } = target;
  target.addEventListener = (...listener: Parameters<EventTarget['addEventListener']>) => {
    added.push(listener);
    addEventListener.apply(target, listener);
  };
  return () => {
    if (own) Object.defineProperty(target, 'addEventListener', own);
    else Reflect.deleteProperty(target, 'addEventListener');
    for (const [type, listener, options] of added) target.removeEventListener(type, listener, options);
  };
}

function emptyDocument(): void {
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  // Our style sheets are behind the body.
  document.documentElement.replaceChildren(document.head, document.body);
  document.adoptedStyleSheets = [];
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  // What is left of a spy on one half of the accessor: it would keep the next file from removing cookies.
  Reflect.deleteProperty(document, 'cookie');
  for (const name of Object.keys(Cookies.get())) {
    Cookies.remove(name);
    // One that was written without a path is another one.
    Cookies.remove(name, { path: '' });
  }
}

if (typeof document !== 'undefined') {
  // It takes the timers that there are when it is first imported, for good: never those that a test has replaced.
  await import('react-dom/client');
  const { endTestScopes } = await import('./scope');
  const targets = [window, document, document.documentElement, document.body];
  const stops = targets.map(watchListeners);
  afterAll(() => {
    endTestScopes();
    for (const stop of stops) stop();
    emptyDocument();
  });
}

afterAll(async () => {
  // A module that is half loaded when the file's environment goes is broken for all files after it.
  await vi.dynamicImportSettled();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  const { locale, rules } = language;
  Object.assign(language, { locale: 'en', rules: 'en' });
  for (const name of Object.keys(language.texts)) delete language.texts[name];
  const hasFakeTimers = vi.isFakeTimers();
  const press =
    globalThis.document && new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  if (press) document.body.dispatchEvent(press);
  vi.useRealTimers();
  expect({ locale, rules }, 'Put the language of messages back.').toEqual({ locale: 'en', rules: 'en' });
  expect(press?.defaultPrevented ?? false, 'Something still answers Escape: end its scope.').toBe(false);
  expect(hasFakeTimers, 'Fake timers are left: call vi.useRealTimers().').toBe(false);
});

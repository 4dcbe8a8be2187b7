import { afterAll, afterEach, expect, vi } from 'vitest';
import { language } from '../../../src/text/language';
import { emptyDocument, resetLanguage } from './empty-document';

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

const hasPage = typeof document !== 'undefined';

// Hooks run in reverse order: this one after those of the file, and after the end of the scopes, which may need what a test has replaced.
afterEach(() => {
  // Before the real timers: a stub gives back what it has found, which may be a fake one.
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  if (!hasPage) return;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

if (hasPage) {
  // It takes the timers that there are when it is first imported, for good: never those that a test has replaced.
  await import('react-dom/client');
  const { endTestScopes } = await import('./scope');
  const targets = [window, document, document.documentElement, document.body];
  const stops = targets.map(watchListeners);
  afterEach(() => {
    endTestScopes();
    document.body.replaceChildren();
  });
  afterAll(() => {
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
  resetLanguage();
  const hasFakeTimers = vi.isFakeTimers();
  const press =
    globalThis.document && new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  if (press) document.body.dispatchEvent(press);
  vi.useRealTimers();
  expect({ locale, rules }, 'Put the language of messages back.').toEqual({ locale: 'en', rules: 'en' });
  expect(press?.defaultPrevented ?? false, 'Something still answers Escape: end its scope.').toBe(false);
  expect(hasFakeTimers, 'Fake timers are left: call vi.useRealTimers().').toBe(false);
});

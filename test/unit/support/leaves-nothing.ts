import { afterAll, expect, vi } from 'vitest';
import { language } from '../../../src/text/language';

// Files of one worker share modules and globals: what one leaves behind would change the results of the next. It is put right as well,
// so that only the file that has left it fails.
afterAll(() => {
  const { locale, rules } = language;
  Object.assign(language, { locale: 'en', rules: 'en' });
  const hasFakeTimers = vi.isFakeTimers();
  const press =
    globalThis.document && new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  if (press) document.body.dispatchEvent(press);
  vi.useRealTimers();
  expect({ locale, rules }, 'Put the language of messages back.').toEqual({ locale: 'en', rules: 'en' });
  expect(press?.defaultPrevented ?? false, 'Something still answers Escape: end its scope.').toBe(false);
  expect(hasFakeTimers, 'Fake timers are left: call vi.useRealTimers().').toBe(false);
});

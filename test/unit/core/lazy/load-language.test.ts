// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readSiteContext } from '../../../../src/context/context';
import type { Services } from '../../../../src/core/entry/services';
import { HOME } from '../../../../src/core/inlay-files';
import { languagePartPath } from '../../../../src/core/lazy/language-file';
import { readyLanguage } from '../../../../src/core/lazy/load-language';
import { messages as addMessages } from '../../../../src/core/lazy/on-demand-api';
import { whenReadable } from '../../../../src/core/lazy/ready-language';
import { language } from '../../../../src/text/language';
import { createMessages } from '../../../../src/text/messages';

/** A message file as the build hands it to code. */
const file = <Key extends string>(name: string, messages: Record<Key, string>) =>
  createMessages({ '': name, ...messages } as Record<Key, string>);

const before = document.documentElement.lang;
const t = file('dialog', { close: 'Close' });
const inShop = file('shop/cart-page', { title: 'Shopping Cart' });
/** Messages that a page or a theme replaces: theirs stay for as long as the module lives, also for later tests. */
const own = file('confirm', { confirm: 'OK', cancel: 'Cancel' });
const FILES = ['dialog', 'shop/cart-page', 'confirm'];

const PARTS: Record<string, object> = {
  'de-base': { default: { dialog: ['Schließen'], confirm: ['Ja', 'Abbrechen'] } },
  'de-shop': { default: { 'shop/cart-page': ['Warenkorb'] } },
  'ar-base': { default: { dialog: ['إغلاق'] } },
  'ar-shop': { default: { 'shop/cart-page': ['سلة التسوق'] } },
};

function setUp() {
  const report = vi.fn();
  const asked: string[] = [];
  const services = {
    context: readSiteContext(undefined),
    report,
    importUrl: async () => ({}),
    async loadChunk(name: string, load: () => Promise<unknown>) {
      if (!/^\w\w-\w+$/.test(name)) return load();
      asked.push(name);
      const part = PARTS[name];
      if (!part) throw new Error(`Loading chunk ${name} failed.`);
      return part;
    },
  } as unknown as Services;
  return { services, report, asked, ready: async () => await whenReadable(services, undefined) };
}

beforeEach(() => {
  // Other files of this worker have messages of their own.
  for (const name of Object.keys(language.english)) {
    if (!FILES.includes(name)) delete language.english[name];
  }
});

afterEach(async () => {
  document.head.replaceChildren();
  document.documentElement.lang = 'en';
  document.documentElement.dir = '';
  await setUp().ready();
  Object.assign(language, { lang: undefined, dir: undefined });
  document.documentElement.lang = before;
});

it('is available at once on English pages, without a request', () => {
  document.documentElement.lang = 'en-GB';
  const { services, asked } = setUp();
  const module = {};
  expect(whenReadable(services, module)).toBe(module);
  expect(asked).toEqual([]);
  expect(t('close')).toBe('Close');
  expect([language.locale, language.lang, language.dir]).toEqual(['en-GB', undefined, undefined]);
});

it('loads the parts of a language that the code on the page needs', async () => {
  document.documentElement.lang = 'de-AT';
  const { ready, asked } = setUp();
  await ready();
  expect(asked.sort()).toEqual(['de-base', 'de-shop']);
  expect([t('close'), inShop('title')]).toEqual(['Schließen', 'Warenkorb']);
  expect(language).toMatchObject({ locale: 'de-AT', rules: 'de', lang: undefined });
});

it('takes the language of the site where the page does not say', async () => {
  document.documentElement.lang = '';
  const { services, ready } = setUp();
  Object.assign(services.context.website, { language: 'de-DE' });
  await ready();
  expect(t('close')).toBe('Schließen');
  expect(language).toMatchObject({ lang: 'de', dir: undefined });
});

it('speaks English on pages in other languages, and says so', async () => {
  Object.assign(document.documentElement, { lang: 'fa', dir: 'rtl' });
  const { ready, asked, report } = setUp();
  await ready();
  expect(asked).toEqual([]);
  expect(report).not.toHaveBeenCalled();
  expect(t('close')).toBe('Close');
  expect(language).toMatchObject({ locale: 'fa', rules: 'en', lang: 'en' });
});

it('warns once where a language does not load, and keeps English', async () => {
  document.documentElement.lang = 'fr';
  const { ready, report } = setUp();
  await ready();
  await ready();
  expect(report).toHaveBeenCalledTimes(1);
  expect(report.mock.calls[0]?.slice(0, 2)).toEqual(['load', 'language']);
  expect(report.mock.calls[0]?.[2]).toContain('The messages for “fr” are missing, English is used.');
  expect(t('close')).toBe('Close');
  expect(language.lang).toBe('en');
});

it('delays the start by at most four seconds', async () => {
  vi.useFakeTimers();
  document.documentElement.lang = 'es';
  const { services, report } = setUp();
  const loadChunk: Services['loadChunk'] = (name, load) =>
    name === 'load-language' ? load() : new Promise(() => {});
  const ready = whenReadable({ ...services, loadChunk }, 'loaded');
  // The code itself has been loaded by an earlier test; fake timers do not hold imports up.
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(4000);
  expect(await ready).toBe('loaded');
  expect(report).toHaveBeenCalledTimes(1);
});

it('follows a page that changes its language', async () => {
  const { ready } = setUp();
  document.documentElement.lang = 'de';
  await ready();
  document.documentElement.lang = 'ar';
  await ready();
  expect(inShop('title')).toBe('سلة التسوق');
  document.documentElement.lang = 'en';
  await ready();
  expect([inShop('title'), language.rules, language.lang]).toEqual(['Shopping Cart', 'en', undefined]);
});

it('takes messages of the page, which come before those of the language', async () => {
  document.documentElement.lang = 'de';
  const script = document.createElement('script');
  Object.assign(script, { type: 'application/json', textContent: '{"confirm.confirm":"Gut"}' });
  script.toggleAttribute('data-inlay-messages', true);
  document.head.append(script);
  const { services, ready } = setUp();
  await ready();
  expect([own('confirm'), inShop('title')]).toEqual(['Gut', 'Warenkorb']);
  // Once: those of a theme come later, and stay.
  await addMessages(services, { 'confirm.confirm': 'Sehr gut' });
  await ready();
  expect(own('confirm')).toBe('Sehr gut');
});

it('reports JSON of the page that is damaged', async () => {
  const script = document.createElement('script');
  script.textContent = '{"dialog.close"';
  script.toggleAttribute('data-inlay-messages', true);
  document.head.append(script);
  const { ready, report } = setUp();
  await ready();
  expect(report.mock.calls).toEqual([
    ['define', 'messages', expect.stringContaining('cannot be read, so they are left out'), script],
  ]);
});

it('uses the messages of a theme from then on', async () => {
  const { services } = setUp();
  await addMessages(services, { 'confirm.cancel': 'Not now' });
  expect(own('cancel')).toBe('Not now');
  const late = file('shop/cart', { uncertain: 'Hm.' });
  expect(late('uncertain')).toBe('Hm.');
});

it('asks for no file of English, whatever else it has to do', async () => {
  document.documentElement.lang = 'en';
  const { services, asked, report } = setUp();
  await readyLanguage(services);
  expect([asked, report.mock.calls]).toEqual([[], []]);
});

it('shows whether all texts are messages, on a page that asks for that', async () => {
  document.documentElement.lang = 'en';
  history.replaceState(null, '', '/?i18nLang=true');
  const { ready } = setUp();
  await ready();
  expect(t('close')).not.toBe('Close');
  history.replaceState(null, '', '/');
  await ready();
});

it('has English for the messages that a language does not have', async () => {
  document.documentElement.lang = 'it';
  PARTS['it-base'] = { default: { dialog: [null], confirm: ['Sì'] } };
  PARTS['it-shop'] = { default: {} };
  const { ready, report } = setUp();
  await ready();
  expect([t('close'), inShop('title'), report.mock.calls]).toEqual(['Close', 'Shopping Cart', []]);
});

it('says which way its language is written where the page is written the other way', async () => {
  Object.assign(document.documentElement, { lang: '', dir: 'ltr' });
  const { services, ready } = setUp();
  Object.assign(services.context.website, { language: 'ar' });
  const style = { direction: 'ltr' } as CSSStyleDeclaration;
  vi.spyOn(window, 'getComputedStyle').mockReturnValue(style);
  await ready();
  expect(language).toMatchObject({ lang: 'ar', dir: 'rtl' });
});

it('asks for a part beside the entry, whatever page asks', async () => {
  document.documentElement.lang = 'de';
  const { services } = setUp();
  const importUrl = vi.fn(async () => PARTS['de-base'] as object);
  const loadChunk = (_: string, load: () => Promise<unknown>) => load();
  await readyLanguage({ ...services, importUrl, loadChunk } as unknown as Services);
  expect(importUrl).toHaveBeenCalledWith(HOME + languagePartPath('de-base'));
});

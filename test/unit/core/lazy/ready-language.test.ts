// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { readSiteContext } from '../../../../src/context/context';
import type { Services } from '../../../../src/core/entry/services';
import { LANGUAGES } from '../../../../src/text/choose-language';
import { language } from '../../../../src/text/language';

const before = document.documentElement.lang;

afterEach(() => {
  document.documentElement.lang = before;
  Object.assign(language, { locale: 'en', rules: 'en' });
});

/** The files of languages that a page asks for while the code that uses them is on its way. */
async function requested(lang: string): Promise<readonly (string | undefined)[]> {
  document.documentElement.lang = lang;
  const addresses: string[] = [];
  const services = {
    context: readSiteContext(undefined),
    loadChunk: () => new Promise(() => {}),
    importUrl: async (address: string) => {
      addresses.push(address);
    },
  } as unknown as Services;
  const { whenReadable } = await import('../../../../src/core/lazy/ready-language');
  whenReadable(services, 'a unit');
  return addresses.map((address) => /chunks\/(.+)-base-/.exec(address)?.[1]);
}

it.each<readonly [lang: string, name: string]>([
  ...LANGUAGES.map((name) => [name.replace('-Hans', ''), name] as const),
  ['de-AT', 'de'],
  ['pt', 'pt-BR'],
  ['zh-CN', 'zh-Hans'],
])(
  'asks for the messages of a page in %s, and does not wait for the code that uses them',
  async (lang, name) => {
    expect(await requested(lang)).toEqual([name]);
  },
);

it.each(['en', 'en-GB', '', 'th', 'fil', 'zh-TW', 'zh-Hant'])(
  'loads nothing early on a page in %j',
  async (lang) => {
    expect(await requested(lang)).toEqual([]);
  },
);

it.each([
  [{ formattingLocale: 'en-GB', language: 'en-US' }, 'en-AU', 'en-GB'],
  [{ formattingLocale: 'de-DE', language: 'en-US' }, 'en-AU', 'en-US'],
  [{ formattingLocale: 'de-DE', language: 'de' }, 'en-AU', 'en-AU'],
  [{ formattingLocale: 'fr', language: 'EN-gb' }, '', 'EN-gb'],
])(
  'writes dates and numbers of a site with %j and the language “%s” as in %s',
  async (website, lang, locale) => {
    document.documentElement.lang = lang;
    const services = { context: readSiteContext({ website }) } as unknown as Services;
    const { whenReadable } = await import('../../../../src/core/lazy/ready-language');
    expect(whenReadable(services, 'a unit')).toBe('a unit');
    expect(language.locale).toBe(locale);
  },
);

it.each([
  ['the messages', async () => ({ readyLanguage: async () => Promise.reject(new Error('gone')) }), 1],
  ['the code for them', async () => Promise.reject(new Error('gone')), 1],
  ['the early request', async () => ({ readyLanguage: async () => {} }), 0],
])('uses code in English, and reports it once, where %s cannot be had', async (_, loadChunk, count) => {
  document.documentElement.lang = 'de';
  const report = vi.fn();
  const importUrl = vi.fn(() => Promise.reject(new Error('offline')));
  const context = readSiteContext(undefined);
  const services = { context, loadChunk, importUrl, report } as unknown as Services;
  const { whenReadable } = await import('../../../../src/core/lazy/ready-language');
  expect(await whenReadable(services, 'a unit')).toBe('a unit');
  expect(importUrl).toHaveBeenCalledOnce();
  expect(report.mock.calls.map(([phase, name]) => [phase, name])).toEqual(
    Array(count).fill(['load', 'language']),
  );
});

/**
 * The languages that Inlay has messages in, by the direction of their text; each in its one file of `src/languages/`, beside the English of the units.
 * Their tags are also in `EARLY` of `core/lazy/ready-language.ts`.
 */
const BY_DIRECTION = {
  rtl: ['ar', 'he'],
  ltr: ['cs', 'da', 'de', 'es', 'fi', 'fr', 'it', 'ja', 'ko', 'nb', 'nl', 'pl', 'pt-BR', 'sv', 'zh-Hans'],
} as const;

export const LANGUAGES = [...BY_DIRECTION.rtl, ...BY_DIRECTION.ltr];

export type LanguageName = (typeof LANGUAGES)[number] | 'en';

/** Scripts and countries in which Chinese is written in traditional characters, which no file has. */
const TRADITIONAL = /^zh-(?:hant|tw|hk|mo)\b/i;

/** Norwegian without a variety, and the one that is close enough to be read by all. */
const OTHER_NAMES: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb', iw: 'he' };

/**
 * The language of Inlay's own messages on a page: the country does not matter (`de-AT` is German, `pt` Brazilian Portuguese), but the script
 * does. English where there is none.
 * @example chooseLanguage('zh-SG') // 'zh-Hans'
 */
export function chooseLanguage(locale: string): LanguageName {
  if (TRADITIONAL.test(locale)) return 'en';
  const [primary = ''] = locale.toLowerCase().split(/[-_]/);
  const wanted = OTHER_NAMES[primary] ?? primary;
  return LANGUAGES.find((name) => name.split('-')[0] === wanted) ?? 'en';
}

export const directionOf = (name: LanguageName) =>
  BY_DIRECTION.rtl.some((other) => other === name) ? 'rtl' : 'ltr';

import type { SiteContext } from './context';

const primary = (tag: string) => tag.split('-')[0]?.toLowerCase();

/** The tag as `Intl` spells it; undefined where it is not one. Old pages write `de_AT`. */
function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag.replace('_', '-'))[0];
  } catch {
    return undefined;
  }
}

/**
 * The language of the page, in the site's own variety: a page that says `en` may be a British site's. The page comes first, since a
 * multilingual site has one setting and many languages.
 */
export function readPageLocale(
  page: string,
  { language, formattingLocale }: Pick<SiteContext['website'], 'language' | 'formattingLocale'>,
): string {
  const known = [formattingLocale, language];
  const variety = known.filter((tag) => primary(tag) === primary(page));
  return [...variety, page, ...known].map(canonical).find(Boolean) ?? 'en';
}

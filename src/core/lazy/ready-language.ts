import { findScripts } from '../../dom/find-all';
import { language } from '../../text/language';
import type { Services } from '../entry/services';
import { languagePartPath } from './language-file';

/** A tag of English that `Intl` takes as it is. */
const PLAIN_ENGLISH = /^en(?:-[a-z]{2})?$/i;

/** Sets the locale of pages that need no more than the English messages of their units: most do. Returns whether this is one. */
export function isPlainEnglish({
  context: { website },
  messagesOnTheWay,
}: Pick<Services, 'context' | 'messagesOnTheWay'>): boolean {
  const { lang } = document.documentElement;
  const isPlain =
    !messagesOnTheWay &&
    PLAIN_ENGLISH.test(lang || website.language) &&
    // The page before this one was in another language.
    language.rules === 'en' &&
    !/[?&]i18nLang=(?:true|on)\b/.test(location.search) &&
    !findScripts().some((script) => script.hasAttribute('data-inlay-messages'));
  if (isPlain) {
    const tags = [website.formattingLocale, website.language, lang];
    language.locale = tags.find((tag) => PLAIN_ENGLISH.test(tag)) ?? 'en';
  }
  return isPlain;
}

/**
 * The languages of `chooseLanguage` as most pages write them. That function would be larger, and English pages load this, too: a tag that is
 * missing here costs its page a round trip.
 */
const EARLY = /^(ar|cs|da|de|es|fi|fr|he|it|ja|ko|nb|nl|pl|pt|sv|zh(?=$|-[CS]))\b/;
const VARIETIES: Readonly<Record<string, string>> = { pt: '-BR', zh: '-Hans' };

/** Requests what every page in a language needs, beside the code that uses it. */
function requestEarly({ importUrl }: Services): void {
  const [tag] = EARLY.exec(document.documentElement.lang) ?? [];
  // The browser loads a module once. Errors are ignored here: the code that uses it reports them.
  if (tag) importUrl(`./${languagePartPath(`${tag}${VARIETIES[tag] ?? ''}-base`)}`).catch(() => {});
}

/** A module whose code has been loaded, once it has its messages in the page's language. On English pages nobody waits, not even for a promise. */
export function whenReadable<Loaded>(services: Services, loaded: Loaded): Loaded | Promise<Loaded> {
  if (isPlainEnglish(services)) return loaded;
  const ready = services.loadChunk('load-language', () => import('./load-language'));
  requestEarly(services);
  return (
    ready
      .then(({ readyLanguage }) => readyLanguage(services))
      // The messages of the units are English.
      .catch((error) => services.report('load', 'language', error))
      .then(() => loaded)
  );
}

import { findAll } from '../../dom/find-all';
import { language } from '../../text/language';
import type { Services } from '../entry/services';

/** A tag of English that `Intl` takes as it is. */
const PLAIN_ENGLISH = /^en(?:-[a-z]{2})?$/i;

/** Sets the locale of pages that need no more than the English messages of their units: most do. Returns whether this is one. */
function isPlainEnglish({ context: { website }, messagesOnTheWay }: Services): boolean {
  const { lang } = document.documentElement;
  const isPlain =
    !messagesOnTheWay &&
    PLAIN_ENGLISH.test(lang || website.language) &&
    // The page before this one was in another language.
    language.rules === 'en' &&
    !/[?&]i18nLang=(?:true|on)\b/.test(location.search) &&
    !findAll(document, 'script[data-inlay-messages]')[0];
  if (isPlain) {
    const tags = [website.formattingLocale, website.language, lang];
    language.locale = tags.find((tag) => PLAIN_ENGLISH.test(tag)) ?? 'en';
  }
  return isPlain;
}

/**
 * A module whose code has been loaded, once it has its messages in the page's language. On English pages nobody waits, not even for a
 * promise.
 */
export const whenReadable = <Loaded>(services: Services, loaded: Loaded): Loaded | Promise<Loaded> =>
  isPlainEnglish(services)
    ? loaded
    : services
        .loadChunk('load-language', () => import('./load-language'))
        .then(({ readyLanguage }) => readyLanguage(services))
        // The messages of the units are English.
        .catch((error) => services.report('load', 'language', error))
        .then(() => loaded);

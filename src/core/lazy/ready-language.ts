import { readPageLocale } from '../../context/page-locale';
import { findAll } from '../../dom/find-all';
import { inTime } from '../../dom/in-time';
import { language } from '../../text/language';
import type { Services } from '../entry/services';

/** No block waits longer for its language: English in time is better. */
const LANGUAGE_TIMEOUT_MS = 4000;

/** Whether the English messages of the units are not all that the page needs. */
const needsMore = () =>
  !/^en\b/.test(language.locale) ||
  // The page before this one was in another language.
  language.rules !== 'en' ||
  /[?&]i18nLang=(?:true|on)\b/.test(location.search) ||
  findAll(document, 'script[data-inlay-messages]')[0];

/** The locale whose messages could not be loaded. */
let failed = '';

/**
 * Sets the page's language, and loads its messages for all code that has been loaded so far. Undefined where nothing is to be loaded: on
 * English pages nobody waits, not even for a promise. What it returns settles within seconds, and never rejects.
 */
function readyLanguage(services: Services): Promise<void> | undefined {
  const { context, loadChunk, messagesOnTheWay, report } = services;
  language.locale = readPageLocale(document.documentElement.lang, context.website);
  const { locale } = language;
  if (failed === locale || !(messagesOnTheWay || needsMore())) return undefined;
  const ready = loadChunk('load-language', () => import('./load-language'))
    .then(({ loadLanguage }) => loadLanguage(services))
    .then(() => messagesOnTheWay);
  return inTime(ready, LANGUAGE_TIMEOUT_MS, 'They take too long.').catch((error) => {
    if (failed !== locale)
      report('load', 'language', `The messages for “${locale}” are missing, English is used. ${error}`);
    failed = locale;
  });
}

/** A module whose code has been loaded, once it has its messages in the page's language. */
export const whenReadable = <Loaded>(services: Services, loaded: Loaded): Loaded | Promise<Loaded> =>
  readyLanguage(services)?.then(() => loaded) ?? loaded;

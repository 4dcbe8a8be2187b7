import { readPageLocale } from '../../context/page-locale';
import { findAll } from '../../dom/find-all';
import { withTimeout } from '../../dom/with-timeout';
import { chooseLanguage, directionOf, type LanguageName } from '../../text/choose-language';
import { language, type Messages } from '../../text/language';
import type { Message } from '../../text/message.types';
import type { Services } from '../entry/services';
import { HOME } from '../inlay-files';
import { languagePartPath } from './language-file';

/** The messages of a page or a theme in place of Inlay's, by the name of the message file. */
const own: Record<string, Record<string, Message>> = {};
const pagesOwn = new WeakSet<Element>();

/** No block waits longer for its language: English in time is better. */
const LANGUAGE_TIMEOUT_MS = 4000;

/** The locale whose messages could not be loaded. */
let failed = '';
let current: LanguageName = 'en';
const translations: Record<string, ReadonlyArray<Message | null>> = {};

/** `shop` of `shop/cart-page`: its messages come in one file with others of that part. */
const partOf = (file: string) => /^(.+)\//.exec(file)?.[1] ?? 'base';

/** Views name their language, and its direction, where these are not the page's. */
function describeLanguage(): void {
  const { documentElement: root } = document;
  const isPages =
    root.lang !== '' &&
    chooseLanguage(root.lang) === current &&
    (current !== 'en' || /^en\b/i.test(root.lang));
  const direction = directionOf(current);
  language.rules = current;
  language.lang = isPages ? undefined : current;
  language.dir = isPages || direction === getComputedStyle(root).direction ? undefined : direction;
}

async function loadPart({ loadChunk, importUrl }: Services, part: string): Promise<void> {
  const name = `${current}-${part}`;
  const module = await loadChunk(name, () => importUrl(HOME + languagePartPath(name)));
  // The messages of each message file, in the order of its English ones.
  if (name.startsWith(current)) Object.assign(translations, (module as { default: object }).default);
}

/** The messages of a file in the page's language, those of the site in place of Inlay's. */
function messagesIn(file: string, english: Messages): Messages {
  const keys = Object.keys(english).filter(Boolean);
  const ours = keys.map((key, index) => [key, translations[file]?.[index] ?? english[key] ?? '']);
  return { ...Object.fromEntries(ours), ...own[file.slice(file.indexOf('/') + 1)] };
}

async function addOwn(services: Services, given: unknown): Promise<void> {
  const { readOwnMessages } = await services.loadChunk('own-messages', () => import('./own-messages'));
  const warn = (message: string) => services.report('define', 'messages', message);
  const ports = { loadChunk: services.loadChunk, locale: language.locale, warn };
  for (const { file, key, message } of await readOwnMessages(given, ports)) {
    own[file] = { ...own[file], [key]: message };
  }
}

/** The messages that the page has as JSON. */
async function addPagesOwn(services: Services): Promise<void> {
  for (const script of findAll(document, 'script[data-inlay-messages]')) {
    if (pagesOwn.has(script)) continue;
    pagesOwn.add(script);
    try {
      await addOwn(services, JSON.parse(script.textContent));
    } catch (error) {
      services.report(
        'define',
        'messages',
        `The messages of the page cannot be read, so they are left out. ${error}`,
        script,
      );
    }
  }
}

/** Replaces the English messages of all code that has been loaded so far. */
async function replaceEnglish({ loadChunk }: Services): Promise<void> {
  const pseudo = /[?&]i18nLang=(?:true|on)\b/.test(location.search)
    ? await loadChunk('pseudo', () => import('../../text/pseudo'))
    : undefined;
  for (const [file, english] of Object.entries(language.english)) {
    const messages = messagesIn(file, english);
    language.texts[file] = pseudo ? pseudo.pseudoMessages(messages) : messages;
  }
}

/**
 * Loads the messages in the page's language for all code that has been loaded so far. Rejects where a file of the language does not load; what
 * has been loaded is used.
 */
async function loadLanguage(services: Services): Promise<void> {
  const name = chooseLanguage(language.locale);
  if (name !== current) for (const file of Object.keys(translations)) delete translations[file];
  current = name;
  const missing = Object.keys(language.english).filter((file) => name !== 'en' && !translations[file]);
  try {
    await Promise.all([
      addPagesOwn(services),
      ...[...new Set(missing.map(partOf))].map((part) => loadPart(services, part)),
    ]);
  } catch (error) {
    // Nothing of the language has come: what is drawn is English, and says so.
    if (!Object.keys(translations).length) current = 'en';
    throw error;
  } finally {
    describeLanguage();
    await replaceEnglish(services);
  }
}

/**
 * Settles when all code that has been loaded so far has its messages in the page's language, within seconds. Never rejects: English is used
 * where that fails.
 */
export async function readyLanguage(services: Services): Promise<void> {
  const { context, messagesOnTheWay, report } = services;
  const locale = readPageLocale(document.documentElement.lang, context.website);
  language.locale = locale;
  if (failed === locale) return;
  try {
    const ready = Promise.all([loadLanguage(services), messagesOnTheWay]);
    await withTimeout(ready, LANGUAGE_TIMEOUT_MS, 'They take too long.');
  } catch (error) {
    if (failed !== locale)
      report('load', 'language', `The messages for “${locale}” are missing, English is used. ${error}`);
    failed = locale;
  }
}

/** `Inlay.messages`: from now on these messages are used in place of Inlay's. */
export async function addMessages(services: Services, given: unknown): Promise<void> {
  await addOwn(services, given);
  await replaceEnglish(services);
}

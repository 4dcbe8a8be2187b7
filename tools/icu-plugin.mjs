// Parses message files (flat JSON of ICU text) at build time, so that no parser is shipped.
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/**
 * @import { DateElement, MessageFormatElement, NumberElement, PluralElement, SelectElement, TimeElement } from '@formatjs/icu-messageformat-parser'
 * @import { Message, Placeholder } from '../src/text/message.types'
 * @typedef {{ locale: string, plural?: PluralElement }} Around the locale, and the plural that a `#` counts for
 */

const MESSAGE_FILE = /\.messages\.json$/;
const VITE_MESSAGE_FILE = /\.messages\.json(\?|$)/;

/** @type {ReadonlyMap<string, Intl.NumberFormatOptions>} */
const NUMBER_STYLES = new Map([
  ['integer', { maximumFractionDigits: 0 }],
  ['percent', { style: 'percent' }],
]);
const MOMENT_STYLES = /** @type {const} */ (['short', 'medium', 'long', 'full']);

/**
 * The options of `Intl.NumberFormat` for `{n, number, percent}` or a `::` skeleton.
 * @param {NumberElement} element
 * @returns {Intl.NumberFormatOptions}
 */
function numberOptions({ value, style }) {
  if (!style) return {};
  if (typeof style === 'object') {
    if ('scale' in style.parsedOptions) throw new Error(`{${value}}: "scale" is not supported`);
    return style.parsedOptions;
  }
  const options = NUMBER_STYLES.get(style);
  if (!options) throw new Error(`{${value}}: unknown number style "${style}"`);
  return options;
}

/**
 * The options of `Intl.DateTimeFormat` for `{d, date, long}` or a `::` skeleton.
 * @param {DateElement | TimeElement} element
 * @returns {Intl.DateTimeFormatOptions}
 */
function momentOptions({ type, value, style }) {
  if (typeof style === 'object' && style) return style.parsedOptions;
  const length = MOMENT_STYLES.find((known) => known === (style || 'medium'));
  if (!length) throw new Error(`{${value}}: unknown date or time style "${style}"`);
  return type === TYPE.date ? { dateStyle: length } : { timeStyle: length };
}

/** @param {PluralElement} element @param {string} locale */
function checkPluralKeys({ value, options, pluralType }, locale) {
  const rules = new Intl.PluralRules(locale, pluralType && { type: pluralType });
  const known = rules.resolvedOptions().pluralCategories;
  for (const key of Object.keys(options)) {
    if (/^=\d+$/.test(key) || known.some((category) => category === key)) continue;
    throw new Error(`{${value}}: "${key}" is not a plural category of "${locale}" (${known.join(', ')})`);
  }
}

/** @param {SelectElement | PluralElement} element @param {Around} around */
function compactOptions({ options }, around) {
  return Object.fromEntries(
    Object.entries(options).map(([key, option]) => [key, compact(option.value, around)]),
  );
}

/**
 * @param {MessageFormatElement} element
 * @param {Around} around
 * @returns {string | Placeholder}
 */
function compactPart(element, around) {
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.argument:
      return [element.value];
    case TYPE.number:
      return [element.value, 'n', numberOptions(element)];
    case TYPE.date:
    case TYPE.time:
      return [element.value, 'd', momentOptions(element)];
    case TYPE.select:
      return [element.value, 's', compactOptions(element, around)];
    case TYPE.plural: {
      checkPluralKeys(element, around.locale);
      const options = compactOptions(element, { ...around, plural: element });
      return element.pluralType === 'ordinal'
        ? [element.value, 'p', options, element.offset, 1]
        : [element.value, 'p', options, element.offset];
    }
    case TYPE.pound:
      if (!around.plural) throw new Error('"#" is outside a plural');
      // `#` is the number of the plural around it. Written out here, so that the formatter need not remember that plural.
      return [around.plural.value, 'n', {}, around.plural.offset];
    default:
      throw new Error('tags are not supported');
  }
}

/**
 * A message without placeholders stays a string; every other one becomes the list of its parts.
 * @param {MessageFormatElement[]} elements
 * @param {Around} around
 * @returns {Message}
 */
function compact(elements, around) {
  const parts = elements.map((element) => compactPart(element, around));
  const [first = '', ...others] = parts;
  return others.length || typeof first !== 'string' ? parts : first;
}

/**
 * Parses ICU text into the compact form that `formatMessage` runs.
 * @param {string} text
 * @example compileMessage('{a} of {b}') // [['a'], ' of ', ['b']]
 */
export function compileMessage(text, locale = 'en') {
  return compact(parse(text, { ignoreTag: true, locale: new Intl.Locale(locale) }), { locale });
}

/**
 * Parses the text of a message file. Errors name the file and the key.
 * @param {string} json
 * @param {string} file
 * @returns {Record<string, Message>} compact messages by key
 */
export function compileMessageFile(json, file, locale = 'en') {
  const source = within(file, () => JSON.parse(json));
  if (typeof source !== 'object' || !source || Array.isArray(source)) {
    throw new Error(`${file}: a message file is one object of texts`);
  }
  return Object.fromEntries(
    Object.entries(source).map(([key, text]) => {
      if (typeof text !== 'string') throw new Error(`${file}: "${key}" is not a text`);
      return [key, within(`${file}: "${key}"`, () => compileMessage(text, locale))];
    }),
  );
}

/**
 * Puts the place before the message of an error.
 * @template Result
 * @param {string} place
 * @param {() => Result} work
 */
function within(place, work) {
  try {
    return work();
  } catch (error) {
    throw new Error(`${place}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

/** The esbuild plugin. @returns {import('esbuild').Plugin} */
export function icuMessages({ locale = 'en' } = {}) {
  return {
    name: 'icu-messages',
    setup(build) {
      build.onLoad({ filter: MESSAGE_FILE }, async ({ path }) => {
        const file = relative(build.initialOptions.absWorkingDir ?? process.cwd(), path);
        try {
          const messages = compileMessageFile(await readFile(path, 'utf8'), file, locale);
          return {
            contents: `export default ${JSON.stringify(messages)};`,
            loader: 'js',
            watchFiles: [path],
          };
        } catch (error) {
          return { errors: [{ text: String(error) }], watchFiles: [path] };
        }
      });
    },
  };
}

/**
 * The plugin for Vite and Vitest. The compact messages stay JSON: Vite makes the module because of the file's name.
 * @returns {import('vite').Plugin}
 */
export function icuMessagesVite({ locale = 'en' } = {}) {
  return {
    name: 'icu-messages',
    enforce: 'pre',
    async load(id) {
      if (!VITE_MESSAGE_FILE.test(id)) return null;
      const [path = id] = id.split('?');
      const json = await readFile(path, 'utf8');
      return JSON.stringify(compileMessageFile(json, relative(process.cwd(), path), locale));
    },
  };
}

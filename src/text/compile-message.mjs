// Turns ICU text into the compact form that `formatMessage` runs: at build time for Inlay's own messages, in the page for those that a site
// writes in their place. JavaScript, since the tools of the build import it as it is.
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/**
 * @import { DateElement, MessageFormatElement, NumberElement, PluralElement, SelectElement, TimeElement } from '@formatjs/icu-messageformat-parser'
 * @import { Message, Placeholder } from './message.types'
 * @typedef {{ locale: string, plural?: PluralElement }} Around the locale, and the plural that a `#` counts for
 */

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

// Parses message catalogues (flat JSON of ICU text) at build time, so that no parser is shipped.
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

const CATALOGUE = /\.messages\.json$/;
const VITE_CATALOGUE = /\.messages\.json(\?|$)/;

const NUMBER_STYLES = {
  integer: { maximumFractionDigits: 0 },
  percent: { style: 'percent' },
};
const MOMENT_STYLES = ['short', 'medium', 'long', 'full'];

/** What `Intl` is to be told for `{n, number, percent}`, `{d, date, long}` or a `::` skeleton. */
function formatOptions({ type, value, style }) {
  if (typeof style === 'object' && style) {
    const options = style.parsedOptions;
    if ('scale' in options) throw new Error(`{${value}}: "scale" is not supported`);
    return options;
  }
  if (type === TYPE.number) {
    if (!style) return {};
    const options = NUMBER_STYLES[style];
    if (!options) throw new Error(`{${value}}: unknown number style "${style}"`);
    return options;
  }
  const length = style || 'medium';
  if (!MOMENT_STYLES.includes(length)) throw new Error(`{${value}}: unknown date or time style "${length}"`);
  return type === TYPE.date ? { dateStyle: length } : { timeStyle: length };
}

function checkPluralKeys(element, locale) {
  const known = new Intl.PluralRules(locale, { type: element.pluralType }).resolvedOptions().pluralCategories;
  for (const key of Object.keys(element.options)) {
    if (/^=\d+$/.test(key) || known.includes(key)) continue;
    throw new Error(
      `{${element.value}}: "${key}" is no plural category of "${locale}" (${known.join(', ')})`,
    );
  }
}

const compactOptions = (element, locale, plural) =>
  Object.fromEntries(
    Object.entries(element.options).map(([key, option]) => [key, compact(option.value, locale, plural)]),
  );

function compactPart(element, locale, plural) {
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.argument:
      return [element.value];
    case TYPE.number:
      return [element.value, 'n', formatOptions(element)];
    case TYPE.date:
    case TYPE.time:
      return [element.value, 'd', formatOptions(element)];
    case TYPE.select:
      return [element.value, 's', compactOptions(element, locale, plural)];
    case TYPE.plural: {
      checkPluralKeys(element, locale);
      const part = [element.value, 'p', compactOptions(element, locale, element), element.offset];
      return element.pluralType === 'ordinal' ? [...part, 1] : part;
    }
    case TYPE.pound:
      // `#` is the number of the plural around it: said here, the formatter needs to remember nothing.
      return [plural.value, 'n', {}, plural.offset];
    default:
      throw new Error('tags are not supported');
  }
}

/** A message without anything to fill in stays a string; every other one is the list of its parts. */
function compact(elements, locale, plural) {
  const parts = elements.map((element) => compactPart(element, locale, plural));
  if (!parts.length) return '';
  return parts.length === 1 && typeof parts[0] === 'string' ? parts[0] : parts;
}

/** @param {string} text ICU text. @returns the compact form that `formatMessage` runs. */
export function compileMessage(text, locale = 'en') {
  return compact(parse(text, { ignoreTag: true, locale: new Intl.Locale(locale) }), locale);
}

/** @param {string} json A whole catalogue. @returns its compact messages by key. Errors name the file and the key. */
export function compileCatalogue(json, file, locale = 'en') {
  let source;
  try {
    source = JSON.parse(json);
  } catch (error) {
    throw new Error(`${file}: ${error.message}`);
  }
  if (typeof source !== 'object' || !source || Array.isArray(source)) {
    throw new Error(`${file}: a catalogue is one object of texts`);
  }
  const messages = {};
  for (const [key, text] of Object.entries(source)) {
    if (typeof text !== 'string') throw new Error(`${file}: "${key}" is not a text`);
    try {
      messages[key] = compileMessage(text, locale);
    } catch (error) {
      throw new Error(`${file}: "${key}": ${error.message}`);
    }
  }
  return messages;
}

/** The esbuild plugin. */
export function icuMessages({ locale = 'en' } = {}) {
  return {
    name: 'icu-messages',
    setup(build) {
      build.onLoad({ filter: CATALOGUE }, async ({ path }) => {
        const file = relative(build.initialOptions.absWorkingDir ?? process.cwd(), path);
        try {
          const messages = compileCatalogue(await readFile(path, 'utf8'), file, locale);
          const contents = `export default ${JSON.stringify(messages)};`;
          return { contents, loader: 'js', watchFiles: [path] };
        } catch (error) {
          return { errors: [{ text: error.message }], watchFiles: [path] };
        }
      });
    },
  };
}

/** The same for Vite and Vitest. The compact messages stay JSON: by the file's name, Vite makes the module itself. */
export function icuMessagesVite({ locale = 'en' } = {}) {
  return {
    name: 'icu-messages',
    enforce: 'pre',
    async load(id) {
      if (!VITE_CATALOGUE.test(id)) return null;
      const path = id.split('?')[0];
      const json = await readFile(path, 'utf8');
      return JSON.stringify(compileCatalogue(json, relative(process.cwd(), path), locale));
    },
  };
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the parts, below that of the pages. */
const PARTS = 'parts/';
/** A tag of a part, or only its beginning if the rest cannot be read. */
const TAG =
  /<(?<slash>\/?)part-(?<name>[\w-]+)(?<attributes>(?:\s+[\w-]+=(?:"[^"]*"|'[^']*'))*)\s*(?<isEmpty>\/?)>|<\/?part-/g;
const ATTRIBUTE = /([\w-]+)=(?:"([^"]*)"|'([^']*)')/g;
/** `{{title}}`, or with a default `{{lang=en}}`, which may name another slot: `{{heading={{title}}}}`. */
const SLOT = /\{\{([\w-]+)(?:=((?:\{\{[\w-]+\}\}|[\s\S])*?))?\}\}/g;

/**
 * `parts`: those that have been composed, by name. `around`: the names of the parts that contain this place, outermost first.
 * @typedef {{ folder: string, parts: Map<string, string>, around: readonly string[] }} Composition
 */
/** @typedef {(message: string) => never} Fail throws, with the file and the line */
/**
 * `before`: what is composed up to the tag. `indent`: the spaces before it, if it is the first thing in its line.
 * @typedef {{ name: string, values: Map<string, string>, fail: Fail, indent: string, before: string }} Tag
 */

/** The paths of all demo pages in their folder, sorted. Parts are not among them. @param {string} folder */
export const listPages = (folder) =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.html') && !path.startsWith(PARTS))
    .sort();

/**
 * A demo page as it is served. `<part-name title="…">content</part-name>` stands for the file `parts/name.html`, in which `{{title}}` and
 * `{{content}}` are replaced as they are. What a tag inside a part leaves open, the tag of that part may give.
 * @param {string} folder that of the demo pages
 * @param {string} path of the page in it
 * @throws {Error} with file and line, if a part or a value is missing or unknown, or a tag cannot be read
 * @example composePage('demo-pages', 'shop/book.html')
 */
export const composePage = (folder, path) => compose({ folder, parts: new Map(), around: [] }, path);

/** @param {Composition} composition @param {string} path @returns {string} */
function compose(composition, path) {
  const source = readFileSync(join(composition.folder, path), 'utf8');
  /** @type {Tag[]} */
  const open = [];
  let output = '';
  let end = 0;
  for (const { 0: text, index, groups = {} } of source.matchAll(TAG)) {
    const { slash, name, attributes = '', isEmpty } = groups;
    output += source.slice(end, index);
    end = index + text.length;
    const fail = failAt(path, source.slice(0, index));
    if (!name) return fail('This tag cannot be read. Write <part-name title="…" />, each value in quotes.');
    const tag = slash ? open.pop() : startTag(name, attributes, output, fail);
    if (tag?.name !== name)
      return fail(
        `</part-${name}> closes ${tag ? `<part-${tag.name}>` : 'nothing'}. Close the tags in order.`,
      );
    if (slash) tag.values.set('content', output);
    const isComplete = slash || isEmpty;
    output = isComplete
      ? tag.before + fill(composePart(composition, tag), tag, !composition.around.length)
      : '';
    if (!isComplete) open.push(tag);
  }
  const last = open.pop();
  last?.fail(
    `<part-${last.name}> is not closed. Write <part-${last.name} />, or </part-${last.name}> after its content.`,
  );
  return output + source.slice(end);
}

/** @param {string} path @param {string} before the tag @returns {Fail} */
function failAt(path, before) {
  return (message) => {
    throw new Error(`demo-pages/${path}:${before.split('\n').length}: ${message}`);
  };
}

/** @param {string} name @param {string} attributes @param {string} before @param {Fail} fail @returns {Tag} */
function startTag(name, attributes, before, fail) {
  const found = [...attributes.matchAll(ATTRIBUTE)];
  const values = new Map(found.map(([, key = '', one, other = '']) => [key, one ?? other]));
  const inLine = before.slice(before.lastIndexOf('\n') + 1);
  return { name, values, fail, indent: inLine.trim() ? '' : inLine, before };
}

/** @param {Composition} composition @param {Tag} tag */
function composePart({ folder, parts, around }, { name, fail }) {
  if (around.includes(name)) fail(`The part "${name}" contains itself.`);
  const path = `${PARTS}${name}.html`;
  try {
    const part =
      parts.get(name) ?? compose({ folder, parts, around: [...around, name] }, path).replace(/\n$/, '');
    parts.set(name, part);
    return part;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
    return fail(`There is no part "${name}". Correct the name, or add demo-pages/${path}.`);
  }
}

/**
 * A part with the values of its tag, its lines indented as the tag is. Content of several lines keeps its own indentation.
 * @param {string} part @param {Tag} tag @param {boolean} isInPage what has no value gets its default
 */
function fill(part, { name, values, fail, indent }, isInPage) {
  const slots = new Set(Array.from(part.matchAll(/\{\{([\w-]+)/g), ([, slot = '']) => slot));
  for (const given of values.keys())
    if (!slots.has(given))
      fail(`The part "${name}" has no {{${given}}}. It has: ${[...slots].join(', ') || 'none'}.`);
  /** @param {string} text @returns {string} */
  const replace = (text) =>
    text.replace(SLOT, (slot, key, fallback) => {
      const value = values.get(key);
      if (value !== undefined) return value;
      if (fallback !== undefined) return isInPage ? replace(fallback) : `{{${key}=${replace(fallback)}}}`;
      return isInPage
        ? fail(`The part "${name}" needs ${key === 'content' ? 'content' : `${key}="…"`}.`)
        : slot;
    });
  const content = values.get('content');
  const indented = part.replace(/\n(?=[^\n])/g, `\n${indent}`);
  if (!content?.startsWith('\n')) return replace(indented);
  values.set('content', content.replace(/^\n|\n *$/g, ''));
  return replace(indented.replace(/^ *(?=\{\{content)/m, ''));
}

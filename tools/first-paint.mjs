// A unit's style sheet is loaded beside its code. Rules in it that must count before that, since they decide where the server's nodes stand
// or whether they are seen, have a comment before them: `/* first paint */`, with or without a reason behind it. `site.css` gets these rules
// alone; the unit's sheet has all of its rules, so that they keep the order that their author gave them. A mark before a rule is about its own
// declarations; rules nested in it have marks of their own. A mark before a condition or a layer is about all in it, but for
// - rules with the comment `/* later */`, with or without a reason: what only a script draws or shows, colours, borders and the like;
// - rules about hover, focus and pressing, and the declarations of `LATER`, if the unit's sheet is loaded anyway for the sake of others.
//
// Rules that do nothing but set custom properties need no mark: `site.css` gets those whose properties a marked rule reads. A theme or
// a setting may choose between dozens of such rules, and no demo page has them all.

import { readFile } from 'node:fs/promises';

const MARK = /^\/\*\s*first paint\b/i;
const LATER_MARK = /^\/\*\s*later\b/i;
/** They neither move nor hide anything. With `!important` they keep a theme from something, which may. */
const LATER =
  /^(?:cursor|touch-action|user-select|outline|outline-offset|transition|resize)\s*:(?!.*!important)/s;
const INTERACTION = /:(?:hover|focus|focus-visible|focus-within|active)\b/;
/** Comments and strings, in which braces say nothing; then what opens, closes or ends something. */
const TOKEN = /\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]/g;

/** What a rule without nested rules declares. */
const DECLARATIONS = /^([^{}]*)\}/;

/**
 * The custom properties that some rules read.
 * @param {string} css
 */
const propertiesRead = (css) =>
  new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name));

/**
 * Whether a rule only sets custom properties, one of them among `read`.
 * @param {string} rest the style sheet after the rule's opening brace
 * @param {ReadonlySet<string>} read
 */
function setsProperties(rest, read) {
  const own = DECLARATIONS.exec(rest)?.[1]?.replace(/\/\*[\s\S]*?\*\//g, '') ?? '';
  const names = own.split(';').flatMap((declaration) => declaration.split(':')[0]?.trim() || []);
  return names.every((name) => name.startsWith('--')) && names.some((name) => read.has(name));
}

/** Whether a rule needs a visitor who points at something. In `:not()` the words are about everybody else. @param {string} prelude */
function isInteraction(prelude) {
  let outside = prelude;
  for (let before = ''; before !== outside; ) {
    before = outside;
    outside = outside.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '');
  }
  // With several selectors all must be, so each comma outside of brackets counts.
  const selectors = outside.replace(/\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]/g, '').split(',');
  return !prelude.startsWith('@') && selectors.every((selector) => INTERACTION.test(selector));
}

const bare = (/** @type {string} */ css) => css.replace(/\/\*[\s\S]*?\*\/|\s+|;(?=\s*\})/g, '');

/**
 * The marked rules of a style sheet and those that set what they read, inside of the layers and conditions that they are in;
 * undefined if none is marked.
 * @param {string} css
 * @returns {string | undefined}
 */
export function firstPaintRules(css) {
  const all = takeRules(css, new Set(), { withInteraction: true });
  // What is in `site.css` but for a cursor and an outline is not worth a request.
  if (bare(all ?? '') === bare(css)) return all;
  let text = takeRules(css, new Set());
  let read = 0;
  // A property may be set from another one.
  for (let names = propertiesRead(text ?? ''); names.size > read; names = propertiesRead(text ?? '')) {
    read = names.size;
    text = takeRules(css, names);
  }
  return text;
}

/**
 * @param {string} css
 * @param {ReadonlySet<string>} read custom properties that first-paint rules read
 * @param {{ withInteraction?: boolean }} [options] `withInteraction`: with what a visitor has to point at, too
 * @returns {string | undefined}
 */
function takeRules(css, read, { withInteraction = false } = {}) {
  let text = '';
  let found = false;
  /**
   * Around the current place, outermost first: what opened each block, whether it is kept, whether all in it is, whether nothing in it is, and whether
   * it is written already.
   * @type {{ prelude: string, isKept: boolean, isWhole: boolean, isLater: boolean, isWritten: boolean }[]}
   */
  const open = [];
  let start = 0;
  let isMarked = false;
  let isMarkedLater = false;
  const declare = (/** @type {string} */ declaration) => {
    if (withInteraction || !LATER.test(declaration)) text += declaration;
  };
  for (const { 0: token, index } of css.matchAll(TOKEN)) {
    const inside = open.at(-1);
    const end = index + token.length;
    if (token.startsWith('/*')) {
      if (MARK.test(token)) isMarked = true;
      if (LATER_MARK.test(token)) isMarkedLater = true;
      if (!css.slice(start, index).trim()) start = end;
    } else if (token === '{') {
      const prelude = css.slice(start, index).trim();
      const isInMarked = inside?.isWhole ?? false;
      const isLater =
        inside?.isLater || isMarkedLater || (!withInteraction && isInMarked && isInteraction(prelude));
      const isKept = !isLater && (isMarked || isInMarked || setsProperties(css.slice(end), read));
      const isWhole = isInMarked || (isMarked && prelude.startsWith('@'));
      open.push({ prelude, isKept, isWhole, isLater, isWritten: false });
      if (isKept) {
        found = true;
        for (const block of open) {
          if (!block.isWritten) text += `${block.prelude}{`;
          block.isWritten = true;
        }
      }
      isMarked = false;
      isMarkedLater = false;
      start = end;
    } else if (token === '}') {
      if (inside?.isKept) declare(css.slice(start, index).trim());
      if (inside?.isWritten) text += '}';
      open.pop();
      start = end;
    } else if (token === ';') {
      if (inside?.isKept) declare(css.slice(start, end).trim());
      start = end;
    }
  }
  return found ? text : undefined;
}

/**
 * Whether each rule of a style sheet is marked: then `site.css` has all of it, and nothing is left to load with code.
 * @param {string} css
 */
export const isAllFirstPaint = (css) => bare(firstPaintRules(css) ?? '') === bare(css);

/**
 * The esbuild plugin for `site.css`: of a sheet with marked rules it takes these, any other one it takes whole.
 * @returns {import('esbuild').Plugin}
 */
export function firstPaintOnly() {
  return {
    name: 'first-paint-only',
    setup(build) {
      build.onLoad({ filter: /\.css$/ }, async ({ path }) => {
        const css = await readFile(path, 'utf8');
        return { contents: firstPaintRules(css) ?? css, loader: 'css' };
      });
    },
  };
}

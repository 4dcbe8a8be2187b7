// A unit's style sheet is loaded beside its code. Rules in it that must count before that, since they decide where the server's nodes stand
// or whether they are seen, have a comment before them: `/* first paint */`, with or without a reason behind it. `site.css` gets these rules
// alone; the unit's sheet has all of its rules, so that they keep the order that their author gave them. A mark before a rule is about its own
// declarations; rules nested in it have marks of their own. A mark before a condition (`@media`) is about all in it.
//
// Rules that do nothing but set custom properties need no mark: `site.css` gets those whose properties a marked rule reads. A theme or
// a setting may choose between dozens of such rules, and no demo page has them all.

import { readFile } from 'node:fs/promises';

const MARK = /^\/\*\s*first paint\b/i;
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

/**
 * The marked rules of a style sheet and those that set what they read, inside of the layers and conditions that they are in;
 * undefined if none is marked.
 * @param {string} css
 * @returns {string | undefined}
 */
export function firstPaintRules(css) {
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
 * @returns {string | undefined}
 */
function takeRules(css, read) {
  let text = '';
  let found = false;
  /**
   * Around the current place, outermost first: what opened each block, whether it is kept, and whether it is written already.
   * @type {{ prelude: string, isKept: boolean, isWritten: boolean }[]}
   */
  const open = [];
  let start = 0;
  let isMarked = false;
  for (const { 0: token, index } of css.matchAll(TOKEN)) {
    const inside = open.at(-1);
    const end = index + token.length;
    if (token.startsWith('/*')) {
      if (MARK.test(token)) isMarked = true;
      if (!css.slice(start, index).trim()) start = end;
    } else if (token === '{') {
      const prelude = css.slice(start, index).trim();
      const isKept =
        isMarked ||
        Boolean(inside?.isKept && inside.prelude.startsWith('@')) ||
        setsProperties(css.slice(end), read);
      open.push({ prelude, isKept, isWritten: false });
      if (isKept) {
        found = true;
        for (const block of open) {
          if (!block.isWritten) text += `${block.prelude}{`;
          block.isWritten = true;
        }
      }
      isMarked = false;
      start = end;
    } else if (token === '}') {
      if (inside?.isKept) text += css.slice(start, index).trim();
      if (inside?.isWritten) text += '}';
      open.pop();
      start = end;
    } else if (token === ';') {
      if (inside?.isKept) text += css.slice(start, end).trim();
      start = end;
    }
  }
  return found ? text : undefined;
}

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

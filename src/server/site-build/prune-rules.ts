import { canMatch } from '../html/can-match.mjs';
import { splitOutsideBrackets } from './selector-token';

const STRING = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g;

/** The end of the block that begins here, behind its bracket. */
function blockEnd(css: string, start: number): number {
  let depth = 0;
  for (let place = start; place < css.length; place++) {
    if (css[place] === '{') depth++;
    if (css[place] === '}' && --depth === 0) return place + 1;
  }
  return css.length;
}

/** @param css without strings that hold anything but numbers */
function pruneBlocks(css: string, absent: ReadonlySet<string>): string {
  const kept: string[] = [];
  for (let start = 0; start < css.length; ) {
    const [statement = ''] = /^@[^{;]*;/.exec(css.slice(start)) ?? [];
    if (statement) {
      kept.push(statement);
      start += statement.length;
      continue;
    }
    const open = css.indexOf('{', start);
    if (open < 0) return kept.join('') + css.slice(start);
    const end = blockEnd(css, open);
    const head = css.slice(start, open);
    const body = css.slice(open + 1, end - 1);
    start = end;
    if (/^@(?:layer|media|supports|container)\b/.test(head)) {
      const inside = pruneBlocks(body, absent);
      if (inside) kept.push(`${head}{${inside}}`);
    } else if (head.startsWith('@')) kept.push(`${head}{${body}}`);
    else {
      const selectors = splitOutsideBrackets(head).filter((selector) =>
        canMatch(selector, (names) => !names.some((name) => absent.has(name))),
      );
      if (selectors.length) kept.push(`${selectors.join()}{${body}}`);
    }
  }
  return kept.join('');
}

/**
 * Leaves out the rules for elements that no page of the site has.
 * @param css minified
 * @param absent classes and ids, with their sign
 * @example pruneRules('.a,.b{c:d}.a{e:f}', new Set(['.a'])) // '.b{c:d}'
 */
export function pruneRules(css: string, absent: ReadonlySet<string>): string {
  const strings: string[] = [];
  // Those in selectors of attributes hold brackets and commas of JSON.
  const plain = css.replace(STRING, (text) => `"${strings.push(text) - 1}"`);
  return pruneBlocks(plain, absent).replace(/"(\d+)"/g, (_, index) => strings[Number(index)] ?? '');
}

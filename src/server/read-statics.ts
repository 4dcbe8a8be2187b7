import type { PageDocument } from './page-document';

/** `Static.SQUARESPACE_CONTEXT = {`, `window.Static.COOKIE_BANNER_CAPABLE = true`, `Static["…"] =` */
const ASSIGNMENT = /\bStatic(?:\.(\w+)|\[["'](\w+)["']\])\s*=(?!=)\s*/g;
/** Strings are skipped whole: they may hold braces. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]]/gs;
const LITERAL = /^(?:true|false|null|-?\d+(?:\.\d+)?|"(?:[^"\\]|\\.)*")/;

/** The text of the JSON value that begins here. */
function valueText(code: string): string | undefined {
  if (!/^[{[]/.test(code)) return LITERAL.exec(code)?.[0];
  let depth = 0;
  for (const { 0: token, index } of code.matchAll(TOKEN)) {
    if (/^[{[]/.test(token)) depth++;
    if (/^[}\]]/.test(token)) depth--;
    if (!depth) return code.slice(0, index + 1);
  }
  return undefined;
}

function parseValue(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    // What is not JSON is for a browser to run.
    return undefined;
  }
}

/**
 * The values that inline scripts give to the platform's global object `Static`, without running them.
 * @example `<script>Static.SQUARESPACE_CONTEXT = {"pageType":1};</script>` → `{ SQUARESPACE_CONTEXT: { pageType: 1 } }`
 */
export function readStatics(page: PageDocument): Readonly<Record<string, unknown>> {
  const statics: Record<string, unknown> = {};
  for (const script of page.querySelectorAll('script:not([src])')) {
    const code = script.textContent;
    for (const match of code.matchAll(ASSIGNMENT)) {
      const value = parseValue(valueText(code.slice(match.index + match[0].length)));
      const name = match[1] ?? match[2] ?? '';
      if (value !== undefined) statics[name] = value;
    }
  }
  return statics;
}

import { PageDocument, PageElement, PageHtmlElement } from './page-document';

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
    // Other values need a browser to run them.
    return undefined;
  }
}

/**
 * The values that inline scripts give to the platform's global object `Static`, without running them.
 * @example `<script>Static.SQUARESPACE_CONTEXT = {"pageType":1};</script>` → `{ SQUARESPACE_CONTEXT: { pageType: 1 } }`
 */
function readStatics(page: PageDocument): Readonly<Record<string, unknown>> {
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

/**
 * The globals that conditions of blocks and features ask, for the page that is being read. The build puts these in the place of the browser's
 * globals, so that the catalogue's own code answers on a server, too. One page at a time: reading one is synchronous.
 */

const NO_PAGE = new PageDocument('');

export let document = NO_PAGE;
export let window = windowOf(NO_PAGE);

let isVisitAsked = false;

/** Notes that a fact was asked for which is not known when a page is written: it is one of a visit's address or browser. */
const ofVisit = <Facts extends object>(facts: Facts): Facts =>
  new Proxy(facts, {
    get(known, name) {
      isVisitAsked = true;
      return Reflect.get(known, name);
    },
  });
export const location = ofVisit({ hash: '', search: '', hostname: '', origin: '', href: '' });
export const navigator = ofVisit({});
export const matchMedia = () => ofVisit({ matches: false });

/** Checks whether a condition holds as far as the page says, and whether another visit may answer otherwise. */
export function askPage(condition: () => unknown): {
  readonly holds: boolean;
  readonly dependsOnVisit: boolean;
} {
  isVisitAsked = false;
  const holds = Boolean(condition());
  return { holds, dependsOnVisit: isVisitAsked };
}
export { PageDocument as Document, PageElement as Element, PageHtmlElement as HTMLElement };

function windowOf(page: PageDocument): object {
  let statics: object | undefined;
  return {
    get Static() {
      statics ??= readStatics(page);
      return statics;
    },
    get top() {
      return window;
    },
  };
}

/** Answers from a page while `read` runs. */
export function withPage<Answer>(page: PageDocument, read: () => Answer): Answer {
  const before = { document, window };
  document = page;
  window = windowOf(page);
  try {
    return read();
  } finally {
    ({ document, window } = before);
  }
}

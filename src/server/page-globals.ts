import { PageDocument, PageElement, PageHtmlElement } from './page-document';

/** `Static.SQUARESPACE_CONTEXT = {`, `window.Static.COOKIE_BANNER_CAPABLE = true`, `Static["…"] =` */
const ASSIGNMENT = /\bStatic(?:\.(\w+)|\[["'](\w+)["']\])\s*=(?!=)\s*/g;
/** A part of JSON. Strings are skipped whole: they may hold braces. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]]|[\s,:]+|true|false|null|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gisy;

/** The text of the JSON value that begins at a place. What is no JSON ends the search, so that code full of beginnings is read once. */
function valueText(code: string, start: number): string | undefined {
  let depth = 0;
  TOKEN.lastIndex = start;
  for (let match = TOKEN.exec(code); match; match = TOKEN.exec(code)) {
    const [token] = match;
    if (token === '{' || token === '[') depth++;
    if (token === '}' || token === ']') depth--;
    if (depth <= 0) return code.slice(start, TOKEN.lastIndex);
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
    ASSIGNMENT.lastIndex = 0;
    for (let match = ASSIGNMENT.exec(code); match; match = ASSIGNMENT.exec(code)) {
      const text = valueText(code, ASSIGNMENT.lastIndex);
      const value = parseValue(text);
      const name = match[1] ?? match[2] ?? '';
      if (value === undefined) continue;
      statics[name] = value;
      // Text in the value is no code.
      ASSIGNMENT.lastIndex += text?.length ?? 0;
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

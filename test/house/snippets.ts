import { filesIn, read } from './support';

export interface Snippet {
  /** From the root. */
  readonly page: string;
  /** Of its first line of code, from 1. */
  readonly line: number;
  /** `js`, `ts` or `tsx`. */
  readonly language: string;
  readonly code: string;
}

const FENCE = /^```(\w+)[^\n]*\n([\s\S]*?)^```$/gm;
/** Scripts that run: those with another `type` are data, or wait for consent. */
const SCRIPT = /<script>\n?([\s\S]*?)<\/script>/g;

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** The scripts in a code block of a page; `line` is that of the block's first line. */
function scriptsIn(page: string, language: string, code: string, line: number): readonly Snippet[] {
  if (/^(?:js|ts|tsx)$/.test(language)) return [{ page, line, language, code }];
  if (language !== 'html') return [];
  return [...code.matchAll(SCRIPT)].map(({ index, 0: whole, 1: script = '' }) => ({
    page,
    line: line - 1 + lineAt(code, index + whole.indexOf(script)),
    language: 'js',
    code: script,
  }));
}

/** Every script in the code blocks of the pages at the root and of `docs/`. */
export const readSnippets = (): readonly Snippet[] =>
  ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...filesIn('docs', /\.md$/)].flatMap((page) => {
    const text = read(page);
    return [...text.matchAll(FENCE)].flatMap(({ index, 1: language = '', 2: code = '' }) =>
      scriptsIn(page, language, code, lineAt(text, index) + 1),
    );
  });

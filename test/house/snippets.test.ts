import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { readSnippets, type Snippet } from './snippets';
import { root } from './support';

/** Pages for contributors: what they import is in `src/` and `test/`, by paths from a file there. */
const INSIDE = /^docs\/(?:units|blocks|api-client|testing|decisions\/.*)\.md$/;

const isInside = ({ page, language }: Pick<Snippet, 'page' | 'language'>) =>
  INSIDE.test(page) || language === 'tsx';

/** A snippet that names its file is compiled there, so that others can import it. */
const placeOf = (code: string) => /^\/\/ (\w[\w./-]*\/[\w.-]+\.(?:js|tsx?))$/m.exec(code)?.[1];

/** Where each snippet is written. Of several for one file all but the first have a name of their own beside it. */
function place(snippets: readonly Snippet[], fallback: string): ReadonlyMap<string, Snippet> {
  const placed = new Map<string, Snippet>();
  for (const snippet of snippets) {
    const { page, line, language, code } = snippet;
    const named = placeOf(code);
    const own = `${named ? dirname(named) : fallback}/${page.replaceAll('/', '.')}.${line}.${language}`;
    placed.set(named && !placed.has(named) ? named : own, snippet);
  }
  return placed;
}

interface Project {
  readonly files: ReadonlyMap<string, Snippet>;
  readonly context: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
}

/** What the compiler says, by page and line. */
function compile({ files, context, options }: Project): string {
  const folder = mkdtempSync(join(tmpdir(), 'inlay-snippets-'));
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const [name, { page, language, code, line }] of files) {
      mkdirSync(join(folder, dirname(name)), { recursive: true });
      // Lines have the numbers of the page. Each snippet is a module; in theme pages TypeScript has to be one by itself, as where it is copied to.
      const isModule = language === 'ts' && !isInside({ page, language });
      writeFileSync(join(folder, name), `${'\n'.repeat(line - 1)}${code}\n${isModule ? '' : 'export {};\n'}`);
    }
    const config = {
      extends: join(root, 'tsconfig.json'),
      compilerOptions: {
        allowJs: true,
        checkJs: true,
        // Snippets show one thing each, and may leave it unused.
        noUnusedLocals: false,
        noUncheckedIndexedAccess: false,
        isolatedModules: false,
        rootDirs: [root, folder],
        ...options,
      },
      include: [folder, join(root, 'src/style/css.d.ts')],
      files: context.map((file) => join(root, file)),
      exclude: [join(folder, 'node_modules')],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], {
      cwd: folder,
      encoding: 'utf8',
    });
    return [...files].reduce((output, [name, { page }]) => output.replaceAll(`${name}(`, `${page}(`), stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const snippets = readSnippets();

it('finds the scripts of pages, those in HTML too', () => {
  expect(snippets.length).toBeGreaterThan(50);
  expect(snippets.find(({ page }) => page === 'README.md')?.code).toContain('window.Inlay ||= []');
});

it('says page and line of what does not compile', () => {
  const wrong = {
    page: 'docs/wrong.md',
    line: 7,
    language: 'js',
    code: "inlay.on('block:mountd', () => {});",
  };
  const files = place([wrong], 'theme');
  expect(compile({ files, ...THEME })).toMatch(/^docs\/wrong\.md\(7,10\): error TS2345: .*'"block:mountd"'/);
});

const THEME = {
  context: ['test/types/snippets/theme.d.ts'],
  options: {
    paths: {
      inlay: [join(root, 'dist/types/public.d.ts')],
      'inlay/server': [join(root, 'dist/types/server/public.d.ts')],
      'inlay/build': [join(root, 'dist/types/server/site-build/public.d.ts')],
      'inlay/*': [join(root, 'dist/types/side-effect.d.ts')],
    },
  },
};

const INSIDE_CONTEXT = ['test/types/snippets/inside.d.ts', 'test/page/support/inlay.d.ts', 'src/public.ts'];

const forThemes = snippets.filter((snippet) => !isInside(snippet));

it('what theme developers copy compiles under strict', () => {
  const files = place(
    forThemes.filter(({ language }) => language !== 'ts'),
    'theme',
  );
  expect(compile({ files, ...THEME })).toBe('');
});

it('TypeScript for theme developers compiles with nothing but the package', () => {
  const files = place(
    forThemes.filter(({ language }) => language === 'ts'),
    'theme',
  );
  expect(files.size).toBeGreaterThan(4);
  expect(compile({ files, ...THEME, context: [] })).toBe('');
});

it('asks TypeScript to import what it extends and uses', () => {
  const code =
    "declare module 'inlay' {\n  interface InlayEvents {\n    'acme:a': () => void;\n  }\n}\nInlay.emit('acme:a');";
  const files = place([{ page: 'docs/wrong.md', line: 1, language: 'ts', code }], 'theme');
  expect(compile({ files, ...THEME, context: [] })).toMatch(/^docs\/wrong\.md\(6,1\): error TS2304/);
});

it('what contributors copy compiles under strict', () => {
  const inside = snippets.filter(isInside);
  const isTest = ({ page }: Snippet) => page === 'docs/testing.md';
  const files = new Map([
    ...place(
      inside.filter((snippet) => !isTest(snippet)),
      'src/features/example',
    ),
    ...place(inside.filter(isTest), 'test/page'),
  ]);
  expect(compile({ files, context: INSIDE_CONTEXT, options: {} })).toBe('');
});

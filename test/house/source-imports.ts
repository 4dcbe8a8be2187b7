import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn, read, root } from './support';

export interface SourceImport {
  readonly from: string;
  /** A path from the root for a file of ours, else the name that is imported. */
  readonly to: string;
  /** Named by its path, not by its package. */
  readonly isOurs: boolean;
  /** Loaded later, by `import()`. */
  readonly isLazy: boolean;
}

const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** `import … from`, `export … from`, `import '…'`, `declare module '…'`; a type's `typeof import('…')`; a lazy `import('…')`. */
const IMPORTS =
  /(?:^|[;\n])\s*(?:(?:import|export)\s(?:[^'"();]*?\sfrom\s)?|import\s*|declare module\s)\s*'([^']+)'|(typeof\s+)?\bimport\(\s*'([^']+)'\s*\)/g;

/** Whether a module of ours or a package; the path that a specifier of ours stands for, with its ending. */
function resolve(from: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  const path = join(dirname(from), specifier);
  return (
    [path, `${path}.ts`, `${path}.tsx`].find((file) => /\.\w+$/.test(file) && existsSync(join(root, file))) ??
    path
  );
}

/** All imports of a folder, those of types too: a bundler's list of inputs leaves them out. */
export function readImports(folder: string): readonly SourceImport[] {
  return filesIn(folder, /\.(?:tsx?|mjs)$/)
    .filter((file) => !file.endsWith('.d.ts'))
    .flatMap((from) =>
      [...read(from).replace(COMMENTS, '').matchAll(IMPORTS)].map(([, known, typed, called = '']) => {
        const specifier = known ?? called;
        return {
          from,
          to: resolve(from, specifier),
          isOurs: specifier.startsWith('.'),
          isLazy: known === undefined && typed === undefined,
        };
      }),
    );
}

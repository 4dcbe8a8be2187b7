import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { read, root } from './support';

const FOLDER = 'src/blocks/fold';
const CATALOGUE = 'src/catalogue/blocks.ts';

/** The files of the example: each code block that names its own, and the one of JSON, which cannot. */
function exampleFiles(): ReadonlyMap<string, string> {
  const blocks = read('docs/blocks.md').matchAll(
    /^```(\w+)\n(?:(?:\/\/|\/\*) (\S+)[^\n]*\n)?([\s\S]*?)^```$/gm,
  );
  const files = new Map<string, string>();
  for (const [, language, name, code = ''] of blocks) {
    if (name?.startsWith(FOLDER)) files.set(name, code);
    else if (name === CATALOGUE) files.set(CATALOGUE, code);
    else if (language === 'json') files.set(`${FOLDER}/fold.messages.json`, code);
  }
  return files;
}

it('the example of docs/blocks.md is complete, and type-checks against the sources', () => {
  const files = exampleFiles();
  expect([...files.keys()].map((name) => name.replace(`${FOLDER}/fold.`, '')).sort()).toEqual(
    'css data.ts messages.json mount.tsx src/catalogue/blocks.ts store.ts view.tsx'.split(' '),
  );
  const folder = mkdtempSync(join(tmpdir(), 'inlay-example-'));
  try {
    for (const name of files.keys()) mkdirSync(join(folder, dirname(name)), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const [name, code] of files) writeFileSync(join(folder, name), code);
    const config = {
      extends: join(root, 'tsconfig.json'),
      // The example's imports of the sources, as if it were among them.
      compilerOptions: { rootDirs: [root, folder] },
      include: [join(folder, 'src'), join(root, 'src/style/css.d.ts')],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], {
      encoding: 'utf8',
    });
    expect(stdout, 'docs/blocks.md').toBe('');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

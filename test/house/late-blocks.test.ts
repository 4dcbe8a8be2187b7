import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { PREACT_ALIAS } from '../../tools/preact-alias.mjs';
import { buildSplit, commonOptions, STYLE_TARGET } from '../../tools/split-build.mjs';
import { root } from './support';

const ENTRY_MAX = 8 * 1024;
const MORE = 40;

/** A copy of the sources with so many more late blocks, each with a style sheet and a chunk of its own. */
async function addBlocks(folder: string): Promise<void> {
  await cp(join(root, 'src'), join(folder, 'src'), { recursive: true });
  await cp(join(root, 'package.json'), join(folder, 'package.json'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const names = Array.from({ length: MORE }, (_, index) => `sample-${index}`);
  for (const name of names) {
    const block = join(folder, 'src/blocks', name);
    await mkdir(block);
    await writeFile(join(block, `${name}.css`), `.${name} { color: red }`);
    await writeFile(
      join(block, `${name}.mount.ts`),
      `import './${name}.css';
       import { defineUnit } from '../../core/unit';
       export const unit = defineUnit({ mount(element: HTMLElement, scope) { scope.listen(element, 'click', () => '${name}'); } });`,
    );
    await writeFile(
      join(block, `${name}.block.ts`),
      `export const block = { name: '${name}', selector: '.${name}', load: () => import('./${name}.mount') };`,
    );
  }
  const late = join(folder, 'src/late/late-blocks.ts');
  const source = await readFile(late, 'utf8');
  const imports = names.map(
    (name, index) => `import { block as b${index} } from '../blocks/${name}/${name}.block';`,
  );
  const listed = source.replace('[] = [', `[] = [${names.map((_, index) => `b${index},`).join('')}`);
  expect(listed, 'src/late/late-blocks.ts is written in another way: mend this test').not.toBe(source);
  await writeFile(late, [...imports, listed].join('\n'));
}

it(`has an entry of ${ENTRY_MAX} bytes at most with ${MORE} more late blocks`, {
  timeout: 120_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'inlay-late-'));
  try {
    await addBlocks(folder);
    const out = join(folder, 'dist/preact');
    const { loads } = await buildSplit({
      root: folder,
      out,
      options: commonOptions({ root: folder, alias: PREACT_ALIAS, version: '0.0.0', languageHash: '' }),
      styleTarget: STYLE_TARGET,
    });
    const entry = await readFile(join(out, 'site.js'));
    const chunks = await readdir(join(out, 'chunks'));
    const late = chunks.find((file) => file.startsWith('late-')) ?? '';
    const contracts = await readFile(join(out, 'chunks', late), 'utf8');
    // They are built, and the late chunk names them.
    for (let index = 0; index < MORE; index += 1) {
      expect(loads.get(`sample-${index}`)?.length).toBeGreaterThan(0);
      expect(contracts).toContain(`"sample-${index}"`);
    }
    expect(String(entry)).not.toContain('sample-');
    expect(
      brotliCompressSync(entry).length,
      'the entry grows with blocks that it should not know: keep their contracts in src/late/late-blocks.ts',
    ).toBeLessThanOrEqual(ENTRY_MAX);
  } finally {
    await rm(folder, { recursive: true });
  }
});

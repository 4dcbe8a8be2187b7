import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { read, root } from './support';

/** Paths of the project and scripts of package.json that a text names in code. */
function namedIn(text: string) {
  const codes = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  return {
    paths: codes.flatMap(
      (code) => code.match(/(?:test|tools|docs|\.github)\/[\w./-]+\.(?:test\.\w+|mjs|yml|md)/g) ?? [],
    ),
    scripts: codes.flatMap((code) =>
      [.../npm run (\w+)/g[Symbol.matchAll](code)].map(([, name = '']) => name),
    ),
  };
}

it.each(['SECURITY.md', 'RELEASING.md'])('%s names tests, tools and commands that exist', (page) => {
  const { paths, scripts } = namedIn(read(page));
  expect(paths.length).toBeGreaterThan(3);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const known = Object.keys(JSON.parse(read('package.json')).scripts);
  expect(scripts.filter((name) => !known.includes(name))).toEqual([]);
});

it('each promise of SECURITY.md names what proves it', () => {
  const [, table = ''] = read('SECURITY.md').split('## What is promised');
  const rows = table.split('\n').filter((line) => /^\| (?!promise|---)/.test(line));
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.filter((row) => !namedIn(row).paths.length)).toEqual([]);
});

it('the workflow that publishes does what the checklist says', () => {
  const workflow = read('.github/workflows/publish.yml');
  for (const step of ['npm publish --provenance', 'tools/zip.mjs', 'release/*', 'THIRD-PARTY.txt'])
    expect(workflow).toContain(step);
  expect(read('.github/workflows/test.yml')).toContain('npm publish --dry-run --ignore-scripts');
});

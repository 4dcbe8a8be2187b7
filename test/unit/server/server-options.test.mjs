import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const file = (path) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const run = (tool, ...parameters) =>
  spawnSync(process.execPath, [file(`tools/${tool}.mjs`), ...parameters], { encoding: 'utf8' });

test('npm start explains its options with --help, and the docs have each of them', () => {
  const { status, stdout } = run('start', '--help');
  expect(status).toBe(0);
  const names = [...stdout.matchAll(/^ {2}(--[\w-]+)/gm)].map(([, name]) => name);
  expect(names).toEqual([
    '--port',
    '--pages',
    '--theme-scripts',
    '--renderer',
    '--offline',
    '--no-build',
    '--help',
  ]);
  const page = readFileSync(file('docs/demo-server.md'), 'utf8');
  for (const name of names) expect(page).toContain(`\`${name}`);
});

test('npm run dev always builds', () => {
  expect(run('dev', '--help').stdout).not.toContain('--no-build');
});

test.each([
  [['--port', 'many'], 'The port is a number up to 65535.'],
  [['--renderer', 'vue'], 'The renderer is preact or react.'],
  [['--pages', '/there/is/no/such/folder'], 'There is no folder /there/is/no/such/folder.'],
  [['--colour'], "Unknown option '--colour'"],
])('%j is refused with a reason', (parameters, reason) => {
  const { status, stderr } = run('start', ...parameters);
  expect(status).toBe(2);
  expect(stderr).toContain(reason);
  expect(stderr).toContain('npm start -- [OPTIONS]');
});

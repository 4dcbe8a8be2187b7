// `npm test`: everything in one go. Each step prints its name; the first that fails ends the run.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureDependencies, ensureTestBrowser } from './ensure.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bin = (name) => join(root, 'node_modules', ...name.split('/'));

function step(name, script, args, env = {}) {
  console.log(`\n== ${name}`);
  const { status } = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) {
    console.error(`\n${name} failed.`);
    process.exit(status ?? 1);
  }
}

ensureDependencies();
const chromium = ensureTestBrowser();
if (!process.env.INLAY_PAGES) {
  console.log('INLAY_PAGES is not set: the tests on saved published pages are skipped.');
}
step('type check', bin('typescript/bin/tsc'), ['--noEmit']);
step('lint', bin('@biomejs/biome/bin/biome'), ['check', '.']);
step('build', join(root, 'build.mjs'), []);
step('unit and house tests', bin('vitest/vitest.mjs'), ['run', '--project', 'unit', '--project', 'house']);
step('page tests', bin('vitest/vitest.mjs'), ['run', '--project', 'page'], { CHROMIUM: chromium });

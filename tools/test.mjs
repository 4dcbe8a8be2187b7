// `npm test`: everything in one go. Each step prints its name; the first that fails ends the run.
// `npm run test:saved-pages [-- FILE …]`: a build and the tests on saved pages alone.
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

/** Runs test projects of vitest.config.mjs; of these only the files whose path holds one of `files`, if any. */
function runTests(name, projects, files = []) {
  const chosen = projects.flatMap((project) => ['--project', project]);
  step(name, bin('vitest/vitest.mjs'), ['run', ...chosen, ...files], { CHROMIUM: chromium });
}

const pagesOnly = process.argv.includes('--saved-pages');
const files = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const hasPages = Boolean(process.env.INLAY_PAGES);
if (pagesOnly && !hasPages) {
  console.error(
    'Set INLAY_PAGES to a folder of saved published pages: these tests have nothing else to test.',
  );
  process.exit(1);
}

ensureDependencies();
const chromium = ensureTestBrowser();
if (!pagesOnly) {
  step('type check', bin('typescript/bin/tsc'), ['--noEmit']);
  step('lint', bin('@biomejs/biome/bin/biome'), ['check', '.']);
}
step('build', join(root, 'build.mjs'), []);
if (!pagesOnly) {
  runTests('unit and house tests', ['unit', 'house']);
  runTests('page tests', ['page']);
}
if (hasPages) runTests('tests on saved pages', ['saved-pages'], files);
else console.log('\nINLAY_PAGES is not set: the tests on saved published pages are skipped.');

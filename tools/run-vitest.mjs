import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @import { TestReport } from './test-reporter.mjs' */

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Runs a script of Node and shows what it says.
 * @param {string} name
 * @param {string} script
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 * @returns {boolean} whether it has passed
 */
export function runNode(name, script, args, env = {}) {
  console.log(`\n== ${name}`);
  const { status } = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/** @type {TestReport} */
const NOTHING = { files: [], failures: [], passed: 0, counts: {} };

/**
 * Runs tests of vitest.config.mjs.
 * @param {string} name
 * @param {readonly string[]} projects
 * @param {{ files?: readonly string[], args?: readonly string[], env?: Record<string, string> }} [options] `files`: only those whose path contains one of these
 * @returns {TestReport & { hasPassed: boolean }}
 */
export function runVitest(name, projects, { files = [], args = [], env = {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'inlay-tests-'));
  const path = join(folder, 'report.json');
  try {
    const named = projects.flatMap((project) => ['--project', project]);
    const reporters = ['--reporter=default', '--reporter=./tools/test-reporter.mjs'];
    const hasPassed = runNode(
      name,
      join(root, 'node_modules/vitest/vitest.mjs'),
      ['run', ...named, ...files, ...reporters, ...args],
      { ...env, INLAY_TEST_REPORT: path },
    );
    return { hasPassed, ...(existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : NOTHING) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
 * @returns {Promise<boolean>} whether it has passed
 */
export async function runNode(name, script, args, env = {}) {
  console.log(`\n== ${name}`);
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const [status] = await once(child, 'close');
  return status === 0;
}

/**
 * Runs a script of Node beside another, which has the terminal.
 * @param {string} script
 * @param {readonly string[]} args
 * @returns {Promise<{ hasPassed: boolean, said: string }>}
 */
export async function runNodeBeside(script, args) {
  const child = spawn(process.execPath, [script, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  /** @type {string[]} */
  const said = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => said.push(text));
  const [status] = await once(child, 'close');
  return { hasPassed: status === 0, said: said.join('') };
}

/** @type {TestReport} */
const NOTHING = { files: [], failures: [], passed: 0, counts: {} };

/**
 * Runs tests of vitest.config.mjs.
 * @param {string} name
 * @param {readonly string[]} projects
 * @param {{ files?: readonly string[], args?: readonly string[], env?: Record<string, string> }} [options] `files`: only those whose path contains one of these
 * @returns {Promise<TestReport & { hasPassed: boolean }>}
 */
export async function runVitest(name, projects, { files = [], args = [], env = {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'inlay-tests-'));
  const path = join(folder, 'report.json');
  try {
    const named = projects.flatMap((project) => ['--project', project]);
    const reporters = ['--reporter=default', '--reporter=./tools/test-reporter.mjs'];
    const hasPassed = await runNode(
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

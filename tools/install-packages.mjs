import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Only Node's own modules here: this runs before anything is installed.

const TELL_MS = 4000;

/** How many of the packages that package-lock.json names are there. @param {string} root */
export function countPackages(root) {
  const { packages = {} } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  // A link leads to a folder of the project; one for another system is never there.
  const wanted = Object.entries(packages).filter(([path, { optional, link }]) => path && !optional && !link);
  const present = wanted.filter(([path]) => existsSync(join(root, path, 'package.json')));
  return { present: present.length, all: wanted.length };
}

/**
 * Installs the packages, and says every few seconds how many are there: outside of a terminal npm is silent for minutes.
 * @param {string} root
 * @param {object} [options]
 * @param {(line: string) => void} [options.log]
 * @param {string} [options.npm] the command
 * @param {number} [options.tellMs]
 * @returns {Promise<boolean>} whether npm succeeded
 */
export async function installPackages(root, { log = console.log, npm = 'npm', tellMs = TELL_MS } = {}) {
  // Not `npm ci`: it deletes all packages first, even those that are right.
  const child = spawn(npm, ['install', '--no-save', '--include=dev'], {
    cwd: root,
    stdio: 'inherit',
    // npm is a batch file on Windows, which only a shell starts.
    shell: process.platform === 'win32',
  });
  const telling = setInterval(() => {
    const { present, all } = countPackages(root);
    log(`  ${present} of ${all} packages`);
  }, tellMs);
  try {
    const [status] = await once(child, 'exit');
    return status === 0;
  } catch {
    // There is no npm.
    return false;
  } finally {
    clearInterval(telling);
  }
}

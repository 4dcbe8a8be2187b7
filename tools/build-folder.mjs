// Where a build writes: a folder beside the one it replaces, which is served until the build has ended. One build runs at a time.

import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 500;
const SIGN_OF_LIFE_MS = 5000;
/** A lock without a sign of life for this long is nobody's: in a container, another process soon has the number of the one that was killed. */
const STALE_MS = 60_000;
/** Two renames into one place, of builds that did not see each other's lock. */
const ATTEMPTS = 5;

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * The process that holds a lock; undefined where none does.
 * @param {string} lock
 */
function readHolder(lock) {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    const isFresh = Date.now() - statSync(lock).mtimeMs < STALE_MS;
    // Without a number: it is just being written.
    return isFresh && pid !== process.pid && (!pid || isRunning(pid)) ? pid : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Waits until no other build holds the lock, and takes it.
 * @param {string} lock
 * @param {(line: string) => void} log
 * @returns {Promise<() => void>} gives it back
 */
async function takeLock(lock, log) {
  let isTold = false;
  for (;;) {
    try {
      writeFileSync(lock, `${process.pid}`, { flag: 'wx' });
      break;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    }
    const holder = readHolder(lock);
    if (holder === undefined) {
      rmSync(lock, { force: true });
      continue;
    }
    if (!isTold) log(`Another build runs (pid ${holder}); waiting for its end …`);
    isTold = true;
    await wait(POLL_MS);
  }
  const signs = setInterval(() => {
    if (existsSync(lock)) utimesSync(lock, new Date(), new Date());
  }, SIGN_OF_LIFE_MS);
  signs.unref();
  return () => {
    clearInterval(signs);
    rmSync(lock, { force: true });
  };
}

/**
 * Deletes what builds that were killed have left beside the folder. What is named after this process is left over, too: it has just begun.
 * @param {string} root
 * @param {string} prefix
 */
function sweep(root, prefix) {
  for (const name of readdirSync(root)) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : 0;
    if (pid && (pid === process.pid || !isRunning(pid))) remove(join(root, name));
  }
}

/** @param {string} folder */
const remove = (folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });

/**
 * A folder for a build to write into, which takes the place of another at the end. The old one stays as it is until then, and for good where
 * the build fails.
 * @param {string} place the folder to replace, of which there may be none yet
 * @param {object} [options]
 * @param {(name: string) => boolean} [options.keeps] the files and folders of the old one that the new one begins with; default: none
 * @param {(line: string) => void} [options.log]
 * @returns {Promise<{ folder: string, finish(): void, discard(): void }>} `discard` does nothing after `finish`
 * @example const { folder, finish } = await openBuildFolder('/project/dist');
 */
export async function openBuildFolder(place, { keeps = () => false, log = console.log } = {}) {
  const root = join(place, '..');
  const prefix = `.${basename(place)}-`;
  const release = await takeLock(join(root, `${prefix}lock`), log);
  sweep(root, `${prefix}new-`);
  sweep(root, `${prefix}old-`);
  const folder = join(root, `${prefix}new-${process.pid}`);
  const old = join(root, `${prefix}old-${process.pid}`);
  await mkdir(folder);
  const kept = existsSync(place) ? readdirSync(place).filter(keeps) : [];
  for (const name of kept)
    await cp(join(place, name), join(folder, name), { recursive: true, preserveTimestamps: true });

  let isOpen = true;
  function discard() {
    if (!isOpen) return;
    isOpen = false;
    remove(folder);
    release();
  }
  function replace() {
    for (let attempt = 1; ; attempt++) {
      remove(old);
      if (existsSync(place)) renameSync(place, old);
      try {
        renameSync(folder, place);
        return;
      } catch (error) {
        if (existsSync(old) && !existsSync(place)) renameSync(old, place);
        if (attempt === ATTEMPTS) throw error;
      }
    }
  }
  return {
    folder,
    finish() {
      replace();
      isOpen = false;
      remove(old);
      release();
    },
    discard,
  };
}

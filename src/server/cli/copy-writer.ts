import { lstat, mkdir, readFile, rmdir, unlink, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { HOME } from '../../../server/pages/adopt-pages.mjs';
import { hashOf, MANIFEST, printManifest, readManifest } from './manifest';
import { isAbsent } from './site-paths';

/** A file that is not as the run would have it, and the reason. */
export interface Named {
  readonly path: string;
  readonly why: string;
}

/** After so many files the list is written again, so that a run that is stopped leaves few files that nobody knows. */
const LISTED_EVERY = 200;

const find = (path: string) =>
  lstat(path).catch((error) => {
    if (isAbsent(error)) return undefined;
    throw error;
  });

const listed = (path: string): string => path.split(sep).join('/');

/**
 * Writes the files of a copy. What it has not written itself, by the list of the run before, it neither replaces nor removes, and it follows no
 * link: such files are the owner's, stay, and are named in `kept`.
 * @throws Error where the folder has no place for the list
 */
export async function createCopyWriter({
  out,
  version,
  isCheck,
}: {
  /** Its real path. */ readonly out: string;
  readonly version: string;
  /** Nothing is written: only what would be kept is found. */ readonly isCheck: boolean;
}) {
  const before = await readManifest(out);
  const home = await find(join(out, HOME));
  if (before === 'foreign' || (home && !home.isDirectory()))
    throw new Error(
      `${join(out, before === 'foreign' ? MANIFEST : HOME)} is in the way: it is not from this command, which needs the place. Move it, or name another folder for the copy.`,
    );
  const own = new Map(Object.entries(before?.files ?? {}));
  const written = new Map<string, string>();
  /** Files of the site below Inlay's folder. */
  const ofSite = new Set(before?.site);
  const kept: Named[] = [];
  const removed: string[] = [];

  /** Why there is no place for a file; undefined where there is. */
  async function findObstacle(path: string): Promise<string | undefined> {
    const steps = path.split('/');
    for (let length = 1; length < steps.length; length++) {
      const folder = await find(join(out, ...steps.slice(0, length)));
      if (!folder) return undefined;
      if (folder.isSymbolicLink()) return `${steps.slice(0, length).join('/')} is a link`;
      if (!folder.isDirectory()) return `${steps.slice(0, length).join('/')} is a file`;
    }
    return undefined;
  }

  /** What is at the place of a file. */
  async function look(path: string) {
    const obstacle = await findObstacle(path);
    if (obstacle) return { why: `${obstacle}.` };
    const found = await find(join(out, path));
    if (!found) return {};
    if (found.isSymbolicLink()) return { why: 'It is a link.' };
    if (!found.isFile()) return { why: 'There is a folder of this name.' };
    return { hash: hashOf(await readFile(join(out, path))) };
  }

  /** What was changed is the owner's from now on. */
  function keep(path: string, why: string): void {
    kept.push({ path, why });
    own.delete(path);
  }

  async function saveList(): Promise<void> {
    if (isCheck) return;
    await mkdir(join(out, HOME), { recursive: true });
    // Files of the run before that have not been reached yet are still on it.
    const files = Object.fromEntries([...own, ...written]);
    const site = [...ofSite].sort();
    const list = printManifest({ inlay: version, files, ...(site.length > 0 && { site }) });
    await writeFile(join(out, MANIFEST), list);
  }

  /** Removes a file of the run before, and folders that it leaves empty. */
  async function remove(path: string): Promise<void> {
    const hash = own.get(path);
    own.delete(path);
    ofSite.delete(path);
    const found = await look(path);
    if (found.why || !found.hash) return;
    if (found.hash !== hash) {
      keep(path, 'The site no longer has it, but it was changed after it had been written.');
      return;
    }
    removed.push(path);
    if (isCheck) return;
    await unlink(join(out, path));
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
      const isGone = await rmdir(join(out, folder)).then(
        () => true,
        () => false,
      );
      if (!isGone) return;
    }
  }

  return {
    kept,
    removed,
    /** Removes what the run before has written and this one has not. */
    async removeOthers(isStale: (path: string) => boolean): Promise<void> {
      for (const path of [...own.keys()].filter((one) => isStale(one) && !written.has(one)))
        await remove(path);
    },
    /** @param file its path in the copy */
    async write(file: string, bytes: Uint8Array, { isInlay = false } = {}): Promise<void> {
      const path = listed(file);
      ofSite.delete(path);
      if (!isInlay && path.startsWith(`${HOME}/`)) ofSite.add(path);
      const hash = hashOf(bytes);
      const found = await look(path);
      if (found.why) return keep(path, found.why);
      if (found.hash && found.hash !== hash && found.hash !== own.get(path))
        return keep(
          path,
          own.has(path) ? 'It was changed after it had been written.' : 'It is not from this command.',
        );
      written.set(path, hash);
      if (isCheck || found.hash === hash) return;
      await mkdir(join(out, dirname(path)), { recursive: true });
      // Made anew: another name of the same file, as a hard link is, keeps its text.
      if (found.hash) await unlink(join(out, path));
      await writeFile(join(out, path), bytes, { flag: 'wx' });
      if (written.size % LISTED_EVERY === 0) await saveList();
    },
    saveList,
  };
}

import { lstat, mkdir, readFile, rmdir, unlink, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { HOME } from '../../../server/pages/adopt-pages.mjs';
import { hashOf, loadManifest, MANIFEST, type Manifest, printManifest } from './manifest';
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

/**
 * Writes the files of a copy. What it has not written itself, by the list of the run before, it neither replaces nor removes, and it follows no
 * link: such files are the owner's, stay, and are named in `kept`.
 * @throws Error where the folder has no place for the list
 */
export async function createCopyWriter(options: CopyOptions): Promise<CopyWriter> {
  const { out } = options;
  const before = await loadManifest(out);
  const home = await find(join(out, HOME));
  if (before === 'foreign' || (home && !home.isDirectory()))
    throw new Error(
      `${join(out, before === 'foreign' ? MANIFEST : HOME)} is in the way: it is not from this command, which needs the place. Move it, or name another folder for the copy.`,
    );
  return new CopyWriter(options, before);
}

interface CopyOptions {
  /** Its real path. */
  readonly out: string;
  readonly version: string;
  /** Nothing is written: only what would be kept is found. */
  readonly isCheck: boolean;
}

class CopyWriter {
  readonly kept: Named[] = [];
  readonly removed: string[] = [];
  /** Files of the run before, with their hashes, that this run has not come to. */
  private readonly own: Map<string, string>;
  private readonly written = new Map<string, string>();
  /** Files of the site below Inlay's folder. */
  private readonly ofSite: Set<string>;

  constructor(
    private readonly options: CopyOptions,
    before: Manifest | undefined,
  ) {
    this.own = new Map(Object.entries(before?.files ?? {}));
    this.ofSite = new Set(before?.site);
  }

  private placeOf(path: string): string {
    return join(this.options.out, path);
  }

  /** Why there is no place for a file; undefined where there is. */
  private async findObstacle(path: string): Promise<string | undefined> {
    const steps = path.split('/');
    for (let length = 1; length < steps.length; length++) {
      const name = steps.slice(0, length).join('/');
      const folder = await find(this.placeOf(name));
      if (!folder) return undefined;
      if (folder.isSymbolicLink()) return `${name} is a link.`;
      if (!folder.isDirectory()) return `${name} is a file.`;
    }
    return undefined;
  }

  /** What is at the place of a file: nothing, a file with a hash, or something in its way. */
  private async look(path: string): Promise<{ readonly why?: string; readonly hash?: string }> {
    const why = await this.findObstacle(path);
    if (why) return { why };
    const found = await find(this.placeOf(path));
    if (!found) return {};
    if (found.isSymbolicLink()) return { why: 'It is a link.' };
    if (!found.isFile()) return { why: 'There is a folder of this name.' };
    return { hash: hashOf(await readFile(this.placeOf(path))) };
  }

  /** What was changed is the owner's from now on. */
  private keep(path: string, why: string): void {
    this.kept.push({ path, why });
    this.own.delete(path);
  }

  async saveList(): Promise<void> {
    if (this.options.isCheck) return;
    await mkdir(this.placeOf(HOME), { recursive: true });
    const files = Object.fromEntries([...this.own, ...this.written]);
    const site = [...this.ofSite].sort();
    const list = printManifest({
      inlay: this.options.version,
      files,
      ...(site.length > 0 && { site }),
    });
    await writeFile(this.placeOf(MANIFEST), list);
  }

  /** Removes a file of the run before, and folders that it leaves empty. */
  private async remove(path: string): Promise<void> {
    const hash = this.own.get(path);
    this.own.delete(path);
    this.ofSite.delete(path);
    const found = await this.look(path);
    if (found.why || !found.hash) return;
    if (found.hash !== hash) {
      this.keep(path, 'The site no longer has it, but it was changed after it had been written.');
      return;
    }
    this.removed.push(path);
    if (this.options.isCheck) return;
    await unlink(this.placeOf(path));
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
      const isGone = await rmdir(this.placeOf(folder)).then(
        () => true,
        () => false,
      );
      if (!isGone) return;
    }
  }

  /** Removes what the run before has written and this one has not. */
  async removeOthers(isStale: (path: string) => boolean): Promise<void> {
    const stale = [...this.own.keys()].filter((path) => isStale(path) && !this.written.has(path));
    for (const path of stale) await this.remove(path);
  }

  /** @param file its path in the copy */
  async write(file: string, bytes: Uint8Array, { isInlay = false } = {}): Promise<void> {
    const path = file.split(sep).join('/');
    this.ofSite.delete(path);
    if (!isInlay && path.startsWith(`${HOME}/`)) this.ofSite.add(path);
    const hash = hashOf(bytes);
    const known = this.own.get(path);
    const found = await this.look(path);
    if (found.why) return this.keep(path, found.why);
    if (found.hash && found.hash !== hash && found.hash !== known)
      return this.keep(
        path,
        known ? 'It was changed after it had been written.' : 'It is not from this command.',
      );
    this.written.set(path, hash);
    if (this.options.isCheck || found.hash === hash) return;
    await mkdir(this.placeOf(dirname(path)), { recursive: true });
    // Made anew: another name of the same file, as a hard link is, keeps its text.
    if (found.hash) await unlink(this.placeOf(path));
    await writeFile(this.placeOf(path), bytes, { flag: 'wx' });
    if (this.written.size % LISTED_EVERY === 0) await this.saveList();
  }
}

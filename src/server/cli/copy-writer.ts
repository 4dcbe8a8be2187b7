import { constants } from 'node:fs';
import {
  chmod,
  copyFile,
  type FileHandle,
  lstat,
  mkdir,
  open,
  rename,
  rm,
  rmdir,
  unlink,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { HOME } from '../pages/adopt-pages.mjs';
import {
  hashOf,
  hashOfFile,
  JOURNAL,
  loadJournal,
  loadManifest,
  MANIFEST,
  type Manifest,
  manifestPieces,
  PART,
  printJournalLine,
} from './manifest';
import { isAbsent } from './site-paths';

/** A file that is not as the run would have it, and the reason. */
export interface Named {
  readonly path: string;
  readonly why: string;
}

/** As other new files are, whoever may read the source. */
const READABLE = 0o644;

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
  const journal = await loadJournal(out);
  const home = await find(join(out, HOME));
  const named = async (path: string) => ((await find(join(out, path))) ? path : undefined);
  const obstacle =
    before === 'foreign'
      ? MANIFEST
      : home && !home.isDirectory()
        ? HOME
        : journal === 'foreign'
          ? JOURNAL
          : !journal && (await named(PART));
  if (before === 'foreign' || journal === 'foreign' || obstacle)
    throw new Error(
      `${join(out, obstacle || HOME)} is in the way: it is not from this command, which needs the place. Move it, or name another folder for the copy.`,
    );
  return new CopyWriter(options, before, journal);
}

interface CopyOptions {
  /** Its real path. */
  readonly out: string;
  readonly version: string;
  /** Nothing is written: only what would be kept is found. */
  readonly isCheck: boolean;
}

export class CopyWriter {
  readonly kept: Named[] = [];
  readonly removed: string[] = [];
  /** The hashes of files that this run or the one before has written. There is only one copy of this long list. */
  private readonly hashes: Map<string, string>;
  /** Files of the run before that this run has not come to. */
  private readonly own: Set<string>;
  /** Files of the site below Inlay's folder. */
  private readonly ofSite: Set<string>;
  /** Those of the copy that are there, and are not links: thousands of files may be in one. */
  private readonly folders = new Set<string>();
  private journal: FileHandle | undefined;

  constructor(
    private readonly options: CopyOptions,
    before: Manifest | undefined,
    /** The hashes of files that a killed run has written, or was about to write. */
    private readonly unlisted: ReadonlyMap<string, string> | undefined,
  ) {
    this.hashes = before?.files ?? new Map();
    for (const [path, hash] of unlisted ?? []) if (!this.hashes.has(path)) this.hashes.set(path, hash);
    this.own = new Set(this.hashes.keys());
    this.ofSite = new Set(before?.site);
  }

  private placeOf(path: string): string {
    return join(this.options.out, path);
  }

  /** Why there is no place for a file; undefined where there is. */
  private async findObstacle(path: string): Promise<string | undefined> {
    for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) {
      const name = path.slice(0, end);
      if (this.folders.has(name)) continue;
      const folder = await find(this.placeOf(name));
      if (!folder) return undefined;
      if (folder.isSymbolicLink()) return `${name} is a link.`;
      if (!folder.isDirectory()) return `${name} is a file.`;
      this.folders.add(name);
    }
    return undefined;
  }

  /** Reads what is at the place of a file: nothing, a file with a hash, or something in its way. */
  private async look(path: string): Promise<{ readonly why?: string; readonly hash?: string }> {
    const why = await this.findObstacle(path);
    if (why) return { why };
    const found = await find(this.placeOf(path));
    if (!found) return {};
    if (found.isSymbolicLink()) return { why: 'It is a link.' };
    if (!found.isFile()) return { why: 'There is a folder of this name.' };
    return { hash: await hashOfFile(this.placeOf(path)) };
  }

  /** Checks whether a file is as an earlier run has written it. */
  private isOwn(path: string, hash: string): boolean {
    return hash === this.hashes.get(path) || (this.own.has(path) && hash === this.unlisted?.get(path));
  }

  /** Leaves a changed file alone: it belongs to the owner from now on. */
  private keep(path: string, why: string): void {
    this.kept.push({ path, why });
    this.forget(path);
  }

  private forget(path: string): void {
    if (this.own.delete(path)) this.hashes.delete(path);
  }

  /** Writes the list of all files, at the end: until then, the journal has those that are not in the list of the run before. */
  async saveList(): Promise<void> {
    if (this.options.isCheck) return;
    const site = [...this.ofSite].sort();
    const pieces = manifestPieces(
      { inlay: this.options.version, ...(site.length > 0 && { site }) },
      [...this.hashes.keys()].sort(),
      (path) => this.hashes.get(path) ?? '',
    );
    const journal = await this.openJournal();
    // Left by a file that could not be written.
    await rm(this.placeOf(PART), { force: true });
    await writeFile(this.placeOf(PART), pieces, { flag: 'wx' });
    await rename(this.placeOf(PART), this.placeOf(MANIFEST));
    await journal.close();
    await unlink(this.placeOf(JOURNAL));
  }

  /** For lines behind those of a run that was killed. */
  private async openJournal(): Promise<FileHandle> {
    if (this.journal) return this.journal;
    await mkdir(this.placeOf(HOME), { recursive: true });
    if (this.unlisted) await rm(this.placeOf(PART), { force: true });
    this.journal = await open(this.placeOf(JOURNAL), 'a');
    await this.journal.write('\n');
    return this.journal;
  }

  /** Removes a file of the run before, and folders that it leaves empty. */
  private async remove(path: string): Promise<void> {
    const found = await this.look(path);
    const isOwn = found.hash !== undefined && this.isOwn(path, found.hash);
    this.forget(path);
    this.ofSite.delete(path);
    if (found.why || !found.hash) return;
    if (!isOwn) {
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
      this.folders.delete(folder);
    }
  }

  /** Removes what the run before has written and this one has not. */
  async removeOthers(isStale: (path: string) => boolean): Promise<void> {
    for (const path of [...this.own].filter(isStale)) await this.remove(path);
  }

  /** @param file its path in the copy */
  async write(file: string, bytes: Uint8Array, { isInlay = false } = {}): Promise<void> {
    const make = (part: string) => writeFile(part, bytes, { flag: 'wx' });
    await this.place(file.split(sep).join('/'), { hash: hashOf(bytes), isInlay, make });
  }

  /**
   * Copies a file as it is.
   * @param file its path in the copy
   * @param hash of the source, where it is known
   */
  async copy(file: string, source: string, { hash, isInlay = false }: Partial<NewFile> = {}): Promise<void> {
    const make = async (part: string) => {
      await copyFile(source, part, constants.COPYFILE_FICLONE);
      await chmod(part, READABLE);
    };
    await this.place(file.split(sep).join('/'), { hash: hash ?? (await hashOfFile(source)), isInlay, make });
  }

  private async place(path: string, { hash, isInlay, make }: NewFile): Promise<void> {
    this.ofSite.delete(path);
    if (!isInlay && path.startsWith(`${HOME}/`)) this.ofSite.add(path);
    const isKnown = this.own.has(path);
    const found = await this.look(path);
    if (found.why) return this.keep(path, found.why);
    if (found.hash && found.hash !== hash && !this.isOwn(path, found.hash))
      return this.keep(
        path,
        isKnown ? 'It was changed after it had been written.' : 'It is not from this command.',
      );
    this.hashes.set(path, hash);
    this.own.delete(path);
    if (this.options.isCheck || found.hash === hash) return;
    const journal = await this.openJournal();
    await mkdir(this.placeOf(dirname(path)), { recursive: true });
    await make(this.placeOf(PART));
    await journal.write(printJournalLine(path, hash));
    // The new file takes the name: another name of the old one, as a hard link is, keeps its text.
    await rename(this.placeOf(PART), this.placeOf(path));
  }
}

interface NewFile {
  readonly hash: string;
  readonly isInlay: boolean;
  /** Writes it where no file is. */
  readonly make: (part: string) => Promise<void>;
}

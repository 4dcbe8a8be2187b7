import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SiteManifest } from './public';

/** Not `manifest.json`: in a copy that is the list of what `inlay adopt` has written. */
export const MANIFEST = 'build.json';

const TEMPORARY = /\.\d+-[a-z\d]+\.part$/;
/** A file that is being written is finished by then. */
const STALE_MS = 10 * 60_000;

export const printManifest = (manifest: SiteManifest): string => `${JSON.stringify(manifest, null, 2)}\n`;

/** A file is there whole or not at all. */
async function writeWhole(path: string, bytes: Buffer | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const part = `${path}.${process.pid}-${Math.random().toString(36).slice(2)}.part`;
  try {
    await writeFile(part, bytes);
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Removes what a build that was stopped has left. */
async function removeParts(folder: string): Promise<void> {
  for (const file of await readdir(folder, { recursive: true }).catch(() => [])) {
    if (!TEMPORARY.test(file)) continue;
    const { mtimeMs } = await stat(join(folder, file)).catch(() => ({ mtimeMs: 0 }));
    if (Date.now() - mtimeMs > STALE_MS) await rm(join(folder, file), { force: true });
  }
}

/**
 * Writes a build: files first, whose names say what is in them, the manifest last. So the folder has a whole build at every moment, and pages
 * that were served before keep their files.
 */
export async function writeBuild(
  out: string,
  manifest: SiteManifest,
  files: ReadonlyMap<string, Buffer>,
): Promise<void> {
  await removeParts(out);
  for (const [file, bytes] of files) {
    const path = join(out, file);
    const present = await readFile(path).catch(() => undefined);
    // A file that a stopped upload has cut off is replaced.
    if (!present?.equals(bytes)) await writeWhole(path, bytes);
  }
  await writeWhole(join(out, MANIFEST), printManifest(manifest));
}

import { realpath, stat } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';

/** Checks whether a path is a folder or in it, step by step: `/a/..b` is in `/a`, `/ab` is not. Both are absolute. */
export function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** A path that a list may name in its folder: steps that lead down. */
export const isDownward = (path: string): boolean =>
  path !== '' && path.split('/').every((step) => !['', '.', '..'].includes(step) && !/[\0]/.test(step));

const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

export const isAbsent = (error: unknown): boolean => hasCode(error, 'ENOENT', 'ENOTDIR');

/** The real path of a file, its links followed; for a file that is not there yet, the path that it would have. */
export async function realPath(path: string): Promise<string> {
  const whole = resolve(path);
  try {
    return await realpath(whole);
  } catch (error) {
    const above = dirname(whole);
    if (!isAbsent(error) || above === whole) throw error;
    return join(await realPath(above), basename(whole));
  }
}

const isFile = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.isDirectory() === false;

/**
 * The folder of a download, beside that of the copy, as a real path.
 * @param out the copy's folder, as a real path
 * @throws Error with a sentence for the person who has named it
 */
export async function findDownloadFolder(out: string): Promise<string> {
  const named = `${out}-download`;
  const folder = await realPath(named);
  if (await isFile(folder))
    throw new Error(
      `${named} is a file. The download needs the place: move it, or name another folder for the copy.`,
    );
  if (isWithin(folder, out) || isWithin(out, folder))
    throw new Error(`${named} is a link to ${folder}, which has to be apart from the copy. Remove it.`);
  return folder;
}

/**
 * The copy's folder and that of its download, as real paths.
 * @throws Error with a sentence for the person who has named them
 */
export async function findSaveFolders(out: string) {
  const real = await realPath(out);
  if (await isFile(real))
    throw new Error(`${out} is a file. Name a folder for the copy, or one that is not there yet.`);
  return { out: real, folder: await findDownloadFolder(real) };
}

/**
 * The real folders of a run, which have nothing in common: neither is in the other, whatever links lead there.
 * @throws Error with a sentence for the person who has named them
 */
export async function findFolders({ site, out }: { readonly site: string; readonly out: string }) {
  if (/^https?:\/\//i.test(site))
    throw new Error(
      `${site} is an address. adopt reads saved pages. To download the site, use: inlay save ${site}`,
    );
  const found = await stat(site).catch(() => undefined);
  if (!found) throw new Error(`There is no folder ${site}.`);
  if (!found.isDirectory()) throw new Error(`${site} is a file. Name the folder with the saved pages.`);
  const folders = { site: await realPath(site), out: await realPath(out) };
  if (await isFile(folders.out))
    throw new Error(`${out} is a file. Name a folder for the copy, or one that is not there yet.`);
  if (isWithin(folders.out, folders.site))
    throw new Error(`${out} is in the folder that is read, ${folders.site}. Name another one for the copy.`);
  if (isWithin(folders.site, folders.out))
    throw new Error(`The folder that is read, ${folders.site}, is in ${out}. Name another one for the copy.`);
  return folders;
}

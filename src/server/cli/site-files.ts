import { readdir, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { HOME } from '../pages/adopt-pages.mjs';
import type { Named } from './copy-writer';
import { hashOfFile, loadManifest, OWN_LISTS } from './manifest';
import { isWithin } from './site-paths';

/** Why a link of the site is not followed; undefined for one to a file of the site. */
async function refuseLink(site: string, path: string): Promise<string | undefined> {
  try {
    const target = await realpath(join(site, path));
    if (!isWithin(target, site)) return 'It is a link that leads out of the folder.';
    return (await stat(target)).isFile() ? undefined : 'It is a link to a folder.';
  } catch {
    return 'It is a link that leads nowhere.';
  }
}

/** The files of an earlier copy's Inlay, by the list in it: the site's own folder may have the same name. */
async function findOwn(site: string): Promise<(path: string) => Promise<boolean>> {
  const manifest = await loadManifest(site);
  if (!manifest || manifest === 'foreign') return async () => false;
  const { files: hashes, site: ofSite = [] } = manifest;
  for (const path of ofSite) hashes.delete(path);
  return async (path) => {
    const name = path.split(sep).join('/');
    if (OWN_LISTS.includes(name)) return true;
    const hash = name.startsWith(`${HOME}/`) ? hashes.get(name) : undefined;
    return hash !== undefined && hash === (await hashOfFile(join(site, path)));
  };
}

/**
 * All files of a site, by their path in it and in one order, and what is left out of the copy.
 * @param site its real path
 */
export async function listSite(site: string): Promise<{ files: readonly string[]; leftOut: Named[] }> {
  const files: string[] = [];
  const leftOut: Named[] = [];
  const isOwn = await findOwn(site);
  const folders = ['.'];
  for (const folder of folders) {
    const entries = await readdir(join(site, folder), { withFileTypes: true }).catch((error) => {
      if (folder === '.') throw error;
      leftOut.push({ path: folder, why: `It cannot be read: ${error.message}` });
      return [];
    });
    for (const entry of entries) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) folders.push(path);
      else if (entry.isFile() || entry.isSymbolicLink()) {
        const why = entry.isSymbolicLink() ? await refuseLink(site, path) : undefined;
        if (path === HOME)
          leftOut.push({ path, why: 'Inlay’s folder has this name in the copy. Rename it.' });
        else if (why) leftOut.push({ path, why });
        else if (!(await isOwn(path).catch(() => false))) files.push(path);
      } else leftOut.push({ path, why: 'It is not a file.' });
    }
  }
  return { files: files.sort(), leftOut };
}

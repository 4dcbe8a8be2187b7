import { lstat, readFile, unlink, writeFile } from 'node:fs/promises';
import { hashOf, printHash } from './manifest';
import { isAbsent } from './site-paths';

const MARK = /<!-- inlay adopt (sha256-[0-9a-f]+) -->\n$/;

/** The hash of what stands before it, by which the next run knows that nobody has changed it. */
const withMark = (text: string): string => `${text}<!-- inlay adopt ${printHash(hashOf(text))} -->\n`;

const isOwn = (text: string): boolean => MARK.exec(text)?.[1] === printHash(hashOf(text.replace(MARK, '')));

/**
 * Writes the report beside the copy: it is for the site's owner, not for its visitors. Where a file that is not ours has its place, it has the next free name.
 * @param out the copy's folder
 * @returns its path
 */
export async function writeReport(out: string, text: string): Promise<string> {
  for (let number = 1; ; number++) {
    const path = `${out}-report${number > 1 ? `-${number}` : ''}.html`;
    const found = await lstat(path).catch((error) => {
      if (isAbsent(error)) return undefined;
      throw error;
    });
    if (found && !(found.isFile() && isOwn(await readFile(path, 'utf8')))) continue;
    if (found) await unlink(path);
    await writeFile(path, withMark(text), { flag: 'wx' });
    return path;
  }
}

import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, realpath, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isWithin } from '../cli/site-paths';
import { FailedRequest } from './failed-request';

/** Asking again would not help. */
export class TooLarge extends FailedRequest {}

/** In the download's folder: files that are on their way. No host has such a name. */
export const PARTS = '.parts';

let started = 0;

interface Stored {
  readonly bytes: number;
  readonly hash: string;
}

/**
 * Writes a file piece by piece under a name of its own, and gives it its own name at the end: no half file has it.
 * @param path the download's folder, which is a real path, and the file's path in it
 * @param count is told each piece's size before it is written; may throw
 */
export async function storeFile(
  [folder, file]: readonly [folder: string, file: string],
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  count: (bytes: number) => void,
): Promise<Stored> {
  const path = join(folder, file);
  const part = join(folder, PARTS, `${process.pid}-${started++}`);
  await mkdir(dirname(path), { recursive: true });
  if (!isWithin(await realpath(dirname(path)), folder))
    throw new FailedRequest(`${dirname(path)} is a link that leads out of ${folder}. Remove it.`);
  await mkdir(dirname(part), { recursive: true });
  const hash = createHash('sha256');
  let bytes = 0;
  let handle: FileHandle | undefined;
  try {
    handle = await open(part, 'wx');
    for await (const piece of pieces) {
      count(piece.length);
      bytes += piece.length;
      hash.update(piece);
      await handle.write(piece);
    }
    await handle.close();
    handle = undefined;
    await rename(part, path);
  } catch (error) {
    await handle?.close();
    await rm(part, { force: true });
    throw error;
  }
  return { bytes, hash: hash.digest('base64url') };
}

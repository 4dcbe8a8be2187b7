import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { FailedRequest } from './polite-fetch';

/** Asking again would not help. */
export class TooLarge extends FailedRequest {}

/**
 * Writes a file piece by piece under a name of its own, and gives it its own name at the end: no half file has it.
 * @param count is told each piece's size before it is written; may throw
 */
export async function storeFile(
  path: string,
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  count: (bytes: number) => void,
): Promise<{ readonly bytes: number; readonly hash: string }> {
  const part = `${path}.part`;
  await mkdir(dirname(path), { recursive: true });
  const hash = createHash('sha256');
  let bytes = 0;
  let handle: FileHandle | undefined;
  try {
    handle = await open(part, 'w');
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

import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A part of the file, in bytes. */
export interface Part {
  readonly start: number;
  readonly length: number;
}

/** A file for what would fill the memory, until the end of the run. */
export async function createPartsFile() {
  const folder = await mkdtemp(join(tmpdir(), 'inlay-adopt-'));
  const file = await open(join(folder, 'parts'), 'w+');
  let size = 0;
  return {
    /** Its folder, for other files of the run. */
    folder,
    async add(...pieces: readonly Uint8Array[]): Promise<Part> {
      const start = size;
      for (const piece of pieces) {
        await file.write(piece);
        size += piece.length;
      }
      return { start, length: size - start };
    },
    async read({ start, length }: Part): Promise<Buffer> {
      const { buffer } = await file.read(Buffer.alloc(length), 0, length, start);
      return buffer;
    },
    async remove(): Promise<void> {
      await file.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type PartsFile = Awaited<ReturnType<typeof createPartsFile>>;

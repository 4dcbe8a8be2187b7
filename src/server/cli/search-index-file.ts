import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SearchedPage } from '../public';
import { buildSearchIndex } from '../server';

/** The index of a search while it grows: on disk, since it has the texts of all pages. */
export interface SearchIndexFile {
  add(page: SearchedPage): Promise<void>;
  /** Writes the index, the same for the same pages in whatever order. @returns its path */
  finish(): Promise<string>;
  remove(): Promise<void>;
}

interface Entry {
  readonly url: string;
  readonly start: number;
  readonly length: number;
}

async function readEntry(file: FileHandle, { start, length }: Entry): Promise<Buffer> {
  const { buffer } = await file.read(Buffer.alloc(length), 0, length, start);
  return buffer;
}

/** The same as `buildSearchIndex` makes of all pages at once, but with one page in memory. */
export async function createSearchIndexFile(): Promise<SearchIndexFile> {
  const folder = await mkdtemp(join(tmpdir(), 'inlay-index-'));
  const entries: Entry[] = [];
  const parts = await open(join(folder, 'pages'), 'w+');
  let size = 0;
  return {
    async add(page) {
      const { pages } = buildSearchIndex([page]) as { readonly pages: readonly object[] };
      for (const one of pages) {
        const text = Buffer.from(JSON.stringify(one));
        await parts.write(text);
        entries.push({ url: page.url, start: size, length: text.length });
        size += text.length;
      }
    },
    async finish() {
      const path = join(folder, 'index.json');
      const index = await open(path, 'w');
      entries.sort((one, other) => (one.url < other.url ? -1 : Number(one.url > other.url)));
      await index.write('{"pages":[');
      for (const [number, entry] of entries.entries()) {
        if (number) await index.write(',');
        await index.write(await readEntry(parts, entry));
      }
      await index.write(']}');
      await index.close();
      return path;
    },
    async remove() {
      await parts.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

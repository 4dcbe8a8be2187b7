import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Part, PartsFile } from './parts-file';

/** A page in the index, as `buildSearchIndex` makes it. */
export interface IndexedPage {
  readonly url: string;
}

/** The index of a search while it grows: the same as `buildSearchIndex` makes of all pages at once, but with one page in memory. */
export function createSearchIndexFile(parts: PartsFile) {
  const entries: { readonly url: string; readonly part: Part }[] = [];
  return {
    async add(pages: readonly IndexedPage[]): Promise<void> {
      for (const page of pages)
        entries.push({ url: page.url, part: await parts.add(Buffer.from(JSON.stringify(page))) });
    },
    /** Writes the index, the same for the same pages in whatever order. @returns its path */
    async finish(): Promise<string> {
      const path = join(parts.folder, 'index.json');
      const index = await open(path, 'w');
      entries.sort((one, other) => (one.url < other.url ? -1 : Number(one.url > other.url)));
      await index.write('{"pages":[');
      for (const [number, { part }] of entries.entries()) {
        if (number) await index.write(',');
        await index.write(await parts.read(part));
      }
      await index.write(']}');
      await index.close();
      return path;
    },
  };
}

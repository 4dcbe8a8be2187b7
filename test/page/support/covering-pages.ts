import { IS_EVERY_PAGE } from './demo-pages';
import { importServer } from './loaded-files';

interface Choosing {
  readonly pages: readonly string[];
  /** The HTML of one of them. */
  readonly read: (path: string) => string;
  /** Each text that matches is to be on one of the pages, too. */
  readonly besides?: RegExp;
}

/**
 * As few of these pages as load between them each piece of code that any of them loads without being used, in their order; all of them in
 * `npm run proof`. What they load is what the server names: `head-for.test.ts` holds it against browsers.
 */
export async function coveringPages({ pages, read, besides }: Choosing): Promise<readonly string[]> {
  if (IS_EVERY_PAGE) return pages;
  const { filesFor } = await importServer();
  const partsOf = new Map(
    pages.map((path) => {
      const html = read(path);
      const { chunks, later } = filesFor(html);
      return [path, new Set([...chunks, ...later, ...((besides && html.match(besides)) ?? [])])];
    }),
  );
  const missing = new Set([...partsOf.values()].flatMap((parts) => [...parts]));
  if (!missing.size) throw new Error('None of these pages loads any code.');
  const chosen = new Set<string>();
  while (missing.size) {
    let best = '';
    let mostAdded = 0;
    for (const [path, parts] of partsOf) {
      const added = [...parts].filter((part) => missing.has(part)).length;
      if (added > mostAdded) [best, mostAdded] = [path, added];
    }
    chosen.add(best);
    for (const part of partsOf.get(best) ?? []) missing.delete(part);
  }
  return pages.filter((path) => chosen.has(path));
}

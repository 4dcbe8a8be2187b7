import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { composePage, listPages } from '../../../demo-server/demo/compose-page.mjs';

const folder = join(dirname(fileURLToPath(import.meta.url)), '../../../demo-pages');

/** The demo pages as the server sends them but for style sheets, those that are broken on purpose too. */
export function readDemoPages(): readonly { readonly path: string; readonly html: string }[] {
  const paths = listPages(folder);
  if (!paths.length) throw new Error('There are no demo pages.');
  return paths.map((path) => ({ path, html: composePage(folder, path).replace(/<link\b[^>]*>/g, '') }));
}

/** The contexts that demo pages have. */
export function readDemoContexts(): readonly Readonly<Record<string, unknown>>[] {
  const found = readDemoPages().flatMap(({ html }) => {
    const [, json] = /SQUARESPACE_CONTEXT = (\{.*?\});?\s*<\/script>/s.exec(html) ?? [];
    return json ?? [];
  });
  return [...new Set(found)].flatMap((json) => {
    try {
      return [JSON.parse(json)];
    } catch {
      // Written as a script, not as JSON.
      return [];
    }
  });
}

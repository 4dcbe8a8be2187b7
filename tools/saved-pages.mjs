import { readdir } from 'node:fs/promises';

/**
 * The folder that INLAY_PAGES names, and the paths of the pages in it, in order. Ends the command where it names none.
 * @returns {Promise<{ folder: string, pages: string[] }>} paths as `SITE/page.html`
 */
export async function savedPages() {
  const folder = process.env.INLAY_PAGES;
  if (!folder) {
    console.error('Set INLAY_PAGES to a folder of saved pages (SITE/page.html); see docs/testing.md.');
    process.exit(1);
  }
  const files = await readdir(folder, { recursive: true });
  return { folder, pages: files.filter((file) => file.endsWith('.html')).sort() };
}

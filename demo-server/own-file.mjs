import { readFile } from 'node:fs/promises';

/**
 * Answers with a file of the server's own pages, read anew each time.
 * @param {URL} file a style sheet or a script
 * @returns {import('hono').Handler}
 */
export function serveOwnFile(file) {
  const type = file.pathname.endsWith('.css') ? 'text/css' : 'text/javascript';
  return async (c) =>
    c.body(await readFile(file, 'utf8'), 200, {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'no-cache',
    });
}

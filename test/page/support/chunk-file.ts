import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Renderer, root } from './site';

/** Matches the address of the file that a chunk is in, with or without a query. What comes together with it is in the same file. */
export function chunkFile(name: string, renderer: Renderer): string {
  const chunks: Readonly<Record<string, readonly string[]>> = JSON.parse(
    readFileSync(join(root, 'dist', renderer, 'chunks.json'), 'utf8'),
  );
  const [file] = chunks[name] ?? [];
  if (!file) throw new Error(`The build has no chunk ${name}.`);
  return `**/dist/${renderer}/${file}*`;
}

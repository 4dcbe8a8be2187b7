import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AXE_FILE } from './test-server';

const FOLDER = new URL('../../../node_modules/.cache/inlay-axe/', import.meta.url);
/** What decides whether axe finds something, besides the page: axe, and how it is asked. */
const ASKED_BY = [AXE_FILE, new URL('axe.ts', import.meta.url)];

/**
 * The pages on which axe has found nothing, by a digest of all that it judges them by: also those of earlier runs, since what `npm test` has looked at under
 * one renderer looks the same under the other. Another axe, or another way to ask it, starts with none.
 */
export function readCleanPages(): { has(digest: string): boolean; add(digest: string): void } {
  const key = createHash('sha256');
  for (const file of ASKED_BY) key.update(readFileSync(file));
  const file = fileURLToPath(new URL(`${key.digest('hex').slice(0, 16)}.txt`, FOLDER));
  const known = new Set<string>();
  try {
    for (const line of readFileSync(file, 'utf8').split('\n')) known.add(line);
  } catch {
    mkdirSync(FOLDER, { recursive: true });
  }
  return {
    has: (digest) => known.has(digest),
    add(digest) {
      known.add(digest);
      // One short line at a time: workers write side by side.
      appendFileSync(file, `${digest}\n`);
    },
  };
}

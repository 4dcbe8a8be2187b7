import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CACHE = new URL('../../../node_modules/.cache/', import.meta.url);

/** Lines that later runs and other workers know, too. */
export interface KeptLines {
  has(line: string): boolean;
  add(line: string): void;
}

const filesIn = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, encoding: 'utf8' })
        .sort()
        .map((name) => join(path, name))
        .filter((file) => statSync(file).isFile())
    : [path];

/**
 * The lines of this name that were added while all of `basis`, files or folders with what the lines depend on, were as they are now.
 * @example keptLines('inlay-axe', [AXE_FILE]).add(digest)
 */
export function keptLines(name: string, basis: readonly (string | URL)[]): KeptLines {
  const key = createHash('sha256');
  for (const path of basis)
    for (const file of filesIn(path instanceof URL ? fileURLToPath(path) : path))
      key.update(readFileSync(file));
  const kept = fileURLToPath(new URL(`${name}/${key.digest('hex').slice(0, 16)}.txt`, CACHE));
  const known = new Set<string>();
  try {
    for (const line of readFileSync(kept, 'utf8').split('\n')) known.add(line);
  } catch {
    // Nothing has been kept yet.
  }
  return {
    has: (line) => known.has(line),
    add(line) {
      if (known.has(line)) return;
      known.add(line);
      mkdirSync(dirname(kept), { recursive: true });
      // One short line at a time: workers write side by side.
      appendFileSync(kept, `${line}\n`);
    },
  };
}

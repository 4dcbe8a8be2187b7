import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { listen } from '../../../demo-server/listen.mjs';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** A project with the package installed. */
export const consumer = inject('consumer');

export const readRoot = (file: string) => readFile(join(ROOT, file), 'utf8');
export const readPacked = (file: string) => readFile(join(consumer, 'node_modules/inlay', file), 'utf8');

/** Writes files of the consumer's project, by their paths in it. */
export async function writeFiles(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(consumer, path)), { recursive: true });
    await writeFile(join(consumer, path), text);
  }
}

interface Outcome {
  readonly status: number;
  /** Both streams, as a terminal shows them. */
  readonly output: string;
}

/** Of a command that somebody starts: without what vitest tells its own processes. */
export function plainEnv(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, VITEST: __, VITEST_MODE: ___, ...outer } = process.env;
  return outer;
}

/** Runs Node in a folder, by default the consumer's project. */
export function runNode(args: readonly string[], env: Readonly<Record<string, string>> = {}, cwd = consumer) {
  return new Promise<Outcome>((resolve) => {
    execFile(process.execPath, args, { cwd, env: { ...plainEnv(), ...env } }, (error, stdout, stderr) =>
      resolve({ status: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}

/** The files of a page of the documentation: each block of code whose first line is a comment with a path. */
export async function filesInDocs(page: string): Promise<Readonly<Record<string, string>>> {
  const blocks = (await readRoot(page)).matchAll(
    /^```\w+\n(?:---\n)?(?:\/\/|<!--) (\S+\.\w+)(?: -->)?\n([\s\S]*?)^```$/gm,
  );
  return Object.fromEntries([...blocks].map(([, path = '', text = '']) => [path, text]));
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

const OWN_FILES = "default-src 'self'; img-src 'self' data:";

/** Serves folders of the consumer's project, by the path that they are at. By default the policy allows nothing but its own files. */
export function serveFolders(folders: Readonly<Record<string, string>>, policy = OWN_FILES) {
  return listen(async (request) => {
    const { pathname } = new URL(request.url);
    const [mount = ''] = Object.keys(folders)
      .filter((path) => pathname.startsWith(path))
      .sort((one, other) => other.length - one.length);
    const file = join(consumer, folders[mount] ?? '', pathname.slice(mount.length));
    try {
      const headers = {
        'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
        'Content-Security-Policy': policy,
      };
      return new Response(await readFile(file), { headers });
    } catch {
      return new Response('Not found.', { status: 404 });
    }
  });
}

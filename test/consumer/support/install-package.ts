import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** What a consumer of the package would install besides. */
const TOOLS = [
  '@hotwired/turbo',
  'happy-dom',
  'htmx.org',
  'jsdom',
  'playwright-core',
  'react',
  'react-dom',
  'react-router',
  'rolldown',
  'svelte',
  'swup',
  'vite',
  'vitest',
  'vue',
];

declare module 'vitest' {
  interface ProvidedContext {
    /** A project of somebody else's, with the package installed from its archive. */
    readonly consumer: string;
    /** The path of that archive. */
    readonly archive: string;
  }
}

/** Packs what the last build has written, and installs it into a bare project without a network, once for all tests of a consumer. */
export default async function installPackage({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'inlay-consumer-')));
  const npm = (args: readonly string[], cwd: string) =>
    // npm is a batch file on Windows, which only a shell starts.
    promisify(execFile)('npm', args, { cwd, shell: process.platform === 'win32' });
  const project = { name: 'consumer', private: true, type: 'module' };
  await writeFile(join(folder, 'package.json'), JSON.stringify(project));
  await npm(['pack', '--silent', '--ignore-scripts', '--pack-destination', folder], ROOT);
  const archive = join(folder, (await readdir(folder)).find((name) => name.endsWith('.tgz')) ?? '');
  await npm(['install', '--silent', '--offline', '--ignore-scripts', archive], folder);
  await mkdir(join(folder, 'node_modules'), { recursive: true });
  for (const tool of TOOLS) {
    const [from, to] = [folder, ROOT].map((base) => join(base, 'node_modules', tool));
    await mkdir(dirname(from ?? ''), { recursive: true });
    await symlink(to ?? '', from ?? '', 'junction');
  }
  provide('consumer', folder);
  provide('archive', archive);
  return () => rm(folder, { recursive: true, force: true });
}

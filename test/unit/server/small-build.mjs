import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BUILD, bundleBesideServer } from '../../../tools/build-server.mjs';
import { bundleForTests, LOADS } from './server-bundle.mjs';

/**
 * The command, and a build that it copies: files without content. So its tests need no `dist/`.
 * @param {string} folder
 */
export async function writeSmallBuild(folder) {
  const ofBuild = ['site.css', 'look.css', 'preact/site.js', 'preact/boot.js', 'preact/chunks/de-base-H.js'];
  for (const file of Object.values(LOADS).flat()) ofBuild.push(join('preact', file));
  const files = {
    ...Object.fromEntries([...ofBuild, 'preact/chunks/fr-base-H.js'].map((file) => [file, ''])),
    'package.json': '{"type":"module"}',
    'server.js': await bundleForTests(),
    'cli.js': (await bundleBesideServer(process.cwd(), { entry: 'src/server/cli/cli.ts', version: '1.0.0' }))
      .text,
    // The bundler is not installed there.
    'build.js': (await bundleBesideServer(process.cwd(), { entry: BUILD, version: '1.0.0' })).text,
  };
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
}

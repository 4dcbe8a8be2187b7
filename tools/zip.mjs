// Packs what a page loads into one zip, for servers without Node: `release/inlay-VERSION.zip` and its checksum. Needs a build.

import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { zipSync } from 'fflate';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PLACE = 'release';
/** Files that only commands, servers or compilers read, and maps. */
const LEFT_OUT = /^(?:types\/|(?:server|cli|build)\.js$|modules\.json$)|\.map$|(?:^|\/)package\.js$/;
/** Without a time of its own, the same build makes the same zip. */
const TIME = new Date(2000, 0, 1);

/** The page that shows that the files work: the first example of README, beside the files. @param {string} readme */
function firstExample(readme) {
  const [, example] = /```html\n([\s\S]*?)```/.exec(readme) ?? [];
  if (!example) throw new Error('README.md has no example.');
  return example
    .replace(
      '<!doctype html>\n',
      '<!doctype html>\n<meta charset="utf-8">\n<link rel="icon" href="data:,">\n<title>Inlay works</title>\n',
    )
    .replaceAll('dist/', '');
}

/** Files of the build below `inlay/`, with a page that uses them. @param {string} root of the project */
export async function packZip(root = ROOT) {
  const dist = join(root, 'dist');
  const found = await readdir(dist, { recursive: true, withFileTypes: true });
  const names = found
    .filter((file) => file.isFile())
    .map((file) =>
      relative(dist, join(file.parentPath ?? file.path, file.name))
        .split(sep)
        .join('/'),
    )
    .filter((name) => !LEFT_OUT.test(name))
    .sort();
  const read = async (/** @type {string} */ name) => new Uint8Array(await readFile(join(dist, name)));
  const files = await Promise.all(names.map(async (name) => [`inlay/${name}`, await read(name)]));
  const [readme, licence] = await Promise.all([
    readFile(join(root, 'README.md'), 'utf8'),
    readFile(join(root, 'LICENSE')),
  ]);
  const bytes = zipSync(
    {
      ...Object.fromEntries(files),
      'inlay/LICENSE': new Uint8Array(licence),
      'inlay/index.html': new TextEncoder().encode(firstExample(readme)),
    },
    { mtime: TIME, level: 9 },
  );
  return { bytes, checksum: createHash('sha256').update(bytes).digest('hex') };
}

/** Writes the zip, and beside it its checksum as `sha256sum --check` reads it. */
async function writeZip() {
  const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  const name = `inlay-${version}.zip`;
  const { bytes, checksum } = await packZip();
  await mkdir(join(ROOT, PLACE), { recursive: true });
  await writeFile(join(ROOT, PLACE, name), bytes);
  await writeFile(join(ROOT, PLACE, `${name}.sha256`), `${checksum}  ${name}\n`);
  console.log(`${PLACE}/${name}: ${Math.round(bytes.length / 1024)} KB, sha256 ${checksum}`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await writeZip();

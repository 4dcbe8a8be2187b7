import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { decodePage, readableText } from '../html/page-encoding.mjs';
import { isPage } from '../pages/adopt-pages.mjs';
import { printSize } from '../report/print-size';
import { needsFor } from '../server';
import { lackedBy } from '../site-build/read-manifest';
import type { CommandOptions } from './read-arguments';

/** The pages among files and folders. */
async function findPages(named: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const path of named) {
    if (!(await stat(path)).isDirectory()) found.push(path);
    else
      for (const file of await readdir(path, { recursive: true }))
        if ((await stat(join(path, file))).isFile() && (await isPage(file, () => readFile(join(path, file)))))
          found.push(join(path, file));
  }
  return [...new Set(found)].sort();
}

/**
 * `inlay build`: writes the build of a site, or with `--check` says what its pages have that the build in the folder lacks.
 * @returns lines for the terminal, and whether something is not as it should be
 */
export async function runBuild({
  pages,
  buildFolder,
  renderer,
  isComplete,
  isCheck,
}: CommandOptions): Promise<{
  readonly lines: readonly string[];
  readonly hasTrouble: boolean;
}> {
  const files = await findPages(pages);
  if (!files.length) throw new Error(`There are no pages in ${pages.join(', ')}.`);
  const texts = await Promise.all(
    files.map(async (path) => ({ path, html: readableText(decodePage(await readFile(path)).text) })),
  );
  if (isCheck) {
    const manifest = JSON.parse(await readFile(join(buildFolder, 'build.json'), 'utf8'));
    const lines = texts.flatMap(({ path, html }) => {
      const lacked = lackedBy(needsFor(html), manifest);
      return lacked.length ? [`${path}: the build has no code for ${lacked.join(', ')}`] : [];
    });
    return {
      lines: lines.length
        ? [...lines, 'These pages get the universal build from `headFor`. Run `inlay build` again.']
        : ['The build has all that the pages have.'],
      hasTrouble: lines.length > 0,
    };
  }
  const { buildSite } = await import('../site-build/build-site');
  const manifest = await buildSite({
    pages: texts,
    renderer,
    out: buildFolder,
    ...(isComplete && { isComplete }),
  });
  const { size } = await stat(join(buildFolder, manifest.script));
  return {
    lines: [
      `${files.length} pages, ${manifest.rows.length} blocks and features, ${Object.keys(manifest.files).length} files in ${buildFolder}.`,
      `${manifest.script} (${printSize(size)} before compression) is on every page. Give ${join(buildFolder, 'build.json')} to \`headFor\`.`,
    ],
    hasTrouble: false,
  };
}

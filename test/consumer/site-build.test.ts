import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { composePage } from '../../demo-server/demo/compose-page.mjs';
import { consumer, ROOT, runNode, writeFiles } from './support/consumer';

/** Pages of different kinds, as one site has them. */
const PAGES = ['accordion', 'forms', 'gallery-sections', 'languages', 'plain', 'shop/product', 'site/index'];
const readDemo = (path: string) => composePage(join(ROOT, 'demo-pages'), path);
const inlay = (...args: readonly string[]) => runNode(['node_modules/inlay/dist/cli.js', ...args]);

beforeAll(async () => {
  for (const page of PAGES) await writeFiles({ [`known/${page}.html`]: readDemo(`${page}.html`) });
  await writeFiles({ 'late/calendar.html': readDemo('calendar.html') });
});

it('gives the same files for the same pages in any order, also where two builds write at once', async () => {
  const program = `
    import { readFile } from 'node:fs/promises';
    import { needsFor } from 'inlay/server';
    import { buildSite } from 'inlay/build';
    const pages = ${JSON.stringify(PAGES)};
    const units = await Promise.all(pages.map(async (page) => needsFor(await readFile(\`known/\${page}.html\`, 'utf8'))));
    const [one, other] = await Promise.all([
      buildSite({ units, out: 'built' }),
      buildSite({ units: units.toReversed(), out: 'built' }),
    ]);
    console.log(JSON.stringify([one, other]));`;
  const { status, output } = await runNode(['--input-type=module', '--eval', program]);
  expect(status, output).toBe(0);
  const [one, other] = JSON.parse(output);
  expect(other).toEqual(one);
  expect(Object.keys(one.files).length).toBeGreaterThan(PAGES.length);
  const written = (await readdir(join(consumer, 'built'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(consumer, 'built/').length));
  expect(written.sort()).toEqual([...Object.keys(one.files), 'build.json'].sort());
  expect(JSON.parse(await readFile(join(consumer, 'built/build.json'), 'utf8'))).toEqual(one);
});

it('is built by the command as by the function, and checked against pages that were added later', async () => {
  const built = await inlay('build', 'known', '--out', 'by-command');
  expect(built).toMatchObject({ status: 0 });
  expect(built.output).toContain(`${PAGES.length} pages`);
  const { pages: _, ...manifest } = JSON.parse(
    await readFile(join(consumer, 'by-command/build.json'), 'utf8'),
  );
  expect(manifest).toEqual(JSON.parse(await readFile(join(consumer, 'built/build.json'), 'utf8')));

  expect(await inlay('build', 'known', '--out', 'by-command', '--check')).toEqual({
    status: 0,
    output: 'The build has all that the pages have.\n',
  });
  const { status, output } = await inlay('build', 'known', 'late', '--out', 'by-command', '--check');
  expect(status).toBe(1);
  expect(output).toMatch(/^late\/calendar\.html: the build has no code for calendar$/m);
  expect(output.match(/has no code/g)).toHaveLength(1);
  expect(output).toContain('Run `inlay build` again.');
});

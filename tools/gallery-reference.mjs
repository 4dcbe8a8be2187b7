// Writes docs/gallery-attributes.md from the types of the model, which are its schema. A house test holds the two together.

import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { cell, code, markdownTable } from './markdown-table.mjs';
import { readInterface } from './read-interface.mjs';

/** @import { Member } from './read-interface.mjs' */

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const TYPES = 'src/gallery/model/gallery.types.ts';
const STORE = 'src/store/store.ts';

/** The parts of the page: heading, file, interface. @type {[string, string, string][]} */
const PARTS = [
  ['Attributes', TYPES, 'GalleryAttributes'],
  [
    'Attributes that only theme code gives',
    'src/features/theme-galleries/create-gallery.ts',
    'GalleryRequest',
  ],
  ['autoplayOptions', TYPES, 'AutoplayOptions'],
  ['elements', TYPES, 'GalleryElements'],
  ['Methods', TYPES, 'Gallery'],
  ['State', TYPES, 'GalleryState'],
  ['Carousel state', TYPES, 'CarouselState'],
  ['Events', TYPES, 'GalleryEvents'],
  ['designOptions of stacked', 'src/gallery/designs/stacked/stacked.data.ts', 'StackedOptions'],
  ['designOptions of strip', 'src/gallery/designs/strip/strip.data.ts', 'StripOptions'],
];

/** Where designs are listed: `name: () => import('./folder/…')` or `export * as name from './folder/…'`. */
const DESIGN_LISTS = ['src/gallery/designs/load-design.ts', 'src/gallery/designs/placed-designs.ts'];

const INTRO = `# Attributes of galleries

Written by \`node tools/gallery-reference.mjs\` from the types in \`src/gallery/\`: change them there.

\`Inlay.gallery(element, attributes)\` makes the children of an element the slides of a gallery; recipes are in
[recipes](gallery-recipes.md), what blocks read of their markup is in [markup/gallery](markup/gallery.md).
`;

/** What a design's file says about its options. @param {string} source */
export function readOptionWords(source) {
  const words = /\/\*\*[^/]*?Options?: ([\s\S]*?)\*\//.exec(source)?.[1];
  if (words) return words.replace(/\s*\n\s*\*?\s*/g, ' ').trim();
  const fields = [...source.matchAll(/\/\*\* (.*?) \*\/\s*(\w+): \w+\(([^)]*)\),/g)];
  return fields.map(([, doc, name, fallback]) => `\`${name}\` (${fallback}): ${doc}`).join(' ');
}

/** Every design with its public name and what is said of its options; large ones have a table of their own. */
async function listDesigns() {
  const lists = await Promise.all(DESIGN_LISTS.map((file) => readFile(join(root, file), 'utf8')));
  const found = lists.flatMap((source) => [
    ...source.matchAll(/(\w+)(?:: \(\) => import\(| from )'\.\/([\w/.-]+\.design)'/g),
  ]);
  const designs = await Promise.all(
    found.map(async ([, name = '', path]) => {
      const hasTable = PARTS.some(([heading]) => heading === `designOptions of ${name}`);
      const source = await readFile(join(root, `src/gallery/designs/${path}.ts`), 'utf8');
      return { name, options: hasTable ? 'See above.' : readOptionWords(source) || 'None.' };
    }),
  );
  return designs.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** @returns {Promise<Record<string, unknown>>} */
async function readDefaults() {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: ['src/gallery/model/gallery-attributes.ts'],
    bundle: true,
    write: false,
    format: 'esm',
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const { GALLERY_DEFAULTS } = await import(`data:text/javascript;base64,${code}`);
  return GALLERY_DEFAULTS;
}

/** Where the type in the source is not what theme code writes. @type {Record<string, string>} */
const THEME_TYPES = { GalleryElements: 'a selector, an element or several' };

/**
 * @param {string} name of the interface
 * @param {readonly Member[]} members
 * @param {Record<string, unknown>} [defaults]
 */
function table(name, members, defaults) {
  const head = ['name', 'type', ...(defaults ? ['default'] : []), 'what it is'];
  const rows = members.map(({ member, type, doc, isMethod }) => [
    code(isMethod ? `${member}${cell(type).replace(/^<.*?>/, '')}` : member),
    isMethod ? 'method' : (THEME_TYPES[name] ?? code(cell(type))),
    ...(defaults ? [code(JSON.stringify(defaults[member]))] : []),
    cell(doc),
  ]);
  return markdownTable([head, ...rows]);
}

/** What is said before a table. @type {Record<string, string>} */
const LEADS = {
  Methods: `What \`Inlay.gallery\` resolves to. A gallery that the server wrote has the same: it is the \`store\` of its block, in the
event \`block:mounted\` and in \`Inlay.inspect()\`.

\`\`\`js
Inlay.on('block:mounted', ({ element, store }) => {
  if (element.id !== 'hero') return;
  store.on('change', ({ currentIndex }) => console.log(currentIndex));
  store.next();
});
\`\`\`

Without \`window.Inlay\`: the DOM event [\`inlay:gallery:change\`](events.md) has the gallery in its \`detail\`. \`get()\` returns the
[state](#state), and \`subscribe(listener)\` calls a function after each change of it; it returns the undo.

`,
};

/** The whole page as text. */
export async function galleryReference() {
  const defaults = await readDefaults();
  const parts = await Promise.all(
    PARTS.map(async ([heading, file, name]) => {
      const source = await readFile(join(root, file), 'utf8');
      const known =
        name === 'Gallery' ? readInterface(await readFile(join(root, STORE), 'utf8'), 'Store') : [];
      const members = [...known, ...readInterface(source, name)].filter(({ doc }) => doc);
      const rows = table(name, members, name === 'GalleryAttributes' ? defaults : undefined);
      return `## ${heading}\n\n${LEADS[heading] ?? ''}${rows}\n`;
    }),
  );
  const rows = (await listDesigns()).map(({ name, options }) => `| \`${name}\` | ${cell(options)} |`);
  parts.push(`## Designs\n\n| design | designOptions |\n| --- | --- |\n${rows.join('\n')}\n`);
  return [INTRO, ...parts].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(join(root, 'docs/gallery-attributes.md'), await galleryReference());
}

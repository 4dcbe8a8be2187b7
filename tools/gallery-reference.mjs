// Writes docs/gallery-attributes.md from the types of the model, which are its schema. A house test holds the two together.

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { cell, code, markdownTable } from './markdown-table.mjs';
import { readInterface } from './read-interface.mjs';

/** @import { Member } from './read-interface.mjs' */

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const TYPES = 'src/gallery/model/gallery.types.ts';
const STORE = 'src/store/store.ts';
const DESIGNS = 'src/gallery/designs';

/** The parts of the page: heading, file, interface. @type {[string, string, string][]} */
const PARTS = [
  ['Attributes', TYPES, 'GalleryAttributes'],
  [
    'Attributes that only theme code gives',
    'src/features/theme-galleries/create-gallery.ts',
    'GallerySettings',
  ],
  ['autoplayOptions', TYPES, 'AutoplayOptions'],
  ['elements', TYPES, 'GalleryElements'],
  ['Methods', TYPES, 'Gallery'],
  ['State', TYPES, 'GalleryState'],
  ['Carousel state', TYPES, 'CarouselState'],
  ['Events', TYPES, 'GalleryEvents'],
];

/** Where designs are registered: `export const name = () => import('./folder/…')` or `export * as name from './folder/…'`. */
const DESIGN_LISTS = ['moving-designs.ts', 'placed-designs.ts'];

/** @param {string} name of a design @param {string} [folder] of all designs */
export const designFile = (name, folder = DESIGNS) => `${folder}/${name}/${name}.design.ts`;

const INTRO = `# Attributes of galleries

Written by \`node tools/gallery-reference.mjs\` from the types in \`src/gallery/\`: change them there.

\`Inlay.gallery(element, attributes)\` makes the children of an element the slides of a gallery; recipes are in
[recipes](gallery-recipes.md), what blocks read of their markup is in [markup/gallery](markup/gallery.md).
`;

/**
 * Every design that galleries can have, with what it is and the interface of its options.
 * @param {string} [folder] of all designs
 * @returns {Promise<{ name: string, doc: string, options: string }[]>}
 */
export async function listDesigns(folder = DESIGNS) {
  const path = resolve(root, folder);
  const lists = await Promise.all(DESIGN_LISTS.map((file) => readFile(join(path, file), 'utf8')));
  const names = lists
    .flatMap((source) => [...source.matchAll(/^export (?:const (\w+) =|\* as (\w+) from)/gm)])
    .map(([, moving, placed]) => moving ?? placed ?? '')
    .sort();
  const folders = (await readdir(path, { withFileTypes: true }))
    .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    .sort();
  if (`${names}` !== `${folders}`)
    throw new Error(
      `${DESIGNS} has the folders ${folders}, but ${DESIGN_LISTS.join(' and ')} name ${names}: a design is a folder and a line in one of them.`,
    );
  return Promise.all(
    names.map(async (name) => {
      const members = readInterface(await readFile(designFile(name, path), 'utf8'), 'DesignOptions');
      const own = members.find(({ member }) => member === name);
      if (!own) throw new Error(`${designFile(name)} adds no ${name} to DesignOptions.`);
      return { name, doc: own.doc, options: own.type };
    }),
  );
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

/** Types that theme code writes differently from the source. @type {Record<string, string>} */
const THEME_TYPES = { GalleryElements: 'a selector, an element or several' };
/** The same for members of `GalleryAttributes`. @type {Record<string, string>} */
const THEME_MEMBERS = { design: 'DesignName', designOptions: 'DesignOptions[design]' };

/**
 * @param {string} name of the interface
 * @param {readonly Member[]} members
 * @param {Record<string, unknown>} [defaults]
 */
function table(name, members, defaults) {
  const head = ['name', 'type', ...(defaults ? ['default'] : []), 'what it is'];
  const rows = members.map(({ member, type, doc, isMethod }) => [
    code(isMethod ? `${member}${cell(type).replace(/^<.*?>/, '')}` : member),
    isMethod ? 'method' : (THEME_TYPES[name] ?? code(cell((defaults && THEME_MEMBERS[member]) ?? type))),
    ...(defaults ? [code(JSON.stringify(defaults[member]))] : []),
    cell(doc),
  ]);
  return markdownTable([head, ...rows]);
}

/** The text above a table. @type {Record<string, string>} */
const LEADS = {
  Methods: `What \`Inlay.gallery\` resolves to. A gallery that the server wrote has the same: it is the \`store\` of its block, in the
event \`block:mounted\` and in \`Inlay.inspect()\`.

\`\`\`ts
import { type Gallery, Inlay } from 'inlay';

Inlay.on('block:mounted', ({ element, store }) => {
  if (element.id !== 'hero') return;
  const hero = store as Gallery; // JavaScript needs no \`as Gallery\`
  hero.on('change', ({ currentIndex }) => console.log(currentIndex));
  hero.next();
});
\`\`\`

Without \`window.Inlay\`: the DOM event [\`inlay:gallery:change\`](events.md) has the gallery in its \`detail\`. \`get()\` returns the
[state](#state), and \`subscribe(listener)\` calls a function after each change of it; it returns the undo.

`,
};

/** Whether a design has options: their type is an interface then. @param {{ options: string }} design */
const hasOptions = ({ options }) => /^\w+$/.test(options);

/** The whole page as text. */
export async function galleryReference() {
  const [defaults, designs] = await Promise.all([readDefaults(), listDesigns()]);
  const tables = designs
    .filter(hasOptions)
    .map(({ name, options }) => [`designOptions of ${name}`, designFile(name), options]);
  const parts = await Promise.all(
    [...PARTS, ...tables].map(async ([heading = '', file = '', name = '']) => {
      const source = await readFile(join(root, file), 'utf8');
      const known =
        name === 'Gallery' ? readInterface(await readFile(join(root, STORE), 'utf8'), 'Store') : [];
      const members = [...known, ...readInterface(source, name)].filter(
        // What `GallerySettings` says anew of the attributes above.
        ({ member, doc }) => doc && !(name === 'GallerySettings' && member in defaults),
      );
      const rows = table(name, members, name === 'GalleryAttributes' ? defaults : undefined);
      return `## ${heading}\n\n${LEADS[heading] ?? ''}${rows}\n`;
    }),
  );
  const rows = designs.map((design) => [
    code(design.name),
    design.doc,
    hasOptions(design) ? `[of ${design.name}](#designoptions-of-${design.name})` : 'none',
  ]);
  const list = `## Designs\n\n${markdownTable([['design', 'what it is', 'designOptions'], ...rows])}\n`;
  return [INTRO, ...parts.slice(0, PARTS.length), list, ...parts.slice(PARTS.length)].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(join(root, 'docs/gallery-attributes.md'), await galleryReference());
}

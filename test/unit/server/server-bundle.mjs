import { dirname } from 'node:path';
import { bundleServer } from '../../../tools/build-server.mjs';
import { readFamilies } from '../../../tools/style-families.mjs';

/** Families of style sheets that tests know. */
const FAMILIES = {
  site: { selectors: [], sources: [] },
  consent: { selectors: [], sources: [] },
  content: { selectors: ['.sqs-block-accordion'], sources: [] },
  forms: { selectors: ['.sqs-block-form'], sources: [] },
};
export const LOADS = {
  accordion: ['chunks/accordion-A.js', 'chunks/views-V.js', '../content.css'],
  'cookie-banner': ['chunks/consent-C.js', 'chunks/views-V.js', '../consent.css'],
  consent: ['chunks/consent-C.js', 'chunks/views-V.js'],
  form: ['chunks/form-F.js', 'chunks/views-V.js', '../forms.css'],
  'mobile-bar': ['chunks/mobile-M.js'],
  owner: ['chunks/owner-O.js'],
  'quick-view': ['chunks/quick-Q.js'],
  endpoints: ['chunks/endpoints-E.js'],
  debug: ['chunks/debug-D.js'],
  'start-form': ['chunks/sending-S.js', '../shop.css'],
  'system-error': ['chunks/dialogs-D.js'],
  'load-language': ['chunks/languages-L.js'],
  'popup-overlay': ['chunks/popup-P.js'],
  'platform-globals': ['chunks/globals-G.js'],
  'gallery-slideshow': ['chunks/slides-S.js'],
  map: ['chunks/map-M.js'],
};
const HASHES = {
  'site.js': 'sha384-s',
  '../forms.css': 'sha384-f',
  'chunks/form-F.js': 'sha384-c',
  'chunks/de-base-H.js': 'sha384-d',
  'chunks/fr-base-H.js': 'sha384-d',
};

/** Chunk → what its code leads to: chunks, and events that start features. */
const LEADS = {
  site: ['load-language'],
  form: ['start-form'],
  'start-form': ['api:authorization-failed'],
  image: ['image-lightbox'],
  'gallery-slideshow': ['thumbnails'],
};

/** The text of `inlay/server` as the sources are, over a small build for Preact. @param {Partial<Parameters<typeof bundleServer>[0]>} [setup] */
export async function bundleForTests(setup) {
  const { text } = await bundleServer({
    root: process.cwd(),
    version: '1.0.0',
    families: FAMILIES,
    leads: LEADS,
    builds: { preact: { loads: LOADS, integrity: HASHES, stub: 'stub()' } },
    ...setup,
  });
  return text;
}

const addressOf = (/** @type {string} */ text) =>
  `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`;

/** @type {Promise<string> | undefined} */
let address;

/** Its address. It is bundled once for all files of a worker. */
export function serverAddress() {
  address ??= bundleForTests().then(addressOf);
  return address;
}

/** What it exports. @returns {Promise<typeof import('../../../src/server/server')>} */
export const importServer = async () => import(await serverAddress());

/** What stands in the place of each shortcut: parse5's own tokenizer, questions that are asked of each element, and pages that are read again. */
const PLAIN_MODULES = {
  'fast-tokenizer': `import { Tokenizer } from 'parse5';
    export class FastTokenizer extends Tokenizer { write(html) { super.write(html, true); } }`,
  'page-index': 'export class PageIndex { has() { return false; } }',
  'config-element': `export * from './config-element.ts?as-it-is';
    export const insertConfig = () => false;`,
};

/** @returns {import('esbuild').Plugin} */
const withoutShortcuts = () => ({
  name: 'without-shortcuts',
  setup(build) {
    const names = Object.keys(PLAIN_MODULES).join('|');
    build.onLoad({ filter: new RegExp(`/(?:${names})\\.(?:ts|mjs)$`) }, ({ path, suffix }) => {
      const [name = ''] = /[\w-]+(?=\.\w+$)/.exec(path) ?? [];
      const contents = Reflect.get(PLAIN_MODULES, name);
      return suffix ? undefined : { contents, resolveDir: dirname(path) };
    });
  },
});

/**
 * The server twice, over all style families: with its shortcuts, and the straightforward way.
 * @returns {Promise<Record<'fast' | 'plain', typeof import('../../../src/server/server')>>}
 */
export async function importBothWays() {
  const families = await readFamilies(process.cwd());
  const [fast, plain] = await Promise.all(
    [[], [withoutShortcuts()]].map(
      async (plugins) => import(addressOf(await bundleForTests({ families, plugins }))),
    ),
  );
  return { fast, plain };
}

import { bundleServer } from '../../../tools/build-server.mjs';

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
const LEADS = { site: ['load-language'], form: ['start-form'], 'start-form': ['api:authorization-failed'] };

/** The text of `inlay/server` as the sources are, over a small build for Preact. */
export async function bundleForTests() {
  const { text } = await bundleServer({
    root: process.cwd(),
    version: '1.0.0',
    families: FAMILIES,
    leads: LEADS,
    builds: { preact: { loads: LOADS, integrity: HASHES, stub: 'stub()' } },
  });
  return text;
}

/** @type {Promise<string> | undefined} */
let address;

/** Its address. It is bundled once for all files of a worker. */
export function serverAddress() {
  address ??= bundleForTests().then(
    (text) => `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`,
  );
  return address;
}

/** What it exports. @returns {Promise<typeof import('../../../src/server/server')>} */
export const importServer = async () => import(await serverAddress());

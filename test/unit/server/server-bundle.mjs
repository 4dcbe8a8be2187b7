import { bundleServer } from '../../../tools/build-server.mjs';

/** Families of style sheets that tests know. */
const FAMILIES = {
  site: { selectors: [], sources: [] },
  consent: { selectors: [], sources: [] },
  content: { selectors: ['.sqs-block-accordion'], sources: [] },
  forms: { selectors: ['.sqs-block-form'], sources: [] },
};
const LOADS = {
  accordion: ['chunks/accordion-A.js', 'chunks/views-V.js', '../content.css'],
  'cookie-banner': ['chunks/consent-C.js', 'chunks/views-V.js', '../consent.css'],
  consent: ['chunks/consent-C.js', 'chunks/views-V.js'],
  form: ['chunks/form-F.js', 'chunks/views-V.js', '../forms.css'],
  anchors: ['chunks/rest-R.js'],
  map: ['chunks/map-M.js'],
};
const HASHES = { 'site.js': 'sha384-s', '../forms.css': 'sha384-f', 'chunks/form-F.js': 'sha384-c' };

/** The address of `inlay/server` as the sources are, over a small build for Preact. */
export async function serverAddress() {
  const { text } = await bundleServer({
    root: process.cwd(),
    version: '1.0.0',
    families: FAMILIES,
    builds: { preact: { loads: LOADS, integrity: HASHES } },
  });
  return `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`;
}

/** What it exports. @returns {Promise<typeof import('../../../src/server/public')>} */
export const importServer = async () => import(await serverAddress());

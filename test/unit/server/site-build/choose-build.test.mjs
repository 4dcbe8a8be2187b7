import { beforeAll, describe, expect, it } from 'vitest';
import { importServer } from '../server-bundle.mjs';

const FORM =
  '<!doctype html><html lang="en"><head><title>x</title></head><body><div class="sqs-block sqs-block-form" data-block-type="9"><form data-form-id="f1"></form></div></body></html>';
const HASH = 'sha384-abc';

/** @type {typeof import('../../../../src/server/public')} */
let server;
/** @type {import('../../../../src/server/site-build/public').SiteManifest} */
let manifest;
beforeAll(async () => {
  server = await importServer();
  const { rows, early, below } = server.needsFor(FORM);
  manifest = {
    version: 1,
    inlay: '1.0.0',
    build: 'ABC',
    renderer: 'preact',
    isComplete: false,
    rows,
    script: 'preact/site-A.js',
    styles: { site: 'site-A.css', forms: 'site-A.css' },
    lazy: Object.fromEntries([...early, ...below].map((name) => [name, []])),
    languages: [],
    files: { 'preact/site-A.js': HASH, 'site-A.css': HASH },
  };
});

/** The scripts and style sheets that the tags load. @param {string} html @param {unknown} given */
const loaded = (html, given) =>
  [
    ...server
      .headFor(html, { base: '/inlay/', siteBase: '/sites/17/', manifest: given })
      .matchAll(/(?:src|rel="stylesheet" href)="([^"]+)"( integrity="sha384-abc")?/g),
  ].map(([, address = '', checked = '']) => address + (checked && ' checked'));

describe('`headFor` with a manifest', () => {
  it('names the files of the build, which browsers check', () => {
    expect(loaded(FORM, JSON.parse(JSON.stringify(manifest)))).toEqual([
      '/sites/17/site-A.css checked',
      '/sites/17/preact/site-A.js checked',
    ]);
  });

  it('names the universal build for a page with a script of its theme, where the site had none', () => {
    const themed = FORM.replace('</head>', '<script src="/site-bundle.js"></script></head>');
    expect(loaded(themed, manifest).at(0)).toBe('/inlay/site.css');
    const rows = [...manifest.rows, 'theme-scripts'];
    expect(loaded(themed, { ...manifest, rows }).at(0)).toBe('/sites/17/site-A.css checked');
  });

  it.each(
    /** @type {[string, (manifest: object) => unknown][]} */ ([
      ['there is no build yet', () => undefined],
      ['the manifest is cut off', (one) => JSON.stringify(one).slice(0, 40)],
      ['the manifest was tampered with', (one) => ({ ...one, script: '//evil.example/site.js' })],
      ['the build is of another version', (one) => ({ ...one, inlay: '0.9.0' })],
      ['a block was added to the page', (one) => ({ ...one, rows: ['image'] })],
      ['the code of a block is missing in the list', (one) => ({ ...one, lazy: {} })],
    ]),
  )('names the universal build where %s', (_, change) => {
    const files = loaded(FORM, change(manifest));
    expect(files.at(0)).toBe('/inlay/site.css');
    expect(files.at(-1)).toBe('/inlay/preact/site.js');
  });
});

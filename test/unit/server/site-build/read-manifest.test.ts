import { describe, expect, it } from 'vitest';
import type { PageNeeds } from '../../../../src/server/public';
import type { SiteManifest } from '../../../../src/server/site-build/public';
import { isManifest, lackedBy, pageFiles } from '../../../../src/server/site-build/read-manifest';

const HASH = 'sha384-abc';
const MANIFEST: SiteManifest = {
  version: 1,
  inlay: '1.2.3',
  build: 'ABC',
  renderer: 'preact',
  isComplete: false,
  rows: ['form', 'image'],
  script: 'preact/site-A.js',
  styles: { site: 'site-A.css', forms: 'forms-A.css' },
  lazy: {
    form: ['preact/chunks/form-A.js', 'forms-A.css'],
    image: [],
    'open-menu': ['preact/chunks/open-menu-A.js'],
  },
  languages: ['de'],
  files: {
    'preact/site-A.js': HASH,
    'site-A.css': HASH,
    'forms-A.css': HASH,
    'preact/chunks/form-A.js': HASH,
    'preact/chunks/open-menu-A.js': HASH,
    'preact/chunks/de-base-X.js': HASH,
  },
};
const NEEDS: PageNeeds = {
  rows: ['form'],
  early: ['form'],
  below: [],
  waiting: [],
  possible: ['form', 'open-menu'],
  families: ['forms'],
  tokens: [],
  language: 'en',
  isPlainEnglish: true,
  asksForAnything: false,
};

describe('isManifest', () => {
  it('takes what `buildSite` writes', () => {
    expect(isManifest(JSON.parse(JSON.stringify(MANIFEST)), '1.2.3')).toBe(true);
  });
  it.each<[string, unknown]>([
    ['of another version of Inlay', { ...MANIFEST, inlay: '1.2.4' }],
    ['of another form', { ...MANIFEST, version: 2 }],
    ['without files', { ...MANIFEST, files: undefined }],
    ['with a path out of the folder', { ...MANIFEST, files: { ...MANIFEST.files, '../evil.js': HASH } }],
    ['with an address of another host', { ...MANIFEST, script: 'https://evil.example/site.js' }],
    ['with a script that has no hash', { ...MANIFEST, script: 'preact/site-B.js' }],
    ['with markup in a hash', { ...MANIFEST, files: { ...MANIFEST.files, 'site-A.css': '"><script>' } }],
    ['with markup in a name', { ...MANIFEST, files: { ...MANIFEST.files, '"><script>': HASH } }],
    ['that is a text', 'manifest'],
    ['that is nothing', null],
  ])('takes no manifest %s', (_, manifest) => {
    expect(isManifest(manifest, '1.2.3')).toBe(false);
  });
});

describe('lackedBy', () => {
  it.each<[Partial<PageNeeds>, readonly string[]]>([
    [{}, []],
    [{ rows: ['form', 'chart'], early: ['form', 'chart'] }, ['chart']],
    [{ language: 'de', isPlainEnglish: false }, []],
    [{ language: 'fr', isPlainEnglish: false }, ['the language fr']],
  ])('%o lacks %o', (needs, lacked) => {
    expect(lackedBy({ ...NEEDS, ...needs }, MANIFEST)).toEqual(lacked);
  });
});

it('names the files that a page loads, in the order of the cascade', () => {
  expect(pageFiles({ ...NEEDS, language: 'de', isPlainEnglish: false }, MANIFEST)).toEqual({
    styles: ['site-A.css', 'forms-A.css'],
    chunks: ['preact/chunks/form-A.js', 'preact/chunks/de-base-X.js'],
    later: [],
    onDemand: ['preact/chunks/open-menu-A.js'],
  });
});

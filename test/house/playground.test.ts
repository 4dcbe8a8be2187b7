import { expect, it } from 'vitest';
import { DESIGNS } from '../../docs/.vitepress/playground/design-options.mjs';
import { copiedMarkup, initialValues } from '../../docs/.vitepress/playground/examples.mjs';
import { galleryForm } from '../../docs/.vitepress/playground/gallery-form.mjs';
import { designFile, listDesigns } from '../../tools/gallery-reference.mjs';
import { readInterface } from '../../tools/read-interface.mjs';
import { read } from './support';

/** Each design with its options. */
const designs = (await listDesigns()).map(({ name, options }) => ({
  name,
  options: /^\w+$/.test(options) ? readInterface(read(designFile(name)), options) : [],
}));
/** Older names. */
const ALIASES = ['thumbnails-per-row'];

it('offers each design and each of its options in the playground', () => {
  expect(designs.length).toBeGreaterThan(10);
  expect(Object.keys(DESIGNS).sort()).toEqual(designs.map(({ name }) => name));
  for (const { name, options } of designs)
    expect(Object.keys(DESIGNS[name]?.options ?? {}).sort(), name).toEqual(
      options
        .map(({ member }) => member)
        .filter((option) => !ALIASES.includes(option))
        .sort(),
    );
});

it('starts with the defaults documented in the types', () => {
  let count = 0;
  for (const { name, options } of designs) {
    for (const [option, { initial }] of Object.entries(DESIGNS[name]?.options ?? {})) {
      const doc = options.find(({ member }) => member === option)?.doc ?? '';
      const said = /Default: `?'?([\w%-]+(?:\.\d+)?)/.exec(doc)?.[1];
      if (said === undefined) continue;
      count++;
      expect(String(initial), `${name}.${option}: ${doc}`).toBe(said);
    }
  }
  expect(count).toBeGreaterThan(30);
});

/** First column of a table under a heading of docs/gallery-attributes.md. */
function namesUnder(heading: string): readonly string[] {
  const [, part = ''] = read('docs/gallery-attributes.md').split(`\n## ${heading}\n`);
  const [section = ''] = part.split('\n## ');
  return [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, name = '']) => name);
}

/** Attributes without a field: what the example shows has no use for them. */
const WITHOUT_FIELD = ['linkedGalleries', 'container', 'interval'];

it('has a field for each attribute of a gallery', () => {
  const names = galleryForm.fields.map(({ name }) => name);
  const attributes = [...namesUnder('Attributes'), ...namesUnder('Attributes that only theme code gives')];
  expect(attributes.length).toBeGreaterThan(15);
  // Fields of `designOptions` are called by their design.
  const missing = attributes.filter(
    (attribute) =>
      attribute !== 'designOptions' &&
      !names.some((name) => name === attribute || name.startsWith(`${attribute}.`)),
  );
  const parts = ['autoplayOptions', 'elements'].flatMap((group) =>
    namesUnder(group).filter((name) => !names.includes(`${group}.${name}`)),
  );
  expect([...missing, ...parts].sort()).toEqual([...WITHOUT_FIELD].sort());
});

it('writes the chosen attributes as the gallery takes them, and copies them with the tags of Inlay', () => {
  const values = {
    ...initialValues(galleryForm),
    autoplay: true,
    'autoplayOptions.randomize': true,
    'autoplayOptions.pauseOnMouseover': '.photos, .controls',
    'keys.next': 'n',
    'elements.controls': true,
    'loaderOptions.mode': 'cover',
    lazyLoad: false,
  };
  const code = galleryForm.write(values);
  expect(code).toContain(`
        design: 'stacked',
        autoplay: true,
        autoplayOptions: { randomize: true, pauseOnMouseover: ['.photos', '.controls'] },
        keys: { previous: 'ArrowLeft', next: 'n' },
        lazyLoad: false,
        loaderOptions: { mode: 'cover' },
        elements: { previous: '.previous', next: '.next', controls: '.controls' },
`);
  expect(code).toContain('<div class="controls"><button type="button">1</button>');
  const copied = copiedMarkup(code, 'react');
  expect(copied).toMatch(
    /^<link rel="stylesheet" href="\/inlay\/site\.css">\n<script type="module" src="\/inlay\/react\/site\.js">/,
  );
  expect(copied.endsWith(code)).toBe(true);
});

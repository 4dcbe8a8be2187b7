import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesIn, read, root } from './support';

/** The types of payloads; what is among them is checked with the page. */
const payloads = () => [...read('docs/events.md').matchAll(/^- `(\w+)`: /gm)].map(([, name = '']) => name);

/** Every other name that the package promises. A new one is written down here and in docs/api.md. */
const PUBLIC = [
  'AccordionStore',
  'ConfirmAnswer',
  'ConfirmOptions',
  'ConsentChoice',
  'DesignName',
  'DesignOptions',
  'GalleryEvents',
  'GalleryRequest',
  'GalleryState',
  'InlayApi',
  'InlayEvents',
  'Inspection',
  'LightboxItem',
  'LightboxOptions',
  'MapStore',
  'OwnMessages',
  'Queued',
  'ReadyOptions',
  'ThemeBlock',
  'ThemeScope',
  'Toast',
  'ToastOptions',
  'Toggle',
];

it('the types of the package export the public names and nothing else', () => {
  const exported = [...read('dist/types/public.d.ts').matchAll(/^export type \{([^}]*)\}/gm)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter(Boolean);
  expect(exported.sort(), 'src/public.ts says what is public, docs/api.md tells it').toEqual(
    [...PUBLIC, ...payloads()].sort(),
  );
  const docs = read('docs/api.md');
  expect(
    PUBLIC.filter((name) => !docs.includes(`\`${name}\``)),
    'names that docs/api.md leaves out',
  ).toEqual([]);
});

it('what a file adds to the API or to the events is in the types of the package', () => {
  const adding = filesIn('src', /\.tsx?$/).filter((file) =>
    /^declare module '.*\/(?:events|factories)'/m.test(read(file)),
  );
  expect(adding.length).toBeGreaterThan(5);
  const missing = adding.filter(
    (file) => !existsSync(join(root, file.replace('src/', 'dist/types/').replace(/\.tsx?$/, '.d.ts'))),
  );
  expect(missing, 'import these in src/public.ts').toEqual([]);
});

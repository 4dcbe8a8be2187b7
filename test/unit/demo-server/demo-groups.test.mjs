import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { DEMO_GROUPS } from '../../../demo-server/demo/demo-groups.mjs';
import { listDemoPages } from '../../../demo-server/demo/demo-list.mjs';

const root = new URL('../../../', import.meta.url);
const exists = (path) => existsSync(fileURLToPath(new URL(path, root)));

test.each(DEMO_GROUPS.map(({ title, pages }) => [title, pages]))(
  'group %s names demo pages and documentation that there are',
  (_title, pages) => {
    for (const [file, docs] of Object.entries(pages)) {
      expect(exists(`demo-pages/${file}`), file).toBe(true);
      expect(exists(`docs/${docs}.md`), docs).toBe(true);
    }
  },
);

test('no page is in two groups', () => {
  const files = DEMO_GROUPS.flatMap(({ pages }) => Object.keys(pages));
  expect(files).toHaveLength(new Set(files).size);
});

test('every demo page leads to its documentation', async () => {
  const pages = await listDemoPages(fileURLToPath(new URL('demo-pages', root)));
  expect(pages.length).toBeGreaterThan(100);
  expect(
    pages.filter(({ docs }) => !docs || !exists(`docs/${docs}.md`)).map(({ address }) => address),
  ).toEqual([]);
});

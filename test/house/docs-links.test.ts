import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { listed, SIDEBAR } from '../../docs/.vitepress/sidebar.mjs';
import { slugOf } from '../../docs/.vitepress/slug.mjs';
import { filesIn, read, root } from './support';

const pages = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...filesIn('docs', /\.md$/)];

/** Of a heading in Markdown. */
const anchorOf = (heading: string) => slugOf(heading.replace(/[`*]|\[([^\]]*)\]\([^)]*\)/g, '$1'));

const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '');

it('has no link in its documentation that leads nowhere', () => {
  const broken = pages.flatMap((page) =>
    [...withoutCode(read(page)).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, href = '']) => {
      if (/^(?:[a-z]+:|\/)/.test(href)) return [];
      const [path = '', anchor] = href.split('#');
      const file = path ? join(dirname(page), path) : page;
      if (!existsSync(join(root, file))) return [`${page}: ${href}`];
      if (!anchor || !file.endsWith('.md')) return [];
      const headings = [
        ...read(file)
          .replace(/^```[\s\S]*?^```/gm, '')
          .matchAll(/^#+ (.*)$/gm),
      ];
      return headings.some(([, heading = '']) => anchorOf(heading) === anchor) ? [] : [`${page}: ${href}`];
    }),
  );
  expect(pages.length).toBeGreaterThan(60);
  expect(broken).toEqual([]);
});

it('lists every page of its documentation in the sidebar', () => {
  const shown = new Set(
    SIDEBAR.flatMap(({ pages: named, folder }) => [...named, ...(folder ? listed(folder) : [])]).map(
      ([, page]) => `docs/${page}.md`,
    ),
  );
  const missing = pages.filter(
    (page) => page.startsWith('docs/') && page !== 'docs/README.md' && !shown.has(page),
  );
  expect(missing, 'list it in docs/.vitepress/sidebar.mjs').toEqual([]);
});

it('has a changelog that users can read whole', () => {
  expect(read('CHANGELOG.md').split('\n').length, 'leave single changes to the history').toBeLessThanOrEqual(
    121,
  );
});

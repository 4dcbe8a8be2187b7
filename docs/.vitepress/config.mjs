import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';
import { SITE_FOLDER } from '../../demo-server/docs/site-folder.mjs';
import { linkOut } from './link-out.mjs';
import { literalCode } from './literal-code.mjs';
import { playgroundLinks } from './playground-links.mjs';
import { listed, SIDEBAR } from './sidebar.mjs';
import { slugOf } from './slug.mjs';

const DOCS = fileURLToPath(new URL('..', import.meta.url));

/** Only pages that exist: a branch may lack some. @param {string} page */
const exists = (page) => existsSync(`${DOCS}${page}.md`);

/** @param {string} [open] the folder whose pages are listed */
const sidebar = (open) =>
  SIDEBAR.map(({ text, pages, collapsed, folder }) => {
    const isOpen = folder !== undefined && folder === open;
    // A page that is linked by another name is not listed twice.
    const more = isOpen
      ? listed(folder).filter(([, page]) => !pages.some(([, known]) => known === page))
      : [];
    return {
      text,
      collapsed: collapsed && !isOpen,
      items: [...pages, ...more]
        .filter(([, page]) => exists(page))
        .map(([name, page]) => ({ text: name, link: `/${page.replace(/README$/, '')}` })),
    };
  });

export default defineConfig({
  title: 'Inlay',
  description:
    'One script tag that brings server-rendered pages to life: galleries, forms, videos, consent and more.',
  lang: 'en',
  base: '/docs/',
  outDir: `../${SITE_FOLDER}`,
  cacheDir: '../node_modules/.vitepress',
  // GitHub shows a README with the list of its folder; the site does so, too.
  rewrites: { 'README.md': 'index.md', 'markup/README.md': 'markup/index.md' },
  markdown: {
    anchor: { slugify: slugOf },
    config(markdown) {
      markdown.use(linkOut, DOCS).use(literalCode).use(playgroundLinks);
    },
  },
  // The first page has no headings to list beside it, and needs the room.
  transformPageData: ({ relativePath, frontmatter }) =>
    relativePath === 'index.md' ? { frontmatter: { ...frontmatter, aside: false } } : undefined,
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      { text: 'Tutorial', link: '/tutorial' },
      { text: 'Guides', link: '/guides/site-owner' },
      { text: 'Reference', link: '/reference/units' },
      { text: 'Playground', link: '/playground' },
    ],
    sidebar: { '/markup/': sidebar('markup'), '/decisions/': sidebar('decisions'), '/': sidebar() },
  },
});

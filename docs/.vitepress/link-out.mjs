import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const DEMO_PAGE = /^demo-pages\/[\w/-]+\.html$/;

/**
 * Links that leave docs/: demo pages are served beside the site, other files of the project are on GitHub only, so they become text. So do
 * links to folders without a page. Names of demo pages become links.
 * @param {import('markdown-it').default} markdown
 * @param {string} docs
 */
export function linkOut(markdown, docs) {
  markdown.core.ruler.push('link-out', ({ tokens, env }) => {
    for (const { children } of tokens) {
      /** The end of a link that has been replaced. */
      let close = '';
      for (const token of children ?? []) {
        if (token.type === 'code_inline' && DEMO_PAGE.test(token.content)) {
          token.type = 'html_inline';
          token.content = `<a href="/${token.content}" target="_self"><code>${token.content}</code></a>`;
        }
        if (token.type === 'link_close' && close) {
          token.type = 'html_inline';
          token.content = close;
          close = '';
        }
        if (token.type !== 'link_open') continue;
        const href = String(token.attrGet('href') ?? '');
        if (/^(?:[a-z]+:|[#/])/.test(href)) continue;
        const [path = ''] = href.split('#');
        // The page's own path: `README.md` of a folder has become `index.md`.
        const target = normalize(join(dirname(String(env.relativePath)), path));
        const isFolder = path.endsWith('/') && !existsSync(join(docs, target, 'README.md'));
        if (!target.startsWith('..') && !isFolder) continue;
        const isDemo = target.startsWith('../demo-pages/') && target.endsWith('.html');
        token.type = 'html_inline';
        token.content = isDemo ? `<a href="${target.slice(2)}" target="_self">` : '<span>';
        close = isDemo ? '</a>' : '</span>';
      }
    }
  });
}

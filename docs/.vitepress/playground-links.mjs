/** The examples that the playground can run: those marked `live`, and those of markup that a server writes, unless they are marked `part`. */
const canRun = (/** @type {string} */ info, /** @type {string} */ text, /** @type {string} */ page) =>
  /^html live\b/.test(info) ||
  (/^html\b(?! part)/.test(info) && page.startsWith('markup/') && !/<inlay-ui|^\s*…/m.test(text));

/**
 * A link below an example that opens it in the playground.
 * @param {import('markdown-it').default} markdown
 */
export function playgroundLinks(markdown) {
  const fence = markdown.renderer.rules.fence;
  markdown.renderer.rules.fence = (tokens, index, options, env, self) => {
    const { info = '', content = '' } = tokens[index] ?? {};
    const html = fence?.(tokens, index, options, env, self) ?? '';
    if (!canRun(info, content, String(env.relativePath))) return html;
    const address = `${env.base ?? '/docs/'}playground.html#markup=${encodeURIComponent(content)}`;
    return `${html}<p class="try"><a href="${markdown.utils.escapeHtml(address)}">Run and edit this example</a></p>`;
  };
}

import { html } from 'hono/html';
import { drawPage } from '../draw-page.mjs';

/** @import { Entry } from '../index/index-page.mjs' */
/** @import { EmbedChoice } from '../embed-tags.mjs' */

/**
 * The page around a page loads our own files; what is in its frame has a policy of its own. Styles may be inline because the policy also
 * holds for the markup of the page, which the bar parses to show it.
 */
export const VIEW_POLICY =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; script-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'";

/**
 * A page in a frame below a bar: the way back, its neighbours, switches, its blocks and their markup. The page itself is as it is
 * served alone.
 * @param {object} view
 * @param {Entry} view.entry
 * @param {Entry} [view.previous]
 * @param {Entry} [view.next]
 * @param {EmbedChoice} view.choice
 * @param {boolean} view.isDebugged
 * @param {string} view.search the query, with its `?`, that the page is opened with
 * @param {boolean} view.isForeign the page's scripts are not our own
 */
export function drawView({ entry, previous, next, choice, isDebugged, search, isForeign }) {
  const isAt = { search, address: entry.address };
  const neighbour = (
    /** @type {Entry | undefined} */ to,
    /** @type {string} */ name,
    /** @type {string} */ sign,
  ) =>
    to
      ? html`<a class="step" href="/view${to.address}${search}" aria-label="${name}: ${to.title}" title="${name}: ${to.title}">${sign}</a>`
      : html`<span class="step" aria-hidden="true">${sign}</span>`;
  // A page that leaves frames must not replace this one.
  const sandbox = isForeign
    ? html` sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads"`
    : '';
  return drawPage({
    title: `${entry.title} – Inlay`,
    style: 'view.css',
    script: 'view.js',
    body: html`<header class="bar">
<nav class="way" aria-label="Pages">
<a class="back" href="${isForeign ? '/' : '/demo-pages/'}"><span aria-hidden="true">‹ </span>All pages</a>
<h1>${entry.title}</h1>
${neighbour(previous, 'Previous', '←')}${neighbour(next, 'Next', '→')}
</nav>
<div class="switches">
${drawSwitch('Inlay', isAt, [
  ['On', !choice.isOff, { inlay: isDebugged ? 'debug' : undefined }],
  ['Off', choice.isOff, { inlay: 'off' }],
])}
${drawSwitch('Renderer', isAt, [
  ['Preact', choice.renderer === 'preact', { renderer: 'preact' }],
  ['React', choice.renderer === 'react', { renderer: 'react' }],
])}
${drawSwitch('Overlay', isAt, [
  [isDebugged ? 'Hide debug' : 'Debug', isDebugged, { inlay: isDebugged ? undefined : 'debug' }],
])}
${entry.docs ? html`<a href="/docs/${entry.docs.replace(/README$/, '')}">Documentation</a>` : ''}
<a href="${entry.address}${search}">Without this bar</a>
<button type="button" aria-expanded="false" aria-controls="blocks" hidden>Blocks and markup</button>
</div>
</header>
<main class="stage">
<aside id="blocks" aria-label="Blocks and markup" hidden></aside>
<iframe title="${entry.title}" src="${entry.address}${search}"${sandbox}></iframe>
</main>`,
  });
}

/**
 * @param {string} label
 * @param {{ search: string, address: string }} isAt
 * @param {[text: string, isCurrent: boolean, change: Record<string, string | undefined>][]} values
 */
function drawSwitch(label, { search, address }, values) {
  const links = values.map(([text, isCurrent, change]) => {
    const query = new URLSearchParams(search);
    for (const [name, value] of Object.entries(change)) {
      if (value === undefined) query.delete(name);
      else query.set(name, value);
    }
    const changed = query.size ? `?${query}` : '';
    return html`<a href="/view${address}${changed}"${isCurrent ? html` aria-current="true"` : ''}>${text}</a>`;
  });
  return html`<span class="switch" role="group" aria-label="${label}">${links}</span>`;
}

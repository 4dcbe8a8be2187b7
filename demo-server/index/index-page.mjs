import { html } from 'hono/html';
import { drawPage } from '../draw-page.mjs';

/**
 * @typedef {{ address: string, title: string, line: string, group: string, docs?: string }} Entry
 *   `docs`: the page of `docs/` that explains it, without its ending
 */

/** The index loads our own files and previews one page at a time in a frame, nothing else; what audits the page asks for `/robots.txt` from it. */
export const INDEX_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; frame-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";

/**
 * The page that lists all pages in groups, with a search field and a preview of the page that one points at.
 * @param {{ heading: string, lead: string, entries: Entry[], empty: string, isForeign: boolean }} list `isForeign`: the pages' scripts
 *   are not our own
 */
export function drawIndex({ heading, lead, entries, empty, isForeign }) {
  const groups = [...groupInOrder(entries)];
  // Without the sandbox, a page that leaves frames would replace the index.
  const sandbox = isForeign ? html` sandbox="allow-scripts allow-same-origin"` : '';
  return drawPage({
    title: `${heading} – Inlay`,
    style: 'index.css',
    script: 'index.js',
    meta: html`<meta name="description" content="${lead}">`,
    body: html`<a class="skip" href="#pages">Skip to the pages</a>
<header class="top">
<p class="brand">${isForeign ? 'Inlay' : html`<a href="/">Inlay</a>`}</p>
<h1>${heading}</h1>
<p class="lead">${lead}</p>
<ul class="more">
<li><a href="/docs/">Documentation</a></li>
<li><a href="/submissions">What the forms have sent</a></li>
</ul>
<p class="search"><label for="search">Search ${entries.length} pages</label>
<input type="search" id="search" autocomplete="off" aria-controls="pages"></p>
<p class="unseen" role="status"></p>
</header>
<div class="columns">
<main id="pages">
${groups.length ? groups.map(([group, members]) => drawGroup(group, members)) : html`<p class="empty">${empty}</p>`}
</main>
<aside class="preview" aria-hidden="true" inert hidden><iframe title="Preview" tabindex="-1"${sandbox}></iframe><p></p></aside>
</div>`,
  });
}

/** @param {Entry[]} entries */
function groupInOrder(entries) {
  /** @type {Map<string, Entry[]>} */
  const groups = new Map();
  for (const entry of entries) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  return groups;
}

/** @param {string} group @param {Entry[]} members */
function drawGroup(group, members) {
  const heading = group || 'Pages';
  return html`<section class="group" aria-label="${heading}">
<h2>${heading} <span class="count">${members.length}</span></h2>
<ul>${members.map(drawEntry)}</ul>
</section>
`;
}

/** @param {Entry} entry */
function drawEntry({ address, title, line }) {
  return html`<li class="entry"><a href="/view${address}" data-page="${address}">${title}</a>
<p>${line}</p></li>`;
}

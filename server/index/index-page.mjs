import { html } from 'hono/html';

/**
 * @typedef {{ address: string, title: string, line: string, group: string }} Entry
 * @typedef {{ renderer: import('../embed-tags.mjs').Renderer, isForeign: boolean }} Look
 *   `isForeign`: the pages' scripts are not our own.
 */

/** The index loads one stylesheet and shows our own pages in frames, nothing else. */
export const INDEX_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'";

/**
 * The page that lists all pages, each with a live preview.
 * @param {{ heading: string, lead: string, entries: Entry[], empty: string } & Look} list
 */
export function drawIndex({ heading, lead, entries, empty, ...look }) {
  const sections = [...groupInOrder(entries)].map(([group, members]) => drawGroup(group, members, look));
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${heading} – Inlay</title>
<link rel="stylesheet" href="/server/index.css">
</head>
<body>
<a class="skip" href="#pages">Skip to the pages</a>
<header class="top">
<p class="brand">Inlay</p>
<h1>${heading}</h1>
<p class="lead">${lead} What their forms send is listed under <a href="/submissions">submissions</a>.</p>
</header>
<main id="pages">
${sections.length ? sections : html`<p class="empty">${empty}</p>`}
</main>
</body>
</html>
`;
}

/** @param {Entry[]} entries */
function groupInOrder(entries) {
  /** @type {Map<string, Entry[]>} */
  const groups = new Map();
  for (const entry of entries) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  return groups;
}

/** @param {string} group @param {Entry[]} members @param {Look} look */
function drawGroup(group, members, look) {
  const heading = (/** @type {Entry} */ entry) => {
    const link = html`<a class="open" href="${entry.address}">${entry.title}</a>`;
    return group ? html`<h3>${link}</h3>` : html`<h2>${link}</h2>`;
  };
  const cards = html`<ul class="cards">
${members.map((entry) => drawCard(entry, heading(entry), look))}</ul>`;
  if (!group) return html`<section aria-label="Pages">\n${cards}\n</section>`;
  return html`<section>\n<h2>${group} <span class="count">${members.length}</span></h2>\n${cards}\n</section>`;
}

/**
 * The frame shows the page and nothing more: it cannot be focused or clicked, and a page in it cannot navigate the index.
 * @param {Entry} entry
 * @param {ReturnType<typeof html>} heading
 * @param {Look} look
 */
function drawCard({ address, title, line }, heading, { renderer, isForeign }) {
  const [other, otherName] = renderer === 'react' ? ['preact', 'Preact'] : ['react', 'React'];
  const variants = [
    [`renderer=${other}`, otherName],
    ['format=iife', 'Classic script'],
    ['inlay=off', 'Without Inlay'],
  ];
  const unseen = html`<span class="unseen">: ${title}</span>`; // tells links of the same text apart when read out
  const links = variants.map(
    ([query, text]) => html`<li><a href="${address}?${query}">${text}${unseen}</a></li>`,
  );
  // Without the sandbox, a page that leaves frames would replace the index.
  const sandbox = isForeign ? html` sandbox="allow-scripts allow-same-origin"` : '';
  return html`<li class="card">
<div class="preview" inert><iframe src="${address}" title="Preview of ${title}" loading="lazy" tabindex="-1"${sandbox}></iframe></div>
<div class="about">
${heading}
<p>${line}</p>
<ul class="variants">${links}</ul>
</div>
</li>
`;
}

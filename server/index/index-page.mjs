import { escapeHtml } from '../html/attributes.mjs';

/** @typedef {{ address: string, title: string, line: string, group: string }} Entry */

/** The index loads one stylesheet and shows our own pages in frames, nothing else. */
export const INDEX_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'";

/**
 * The page that lists all pages, each with a live preview.
 * @param {{ heading: string, lead: string, entries: Entry[], empty: string, isForeign: boolean,
 *   renderer: import('../embed-tags.mjs').Renderer }} list `isForeign`: the pages' scripts are not our own
 */
export function drawIndex({ heading, lead, entries, empty, isForeign, renderer }) {
  const look = { renderer, isForeign };
  const sections = [...groupInOrder(entries)].map(([group, members]) => drawGroup(group, members, look));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(heading)} – Inlay</title>
<link rel="stylesheet" href="/server/index.css">
</head>
<body>
<a class="skip" href="#pages">Skip to the pages</a>
<header class="top">
<p class="brand">Inlay</p>
<h1>${escapeHtml(heading)}</h1>
<p class="lead">${escapeHtml(lead)} What their forms send is listed under <a href="/submissions">submissions</a>.</p>
</header>
<main id="pages">
${sections.join('\n') || `<p class="empty">${escapeHtml(empty)}</p>`}
</main>
</body>
</html>
`;
}

function groupInOrder(entries) {
  const groups = new Map();
  for (const entry of entries) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  return groups;
}

function drawGroup(group, members, look) {
  const level = group ? 3 : 2;
  const cards = `<ul class="cards">\n${members.map((entry) => drawCard(entry, level, look)).join('\n')}\n</ul>`;
  if (!group) return `<section aria-label="Pages">\n${cards}\n</section>`;
  return `<section>\n<h2>${escapeHtml(group)} <span class="count">${members.length}</span></h2>\n${cards}\n</section>`;
}

// The frame is a picture of the page: it cannot be focused, clicked, or lead the visitor away.
function drawCard({ address, title, line }, level, { renderer, isForeign }) {
  const name = escapeHtml(title);
  const other = renderer === 'react' ? ['preact', 'Preact'] : ['react', 'React'];
  const variants = [
    [`renderer=${other[0]}`, other[1]],
    ['format=iife', 'Classic script'],
    ['inlay=off', 'Without Inlay'],
  ];
  const unseen = `<span class="unseen">: ${name}</span>`; // tells alike links apart when read out
  const links = variants.map(
    ([query, text]) => `<li><a href="${escapeHtml(address)}?${query}">${text}${unseen}</a></li>`,
  );
  // Without this a page that busts frames would take the index with it.
  const sandbox = isForeign ? ' sandbox="allow-scripts allow-same-origin"' : '';
  return `<li class="card">
<div class="preview" inert><iframe src="${escapeHtml(address)}" title="Preview of ${name}" loading="lazy" tabindex="-1"${sandbox}></iframe></div>
<div class="about">
<h${level}><a class="open" href="${escapeHtml(address)}">${name}</a></h${level}>
<p>${escapeHtml(line)}</p>
<ul class="variants">${links.join('')}</ul>
</div>
</li>`;
}

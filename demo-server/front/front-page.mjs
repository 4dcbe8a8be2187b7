import { html } from 'hono/html';
import { drawPage } from '../draw-page.mjs';

/** @import { EmbedChoice } from '../embed-tags.mjs' */

const SITE = '/demo-pages/site/index.html';

/** One run of `npm run mirror`: the same figures are in bench/README.md, which says what they are worth. */
export const FIGURES = [
  { platform: '1,374 KB', inlay: '78 KB', what: 'all that the page loads' },
  { platform: '11.6 s', inlay: '1.9 s', what: 'until its largest picture is painted' },
];

/** The readers of this project, each with one command and one page. */
export const DOORS = [
  {
    title: 'My site',
    who: 'You have a site on a platform and want to keep it without.',
    command: 'node dist/cli.js save https://www.example.com OUT',
    page: 'guides/save',
    link: 'Leave with everything',
  },
  {
    title: 'My theme',
    who: 'You write themes, and scripts that work with the blocks of a page.',
    command: 'npm run build',
    page: 'guides/theme-developer',
    link: 'For theme developers',
  },
  {
    title: 'My platform',
    who: 'You render pages for others and want to serve less script.',
    command: 'npm pack',
    page: 'package',
    link: 'The package, and Inlay on a server',
  },
];

/** What the switch has changed, for `front.js`, too. */
export const STATES = {
  on: 'Inlay is on. Open the menu, turn the pictures, choose a basket, write to the garden.',
  off: 'Inlay is off: this is the server’s HTML. Pictures stay empty, the menu and the cart do nothing.',
};

/**
 * The start page of the demo: the sample site in a wide window and on a phone, with a switch.
 * @param {object} options
 * @param {EmbedChoice} options.choice
 * @param {string} options.search the query, with its `?`, that the site is opened with
 * @param {number} options.count of demo pages
 */
export function drawFront({ choice, search, count }) {
  return drawPage({
    title: 'Inlay',
    style: 'front.css',
    script: 'front.js',
    meta: html`<meta name="description" content="A site with Inlay and without, and where to begin.">`,
    body: html`<a class="skip" href="#doors">Skip to where to begin</a>
<header class="top">
<p class="brand">Inlay</p>
<nav aria-label="More"><a href="/demo-pages/">All ${count} demo pages</a> <a href="/docs/">Documentation</a> <a href="/submissions">What the forms have sent</a></nav>
</header>
<main>
<div class="words">
<h1>Your pages, alive with one script tag</h1>
<p class="lead">Inlay replaces the scripts of a website builder: galleries, menus, forms, shop and consent work on the HTML that the server already sends, with far fewer bytes and for everyone.</p>
${drawSwitch(choice, search)}
<p class="says" role="status" data-on="${STATES.on}" data-off="${STATES.off}">${choice.isOff ? STATES.off : STATES.on}</p>
</div>
<div class="stage">
<div class="window"><iframe title="The site in a wide window" src="${SITE}${search}" loading="lazy"></iframe></div>
<div class="phone"><iframe title="The site on a phone" src="${SITE}${search}"></iframe></div>
</div>
<section class="figures" aria-labelledby="figures">
<h2 id="figures">A shop page on a phone, slow 4G</h2>
<ul>${FIGURES.map(({ platform, inlay, what }) => html`<li><strong>${inlay}</strong> <span>instead of <s>${platform}</s>, ${what}</span></li>`)}</ul>
<p>One page with the platform’s own scripts, then with Inlay: an example from one run. <code>bench/README.md</code> says how to measure a page of yours.</p>
</section>
<section id="doors" class="doors" aria-label="Where to begin" tabindex="-1">
${DOORS.map(drawDoor)}
</section>
</main>`,
  });
}

/** @param {EmbedChoice} choice @param {string} search */
function drawSwitch({ isOff }, search) {
  const links = ['On', 'Off'].map((text) => {
    const query = new URLSearchParams(search);
    query.delete('inlay');
    if (text === 'Off') query.set('inlay', 'off');
    const isCurrent = isOff === (text === 'Off');
    return html`<a href="/${query.size ? `?${query}` : ''}" data-state="${text.toLowerCase()}"${isCurrent ? html` aria-current="true"` : ''}>${text}</a>`;
  });
  return html`<p class="switch" role="group" aria-label="Inlay">${links}</p>`;
}

/** @param {typeof DOORS[number]} door */
function drawDoor({ title, who, command, page, link }) {
  return html`<div class="door"><h2>${title}</h2><p>${who}</p><pre tabindex="0" aria-label="Command"><code>${command}</code></pre><p><a href="/docs/${page}">${link}</a></p></div>
`;
}

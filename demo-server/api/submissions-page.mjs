import { Hono } from 'hono';
import { html } from 'hono/html';
import { drawPage } from '../draw-page.mjs';

const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'";

/**
 * What the demo's forms have sent, newest first: for people at `/submissions`, for scripts at `/submissions.json`.
 * @param {import('./submission-store.mjs').SubmissionStore} submissions
 */
export function createSubmissionsRoutes(submissions) {
  const routes = new Hono();
  const newest = () => [...submissions.list()].reverse();
  routes.get('/submissions.json', (c) => c.json(newest()));
  routes.get('/submissions', (c) => {
    c.header('Content-Security-Policy', POLICY);
    return c.html(draw(newest()));
  });
  return routes;
}

/** @param {import('./submission-store.mjs').Submission[]} list */
function draw(list) {
  const text = (/** @type {unknown} */ value) => (typeof value === 'string' ? value : JSON.stringify(value));
  const items = list.map(({ key, at, payload, values }) => {
    const fields = Object.entries(values).map(([id, value]) => html`<dt>${id}</dt><dd>${text(value)}</dd>`);
    return html`<li class="card"><div class="about">
<h2>Form ${text(payload.formId ?? '')}</h2>
<p><time datetime="${at}">${at}</time>, from ${text(payload.pagePath ?? '')}, key ${key}</p>
<dl>${fields}</dl>
</div></li>`;
  });
  return drawPage({
    title: 'Submissions – Inlay',
    style: 'index.css',
    body: html`<header class="top">
<p class="brand"><a href="/">Inlay</a></p>
<h1>Submissions</h1>
<p class="lead">What the forms of these pages have sent to the demo API, newest first.</p>
</header>
<main>
${items.length ? html`<ul class="cards">${items}</ul>` : html`<p class="empty">Nothing has been sent yet.</p>`}
</main>`,
  });
}

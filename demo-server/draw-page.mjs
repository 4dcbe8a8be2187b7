import { html } from 'hono/html';

/**
 * A page of the demo server's own.
 * @param {object} page
 * @param {string} page.title
 * @param {string} page.style the file of its style sheet
 * @param {string} [page.script] the file of its script
 * @param {unknown} [page.meta] more elements for its head
 * @param {unknown} page.body
 * @example drawPage({ title: 'Checkout – Inlay', style: 'index.css', body: html`<h1>Checkout</h1>` })
 */
export const drawPage = ({ title, style, script, meta, body }) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${meta}
<title>${title}</title>
<link rel="stylesheet" href="/demo-server/${style}">
${script && html`<script type="module" src="/demo-server/${script}"></script>`}
</head>
<body>
${body}
</body>
</html>
`;

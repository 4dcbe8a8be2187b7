import { type Renderer, type Site, type WatchedPage, whenReady } from './site';

/** A script with JSON in it, of the kind that form blocks carry. */
export const jsonScript = (name: string, json: unknown): string =>
  `<script type="application/json" class="sqs-form-block-${name}">${JSON.stringify(json).replaceAll('<', '\\u003c')}</script>`;

/** A block whose form is described by JSON. */
export const jsonForm = (id: string, context: Readonly<Record<string, unknown>>): string =>
  `<div class="sqs-block sqs-block-form" id="block-${id}">${jsonScript('context', { formId: id, ...context })}<div class="form-wrapper"></div></div>`;

/** A form as the server writes it, with its inline handler; `inside` comes before its button. */
export const serverForm = (id: string, inside = ''): string => `<form data-form-id="${id}" method="POST"
  onsubmit="return (function (form) { Y.use('form', function (Y) { (new Y.Form(form)).submit({ formId: '${id}', collectionId: 'c1', objectName: 'o1' }); }); return false; })(this);">
  <div class="form-item field text required" id="text-${id}"><label class="title" for="${id}-field">Your name</label>
  <input id="${id}-field" class="field-element" type="text" aria-required="true"></div>${inside}
  <div class="form-button-wrapper"><input class="button sqs-system-button" type="submit" value="Send"></div></form>`;

export const inBlock = (id: string, form: string): string =>
  `<div class="sqs-block sqs-block-form" id="block-${id}">${form}</div>`;

/**
 * Opens a page that has nothing but these blocks. `context` is added to the page's own. The next page that is opened so is at the same address:
 * a page that tests share is not to be loaded again after that.
 */
export async function openForms(
  site: Site,
  renderer: Renderer,
  body: string,
  {
    context = {} as Readonly<Record<string, unknown>>,
    head = '',
    lang = 'en',
    prepare = (async () => {}) as (watched: WatchedPage) => Promise<unknown>,
  } = {},
): Promise<WatchedPage> {
  const watched = await site.newPage();
  const { page } = watched;
  const own = JSON.stringify({ website: { id: 'w' }, pageType: 2, ...context });
  site.answers.set(
    '/served-forms',
    `<!doctype html><html lang="${lang}"><title>Forms</title><link rel="stylesheet" href="/dist/site.css">
      ${head}<script>Static = { SQUARESPACE_CONTEXT: ${own} };</script>
      <script type="module" src="/dist/${renderer}/site.js"></script><body><main><h1>Forms</h1>${body}</main></body></html>`,
  );
  // The crumb that the server gives with its own pages.
  await page.request.get(`${site.url}/demo-pages/plain.html`);
  await prepare(watched);
  await page.goto(`${site.url}/served-forms`);
  await whenReady(page);
  return watched;
}

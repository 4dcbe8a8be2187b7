/*
 * The bar around a page. It looks into the frame, reads what `Inlay.inspect()` says, and shows it beside the page: which blocks were found,
 * which work, and which elements of the platform nothing knows. It changes nothing in the page.
 */

const LOOK_EVERY_MS = 1000;
const LONGEST_MARKUP = 20_000;
/** Blocks of the platform that are complete as the server has written them: those of `src/data/scriptless-blocks.ts`. */
const COMPLETE =
  /\bsqs-block-(?:archive|button|code|collectionlink|emailfooter|embed|folder|horizontalrule|html|link|logo|markdown|navigation|postsbyauthor|postsbycategory|postsbymonth|postsbytag|quote|rss|socialaccountlinks(?:-v2)?|sociallinks|spacer|tagcloud|website-component)(?![\w-])/;
const PLATFORM_BLOCKS =
  '.sqs-block, [class*="sqs-block-"][data-block-type], section[data-controller], .sqs-widget';

/**
 * @typedef {import('../../src/public').Inspection} Inspection
 * @typedef {Window & { Inlay?: Partial<import('../../src/public').InlayApi> }} FramedWindow
 */

/** @template {Element} T @param {string} selector @param {new () => T} kind */
function find(selector, kind) {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`The bar has no ${selector}.`);
  return found;
}

const frame = find('iframe', HTMLIFrameElement);
const panel = find('#blocks', HTMLElement);
const button = find('.switches button', HTMLButtonElement);

/** What the server sends, without Inlay: the markup that is shown. @type {Document | undefined} */
let served;
let shown = '';

/** The window of the page; undefined where a link has led the frame to another site. @returns {FramedWindow | undefined} */
function framed() {
  try {
    return frame.contentDocument ? (frame.contentWindow ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}

/** @template {keyof HTMLElementTagNameMap} K @param {K} name @param {Record<string, string>} attributes @param {...(Node | string)} content */
function draw(name, attributes, ...content) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...content);
  return element;
}

/** The element as the server has sent it: by its id, else that of the nearest element around it that has one. @param {Element} element */
function markupOf(element) {
  for (let at = /** @type {Element | null} */ (element); at; at = at.parentElement) {
    const original = at.id && served?.getElementById(at.id);
    if (original) return original.outerHTML;
  }
  return '';
}

/** @param {Element} element */
const nameOf = (element) =>
  element.id
    ? `#${element.id}`
    : `${element.localName}${[...element.classList]
        .slice(0, 2)
        .map((name) => `.${name}`)
        .join('')}`;

/** Elements of the platform in which no block was found, and that lie in none. @param {Document} page @param {readonly Inspection[]} list */
function findUnknown(page, list) {
  const known = list.flatMap(({ element }) => element ?? []);
  return [...page.querySelectorAll(PLATFORM_BLOCKS)].filter(
    (element) =>
      !COMPLETE.test(element.className) &&
      !known.some((other) => other.contains(element) || element.contains(other)),
  );
}

/**
 * The style sheets and scripts that are missing: the page looks and works as if they did not exist.
 * @param {Window} page
 */
function findMissing({ document: shown, performance }) {
  if (shown.readyState !== 'complete') return [];
  const failed = performance
    .getEntriesByType('resource')
    .filter((entry) => 'responseStatus' in entry && Number(entry.responseStatus) >= 400)
    .map(({ name }) => name);
  // Of other hosts only the elements tell.
  const sheets = [...shown.querySelectorAll('link')].filter(
    ({ rel, sheet, disabled }) => /\bstylesheet\b/i.test(rel) && !sheet && !disabled,
  );
  const scripts = [...shown.querySelectorAll('script')].filter(({ src }) => failed.includes(src));
  const files = [...sheets.map(({ href }) => href), ...scripts.map(({ src }) => src)];
  return [...new Set([...files, ...failed.filter((name) => /\.(?:css|js)\b/.test(name))])];
}

/** @param {Inspection} inspection */
function drawBlock({ block, state, element, fault }) {
  const markup = element ? markupOf(element) : '';
  const line = [
    draw('span', { class: 'state', 'data-state': state }, state),
    ` ${block} `,
    element ? draw('code', {}, nameOf(element)) : '',
  ];
  const more = [
    fault ? draw('p', { class: 'fault' }, fault.message) : '',
    markup
      ? draw('pre', { tabindex: '0' }, shorten(markup))
      : draw('p', {}, 'It has no element with an id in the server’s markup.'),
  ];
  return draw('li', {}, draw('details', {}, draw('summary', {}, ...line), ...more));
}

/** @param {string} markup */
function shorten(markup) {
  // The server indents a block as deep as it lies in the page.
  const indent = Math.min(...[...markup.matchAll(/\n( *)\S/g)].map(([, spaces = '']) => spaces.length), 20);
  const flush = markup.replaceAll(`\n${' '.repeat(indent)}`, '\n');
  return flush.length > LONGEST_MARKUP ? `${flush.slice(0, LONGEST_MARKUP)} …` : flush;
}

/** @param {readonly string[]} missing */
function drawMissing(missing) {
  if (!missing.length) return [];
  return [
    draw('h2', {}, 'Missing files'),
    draw(
      'p',
      {},
      'Without its style sheets a page has no layout, without its theme’s script parts of it may stay blank. Save them beside the page, or style sheets in _css/ beside it.',
    ),
    draw('ul', {}, ...missing.map((address) => draw('li', {}, draw('code', {}, address)))),
  ];
}

/** @param {readonly Inspection[]} list @param {Element[]} unknown @param {readonly string[]} missing */
function drawPanel(list, unknown, missing) {
  const count = (/** @type {string} */ state) => list.filter((one) => one.state === state).length;
  const sum = `${list.length} found, ${count('mounted')} mounted, ${count('waiting')} waiting, ${count('left')} left to the theme, ${count('failed')} failed.`;
  panel.replaceChildren(
    ...drawMissing(missing),
    draw('h2', {}, 'Blocks that Inlay has found'),
    draw('p', {}, sum),
    draw('ul', {}, ...list.map(drawBlock)),
    draw('h2', {}, 'Elements of the platform that no block of Inlay knows'),
    draw('p', {}, unknown.length ? `${unknown.length}, which stay as the server has written them.` : 'None.'),
    draw(
      'ul',
      {},
      ...unknown.map((element) =>
        draw(
          'li',
          {},
          draw(
            'details',
            {},
            draw(
              'summary',
              {},
              draw('code', {}, nameOf(element)),
              ` ${element.getAttribute('data-controller') ?? element.className}`,
            ),
            draw('pre', { tabindex: '0' }, shorten(element.outerHTML)),
          ),
        ),
      ),
    ),
  );
}

function look() {
  const page = framed();
  const list = page?.Inlay?.inspect?.() ?? [];
  if (!page) return;
  const unknown = page.Inlay?.inspect ? findUnknown(page.document, list) : [];
  const missing = findMissing(page);
  const isRunning = Boolean(page.Inlay?.inspect);
  const mounted = list.filter(({ state }) => state === 'mounted').length;
  const failed = list.filter(({ state }) => state === 'failed').length;
  button.hidden = false;
  button.textContent = isRunning
    ? [
        `${list.length} found`,
        `${mounted} working`,
        failed ? `${failed} failed` : '',
        unknown.length ? `${unknown.length} unknown` : '',
        missing.length ? `${missing.length} files missing` : '',
        'markup',
      ]
        .filter(Boolean)
        .join(' · ')
    : 'Inlay is off: markup';
  const now = JSON.stringify([
    isRunning,
    list.map(({ block, state }) => [block, state]),
    unknown.length,
    missing,
  ]);
  // Redrawn only when something has changed: what the reader has opened stays open.
  if (panel.hidden || now === shown) return;
  shown = now;
  if (isRunning) drawPanel(list, unknown, missing);
  else
    panel.replaceChildren(
      ...drawMissing(missing),
      draw('h2', {}, 'The page as the server sends it'),
      draw('pre', { tabindex: '0' }, shorten(served?.body.outerHTML ?? '')),
    );
}

async function loadServed() {
  const address = new URL(frame.src);
  address.searchParams.set('inlay', 'off');
  const answer = await fetch(address);
  served = new DOMParser().parseFromString(await answer.text(), 'text/html');
}

/** A link in the page has led to another one: the bar follows. */
function follow() {
  const page = framed();
  if (!page) return;
  const { pathname, search } = page.location;
  const isListed = /^\/(?:demo-pages|pages)\/.*\.html$/.test(pathname);
  if (isListed && `/view${pathname}` !== location.pathname) location.replace(`/view${pathname}${search}`);
}

button.addEventListener('click', async () => {
  panel.hidden = !panel.hidden;
  button.setAttribute('aria-expanded', String(!panel.hidden));
  if (panel.hidden) return;
  await loadServed();
  shown = '';
  look();
});
frame.addEventListener('load', follow);
setInterval(look, LOOK_EVERY_MS);
look();

export {}; // a module: its names are its own

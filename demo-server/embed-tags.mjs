const OUR_SCRIPT = /^\/dist\/(?:preact|react)\/(site\.js|site\.iife\.js|boot\.js)(?:[?#]|$)/;

/**
 * @typedef {'preact' | 'react'} Renderer
 * @typedef {'module' | 'iife'} Format
 * @typedef {{ renderer: Renderer, format: Format, isOff: boolean, locale?: string, namesStyles?: boolean }} EmbedChoice `isOff`: the page stays
 *   without Inlay; `locale`: the language that the page says it is in; `namesStyles`: its head names the style sheets of what it has
 */

/**
 * The tags that replace the platform's scripts in a saved page. `boot.js` comes first and is classic: the page's own
 * inline scripts call the old globals before a module could run.
 * @param {Pick<EmbedChoice, 'renderer' | 'format'>} choice
 */
export function embedTags({ renderer, format }) {
  const folder = `/dist/${renderer}`;
  const site =
    format === 'iife'
      ? `<script defer src="${folder}/site.iife.js"></script>`
      : `<script type="module" data-adopted src="${folder}/site.js"></script>`;
  return `<link rel="stylesheet" href="/dist/site.css"><script src="${folder}/boot.js"></script>${site}`;
}

/**
 * The name of the file when a script address is one of Inlay's.
 * @param {string} address
 */
export function ourScript(address) {
  return OUR_SCRIPT.exec(address.trim())?.[1];
}

/** A language tag: nothing else may get into the page. */
const LOCALE = /^[A-Za-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/;

/**
 * Reads `?renderer=`, `?format=`, `?inlay=off`, `?locale=` and `?styles=unnamed`; they win over what the server was started with.
 * @param {(name: string) => string | undefined} query
 * @param {Renderer} defaultRenderer
 * @returns {EmbedChoice}
 */
export function readEmbedChoice(query, defaultRenderer) {
  const renderer = query('renderer');
  const locale = query('locale') ?? '';
  return {
    renderer: renderer === 'react' || renderer === 'preact' ? renderer : defaultRenderer,
    format: query('format') === 'iife' ? 'iife' : 'module',
    isOff: query('inlay') === 'off',
    namesStyles: query('styles') !== 'unnamed',
    ...(LOCALE.test(locale) && { locale }),
  };
}

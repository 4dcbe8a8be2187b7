/** The tags that put Inlay into a page, and how to know them. */

const OUR_SCRIPT = /^\/dist\/(?:preact|react)\/(site\.js|site\.iife\.js|boot\.js)(?:[?#]|$)/;

/** @typedef {'preact' | 'react'} Renderer */
/** @typedef {'module' | 'iife'} Format */

/**
 * What a saved page gets in place of the platform's scripts. `boot.js` comes first and is classic: the page's own
 * inline scripts call the old globals before a module could run.
 * @param {{ renderer: Renderer, format: Format }} choice
 */
export function embedTags({ renderer, format }) {
  const folder = `/dist/${renderer}`;
  const site =
    format === 'iife'
      ? `<script defer src="${folder}/site.iife.js"></script>`
      : `<script type="module" src="${folder}/site.js"></script>`;
  return `<link rel="stylesheet" href="/dist/site.css"><script src="${folder}/boot.js"></script>${site}`;
}

/**
 * The name of our file that a script address asks for, if it is one of ours.
 * @param {string} address
 */
export function ourScript(address) {
  return OUR_SCRIPT.exec(address.trim())?.[1];
}

/**
 * What the address bar asks for, over what the server was started with.
 * @param {(name: string) => string | undefined} query
 * @param {Renderer} defaultRenderer
 */
export function readEmbedChoice(query, defaultRenderer) {
  const renderer = query('renderer');
  return {
    renderer: renderer === 'react' || renderer === 'preact' ? renderer : defaultRenderer,
    format: /** @type {Format} */ (query('format') === 'iife' ? 'iife' : 'module'),
    isOff: query('inlay') === 'off',
  };
}

/** Pictures that examples name and no server has, shown as one of the site's own. */
const PICTURES = ['dunes', 'fjord', 'meadow', 'dusk', 'night', 'heath'];
const PICTURE = /(["'(])\/?(?:pictures\/)?([\w-]+)\.(?:jpe?g|png|svg)(?=["')?])/g;

/** One of the site's pictures, always the same for a name. @param {string} name */
function pictureFor(name) {
  if (PICTURES.includes(name)) return name;
  const sum = [...name].reduce((codes, letter) => codes + letter.charCodeAt(0), 0);
  return PICTURES[sum % PICTURES.length];
}

/**
 * The page that the playground's frame shows. The frame has an origin of its own, so nothing in the markup reaches the documentation: the
 * classic script is used, since a module would need permission to be loaded from there.
 * @param {{ markup: string, renderer: 'preact' | 'react', site: string, isDark: boolean, hasInlay?: boolean }} options `site` is the folder
 *   above `docs/`; without Inlay the page is what its server sends
 */
export function framePage({ markup, renderer, site, isDark, hasInlay = true }) {
  const pictures = markup.replace(
    PICTURE,
    (_, quote, name) => `${quote}${site}docs/pictures/${pictureFor(name)}.svg`,
  );
  const tags = `<link rel="stylesheet" href="${site}dist/site.css">
<script src="${site}dist/${renderer}/site.iife.js" defer></script>`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Example</title>
${hasInlay ? tags : ''}
<style>
  :root { color-scheme: ${isDark ? 'dark' : 'light'}; }
  body { margin: 1.25rem; font: 1rem/1.6 system-ui, sans-serif; background: Canvas; color: CanvasText; }
  :any-link { color: LinkText; }
  :where(.landscapes, body) > button { margin-block-start: 0.75rem; padding: 0.5rem 1rem; border: 1px solid; border-radius: 0.5rem; background: none; color: inherit; font: inherit; cursor: pointer; }
</style>
<body data-inlay-look="base">
${pictures}
</body>
</html>`;
}

/** The folder of bundles that several sites share. */
export const THEME_BUNDLES = '_theme-bundles';

/** The name of a theme's bundle in `_theme-bundles/` (`site-bundle.7.1.js`), by the id that its address has. */
const NAMED_BY_THEME = new Map([
  // The one theme of all 7.1 sites.
  ['5c5a519771c10ba3470d8101', 'site-bundle.7.1.js'],
  // Most 7.0 sites with controllers.
  ['55f0a9b0e4b0f3eb70352f6d', 'site-bundle.7.0.js'],
]);

/**
 * The name of a theme's bundle in that folder.
 * @param {readonly string[]} steps of its address
 */
export const namesOfThemeBundle = (steps) =>
  steps.map((step) => NAMED_BY_THEME.get(step)).filter((name) => name !== undefined);

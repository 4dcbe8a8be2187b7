import { icuMessages } from './icu-plugin.mjs';
import { familySelectors } from './style-families.mjs';
import { styleImports } from './style-imports.mjs';

/** What the build of a site may leave out, and all others have. */
export const FOR_ANY_SITE = {
  __HAS_BANNER__: 'true',
  __MAY_HAVE_THEME__: 'true',
  __MAY_HAVE_CART__: 'true',
  __SITE_STYLES__: '"site.css"',
};

/**
 * The options of all bundles of a renderer.
 * @param {{ root: string, alias: Record<string, string>, version: string, languageHash: string, families: import('./style-families.mjs').StyleFamilies }} setup
 */
export const commonOptions = ({ root, alias, version, languageHash, families }) => ({
  absWorkingDir: root,
  bundle: true,
  minify: true,
  target: 'es2022',
  metafile: /** @type {const} */ (true),
  jsx: /** @type {const} */ ('automatic'),
  legalComments: /** @type {const} */ ('none'),
  // Beside each script, without a comment that names it: its bytes would be every visitor's.
  sourcemap: /** @type {const} */ ('external'),
  logLevel: /** @type {const} */ ('warning'),
  alias,
  define: {
    'process.env.NODE_ENV': '"production"',
    __VERSION__: JSON.stringify(version),
    __LANGUAGE_HASH__: JSON.stringify(languageHash),
    ...FOR_ANY_SITE,
    __STYLE_FAMILIES__: JSON.stringify(familySelectors(families)),
  },
  plugins: [icuMessages(), styleImports()],
});

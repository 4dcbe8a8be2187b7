import { lazyFeature } from '../../core/entry/lazy-feature';

/** Fonts of other companies that the site context names, and the page's own markup does not load. */
export const siteFonts = lazyFeature({
  name: 'site-fonts',
  isWanted: ({ context: { googleFonts, typekitFonts } }) => googleFonts.length + typekitFonts.length > 0,
  load: () => import('./site-fonts.mount'),
});

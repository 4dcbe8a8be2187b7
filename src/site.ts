/**
 * The script tag: the only file with side effects. Reads the page, takes the catalogue, starts.
 */
import { BLOCKS } from './catalogue/blocks';
import { FEATURES, loadCookieBanner } from './catalogue/features';
import { asksForChoice } from './consent/policy';
import { followTheme } from './context/driven-by-theme';
import { findContext } from './context/find-context';
import { readSwitchedOff } from './context/switched-off';
import type { FeatureDefinition } from './core/entry/feature';
import { createInlay } from './core/entry/inlay';
import { type ChunkMap, createChunkLoader } from './core/entry/load-chunk';
import { inTurn } from './core/entry/yielding';
import type { AnyFeatureUnit } from './core/unit';
import { isPlainObject } from './data/is-plain-object';
import { earlySubmits } from './features/early-submits/early-submits.mount';
import type { SubmitStub } from './forms/lazy-form/early-submit';
import { isIdleCall } from './hosts/idle-calls';
import { unloadedImages } from './media/image/unloaded-images';
import { createPageStyles, type StyleFamilies } from './style/link-styles';

declare const __VERSION__: string;
declare const __CHUNK_MAP__: ChunkMap;
declare const __STYLE_FAMILIES__: StyleFamilies;
/** False in the build of a site without a banner. */
declare const __HAS_BANNER__: boolean;

/** A feature that works with what the stub has kept. */
const comesFirst = (name: string, unit: AnyFeatureUnit): FeatureDefinition => ({
  name,
  when: 'now',
  comesFirst: true,
  isWanted: () => true,
  unit,
});

/** The script's own address; the one-file build sets it from its tag. */
const base = import.meta.url;
const present: unknown = window.Inlay;
// Only our own object means that the script has run: an element with the id `Inlay` is `window.Inlay`, too.
if (isPlainObject(present) && 'version' in present) {
  // The first run has taken all that the page pushed: `push` is the API's method by now.
  console.info('[inlay] second run detected');
} else {
  const styles = createPageStyles(base, __STYLE_FAMILIES__);
  styles.linkFound();
  const loadChunk = createChunkLoader({
    map: __CHUNK_MAP__,
    base,
    addStyles: styles.add,
    onStyleFault: (chunk, url) => inlay.emit('style:failed', { chunk, url }),
  });
  const queue = Array.isArray(present) ? present : [];
  const stub = (present ?? {}) as SubmitStub;
  // Before the queue is drained and the start takes its turn: a file that failed in between would be missed.
  followTheme(queue, base);
  const inlay = createInlay({
    version: __VERSION__,
    blocks: [...BLOCKS],
    fallbackStates: unloadedImages,
    features: [
      // Follows what the theme does from the first moment on, and at each new start.
      comesFirst('theme-scripts', { mount: (_, scope) => scope.defer(followTheme(queue, base)) }),
      ...FEATURES,
      comesFirst('early-submits', earlySubmits(stub)),
    ],
    factories: {
      gallery: () => import('./features/theme-galleries/create-gallery'),
      confirm: () => import('./ui/confirm/create-confirm'),
      toast: () => import('./ui/toast/create-toast'),
      tooltip: () => import('./ui/tooltip/create-tooltip'),
      lightbox: () => import('./lightbox/create-lightbox'),
    },
    loadChunk,
    findContext,
    queue,
    platformAnswers: { load: () => import('./hosts/platform-globals'), isIdle: isIdleCall },
  });
  window.Inlay = inlay;
  const start = () => {
    inlay.init();
    // By then the page is whole, and says whether a theme dresses it.
    inTurn(styles.linkFound);
  };
  // A request from the file's own body would have tools that watch requests parse the whole file once more, for the line of its sender.
  queueMicrotask(() => {
    // The banner of a first visit loads while blocks are found and cookies are read. A visitor who comes from another page of the site has
    // most likely answered. As text: an image called `referrer` hides the property. The feature loads the same again, and reports errors.
    if (
      __HAS_BANNER__ &&
      asksForChoice(inlay.context.cookieSettings) &&
      !`${document.referrer}`.startsWith(location.origin) &&
      !readSwitchedOff().includes('cookie-banner')
    )
      loadChunk('cookie-banner', loadCookieBanner).catch(() => {});
    // On the window: no element of the page can shadow its methods.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start, { once: true });
    else inTurn(start);
  });
}

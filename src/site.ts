/**
 * The script tag: the only file with side effects. Reads the page, registers blocks and features, starts.
 */
import { accordion } from './blocks/accordion/accordion.block';
import { blockAnimation } from './blocks/block-animation/block-animation.block';
import { consentedScript } from './blocks/consented-script/consented-script.block';
import { form } from './blocks/form/form.block';
import { galleryGrid } from './blocks/gallery-grid/gallery-grid.block';
import { gallerySection } from './blocks/gallery-section/gallery-section.block';
import { gallerySlider } from './blocks/gallery-slider/gallery-slider.block';
import { gallerySlideshow } from './blocks/gallery-slideshow/gallery-slideshow.block';
import { galleryStacked } from './blocks/gallery-stacked/gallery-stacked.block';
import { image } from './blocks/image/image.block';
import { indexGallery } from './blocks/index-gallery/index-gallery.block';
import { indexSection } from './blocks/index-section/index-section.block';
import { newsletter } from './blocks/newsletter/newsletter.block';
import { portfolioHover } from './blocks/portfolio-hover/portfolio-hover.block';
import { serverForm } from './blocks/server-form/server-form.block';
import { strayImage } from './blocks/stray-image/stray-image.block';
import { summary } from './blocks/summary/summary.block';
import { userItems } from './blocks/user-items/user-items.block';
import { video } from './blocks/video/video.block';
import { findContext } from './context/find-context';
import { createInlay } from './core/entry/inlay';
import { type ChunkMap, createChunkLoader } from './core/entry/load-chunk';
import { isPlainObject } from './data/is-plain-object';
import { announcementBar } from './features/announcement-bar/announcement-bar.feature';
import { consentEffects } from './features/consent/consent.feature';
import { cookieBanner, preloadBanner } from './features/cookie-banner/cookie-banner.feature';
import { earlySubmits } from './features/early-submits/early-submits.feature';
import { pageStates } from './features/page-states/page-states.feature';
import type { SubmitStub } from './forms/lazy-form/early-submit';
import { emptyContext } from './hosts/empty-context';
import { pageLoaders } from './hosts/page-loaders';
import { lateUnits } from './late/late.feature';
import { unloadedImages } from './media/image/unloaded-images';
import { linkStyles } from './style/link-styles';

declare const __VERSION__: string;
declare const __CHUNK_MAP__: ChunkMap;

/** The script's own address; the one-file build sets it from its tag. */
const base = import.meta.url;
const present: unknown = window.Inlay;
// Only our own object means that the script has run: an element with the id `Inlay` is `window.Inlay`, too.
if (isPlainObject(present) && 'version' in present) {
  // The first run has taken all that the page pushed: `push` is the API's method by now.
  console.info('[inlay] second run detected');
} else {
  const loadChunk = createChunkLoader({
    map: __CHUNK_MAP__,
    base,
    onStyleFault: (chunk, url) => inlay.emit('style:failed', { chunk, url }),
  });
  linkStyles(base);
  const inlay = createInlay({
    version: __VERSION__,
    blocks: [
      galleryGrid,
      gallerySlideshow,
      gallerySlider,
      galleryStacked,
      gallerySection,
      indexGallery,
      indexSection,
      portfolioHover,
      summary,
      userItems,
      accordion,
      newsletter,
      image,
      video,
      serverForm,
      form,
      strayImage,
      blockAnimation,
      consentedScript,
    ],
    fallbackStates: unloadedImages,
    features: [
      pageStates,
      // First, since a first visit waits for it.
      cookieBanner,
      consentEffects,
      announcementBar,
      emptyContext,
      pageLoaders,
      earlySubmits((present ?? {}) as SubmitStub),
      lateUnits,
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
    queue: Array.isArray(present) ? present : [],
    loadLegacyGlobals: () => import('./hosts/platform-globals'),
  });
  window.Inlay = inlay;
  preloadBanner(inlay, loadChunk);
  // On the window: no element of the page can shadow its methods.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', inlay.init, { once: true });
  else inlay.init();
}

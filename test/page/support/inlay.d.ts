import type { InlayApi } from '../../../src/public';

declare global {
  /** The API; throws where Inlay has not started. `site.ts` puts it into every page. */
  function inlayApi(): InlayApi;
  /** Resolves with the next frame; after a second without one. `site.ts` puts it into every page. */
  function nextFrame(): Promise<void>;
}

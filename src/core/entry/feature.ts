import type { AnyFeatureUnit } from '../unit';
import type { SiteServices } from './site-services';

/** The contract of a feature (page-wide behaviour that belongs to no block): all that is known before its code is loaded. */
export type FeatureDefinition = FeatureContract &
  (
    | { readonly load: () => Promise<{ readonly unit: AnyFeatureUnit }>; readonly unit?: undefined }
    /** For what must be right before the first paint, or is on nearly every page: its code is in `site.js`. */
    | { readonly unit: AnyFeatureUnit; readonly load?: undefined }
  );

interface FeatureContract {
  /** Unique; used in warnings and in the names of chunks. */
  readonly name: string;
  /** The time of its start on pages that want it. Default: `idle`, since no visitor waits for it. */
  readonly when?: 'now' | 'idle';
  /** Nothing else is mounted before it, and it ends after all blocks. */
  readonly comesFirst?: true;
  /** Checks whether the page wants it; decided from the page alone. Default: no page does, and only an event starts it. */
  readonly isWanted?: (site: SiteServices) => unknown;
  /** The windows in which a page wants it, as a media query: elsewhere it waits until its window is one. */
  readonly media?: string;
  /** Checks whether it may start at all: asked again at each choice of the visitor. */
  readonly isAllowed?: (site: SiteServices) => boolean;
  /** Names of bus events, separated by spaces, that start it at once on pages that do not want it. */
  readonly answers?: string;
  /** The same for events that may wait: they start it when the browser is idle. */
  readonly records?: string;
  /** Which of these events count, by their payload. Default: all. */
  readonly isRelevant?: (payload: unknown) => boolean;
}

import type { Endpoint } from '../public';

/** The parts of the report of a page that the sum needs. */
export interface SummarizedPage {
  readonly path: string;
  readonly lives: readonly { readonly name: string }[];
  readonly asks: readonly { readonly name: string; readonly endpoint: Endpoint | 'platform' }[];
  readonly unsupported: readonly { readonly name: string; readonly why: string }[];
  readonly missing: readonly { readonly kind: string; readonly address: string }[];
  readonly platformHosts: readonly { readonly name: string }[];
  readonly platformLinks: readonly string[];
  readonly deadLinks: readonly { readonly name: string }[];
  readonly trackers: readonly string[];
}

export interface SummarizedSite {
  readonly pages: readonly SummarizedPage[];
  /** Pages and files that are copied as they are, or not at all. */
  readonly failed: readonly { readonly path: string; readonly error: string }[];
  /** The site's settings. */
  readonly config: { readonly endpoints?: object; readonly cart?: object };
  /** Files that a download has not brought; none where the pages were there already. */
  readonly download?: {
    readonly locked: readonly string[];
    readonly excluded: readonly string[];
    readonly failed: Readonly<Record<string, string>>;
    readonly otherHosts: readonly string[];
    /** Videos in many pieces, which a playlist names: only that is saved. */
    readonly playlists?: readonly string[];
    readonly stopped?: string;
  };
}

/** A line of the report. */
export interface Fact {
  readonly text: string;
  /** The pages that it is about. */
  readonly pages: readonly string[];
  /** More of it, each a line: addresses, reasons. */
  readonly details: readonly string[];
}

export interface Need extends Fact {
  /** The text for `inlay.config.json`. */
  readonly paste?: string;
  /** Whether the settings have it by now. */
  readonly isDone: boolean;
}

export interface SiteSummary {
  readonly canClose: boolean;
  readonly verdict: string;
  readonly works: readonly Fact[];
  readonly needs: readonly Need[];
  readonly lost: readonly Fact[];
  /** Worth a look, and no reason to keep the account. */
  readonly notes: readonly Fact[];
}

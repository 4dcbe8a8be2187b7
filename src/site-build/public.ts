/** The exports of `inlay/build`: only the compiler reads this file. */
import type { PageNeeds, Renderer } from '../server/public';

export interface SitePageText {
  /** Its path in the site, by which the manifest names its files. */
  readonly path?: string;
  /** Its text, as visitors get it. */
  readonly html: string;
}

export interface BuildOptions {
  /** The pages of the site. */
  readonly pages?: Iterable<SitePageText>;
  /** In their place what `needsFor` has read in them. */
  readonly units?: Iterable<PageNeeds>;
  /** Default: `preact`. */
  readonly renderer?: Renderer;
  /** The folder to write; without it nothing is written. */
  readonly out?: string;
  /** Code of all other blocks is written, too: for scripts that insert any of them. Default: where a page's own script uses `window.Inlay`. */
  readonly isComplete?: boolean;
}

/** A site's build: what `build.json` holds. Files are named by their path in its folder. */
export interface SiteManifest {
  /** The form of this object. */
  readonly version: 1;
  /** The version of Inlay that it is made of. */
  readonly inlay: string;
  /** Tells builds apart: `Inlay.version` ends in it. */
  readonly build: string;
  readonly renderer: Renderer;
  readonly isComplete: boolean;
  /** Rows of the catalogue that it has code for. */
  readonly rows: readonly string[];
  readonly script: string;
  /** Family → the style sheet that has it; `site` is on every page. */
  readonly styles: Readonly<Record<string, string>>;
  /** Lazy module → what it loads beside the script and the style sheet `site`. */
  readonly lazy: Readonly<Record<string, readonly string[]>>;
  readonly languages: readonly string[];
  /** File → its hash, as `integrity` has it. */
  readonly files: Readonly<Record<string, string>>;
  /** Page → what it loads without an interaction. */
  readonly pages?: Readonly<Record<string, readonly string[]>>;
}

/**
 * Builds the files of a site from the rows of the catalogue that its pages have. The same pages always give the same files. Several builds
 * may run side by side.
 * @throws Error where the bundler is not installed
 * @example const manifest = await buildSite({ pages: [{ path: 'index.html', html }], out: 'OUT/inlay' });
 */
export type BuildSite = (options: BuildOptions) => Promise<SiteManifest>;

export declare const buildSite: BuildSite;

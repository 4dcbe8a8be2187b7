/** The exports of `inlay/server`: only the compiler reads this file. */

/** Which of the two builds a page loads. */
export type Renderer = 'preact' | 'react';

export interface HeadOptions {
  /** Default: `preact`. */
  readonly renderer?: Renderer;
  /** The address of Inlay's folder: `/inlay/`, `https://cdn.example/inlay/`. */
  readonly base: string;
  /** The text of `site.css`, to be written into the page instead of a link to it. The page's policy must allow inline styles. */
  readonly inlineCss?: string;
  /**
   * The stub for inline scripts that call the platform's globals is written into the page instead of a link to `boot.js`. The page's policy
   * must allow inline scripts. Default: false; `adopt` does it where the page names no policy.
   */
  readonly inlineStub?: boolean;
  /**
   * The build of the site, which `buildSite` has returned or written. A page that has something which it lacks, and every page where it is of
   * another version of Inlay or is not a manifest at all, loads the universal build from `base`.
   */
  readonly manifest?: unknown;
  /** The address of the folder of the site's build. Default: `base`. */
  readonly siteBase?: string;
  /**
   * An import map with the hashes of all code that the page may load later, which browsers then check, too. It is an inline script: the page's
   * policy must allow it, by the nonce that is given here or by its hash. Left out where the page has an import map of its own. Default: false.
   */
  readonly importMap?: boolean | { readonly nonce: string };
}

/** Files of Inlay by their path in its folder: `site.css`, `preact/chunks/form-1A2B3C.js`. `site.js` itself is not among them. */
export interface PageFiles {
  /** Style sheets in the order of the cascade. */
  readonly styles: readonly string[];
  /** Code that is loaded without an interaction: that of blocks further down the page, once a visitor comes near. */
  readonly chunks: readonly string[];
  /**
   * Code, and its style sheets, that is loaded when the browser is idle, or once the visitor has agreed; of a site's build also that of blocks
   * further down the page.
   */
  readonly later: readonly string[];
  /** All other files that the page may ask for, after an interaction or a failure. */
  readonly onDemand: readonly string[];
}

/**
 * The tags with which a page's head loads Inlay: the style sheets of what it has, its chunks, so that they come together with `site.js`, and
 * the scripts. Blocks and features are found as a browser finds them; code that waits for a quiet moment, or for consent, is not named. A pure
 * function: no network, no files, no DOM.
 * @param html the page's text, as its server sends it
 * @returns HTML, a tag on each line, to stand right after `<head>`: before the page's own style sheets and its inline scripts
 * @throws RangeError where the build has no files for the renderer
 * @example html.replace(/<head\b[^>]*>/i, (head) => head + headFor(html, { base: '/inlay/' }));
 */
export type HeadFor = (html: string, options: HeadOptions) => string;

/**
 * The files that a page loads from Inlay's folder: for early hints, or for a copy that has no more than it needs.
 * @throws RangeError where the build has no files for the renderer
 * @example filesFor(html).chunks; // ['preact/chunks/form-1A2B3C.js', …]
 */
export type FilesFor = (html: string, options?: Pick<HeadOptions, 'renderer' | 'manifest'>) => PageFiles;

/**
 * What an address names: a style sheet, a script, an image, a font, a video or recording, the page of a frame, a page that a link leads to, the
 * feed of a list, or where a form is sent.
 */
export type FileKind = 'style' | 'script' | 'picture' | 'font' | 'media' | 'frame' | 'page' | 'feed' | 'form';

/** A file that is asked for and is not in the copy. */
export interface MissingFile {
  readonly kind: FileKind;
  readonly address: string;
}

/** What the text of a file says. */
export interface FileFacts {
  /** Of a script: whose it is; undefined: the site's own, or another company's. */
  readonly owner?: 'platform' | 'theme' | undefined;
  /** Of a style sheet, with those that it imports: the files that it asks for and that are not there. */
  readonly missing?: readonly MissingFile[];
  /** Of a style sheet, with those that it imports: the hosts of the platform that it asks, one for each address. */
  readonly platformHosts?: readonly string[];
  /** Of an image: its widths are files beside it, `photo-750w.jpg`. */
  readonly hasWidths?: boolean;
  /** Of the page of a frame that a browser has saved: where it came from. */
  readonly savedFrom?: string | undefined;
}

export interface AdoptOptions extends HeadOptions {
  /** Settings for the page, as `inlay.config.json` has them. */
  readonly config?: object;
  /** The theme's own scripts stay in. Default: Inlay alone brings the page to life. */
  readonly themeScripts?: boolean;
  /**
   * The place of a file's copy: its address from the page, the same one for a file that is where the page looks for it; `missing`: there
   * is none. Undefined: not known, it stays as it is. Default: nothing is known.
   */
  readonly locate?: (address: string, kind: FileKind) => string | undefined;
  /** The page's full address in the copy, for search engines and other services (`canonical`, `og:url`). Default: what the page says of itself stays. */
  readonly address?: string;
  /** What the copy of a script, a style sheet or a frame's page says. Undefined: it is not at hand, and its address alone decides. */
  readonly inspect?: (address: string, kind: FileKind) => FileFacts | undefined;
}

/** A name with its number of occurrences on a page, or of pages. */
export interface Counted {
  readonly name: string;
  readonly count: number;
}

export interface PageReport {
  /** `unknown`: nothing of the platform is in it, so nothing was changed. */
  readonly state: 'adopted' | 'unknown';
  /** The units that Inlay brings to life: the names of blocks and features of the reference. */
  readonly lives: readonly Counted[];
  /** The units that call a server, by the setting that says which one; `platform` has no setting: only the platform answers. */
  readonly asks: readonly (Counted & { readonly endpoint: Endpoint | 'platform' })[];
  /** Blocks that stay as the server wrote them, although they need a script. */
  readonly unsupported: readonly (Counted & { readonly why: string })[];
  /** Files that the page and its style sheets ask for and that are not in the copy. */
  readonly missing: readonly MissingFile[];
  /** The platform's hosts that the page and its style sheets still ask for files, by the number of these addresses: they go when the site does. */
  readonly platformHosts: readonly Counted[];
  /** Where forms are sent and links lead that still name the platform's host of the site. */
  readonly platformLinks: readonly string[];
  /** Links that lead to no page of the copy, by their number. */
  readonly deadLinks: readonly Counted[];
  /** Scripts in the site's folder that stay, since nothing in them is the platform's or the theme's. */
  readonly ownScripts: readonly string[];
  /** Scripts of other companies, by their hosts or their names. */
  readonly trackers: readonly string[];
  /** Other facts that a person should know. */
  readonly notes: readonly string[];
}

/** Settings of `endpoints` in `inlay.config.json`. */
export type Endpoint = 'forms' | 'newsletter' | 'comments' | 'cart' | 'search' | 'statistics';

export interface AdoptedPage {
  readonly html: string;
  readonly report: PageReport;
  /** The files that the page loads from Inlay's folder. */
  readonly files: PageFiles;
}

/**
 * A page of the platform that works without it: its scripts are taken out, and the tags of `headFor` put in. All other characters stay. Done
 * twice it is the same as done once; a page that is not of the platform stays as it is.
 * @param html the page's text
 * @throws RangeError where the build has no files for the renderer
 * @example const { html, report } = adopt(await response.text(), { base: '/inlay/' });
 */
export type Adopt = (html: string, options: AdoptOptions) => AdoptedPage;

/** The text of a page, and the way back to bytes. */
export interface DecodedPage {
  /** As a browser reads it. Bytes that are no character in its encoding are lone surrogates, so that `encode` gives the same bytes. */
  readonly text: string;
  /** The name of its encoding: `utf-8`, `windows-1252`, `shift_jis`. */
  readonly encoding: string;
  /** Writes a text in this encoding; characters that it lacks become character references. */
  readonly encode: (text: string) => Uint8Array<ArrayBuffer>;
}

/**
 * Reads a page in its own encoding, as browsers do: by its byte order mark, else by the header that it came with, else by its `meta`. A page that
 * names none is UTF-8 if it can be, else windows-1252.
 * @example const { text, encode } = decodePage(await readFile('index.html'));
 */
export type DecodePage = (bytes: Uint8Array, contentType?: string) => DecodedPage;

/** A page for the index of a search without a server. */
export interface SearchedPage {
  /** Its address for visitors. */
  readonly url: string;
  readonly html: string;
}

/**
 * The texts of a site's pages, to be served as JSON where `search.index` of the page's setting says. Pages that ask not to be listed, and those
 * without a title, are left out.
 * @example await writeFile('search-index.json', JSON.stringify(buildSearchIndex([{ url: '/ferns', html }])));
 */
export type BuildSearchIndex = (pages: Iterable<SearchedPage>) => object;

/** What a build of a site must have for one of its pages. Names are those of the catalogue and of lazy modules. */
export interface PageNeeds {
  /** Rows of the catalogue that the page has, or that an event or another visit may bring; `theme-scripts` where it has a script of its theme. */
  readonly rows: readonly string[];
  /** Lazy modules that it loads without an interaction and without consent. */
  readonly early: readonly string[];
  /** Those that it loads once the visitor has scrolled to their blocks. */
  readonly below: readonly string[];
  /** Lazy modules that wait for consent. */
  readonly waiting: readonly string[];
  /** All lazy modules and rows that it may ask for. */
  readonly possible: readonly string[];
  /** Families of style sheets whose elements it has. */
  readonly families: readonly string[];
  /** Classes, ids and attributes of blocks that its elements have. */
  readonly tokens: readonly string[];
  readonly language: string;
  readonly isPlainEnglish: boolean;
  /** True if an inline script uses `window.Inlay`, and so may ask for anything. */
  readonly asksForAnything: boolean;
}

/** Reads what a build of a site must have for a page: for `buildSite`, kept with the page instead of its text. */
export type NeedsFor = (html: string) => PageNeeds;

export declare const needsFor: NeedsFor;
export declare const buildSearchIndex: BuildSearchIndex;
export declare const decodePage: DecodePage;
export declare const headFor: HeadFor;
export declare const filesFor: FilesFor;
export declare const adopt: Adopt;

import { encodePart } from '../text/address-part';
import { escapeAttribute } from './escape-attribute';
import { buildOf } from './page-files';
import { callsPlatform } from './pages/platform-calls.mjs';
import type { HeadOptions, PageFiles } from './public';
import type { ReadPage } from './read-page';
import type { SiteManifest } from './site-build/public';

/** Import maps take addresses only in these forms: `inlay/` would be the name of a package. */
const asAddress = (path: string): string =>
  /^(?:[a-z][a-z\d+.-]*:|\.{0,2}\/)/i.test(path) ? path : `./${path}`;

/** Before all modules and their preloads: browsers ignore an import map that comes later. Its text must not end the script. */
function importMapTag(hashes: Readonly<Record<string, string>>, nonce: string | undefined): string {
  const text = JSON.stringify({ integrity: hashes }).replaceAll('<', '\\u003c');
  const allowed = nonce === undefined ? '' : ` nonce="${escapeAttribute(nonce)}"`;
  return `<script type="importmap"${allowed}>${text}</script>`;
}

/** The options that decide about the tags, besides the files. */
export interface HeadFacts {
  /** A script in the page calls the platform's globals. */
  readonly callsPlatform: boolean;
  readonly hasImportMap: boolean;
  /** The page itself says which scripts may run. */
  readonly hasPolicy: boolean;
  readonly isAdopted: boolean;
}

export const readHead = ({ document, isAdopted }: ReadPage): HeadFacts => ({
  callsPlatform: document
    .querySelectorAll('script:not([src])')
    .some(({ textContent }) => callsPlatform(textContent)),
  hasImportMap: document.querySelector('script[type="importmap" i]') !== null,
  hasPolicy: document.querySelector('meta[http-equiv="content-security-policy" i]') !== null,
  isAdopted,
});

interface HeadParts {
  readonly head: HeadFacts;
  readonly files: PageFiles;
  /** The site's build, if the files are of it. */
  readonly build?: SiteManifest | undefined;
}

/**
 * The tags with which a page that has been read loads Inlay and these files.
 * @throws RangeError where the build has no files for the renderer
 */
export function headTags(
  { head, files, build }: HeadParts,
  { inlineCss, inlineStub, siteBase, importMap = false, ...options }: HeadOptions,
): string {
  const { styles, chunks, later, onDemand } = files;
  const renderer = build?.renderer ?? options.renderer ?? 'preact';
  const base = build ? (siteBase ?? options.base) : options.base;
  const { integrity, stub } = buildOf(renderer);
  // ASCII, so that it is the same in every encoding.
  const folder = base.replace(/\/*$/, '/').replace(/[^\0-\x7f]+/g, encodePart);
  // The hash of another host's file is checked only where the request asks that host for leave to read it.
  const isElsewhere = /^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(base);

  const addressOf = (file: string) => escapeAttribute(folder + file);
  const hashOf = (file: string) =>
    build
      ? build.files[file]
      : integrity[file.startsWith(`${renderer}/`) ? file.slice(renderer.length + 1) : `../${file}`];
  const checked = (file: string) => {
    const hash = hashOf(file);
    return hash ? ` integrity="${hash}"${isElsewhere ? ' crossorigin' : ''}` : '';
  };
  const sheet = (file: string) => `<link rel="stylesheet" href="${addressOf(file)}"${checked(file)}>`;
  const script = (file: string, type = '') =>
    `<script${type} src="${addressOf(file)}"${checked(file)}></script>`;

  const [site = '', ...families] = styles;
  // The text is that of the universal build.
  const inlined = inlineCss === undefined || build ? undefined : inlineCss.replaceAll('</style', '<\\/style');
  const hashes = [...chunks, ...later, ...onDemand].flatMap((file) => {
    const hash = file.endsWith('.js') && hashOf(file);
    return hash ? [[asAddress(folder + file), hash] as const] : [];
  });
  return [
    ...(importMap && !head.hasImportMap
      ? [importMapTag(Object.fromEntries(hashes), importMap === true ? undefined : importMap.nonce)]
      : []),
    ...(inlined === undefined
      ? [sheet(site)]
      : // The link tells the script that the sheet is in the page; one that is disabled is not loaded.
        [`<style>${inlined}</style>`, `<link rel="stylesheet" href="${addressOf(site)}" disabled>`]),
    ...families.map(sheet),
    ...chunks.map((file) => `<link rel="modulepreload" href="${addressOf(file)}"${checked(file)}>`),
    // Classic and first: the page's own inline scripts call the old globals before a module could run.
    ...(head.callsPlatform ? [inlineStub ? `<script>${stub}</script>` : script(`${renderer}/boot.js`)] : []),
    script(build?.script ?? `${renderer}/site.js`, ` type="module"${head.isAdopted ? ' data-adopted' : ''}`),
  ].join('\n');
}

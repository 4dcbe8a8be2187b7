// The files that hosts of static files want beside the pages: each reads its own file, and none minds the others.

import { decodePart } from '../../text/address-part';
import { pageFile } from './file-names';

export interface HostedSite {
  /** The paths of pages and feeds as visitors ask for them: `/`, `/shop/p/mug`. */
  readonly paths: readonly string[];
  /** Path → path or full address, for addresses that lead elsewhere now. */
  readonly redirects: ReadonlyMap<string, string>;
  /** The future address of the site; without it there is no map of the site, which needs full addresses. */
  readonly site?: URL;
}

const xml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Vercel reads a source as a pattern. */
const literal = (path: string): string => path.replace(/[()*+.:?[\]\\^${|}]/g, '\\$&');
/** Apache reads the decoded path as a regular expression, and `%` and `$` in the target. */
const apachePattern = (path: string): string =>
  decodePart(path)
    .replace(/^\//, '')
    .replace(/[()*+.?[\]\\^${|}]/g, '\\$&')
    .replace(/\s/g, '\\s');
const apacheTarget = (target: string): string => target.replace(/[%$]/g, '\\$&');

/** Netlify and Cloudflare Pages split a line at spaces. */
const isPlain = (path: string): boolean => !/\s/.test(path);

const htaccess = (redirects: ReadonlyArray<readonly [string, string]>): string =>
  [
    'ErrorDocument 404 /404.html',
    '# /shop is shop.html, though there is a folder of that name.',
    'DirectorySlash Off',
    'Options -Indexes -MultiViews',
    'RewriteEngine On',
    ...redirects.map(
      ([from, to]) => `RewriteRule ^${apachePattern(from)}/?$ "${apacheTarget(to)}" [R=301,L,NE]`,
    ),
    'RewriteRule ^(.+)/$ /$1 [R=301,L]',
    'RewriteCond %{REQUEST_FILENAME} !-f',
    'RewriteCond %{REQUEST_FILENAME}.html -f',
    'RewriteRule ^(.+)$ $1.html [L]',
    '',
  ].join('\n');

/** For hosts that have no redirects, such as GitHub Pages: a page that leads on. */
function movedPage(to: string): string {
  const address = xml(to);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${address}">
<meta http-equiv="refresh" content="0; url=${address}">
<p><a href="${address}">This page has moved</a></p>
</html>
`;
}

/** Pages in the places of addresses that lead elsewhere, but where a system that ignores case has another one. */
function movedPages(moved: ReadonlyArray<readonly [string, string]>, paths: readonly string[]) {
  const taken = new Set(paths.map((path) => path.toLowerCase()));
  return moved.flatMap(([from, to]): Array<[string, string]> => {
    if (taken.has(from.toLowerCase()) || !URL.canParse(from, 'https://site')) return [];
    taken.add(from.toLowerCase());
    return [[pageFile(new URL(from, 'https://site')), movedPage(to)]];
  });
}

/** The lines that nginx needs in its `server` block: it reads no file of the site. */
export const nginxSnippet = (redirects: ReadonlyMap<string, string>): string =>
  [
    'error_page 404 /404.html;',
    // It compares decoded paths, and reads `$` in a target as the name of a variable.
    ...[...redirects].map(
      ([from, to]) =>
        `location = "${decodePart(from).replace(/["\\]/g, '\\$&')}" { return 301 "${to.replaceAll('$', '%24').replace(/["\\]/g, '\\$&')}"; }`,
    ),
    'location / {',
    '  rewrite ^(.+)/+$ $1 permanent;',
    '  try_files $uri $uri.html $uri/index.html =404;',
    '}',
    '',
  ].join('\n');

/** The map of the site, for search engines. */
const sitemap = (paths: readonly string[], site: URL): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<url><loc>${xml(new URL(path, site).href)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/**
 * The files that make a folder of pages a site: redirects for each host, pages without ending where a host needs to be told, and what search engines ask for. GitHub Pages leaves out folders that begin with `_` unless there is a `.nojekyll`.
 * @returns file → text
 */
export function hostingFiles({ paths, redirects, site }: HostedSite): ReadonlyMap<string, string> {
  const moved = [...redirects].filter(([from, to]) => from !== to && !paths.includes(from));
  const vercel = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: moved.map(([source, destination]) => ({
      source: literal(source),
      destination,
      permanent: true,
    })),
  };
  const lines = moved.filter((pair) => pair.every(isPlain)).map(([from, to]) => `${from} ${to} 301`);
  return new Map([
    ...movedPages(moved, paths),
    ['.htaccess', htaccess(moved)],
    ['.nojekyll', ''],
    ['_redirects', lines.length ? `${lines.join('\n')}\n` : ''],
    ['vercel.json', `${JSON.stringify(vercel, null, 2)}\n`],
    ['robots.txt', `User-agent: *\nAllow: /\n${site ? `\nSitemap: ${new URL('/sitemap.xml', site)}\n` : ''}`],
    ...(site ? [['sitemap.xml', sitemap(paths, site)] as const] : []),
  ]);
}

// Hosts of static files as they answer the copy of a site, each by the file of rules that it reads itself.

import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a host sends for a path: a file of the folder, or another address. */
export interface HostAnswer {
  readonly status: number;
  readonly file?: string;
  readonly location?: string;
}

/** Answers a path as a browser sends it, without its query. */
type Host = (path: string) => HostAnswer;

const NOT_FOUND: HostAnswer = { status: 404, file: '404.html' };

function open(folder: string) {
  const whole = (path: string) => join(folder, decodeURIComponent(path));
  const is = (path: string, what: 'isFile' | 'isDirectory') =>
    existsSync(whole(path)) && statSync(whole(path))[what]();
  return {
    isFile: (path: string) => !path.endsWith('/') && is(path, 'isFile'),
    isFolder: (path: string) => is(path, 'isDirectory'),
    read: (file: string) => (existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : ''),
  };
}
const found = (path: string): HostAnswer => ({ status: 200, file: decodeURIComponent(path).slice(1) });
const cut = (path: string) => path.replace(/(.)\/+$/, '$1');

/** Lines of `_redirects`: from, to, status. */
const readRedirects = (text: string): ReadonlyMap<string, HostAnswer> =>
  new Map(
    text
      .split('\n')
      .map((line) => line.split(' '))
      .filter((words) => words.length === 3)
      .map(([from = '', location = '', status]) => [from, { status: Number(status), location }]),
  );

/** A file of the path wins over a rule; a page is found without its ending, and with a slash behind it. */
function netlify(folder: string): Host {
  const { isFile, read } = open(folder);
  const rules = readRedirects(read('_redirects'));
  return (path) => {
    const bare = cut(path);
    const file = [path, `${bare}.html`, `${bare === '/' ? '' : bare}/index.html`].find(isFile);
    return file ? found(file) : (rules.get(bare) ?? NOT_FOUND);
  };
}

/** Rules come first. Endings, and slashes behind pages, are taken off by a redirect. */
function cloudflarePages(folder: string): Host {
  const { isFile, read } = open(folder);
  const rules = readRedirects(read('_redirects'));
  return (path) => {
    const rule = rules.get(path);
    if (rule) return rule;
    if (/\.html$/.test(path) && isFile(path))
      return { status: 308, location: path.replace(/(\/index)?\.html$/, (_, index) => (index ? '/' : '')) };
    if (isFile(path)) return found(path);
    const bare = path === '/' ? '' : cut(path);
    if (isFile(`${bare}.html`))
      return path.endsWith('/') ? { status: 308, location: bare } : found(`${bare}.html`);
    if (!isFile(`${bare}/index.html`)) return NOT_FOUND;
    return path.endsWith('/') ? found(`${bare}/index.html`) : { status: 308, location: `${path}/` };
  };
}

interface VercelRules {
  readonly cleanUrls?: boolean;
  readonly trailingSlash?: boolean;
  readonly redirects?: ReadonlyArray<{ readonly source: string; readonly destination: string }>;
}

function vercel(folder: string): Host {
  const { isFile, read } = open(folder);
  const { cleanUrls, trailingSlash, redirects = [] }: VercelRules = JSON.parse(read('vercel.json') || '{}');
  return (path) => {
    const moved = redirects.find(({ source }) => source.replace(/\\(.)/g, '$1') === cut(path));
    if (moved) return { status: 308, location: moved.destination };
    if (trailingSlash === false && path.length > 1 && path.endsWith('/'))
      return { status: 308, location: cut(path) };
    if (cleanUrls && path.endsWith('.html') && isFile(path))
      return { status: 308, location: path.replace(/(?:\/index)?\.html$/, '') || '/' };
    const pages = cleanUrls ? [`${path}.html`, `${path === '/' ? '' : path}/index.html`] : [];
    const file = [path, ...pages].find(isFile);
    return file ? found(file) : NOT_FOUND;
  };
}

/** Reads no rules. Without `.nojekyll` it leaves out what begins with `_`. */
function gitHubPages(folder: string): Host {
  const { isFile, isFolder } = open(folder);
  const hasAll = existsSync(join(folder, '.nojekyll'));
  return (path) => {
    if (!hasAll && /\/_/.test(path)) return NOT_FOUND;
    const file = [path, `${path}.html`].find((one) => !path.endsWith('/') && isFile(one));
    if (file) return found(file);
    if (!path.endsWith('/')) return isFolder(path) ? { status: 301, location: `${path}/` } : NOT_FOUND;
    return isFile(`${path}index.html`) ? found(`${path}index.html`) : NOT_FOUND;
  };
}

/** Reads `.htaccess`: a rule is tried on the decoded path without its first slash; `$1` in its target is a part of that. */
function apache(folder: string): Host {
  const { isFile, isFolder, read } = open(folder);
  const lines = read('.htaccess').split('\n');
  const needsSlash = !lines.includes('DirectorySlash Off');
  const rules: Array<{ conditions: string[]; pattern: RegExp; target: string; flags: string }> = [];
  let conditions: string[] = [];
  for (const line of lines) {
    if (line.startsWith('RewriteCond')) conditions.push(line.slice('RewriteCond '.length));
    const [, pattern, quoted, plain = '', flags = ''] =
      /^RewriteRule (\S+) (?:"((?:\\.|[^"])*)"|(\S+)) \[(.*)\]$/.exec(line) ?? [];
    if (!pattern) continue;
    rules.push({ conditions, pattern: new RegExp(pattern), target: quoted ?? plain, flags });
    conditions = [];
  }
  const holds = (condition: string, path: string) => {
    const [, ending = '', not, test] = /^%\{REQUEST_FILENAME\}(\S*) (!?)-([fd])$/.exec(condition) ?? [];
    const isThere = test === 'd' ? isFolder(path + ending) : isFile(path + ending);
    return isThere !== (not === '!');
  };
  return (path) => {
    let decoded = decodeURIComponent(path).slice(1);
    for (const { conditions: all, pattern, target, flags } of rules) {
      const parts = pattern.exec(decoded);
      if (!parts || !all.every((one) => holds(one, `/${encodeURI(decoded)}`))) continue;
      const result = target.replace(/\\(.)|\$(\d)/g, (_, sign, part) => sign ?? parts[Number(part)] ?? '');
      const [, status] = /R=(\d+)/.exec(flags) ?? [];
      if (status) return { status: Number(status), location: result };
      decoded = result;
    }
    const rewritten = `/${encodeURI(decoded)}`;
    if (isFile(rewritten)) return found(rewritten);
    if (isFolder(rewritten) && needsSlash && !rewritten.endsWith('/'))
      return { status: 301, location: `${rewritten}/` };
    const index = `${rewritten.replace(/\/$/, '')}/index.html`;
    return isFile(index) ? found(index) : NOT_FOUND;
  };
}

/** Reads the lines of the report: locations are those of decoded paths. */
function nginx(folder: string, rules: string): Host {
  const { isFile } = open(folder);
  const moved = new Map(
    [...rules.matchAll(/location = "((?:\\.|[^"])*)" \{ return (\d+) "((?:\\.|[^"])*)"; \}/g)].map(
      ([, from = '', status, to = '']): [string, HostAnswer] => [
        from.replace(/\\(.)/g, '$1'),
        { status: Number(status), location: to.replace(/\\(.)/g, '$1') },
      ],
    ),
  );
  const tried = /try_files ([^;]+) =404;/.exec(rules)?.[1]?.split(' ') ?? [];
  const takesSlashOff = /rewrite \^\(\.\+\)\/\+\$ \$1 permanent;/.test(rules);
  return (path) => {
    const rule = moved.get(decodeURIComponent(path));
    if (rule) return rule;
    if (takesSlashOff && path.length > 1 && path.endsWith('/')) return { status: 301, location: cut(path) };
    const file = tried.map((one) => one.replace('$uri', path).replace('//', '/')).find(isFile);
    return file ? found(file) : NOT_FOUND;
  };
}

/** @param rules the lines for nginx, which reads no file of the site */
export const STATIC_HOSTS: Readonly<Record<string, (folder: string, rules: string) => Host>> = {
  Netlify: netlify,
  'Cloudflare Pages': cloudflarePages,
  Vercel: vercel,
  'GitHub Pages': gitHubPages,
  Apache: apache,
  nginx,
};

// A folder of mirrored hosts over HTTP/2, for a browser that takes this machine for all of them.

import { execFileSync } from 'node:child_process';
import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { constants, createBrotliCompress } from 'node:zlib';
import { embedTags } from '../../demo-server/embed-tags.mjs';
import { replaceTags } from '../../src/server/pages/adopted-tags.mjs';

const TYPES = {
  '': 'text/html',
  '.css': 'text/css',
  '.html': 'text/html',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};
const IS_TEXT = /^(?:text|application)\/|svg/;

/**
 * Where a mirror may keep a path: as it is, as the page of a folder, with the query that `wget` writes behind the name.
 * @param {string} folder of the host
 * @param {string} path with its query
 * @returns {string | undefined} the first file that is there
 */
export function mirroredFile(folder, path) {
  const [name = '', query] = decodeURIComponent(path).split('?');
  if (name.split('/').includes('..')) return undefined;
  const names = [...(query ? [`${name}?${query}`, `${name}@${query}`] : []), name];
  return names
    .flatMap((one) => [one, `${one}.html`, `${one.replace(/\/$/, '')}/index.html`])
    .map((one) => join(folder, one))
    .find((file) => existsSync(file) && statSync(file).isFile());
}

/** A certificate that nobody has signed, in a folder that is gone at the end. */
function createCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'inlay-mirror-'));
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name));
  const subject = ['-subj', '/CN=mirror', '-days', '2'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, ...subject],
    {
      stdio: 'ignore',
    },
  );
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return pair;
}

/**
 * Serves the mirror. A page asked for with the cookie `bench=inlay` has Inlay instead of the platform's scripts.
 * @param {{ mirror: string, dist: string, renderer: 'preact' | 'react' }} setup
 */
export async function serveMirror({ mirror, dist, renderer }) {
  const { adopt } = await import(pathToFileURL(join(dist, 'server.js')).href);
  /** Addresses that the mirror lacks. @type {Set<string>} */
  const missing = new Set();
  const server = createSecureServer({ ...createCertificate(), allowHTTP1: true }, (request, response) => {
    const host = String(request.headers[':authority'] ?? request.headers.host).replace(/:\d+$/, '');
    const path = request.url ?? '/';
    const file = path.startsWith('/dist/')
      ? mirroredFile(dist, path.slice('/dist'.length))
      : mirroredFile(join(mirror, host), path);
    if (!file) {
      missing.add(`${host}${path}`);
      response.writeHead(404).end();
      return;
    }
    const type =
      TYPES[extname(file)] ?? TYPES[extname(path.split('?')[0] ?? '')] ?? 'application/octet-stream';
    const isText = IS_TEXT.test(type);
    response.writeHead(200, {
      'content-type': type,
      'access-control-allow-origin': '*',
      ...(isText && { 'content-encoding': 'br' }),
    });
    const compress = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
    if (type === 'text/html' && /\bbench=inlay\b/.test(request.headers.cookie ?? '')) {
      const { html: adopted } = adopt(readFileSync(file, 'latin1'), { base: '/dist/', renderer });
      const html = replaceTags(adopted, embedTags({ renderer, format: 'module' }));
      compress.pipe(response);
      compress.end(Buffer.from(html, 'latin1'));
    } else if (isText) createReadStream(file).pipe(compress).pipe(response);
    else createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  return {
    port: server.address().port,
    missing,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

const CONTENT_TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ts': 'text/plain; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** @param {string} path */
export function contentTypeOf(path) {
  return CONTENT_TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
}

/**
 * The decoded path steps after a prefix, or undefined when the address tries to leave the folder
 * (`..`, also percent-encoded, a backslash, a NUL) or cannot be decoded.
 * @param {string} url the whole request address
 * @param {string} prefix such as `/dist/`
 */
export function stepsAfter(url, prefix) {
  const pathname = new URL(url).pathname;
  if (!pathname.startsWith(prefix)) return undefined;
  try {
    const steps = decodeURIComponent(pathname.slice(prefix.length)).split('/');
    const isSafe = steps.every(
      (step) => step !== '' && step !== '.' && step !== '..' && !/[\\\0]/.test(step),
    );
    return isSafe ? steps : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads a file that lies in a folder. Undefined when there is none, when it is a folder, or when it lies elsewhere
 * (a symbolic link may lead out of the folder too, so the real paths are compared).
 * @param {string} folder
 * @param {string[]} steps
 */
export async function readInside(folder, steps) {
  try {
    const [base, path] = await Promise.all([realpath(folder), realpath(join(folder, ...steps))]);
    if (!path.startsWith(base + sep) || !(await stat(path)).isFile()) return undefined;
    return await readFile(path);
  } catch {
    return undefined;
  }
}

import { readFile, realpath } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { decodePart } from '../../text/address-part';
import { isWithin } from '../cli/site-paths';
import { FILE_TYPES } from '../pages/file-types.mjs';

const TYPES: Readonly<Record<string, string>> = FILE_TYPES;

/** The file of a path as hosts of files find it; undefined where there is none in the folder. */
async function findFile(folder: string, path: string): Promise<{ file: string; bytes: Buffer } | undefined> {
  for (const file of [path, `${path.replace(/\/+$/, '')}.html`, join(path, 'index.html')]) {
    const whole = await realpath(join(folder, file)).catch(() => undefined);
    const bytes = whole && isWithin(whole, folder) ? await readFile(whole).catch(() => undefined) : undefined;
    if (bytes) return { file, bytes };
  }
  return undefined;
}

/**
 * Serves a copy to this computer alone, packed as hosts send it.
 * @param folder its real path
 */
export async function serveCopy(folder: string) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://copy');
    const found = await findFile(folder, decodePart(pathname));
    if (!found) return response.writeHead(404).end();
    const type = TYPES[extname(found.file).toLowerCase()] ?? (/\.html?$/.test(found.file) ? 'text/html' : '');
    const isText = /^(?:text|application)\/|svg/.test(type);
    return response
      .writeHead(200, {
        ...(type && { 'content-type': type }),
        ...(isText && { 'content-encoding': 'gzip' }),
      })
      .end(isText ? gzipSync(found.bytes) : found.bytes);
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { FILE_TYPES } from '../../../src/server/pages/file-types.mjs';
import { importServer } from './loaded-files';
import { root } from './site';

const TYPES: Readonly<Record<string, string>> = { ...FILE_TYPES, '.html': 'text/html' };

export interface AdoptedSite {
  /** The folder that the command has written. */
  readonly folder: string;
  readonly url: string;
  /** What the command has printed, as JSON. */
  readonly report: {
    readonly pages: readonly { readonly path: string; readonly state: string }[];
    readonly failed: readonly unknown[];
    readonly files: readonly string[];
  };
  /** The bodies of what was sent to `/services/`, a service that takes everything. */
  readonly sent: readonly string[];
  close(): Promise<void>;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

/**
 * Notes which of Inlay's files a page asks for that `inlay adopt` would not have copied for it alone: other pages of the site may need them.
 * @param path of the page in the copy
 */
export async function watchUnnamedFiles(
  page: Page,
  { folder, url }: AdoptedSite,
  path: string,
): Promise<ReadonlySet<string>> {
  const { filesFor } = await importServer();
  const html = readFileSync(join(folder, path), 'latin1');
  const build = join(folder, 'inlay/build.json');
  const manifest = existsSync(build) ? JSON.parse(readFileSync(build, 'utf8')) : undefined;
  const named = [
    ...Object.values(filesFor(html, { manifest })).flat(),
    manifest?.script ?? 'preact/site.js',
    'search-index.json',
    'events.json',
  ];
  const unnamed = new Set<string>();
  page.on('request', (request) => {
    const [, file] = /^\/(?:.*\/)?inlay\/(.+)$/.exec(new URL(request.url()).pathname) ?? [];
    if (file && request.url().startsWith(url) && !named.includes(file)) unnamed.add(file);
  });
  return unnamed;
}

/** Runs `inlay adopt` and returns what it prints. */
export const runAdopt = (...args: readonly string[]): string =>
  execFileSync(process.execPath, [join(root, 'dist/cli.js'), 'adopt', ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** Every file of a folder with its text, byte for byte. */
export const readTree = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [file.slice(folder.length), readFileSync(file, 'latin1')]),
  );

/** Adopts a folder of pages, and serves the copy as any static host does. */
export async function serveAdopted(pages: string, ...options: readonly string[]): Promise<AdoptedSite> {
  const home = mkdtempSync(join(tmpdir(), 'inlay-adopt-'));
  const folder = join(home, 'out');
  const report = JSON.parse(runAdopt(pages, folder, '--json', ...options));
  const sent: string[] = [];
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    if (path.startsWith('/services/')) {
      sent.push(await readBody(request));
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end('{"ok":true}');
      return;
    }
    try {
      const bytes = await readFile(join(folder, path));
      response.writeHead(200, { 'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream' });
      response.end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    folder,
    report,
    sent,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(home, { recursive: true });
    },
  };
}

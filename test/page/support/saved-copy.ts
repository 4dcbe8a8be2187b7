import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { FETCH_STUB, startStandIn } from '../../unit/server/save/stand-in';
import { STATIC_HOSTS } from '../../unit/server/save/static-hosts';
import { createPlatform, PLATFORM_SITE } from './platform-site';
import { root } from './site';

/** What hosts send, by the endings of names alone. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wav': 'audio/wav',
  '.webm': 'video/webm',
};

const SETTINGS = {
  endpoints: { forms: '/services/forms', newsletter: '/services/forms' },
  cart: { checkout: '/services/checkout?items={items}' },
};

export interface SavedCopy {
  /** What the command has printed, as JSON. */
  readonly report: {
    readonly summary: { readonly verdict: string; readonly needs: readonly { readonly text: string }[] };
    readonly pages: readonly {
      readonly path: string;
      readonly missing: readonly { readonly address: string }[];
      readonly platformHosts: readonly { readonly name: string }[];
      readonly platformLinks: readonly string[];
    }[];
  };
  /** The address of the copy at a host. */
  urlAt(host: string): string;
  /** The bodies of what was sent to `/services/`. */
  readonly sent: readonly string[];
  close(): Promise<void>;
}

function run(home: string, standIn: string): Promise<string> {
  const command = spawn(
    process.execPath,
    [
      '--import',
      './fetch-stub.mjs',
      join(root, 'dist/cli.js'),
      'save',
      PLATFORM_SITE,
      'copy',
      '--json',
      '--browser',
      'none',
    ],
    { cwd: home, env: { ...process.env, STAND_IN: standIn } },
  );
  let [printed, said] = ['', ''];
  command.stdout.on('data', (text) => {
    printed += text;
  });
  command.stderr.on('data', (text) => {
    said += text;
  });
  return new Promise((ended, failed) =>
    command.on('close', () => (printed ? ended(printed) : failed(new Error(said)))),
  );
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

/** Saves pages of the demo from a stand-in of the platform, switches that off, and serves the copy as each host does. */
export async function saveDemoPages(files: readonly string[]): Promise<SavedCopy> {
  const home = mkdtempSync(join(tmpdir(), 'inlay-saved-copy-'));
  writeFileSync(join(home, 'fetch-stub.mjs'), FETCH_STUB);
  writeFileSync(join(home, 'inlay.config.json'), JSON.stringify(SETTINGS));
  const standIn = await startStandIn(createPlatform(files));
  const report: SavedCopy['report'] = JSON.parse(await run(home, standIn.address));
  await standIn.close();

  const folder = join(home, 'copy');
  const [, rules = ''] =
    /For a host with nginx<\/summary><pre>([^<]*)/.exec(
      readFileSync(join(home, 'copy-report.html'), 'utf8'),
    ) ?? [];
  const sent: string[] = [];
  const serve = async (name: string) => {
    const answer = STATIC_HOSTS[name]?.(folder, rules.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
    const server = createServer(async (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://host');
      if (pathname.startsWith('/services/')) {
        sent.push(request.method === 'GET' ? (request.url ?? '') : await readBody(request));
        response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"ok":true}');
        return;
      }
      const { status, file, location } = answer?.(pathname) ?? { status: 500 };
      if (location) return void response.writeHead(status, { Location: location }).end();
      const bytes = file === undefined ? '' : await readFile(join(folder, file));
      response.writeHead(status, {
        'Content-Type': TYPES[extname(file ?? '')] ?? 'application/octet-stream',
      });
      response.end(bytes);
    });
    await new Promise<void>((listening) => {
      server.listen(0, '127.0.0.1', listening);
    });
    return { name, server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  };
  const hosts = await Promise.all(Object.keys(STATIC_HOSTS).map(serve));
  return {
    report,
    sent,
    urlAt: (host) => hosts.find(({ name }) => name === host)?.url ?? '',
    async close() {
      for (const { server } of hosts) {
        server.closeAllConnections();
        await new Promise((closed) => server.close(closed));
      }
      rmSync(home, { recursive: true });
    },
  };
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { createServer } from '../../../demo-server/create-server.mjs';
import { listen } from '../../../demo-server/listen.mjs';

/** What the server of a file answers with. */
interface Served {
  readonly app: ReturnType<typeof createServer>['app'];
  readonly answers: ReadonlyMap<string, string>;
}

/** One address for the servers of all files, one after another: what the browser has of one file's pages is good for the next. */
export interface Address {
  readonly url: string;
  readonly serve: (served: Served | undefined) => void;
}

/** An empty page of the origin that tests have, so that its storage can be emptied. */
export const BLANK_PATH = '/between-tests';
/** axe, as a module of the same origin: the browser keeps it, and what it has compiled of it, from page to page. */
export const AXE_PATH = '/axe.js';
/** The minified file, which is less than half of the source. */
export const AXE_FILE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const BLANK_PAGE = '<!doctype html><title>Between tests</title><link rel="icon" href="data:,">';

interface File {
  readonly body: ArrayBuffer | string;
  readonly headers: Headers;
}

const HTML = 'text/html; charset=utf-8';
const FOR_EVER = 'public, max-age=31536000, immutable';
const ICON: File = {
  body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  headers: new Headers({ 'Content-Type': 'image/svg+xml', 'Cache-Control': FOR_EVER }),
};

/** Files of the build, the styles of the demo pages, and what lies beside saved pages. */
const isUnchanging = (path: string) =>
  path.startsWith('/dist/') || /^\/demo-pages\/.*\.css$|^\/pages\/.*\.(?:css|js)$/.test(path);

const readAxe = (): File => ({
  body: readFileSync(AXE_FILE, 'utf8'),
  headers: new Headers({ 'Content-Type': 'text/javascript', 'Cache-Control': FOR_EVER }),
});

export async function listenForAll(): Promise<Address & { close(): Promise<void> }> {
  let current: Served | undefined;
  /** What does not change while tests run, which the browser may keep whatever its name. It asks for an icon on each page. */
  const files = new Map([
    [AXE_PATH, readAxe()],
    ['/favicon.ico', ICON],
  ]);
  const { url, close } = await listen(async (request, ...rest: unknown[]) => {
    const { pathname } = new URL(request.url);
    const page = pathname === BLANK_PATH ? BLANK_PAGE : current?.answers.get(pathname);
    if (page !== undefined) return new Response(page, { headers: { 'Content-Type': HTML } });
    const known = files.get(pathname);
    if (known) return new Response(known.body, known);
    if (!current) return new Response('No test runs.', { status: 503 });
    const response: Response = await Reflect.apply(current.app.fetch, current.app, [request, ...rest]);
    if (!isUnchanging(pathname) || response.status !== 200) return response;
    const headers = new Headers(response.headers);
    headers.set('Cache-Control', FOR_EVER);
    const file = { body: await response.arrayBuffer(), headers };
    files.set(pathname, file);
    return new Response(file.body, file);
  });
  return {
    url: url.replace(/\/$/, ''),
    close,
    serve(served) {
      current = served;
    },
  };
}

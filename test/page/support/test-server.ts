import type { createServer } from '../../../server/create-server.mjs';
import { listen } from '../../../server/listen.mjs';

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
const BLANK_PAGE = '<!doctype html><title>Between tests</title><link rel="icon" href="data:,">';

export async function listenForAll(): Promise<Address & { close(): Promise<void> }> {
  let current: Served | undefined;
  const { url, close } = await listen((request, ...rest: unknown[]) => {
    const { pathname } = new URL(request.url);
    const page = pathname === BLANK_PATH ? BLANK_PAGE : current?.answers.get(pathname);
    if (page !== undefined)
      return new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
    if (!current) return new Response('No test runs.', { status: 503 });
    return Reflect.apply(current.app.fetch, current.app, [request, ...rest]);
  });
  return {
    url: url.replace(/\/$/, ''),
    close,
    serve(served) {
      current = served;
    },
  };
}

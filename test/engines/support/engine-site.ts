import { createServer } from '../../../demo-server/create-server.mjs';
import { listen } from '../../../demo-server/listen.mjs';
import { savedFolder } from '../../page/support/saved-pages';
import { root } from '../../page/support/site';
import { COLLECTOR } from './engine';

/**
 * First in each page: notes the body as the server sent it, uncaught errors and rejections. A file, so that a page's own
 * policy lets it in.
 */
const COLLECTING = `
  window.collected = { errors: [], served: '' };
  addEventListener('error', (event) => event.message && collected.errors.push(event.message));
  addEventListener('unhandledrejection', (event) => collected.errors.push(String(event.reason)));
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') collected.served = document.body.outerHTML;
  });
`;

export interface EngineSite {
  readonly url: string;
  close(): Promise<void>;
}

/** The demo server, with `window.collected` in every page, and saved pages if there are some. */
export async function startEngineSite(): Promise<EngineSite> {
  const { app } = createServer({ root, renderer: 'preact', offline: true, ...savedFolder() });
  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === `/${COLLECTOR}`)
      return new Response(COLLECTING, { headers: { 'content-type': 'text/javascript' } });
    const response = await app.fetch(request);
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    const headers = new Headers(response.headers);
    headers.delete('content-length');
    const html = (await response.text()).replace(/<head[^>]*>/, `$&<script src="/${COLLECTOR}"></script>`);
    return new Response(html, { status: response.status, headers });
  };
  return listen(answer);
}

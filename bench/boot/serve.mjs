// Serves /blank, /VARIANT/TOTAL and /scripts/VARIANT.js on 127.0.0.1.

import { createServer } from 'node:http';
import { pageHtml } from './page.mjs';

const HOST = '127.0.0.1';

/**
 * @param {readonly import('./variants.mjs').Variant[]} variants
 * @param {ReadonlyMap<string, { text: string }>} bundles
 */
export async function serve(variants, bundles) {
  const answer = (path) => {
    if (path === '/blank') return ['text/html', '<!doctype html><link rel="icon" href="data:,">'];
    const script = bundles.get(path.match(/^\/scripts\/(.+)\.js$/)?.[1]);
    if (script) return ['text/javascript', script.text];
    const [, name, total] = path.split('/');
    const variant = variants.find((one) => one.name === name);
    return variant && ['text/html', pageHtml(variant, Number(total))];
  };
  const server = createServer(({ url }, response) => {
    const [type, body] = answer(new URL(url, `http://${HOST}`).pathname) ?? [];
    response.writeHead(type ? 200 : 404, {
      'content-type': `${type ?? 'text/plain'}; charset=utf-8`,
      'cache-control': 'no-store',
    });
    response.end(body);
  });
  await new Promise((resolve) => server.listen(0, HOST, resolve));
  return {
    url: `http://${HOST}:${server.address().port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

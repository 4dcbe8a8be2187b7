import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { unzipSync } from 'fflate';
import { expect } from 'vitest';
import { packZip } from '../../tools/zip.mjs';
import { it } from './support/site';

const TYPES: Record<string, string> = { html: 'text/html', css: 'text/css', js: 'text/javascript' };

/** Serves the files of a zip as any static server does: by their names, nothing else. */
async function serveFiles(files: Record<string, Uint8Array>) {
  const server = createServer(({ url = '' }, response) => {
    const file = files[url.slice(1).split('?')[0] ?? ''];
    response.writeHead(file ? 200 : 404, {
      'content-type': TYPES[url.split('.').at(-1) ?? ''] ?? 'text/plain',
    });
    response.end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      // One that the browser has opened in advance has made no request, and would be waited for.
      server.closeAllConnections();
    },
  };
}

it('the zip of a release holds what a page loads, and works from a static server', async ({ site }) => {
  const { bytes, checksum } = await packZip();
  expect((await packZip()).checksum, 'packed twice').toBe(checksum);
  const files = unzipSync(bytes);
  expect(Object.keys(files).filter((name) => /\.map$|\.d\.ts$|cli\.js$/.test(name))).toEqual([]);
  const page = new TextDecoder().decode(files['inlay/index.html']);
  // The example loads the single file; a site embeds the module.
  files['inlay/module.html'] = new TextEncoder().encode(
    page.replace('src="preact/site.iife.js" defer', 'type="module" src="preact/site.js"'),
  );
  const { url, close } = await serveFiles(files);
  try {
    for (const name of ['index', 'module']) {
      const watched = await site.newPage({ isFirst: true });
      await watched.page.goto(`${url}/inlay/${name}.html`);
      const button = watched.page.getByRole('button', { name: 'When is the house open?' });
      await expect.poll(() => button.getAttribute('aria-expanded'), { message: name }).toBe('false');
      await button.click();
      await watched.page.getByText('Daily from ten to five.').waitFor();
      expect([...watched.errors, ...watched.warnings], name).toEqual([]);
    }
  } finally {
    close();
  }
});

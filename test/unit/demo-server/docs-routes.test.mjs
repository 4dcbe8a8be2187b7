import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDocsRoutes } from '../../../demo-server/docs/docs-routes.mjs';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'docs-'));
  await Promise.all(['docs', 'docs-site', 'tools'].map((folder) => mkdir(join(root, folder))));
  await writeFile(join(root, 'docs/page.md'), '# A page');
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(root, { recursive: true });
});

const get = async (routes, path) => {
  const response = await routes.request(path);
  return { status: response.status, text: await response.text() };
};

it('serves a site that is newer than its pages without building it', async () => {
  await writeFile(join(root, 'docs-site/index.html'), 'the site');
  await utimes(join(root, 'docs/page.md'), new Date(0), new Date(0));
  await writeFile(join(root, 'tools/docs.mjs'), 'process.exit(1)');
  const routes = createDocsRoutes({ root });
  expect(await get(routes, '/docs/')).toEqual({ status: 200, text: 'the site' });
  expect((await get(routes, '/docs/missing.html')).status).toBe(404);
});

it.each(['README.md', 'demo-server/demo/demo-groups.mjs'])(
  'builds a site that is older than %s',
  async (file) => {
    await writeFile(join(root, 'docs-site/index.html'), 'the old site');
    await utimes(join(root, 'docs-site/index.html'), new Date(2000), new Date(2000));
    await utimes(join(root, 'docs/page.md'), new Date(1000), new Date(1000));
    await mkdir(join(root, 'demo-server/demo'), { recursive: true });
    await writeFile(join(root, file), '');
    await writeFile(
      join(root, 'tools/docs.mjs'),
      `import { writeFileSync } from 'node:fs'; writeFileSync('docs-site/index.html', 'the new site');`,
    );
    const routes = createDocsRoutes({ root });
    await expect.poll(() => get(routes, '/docs/')).toEqual({ status: 200, text: 'the new site' });
  },
);

it('builds a site that is missing at the first request, and says so meanwhile', async () => {
  await writeFile(
    join(root, 'tools/docs.mjs'),
    `import { existsSync, writeFileSync } from 'node:fs';
    const wait = setInterval(() => {
      if (!existsSync('go')) return;
      clearInterval(wait);
      writeFileSync('docs-site/index.html', 'the new site');
    }, 20);`,
  );
  const routes = createDocsRoutes({ root });
  const first = await get(routes, '/docs/');
  expect(first.status).toBe(503);
  expect(first.text).toContain('is being built');
  await writeFile(join(root, 'go'), '');
  await expect.poll(() => get(routes, '/docs/')).toEqual({ status: 200, text: 'the new site' });
});

it('shows what the build has said where it has failed', async () => {
  await writeFile(join(root, 'tools/docs.mjs'), 'console.error("<b>no such page"); process.exit(1)');
  const routes = createDocsRoutes({ root });
  await expect.poll(async () => (await get(routes, '/docs/')).text).toContain('could not be built');
  expect((await get(routes, '/docs/')).text).toContain('&lt;b&gt;no such page');
});

it('leads from an address without an ending to its page', async () => {
  await writeFile(join(root, 'docs-site/index.html'), 'the site');
  await writeFile(join(root, 'docs-site/playground.html'), 'the playground');
  await utimes(join(root, 'docs/page.md'), new Date(0), new Date(0));
  const routes = createDocsRoutes({ root });
  const response = await routes.request('/docs/playground');
  expect([response.status, response.headers.get('location')]).toEqual([302, '/docs/playground.html']);
  expect((await get(routes, '/docs/missing')).status).toBe(404);
  expect((await get(routes, '/docs/../secret')).status).toBe(404);
});

it('leads from the folder to its page', async () => {
  const response = await createDocsRoutes({ root }).request('/docs');
  expect([response.status, response.headers.get('location')]).toEqual([302, '/docs/']);
});

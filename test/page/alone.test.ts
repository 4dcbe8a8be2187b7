import { expect } from 'vitest';
import { changedByOtherStyles, serveAlone } from './support/alone';
import { it, whenReady } from './support/site';

it('looks the same alone on a page as beside all other blocks: each kind loads all the CSS that it needs', async ({
  site,
}) => {
  const { page } = await site.newPage({ reducedMotion: 'reduce' });
  const kinds = await serveAlone(site, page);
  expect(kinds.length).toBeGreaterThan(60);
  const changed: Record<string, readonly string[]> = {};
  for (const { kind, path } of kinds) {
    await page.goto(`${site.url}${path}`);
    await whenReady(page);
    const changes = await changedByOtherStyles(page);
    if (changes.length) changed[kind] = changes.slice(0, 5);
  }
  expect(changed).toEqual({});
});

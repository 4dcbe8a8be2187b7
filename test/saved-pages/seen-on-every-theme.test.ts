import { createHash } from 'node:crypto';
import { afterAll, describe, expect } from 'vitest';
import { type Look, lookAtParts, PLACES } from '../page/support/drawn/look-at-parts';
import type { Theme } from '../page/support/drawn/theme-over-page';
import { listThemedPages, savedUrl, useSavedPages } from '../page/support/saved-pages';
import type { Site } from '../page/support/site';

const saved = useSavedPages({ themed: true });

const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** The theme of a saved page: the style sheets that the server has of it, and the names that its rules expect. */
async function readTheme(site: Site, path: string): Promise<Theme & { readonly hash: string }> {
  const url = savedUrl(site.url, path, 'inlay=off');
  const html = await (await fetch(url)).text();
  const tagOf = (name: string) => new RegExp(`<${name}\\b[^>]*>`).exec(html)?.[0] ?? '';
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => tag);
  const addresses = links
    .filter((tag) => /\brel="[^"]*\bstylesheet\b/.test(tag))
    .map((tag) => new URL(attribute(tag, 'href').replaceAll('&amp;', '&'), url))
    .filter(({ origin, pathname }) => origin === site.url && !pathname.startsWith('/dist/'));
  const hash = createHash('sha256');
  const sheets: string[] = [];
  for (const { href } of addresses) {
    const answer = await fetch(href);
    if (!answer.ok) continue;
    sheets.push(href);
    hash.update(await answer.text());
  }
  return {
    name: path.split('/')[0] ?? path,
    sheets,
    bodyId: attribute(tagOf('body'), 'id'),
    bodyClass: attribute(tagOf('body'), 'class'),
    htmlClass: attribute(tagOf('html'), 'class'),
    hash: hash.digest('hex'),
  };
}

/** Each theme once, however many pages have it. */
async function readThemes(site: Site): Promise<readonly Theme[]> {
  const themes = new Map<string, Theme>();
  for (const path of listThemedPages()) {
    const { hash, ...theme } = await readTheme(site, path);
    if (theme.sheets?.length && !themes.has(hash)) themes.set(hash, theme);
  }
  return [...themes.values()];
}

describe.skipIf(!saved.isThere)('what Inlay draws, under the themes of saved pages', () => {
  const looks: Look[] = [];
  let themes: readonly Theme[] = [];
  saved.it.beforeAll(async ({ site }) => {
    themes = await readThemes(site);
    expect(themes.length).toBeGreaterThan(0);
  });
  saved.it.for([...PLACES])('%s is shown, can be read, and can be pressed', async ([, parts], { site }) => {
    const found = await lookAtParts(site, parts, themes);
    looks.push(...found);
    const own = found.filter(({ isThemed }) => !isThemed);
    expect(
      own.flatMap(({ part, theme, shortfalls }) => shortfalls.map((one) => `${theme}, ${part}: ${one}`)),
    ).toEqual([]);
  });
  afterAll(() => {
    console.log('| theme | part | fall short | the first of them |\n| --- | --- | --: | --- |');
    const rows = looks.filter(({ shortfalls }) => shortfalls.length);
    for (const { theme, part, shortfalls } of rows)
      console.log(`| ${theme} | ${part} | ${shortfalls.length} | ${shortfalls.slice(0, 3).join('; ')} |`);
  });
});

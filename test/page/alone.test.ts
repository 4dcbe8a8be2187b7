import { expect } from 'vitest';
import { changedByOtherStyles, serveAlone } from './support/alone';
import { it } from './support/site';

it('looks the same alone on a page as beside all other blocks: each kind loads all the CSS that it needs', async ({
  site,
}) => {
  const { page } = await site.newPage({ reducedMotion: 'reduce' });
  const kinds = await serveAlone(site, page);
  expect(kinds.length).toBeGreaterThan(60);
  const kindOf = new Map(kinds.map(({ kind, path }) => [path, kind]));
  const paths = [...kindOf.keys()];
  const changed = await changedByOtherStyles(page, paths);
  expect(Object.entries(changed).map(([path, changes]) => [kindOf.get(path), ...changes])).toEqual([]);

  // The same eyes see what a block without its sheet lacks.
  const accordions = paths.filter((path) => kindOf.get(path)?.startsWith('accordion'));
  const lacking = await changedByOtherStyles(page, accordions, { lost: 'content.css' });
  expect(Object.keys(lacking)).toEqual(accordions);
});

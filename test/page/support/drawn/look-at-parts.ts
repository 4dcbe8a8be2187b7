import { expect } from 'vitest';
import type { Site } from '../site';
import { openDemo } from '../site';
import { DRAWN_PARTS, type DrawnPart } from './drawn-parts';
import { noteSeen, readShortfalls, type Shortfall } from './read-shortfalls';
import { putThemeOver, type Theme } from './theme-over-page';

export interface Look {
  readonly part: string;
  readonly isThemed: boolean;
  readonly theme: string;
  readonly shortfalls: readonly Shortfall[];
}

const placeOf = ({ page, query = '', viewport }: DrawnPart) => `${page}?${query} ${viewport?.width ?? ''}`;

/** The parts by the demo pages that have them: each is opened once. */
export const PLACES: ReadonlyMap<string, readonly DrawnPart[]> = new Map(
  DRAWN_PARTS.map((part) => [placeOf(part), DRAWN_PARTS.filter((other) => placeOf(other) === placeOf(part))]),
);

const WIDE = { width: 1280, height: 900 };

/** Opens the demo page of these parts, and looks at each part as it is and under each theme. */
export async function lookAtParts(
  site: Site,
  parts: readonly DrawnPart[],
  themes: readonly Theme[],
): Promise<readonly Look[]> {
  const [first] = parts;
  if (!first) return [];
  const watched = await site.newPage({ viewport: first.viewport ?? WIDE, reducedMotion: 'reduce' });
  const { page } = watched;
  await page.request.get(`${site.url}/demo-pages/plain.html`);
  await openDemo(site, watched, first.page, 'preact', { query: first.query ?? '' });
  const looks: Look[] = [];
  for (const { part, isThemed = false, show, hide, selector = 'inlay-ui' } of parts) {
    await show?.(page);
    // Some of it comes after the page is ready.
    await expect.poll(() => noteSeen(page, selector), { message: `${part} is drawn` }).toBeGreaterThan(0);
    const own = await readShortfalls(page);
    looks.push({ part, isThemed, theme: 'none', shortfalls: own });
    for (const theme of themes) {
      const takeAway = await putThemeOver(page, theme);
      const shortfalls = await readShortfalls(page);
      await takeAway();
      looks.push({ part, isThemed, theme: theme.name, shortfalls });
    }
    await hide?.(page);
  }
  await watched.close();
  return looks;
}

import { describe, expect } from 'vitest';
import { readOracles, useSavedPages } from '../page/support/saved-pages';
import { RENDERERS } from '../page/support/site';

/** Left, top, width and height in px, from the corner of the gallery. */
type Place = readonly [number, number, number, number];

interface Geometry {
  readonly cls: string;
  readonly w: number;
  readonly h: number;
  readonly items: readonly Place[];
}

interface Oracle {
  readonly file: string;
  readonly geo: readonly Geometry[];
}

const ORACLES = readOracles<Oracle>();

/** Of the gallery's width; or this many px, where that is more. */
const TOLERANCE = 0.01;
const TOLERANCE_PX = 3;
/** Share of the items of each design that must stand where they are wanted. */
const LEAST = 0.95;

const FAMILIES = [
  'gallery-masonry-wrapper',
  'gallery-strips-wrapper',
  'gallery-grid-wrapper',
  'summary-item-list',
  'sqs-gallery',
] as const;

const familyOf = (classes: readonly string[]) => FAMILIES.find((name) => classes.includes(name));

/** What the page's galleries look like now: all that may be one of the oracle's, in document order. */
function readGalleries(families: readonly string[]) {
  return [...document.querySelectorAll(families.map((name) => `.${name}`).join())].map((element) => {
    const box = element.getBoundingClientRect();
    const items = [...element.querySelectorAll(':scope > *, :scope > .sqs-wrapper > *')].filter(
      (item) => !item.matches('.sqs-wrapper, inlay-ui, style, script, noscript'),
    );
    return {
      classes: [...element.classList],
      width: box.width,
      columns: Number(element.parentElement?.dataset.columns ?? 1),
      gutter: Number(element.parentElement?.dataset.gutter ?? 0),
      items: items.map((item) => {
        const { left, top, width, height } = item.getBoundingClientRect();
        return [left - box.left, top - box.top, width, height] as const;
      }),
    };
  });
}

const designOf = (cls: string) =>
  /sqs-gallery-design-([a-z]+)/.exec(cls)?.[1] ?? /gallery-(\w+)-wrapper/.exec(cls)?.[1] ?? cls;

const isNear = (place: Place | undefined, wanted: Place, width: number) => {
  const tolerance = Math.max(width * TOLERANCE, TOLERANCE_PX);
  return Boolean(place && wanted.every((value, index) => Math.abs(value - (place[index] ?? 0)) <= tolerance));
};

const saved = useSavedPages();

describe('places of gallery items (INLAY_PAGES and INLAY_ORACLE)', () => {
  saved.it.skipIf(!ORACLES)('are those that published sites were designed for', async ({ site }) => {
    const totals = new Map<string, { near: number; all: number }>();
    const table: string[] = [];
    for (const [turn, { file, geo }] of (ORACLES ?? []).entries()) {
      // No renderer places anything: they take turns.
      const renderer = RENDERERS[turn % RENDERERS.length];
      const { page, close } = await saved.open(site, file, `renderer=${renderer}`);
      await page.evaluate(() => document.fonts.ready);
      const galleries = await page.evaluate(readGalleries, FAMILIES);
      for (const { cls, w, items } of geo) {
        const design = designOf(cls);
        const family = familyOf(cls.split(' '));
        const index = galleries.findIndex(
          (gallery) => familyOf(gallery.classes) === family && gallery.items.length === items.length,
        );
        const [gallery] = index < 0 ? [] : galleries.splice(index, 1);
        // One column and no gap where the author has set several columns and a gap: the page as it was before its script.
        const isUnplaced =
          Boolean(gallery && gallery.columns > 1 && gallery.gutter > 0) &&
          items.every(([, top, width, height], at) => {
            const next = items[at + 1];
            return width === w && (!next || Math.abs(top + height - next[1]) <= 1);
          });
        const near = items.filter((wanted, at) => isNear(gallery?.items[at], wanted, w)).length;
        table.push(`${near}/${items.length} ${design}${isUnplaced ? ' (not placed there)' : ''} ${file}`);
        if (isUnplaced) continue;
        if (process.env.INLAY_PLACES && near < items.length)
          table.push(
            `  ${w} ${JSON.stringify(items)}\n  ${gallery?.width} ${JSON.stringify(gallery?.items.map((place) => place.map(Math.round)))}`,
          );
        const total = totals.get(design) ?? { near: 0, all: 0 };
        totals.set(design, { near: total.near + near, all: total.all + items.length });
      }
      await close();
    }
    console.log(table.join('\n'));
    expect(totals.size, 'designs compared').toBeGreaterThan(0);
    for (const [design, { near, all }] of totals) {
      expect.soft(near / all, design).toBeGreaterThanOrEqual(LEAST);
    }
  });
});

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DEMO_PAGES, readDemo } from './support/demo-pages';
import { it } from './support/site';

const DEMOS = DEMO_PAGES.map((file) => ({
  file,
  // What a page's own script inserts is not there.
  html: readDemo(file).replace(/<template[\s\S]*?<\/template>/g, ''),
}));

/** Where the pictures of a page are: each kind of block, and the tag before each of its pictures. */
const placesOf = (html: string) =>
  [...html.matchAll(/<noscript>\s*<img/g)].map(({ index }) => {
    const before = html.slice(0, index);
    const block = before.match(/sqs-(?:gallery-)?block-[\w-]+/g)?.at(-1);
    const tag = before.match(/<[a-z][^>]*>/g)?.at(-1);
    return `${block} ${/class="[^"]*"/.exec(tag ?? '')?.[0] ?? tag}`.replace(/\s+/g, ' ');
  });

/** Pages that have a picture where no page before them has one. */
const places = new Set<string>();
const withNoscriptPictures = DEMOS.filter(({ html }) => {
  const news = placesOf(html).filter((place) => !places.has(place));
  for (const place of news) places.add(place);
  return news.length > 0;
});
/** As the server writes them, and as a script has left them. */
const WITH_ANSWERS = ['accordion.html', 'trouble/partly-booted.html'];

// The renderer is chosen by a script, so that there is nothing to repeat with the other one.
let page: Page;
it.beforeAll(async ({ site }) => {
  ({ page } = await site.newPage({ javaScriptEnabled: false }));
});

/** Pictures inside `noscript` that cannot be seen, and those that wait for a script beside them, which take room. */
function findFaults() {
  const opacity = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacity(element.parentElement) : 1;
  /** Whether all that cuts it off leaves some of it; what can be scrolled leaves everything. */
  const isCutOff = (image: Element): boolean => {
    let { left, right, top, bottom } = image.getBoundingClientRect();
    for (let box = image.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(box);
      if (/auto|scroll/.test(overflowX + overflowY)) return false;
      if (overflowX === 'visible' || display.startsWith('inline')) continue;
      const edges = box.getBoundingClientRect();
      [left, right] = [Math.max(left, edges.left), Math.min(right, edges.right)];
      [top, bottom] = [Math.max(top, edges.top), Math.min(bottom, edges.bottom)];
    }
    return right - left < 20 || bottom - top < 20;
  };
  const pictures = [...document.querySelectorAll<HTMLImageElement>('noscript > img')];
  const unseen = pictures.filter((image) => {
    return opacity(image) < 1 || isCutOff(image) || !image.checkVisibility({ visibilityProperty: true });
  });
  const inTheWay = [...document.querySelectorAll('noscript:has(> img) + img:not([src])')].filter(
    (image) => getComputedStyle(image).position === 'static' && image.getBoundingClientRect().height > 0,
  );
  const describe = (image: Element) => `${image.closest('[id]')?.id}: ${image.getAttribute('alt')}`;
  return { count: pictures.length, unseen: unseen.map(describe), inTheWay: inTheWay.map(describe) };
}

it('knows demo pages to test', () => {
  expect(withNoscriptPictures.length).toBeGreaterThan(10);
});

it.for(withNoscriptPictures)('shows the pictures of $file once each', async ({ file }, { site }) => {
  await page.goto(`${site.url}/demo-pages/${file}`);
  const { count, unseen, inTheWay } = await page.evaluate(findFaults);
  expect(count).toBeGreaterThan(0);
  expect({ unseen, inTheWay }).toEqual({ unseen: [], inTheWay: [] });
});

it.for(WITH_ANSWERS)('shows the answers of %s', async (file, { site }) => {
  await page.goto(`${site.url}/demo-pages/${file}`);
  const answers = await page.locator('.accordion-item__description').all();
  expect(answers.length).toBeGreaterThan(0);
  for (const answer of answers) expect(await answer.isVisible()).toBe(true);
});

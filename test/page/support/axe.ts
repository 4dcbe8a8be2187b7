import type { Page } from 'playwright-core';
import { describePage } from './describe-page';
import { keptLines } from './kept-lines';
import { AXE_FILE, AXE_PATH } from './test-server';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The pages on which axe has found nothing, as `digestLook` says: what `npm test` has looked at under one renderer looks the same under the other. Another
 * axe, or another way to ask it, starts with none.
 */
const clean = keptLines('inlay-axe', [AXE_FILE, new URL(import.meta.url)]);

/** Runs in the page: a digest of what axe judges it by, its nodes, where each is and in which colours. */
async function digestLook(nodes: string, within = 'html'): Promise<string> {
  const looks = [...document.querySelectorAll(`${within}, :is(${within}) *`)].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const { color, backgroundColor, backgroundImage, opacity, visibility } = getComputedStyle(element);
    return [x, y, width, height, color, backgroundColor, backgroundImage, opacity, visibility].join();
  });
  const { documentElement: root, title } = document;
  const text = [root.lang, root.dir, title, nodes, innerWidth, innerHeight, ...looks].join('\n');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** In a row: a class that comes with one of them starts a fade in the next. */
const STILL_FRAMES = 3;

/** Waits until nothing has been fading or sliding in or out for some frames: half of a fade has half the contrast. */
async function whenStill(page: Page): Promise<void> {
  const still = await page.evaluateHandle(() => ({ frames: 0 }));
  // Asks once a frame, also where a test has stopped the page's clock.
  await page.waitForFunction(
    ({ seen, enough }) => {
      // Transitions end, whatever they take; a marquee does not.
      const ends = (animation: Animation) =>
        animation instanceof CSSTransition || Number(animation.effect?.getComputedTiming().endTime) < 2000;
      const isMoving = (animation: Animation) => animation.playState === 'running' && ends(animation);
      seen.frames = document.getAnimations().some(isMoving) ? 0 : seen.frames + 1;
      return seen.frames >= enough;
    },
    { seen: still, enough: STILL_FRAMES },
    { polling: 'raf' },
  );
  await still.dispose();
}

/** Runs axe in the page. @returns what it holds against it */
const runAxe = (page: Page, rules: readonly string[] | undefined, within: string | undefined) =>
  page.evaluate(
    async ({ wanted, tags, context }) => {
      const { axe } = window as unknown as { readonly axe: typeof import('axe-core') };
      const { violations: all } = await axe.run(context ?? document, {
        runOnly: wanted ? { type: 'rule', values: wanted } : { type: 'tag', values: tags },
        resultTypes: ['violations'],
        // Frames hold other sites' pages, without axe: it would wait half a second for an answer from each.
        iframes: false,
        // No rule of these reads style sheets.
        preload: { assets: ['media'] },
      });
      // Tabs of menu blocks are labels in published markup, some with the role from the server. Inlay adopts them.
      const isServers = (id: string, target: unknown) =>
        id === 'aria-allowed-role' && !!document.querySelector(`${target}`)?.matches('.menu-select-labels');
      // The specification words the labels of links to the cart, and they leave out what the link shows: `100+`, a subtotal.
      const isPrescribed = (id: string, target: unknown) =>
        id === 'label-content-name-mismatch' &&
        !!document.querySelector(`${target}`)?.matches('.sqs-custom-cart,.sqs-pill-shopping-cart');
      return all.flatMap(({ id, nodes: ofRule }) => {
        const nodes = ofRule.filter(({ target }) => !isServers(id, target) && !isPrescribed(id, target));
        return nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} ${failureSummary}`);
      });
    },
    { wanted: rules && [...rules], tags: TAGS, context: within },
  );

/**
 * What axe holds against the page as soon as nothing on it is on its way: the rule, the element and why. The page must let scripts be put in.
 * @param rules default: all
 * @param within a selector of what is new on a page that has been looked at; default: the whole page
 */
export async function violations(page: Page, rules?: readonly string[], within?: string): Promise<string[]> {
  await whenStill(page);
  const of = JSON.stringify(within);
  const look: string = await page.evaluate(`(${digestLook})((${describePage})(${of}), ${of})`);
  const line = [look, rules, within].filter(Boolean).join(' ');
  // What all rules have found nothing on, none of them finds anything on.
  if (clean.has(look) || clean.has(line)) return [];
  // A text, since Vite would replace the import.
  await page.evaluate(`import('${AXE_PATH}').then(() => {})`);
  const found = await runAxe(page, rules, within);
  if (!found.length) clean.add(line);
  return found;
}

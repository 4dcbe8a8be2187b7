import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** Less than half of the source, which the browser has to be sent and to compile. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits for what is fading or sliding in or out: half of a fade has half the contrast. */
const whenStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isShort = ({ effect }: Animation) => Number(effect?.getComputedTiming().endTime) < 2000;
    const running = () =>
      document.getAnimations().filter((animation) => animation.playState === 'running' && isShort(animation));
    while (running().length) await Promise.allSettled(running().map(({ finished }) => finished));
  });

/**
 * What axe holds against the page as soon as nothing on it is on its way: the rule, the element and why; by all rules, or by those named. The page
 * must let scripts be put in.
 */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  await whenStill(page);
  const runOnly = rules
    ? { type: 'rule' as const, values: [...rules] }
    : { type: 'tag' as const, values: TAGS };
  return page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    // Frames hold other sites' pages, without axe: it would wait half a second for an answer from each.
    const found = await axe.run(document, { runOnly: only, resultTypes: ['violations'], iframes: false });
    // Tabs of menu blocks are labels in published markup, some with the role from the server. Inlay adopts them.
    const isServers = (id: string, target: unknown) =>
      id === 'aria-allowed-role' && !!document.querySelector(`${target}`)?.matches('.menu-select-labels');
    // The specification words the labels of links to the cart, and they leave out what the link shows: `100+`, a subtotal.
    const isPrescribed = (id: string, target: unknown) =>
      id === 'label-content-name-mismatch' &&
      !!document.querySelector(`${target}`)?.matches('.sqs-custom-cart,.sqs-pill-shopping-cart');
    return found.violations.flatMap(({ id, nodes: all }) => {
      const nodes = all.filter(({ target }) => !isServers(id, target) && !isPrescribed(id, target));
      return nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} ${failureSummary}`);
    });
  }, runOnly);
}

import type { BrowserContext, Route } from 'playwright-core';
import { createRandom } from '../../../tools/random.mjs';

/** What becomes of one call. `lost`: done, and the answer does not come; `cut`: not done, and no answer. */
const FAULTS = [
  ...['ok', 'ok', 'ok', 'lost', 'cut', 'empty', '{}', 'html', 'lost500', 'lost502', 'hang', 'lost-hang'],
  ...['400', '401', '403', '404', '429', '500', '503', 'crumb'],
] as const;
/** What visitors do; `other…`: in the second tab. */
const MOVES = [
  ...['add', 'add', 'other add', 'add twice', 'add in both tabs'],
  ...['change', 'other change', 'change often', 'remove', 'remove and undo', 'reload', 'add and reload'],
] as const;

export interface CartSequence {
  readonly moves: readonly (typeof MOVES)[number][];
  readonly faults: readonly string[];
  /** From 0 to 1, the same for the same seed. */
  readonly random: () => number;
}

export function createCartSequence(seed: number): CartSequence {
  const random = createRandom(seed);
  const pick = <Item>(from: readonly Item[], least: number, most: number): Item[] =>
    Array.from({ length: least + Math.floor(random() * (most - least + 1)) }, () => {
      const [item] = from.slice(Math.floor(random() * from.length));
      if (item === undefined) throw new Error('There is nothing to pick.');
      return item;
    });
  return { moves: pick(MOVES, 2, 7), faults: pick(FAULTS, 0, 14), random };
}

/** Stands between the pages and the demo shop, and fails as the sequence says; when that is through, all is well. */
export function createFaultyShop(faults: readonly string[]) {
  const left = [...faults];
  const hanging: Route[] = [];
  const happened: string[] = [];
  const underway = new Set<Promise<void>>();

  async function answer(route: Route): Promise<void> {
    const fault = left.shift() ?? 'ok';
    happened.push(`${route.request().method()}:${fault}`);
    // The demo shop does what is asked for; what the page hears of it is another matter.
    const response = /^(?:ok|lost|empty|\{\})/.test(fault) ? await route.fetch() : undefined;
    switch (fault) {
      case 'ok':
        return route.fulfill({ ...(response && { response }) });
      case 'lost':
      case 'cut':
        return route.abort();
      case 'empty':
        return route.fulfill({ status: 200, body: '' });
      case '{}':
        return route.fulfill({ json: {} });
      case 'html':
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' });
      case 'hang':
      case 'lost-hang':
        hanging.push(route);
        return undefined;
      case '400':
        return route.fulfill({ status: 400, json: { error: 'Not now.' } });
      case 'crumb': {
        const crumb = new URL(route.request().url()).searchParams.get('crumb') ?? '';
        return route.fulfill({ status: 400, json: { crumbFail: true, crumb } });
      }
      default:
        return route.fulfill({ status: Number(fault.replace('lost', '')) });
    }
  }

  /** The page no longer waits for these. */
  async function giveUp(): Promise<void> {
    for (const route of hanging.splice(0)) await route.abort().catch(() => {});
  }

  return {
    happened,
    isHanging: () => hanging.length > 0,
    giveUp,
    /** Waits until nothing is done in the shop any more, for pages that have been left. */
    async settle() {
      await giveUp();
      await Promise.all(underway);
    },
    /** From now on all is well. */
    heal: () => void left.splice(0),
    listen: (context: BrowserContext) =>
      context.route('**/api/commerce/shopping-cart**', async (route) => {
        // The page may have been left.
        const answered = answer(route).catch(() => {});
        underway.add(answered);
        await answered;
        underway.delete(answered);
      }),
  };
}

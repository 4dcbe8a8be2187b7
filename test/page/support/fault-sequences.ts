import type { Page, Route } from 'playwright-core';
import { createRandom } from '../../../tools/random.mjs';

/** What becomes of one call. `lost`: done, and the answer does not come; `cut`: not done, and no answer. */
export const SAVE_FAULTS = [
  ...[
    'ok',
    'ok',
    'lost',
    'cut',
    'empty',
    'ok {}',
    'false',
    'html',
    'lost500',
    'lost502',
    'hang',
    'lost-hang',
  ],
  ...['400', '401', '403', '404', '413', '422', '429', '451', '500', '503', 'crumb'],
] as const;
export const KEY_FAULTS = ['ok', 'ok', 'ok', 'cut', 'empty', 'html', '403', '500', 'crumb', 'lost'] as const;
/** What the visitor does when the form has been sent and has not thanked. */
export const MOVES = ['press', 'press', 'press', 'reload', 'restart'] as const;

export interface Sequence {
  readonly saves: readonly string[];
  readonly keys: readonly string[];
  readonly moves: readonly string[];
}

export function createSequence(seed: number): Sequence {
  const random = createRandom(seed);
  const pick = (from: readonly string[], most: number) =>
    Array.from(
      { length: Math.floor(random() * (most + 1)) },
      () => from[Math.floor(random() * from.length)] ?? 'ok',
    );
  return { saves: pick(SAVE_FAULTS, 6), keys: pick(KEY_FAULTS, 3), moves: pick(MOVES, 6) };
}

/** A server that takes one submission for each key, and fails as its sequence says; when that is through it is well. */
export function createFaultyServer({ saves, keys }: Sequence) {
  const left = { saves: [...saves], keys: [...keys] };
  const given = new Set<string>();
  const taken = new Map<string, string>();
  const hanging: Route[] = [];
  const happened: string[] = [];
  let isLeaving = false;

  async function answer(route: Route, fault: string, act: () => object): Promise<void> {
    happened.push(`${route.request().url().includes('Key') ? 'key' : 'save'}:${fault}`);
    if (isLeaving) {
      if (/^(?:ok|lost)/.test(fault)) act();
      hanging.push(route);
      return undefined;
    }
    switch (fault) {
      case 'ok':
        return route.fulfill({ json: act() });
      case 'lost':
        act();
        return route.abort();
      case 'cut':
        return route.abort();
      case 'empty':
        return route.fulfill({ status: 200, body: '' });
      case 'ok {}':
        act();
        return route.fulfill({ json: {} });
      case 'false':
        return route.fulfill({ json: { success: false } });
      case 'html':
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' });
      case 'crumb':
        return route.fulfill({ status: 400, json: { crumbFail: true, crumb: `crumb-${happened.length}` } });
      case 'lost-hang':
        act();
        hanging.push(route);
        return undefined;
      case 'hang':
        hanging.push(route);
        return undefined;
      default:
        if (fault.startsWith('lost')) act();
        return route.fulfill({ status: Number(fault.replace('lost', '')) });
    }
  }

  return {
    happened,
    /** Whether a call waits for an answer that does not come. */
    isHanging: () => hanging.length > 0,
    async giveUp() {
      isLeaving = false;
      for (const route of hanging.splice(0)) await route.abort().catch(() => {});
    },
    /** From now on no answer comes: the visitor is about to leave. */
    leave() {
      isLeaving = true;
    },
    /** The forms that have been taken, as they were sent. */
    taken: () => [...taken.values()],
    async listen(page: Page): Promise<void> {
      await page.route('**/api/form/FormSubmissionKey*', (route) =>
        answer(route, left.keys.shift() ?? 'ok', () => {
          const key = `key-${given.size + 1}`;
          given.add(key);
          return { key };
        }),
      );
      await page.route('**/api/form/SaveFormSubmission*', (route) =>
        answer(route, left.saves.shift() ?? 'ok', () => {
          const { key, form } = JSON.parse(route.request().postData() ?? '{}') as Record<string, string>;
          if (key && given.has(key) && !taken.has(key)) taken.set(key, form ?? '');
          return { success: true };
        }),
      );
    },
  };
}

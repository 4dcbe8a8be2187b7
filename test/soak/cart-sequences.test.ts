import type { Page } from 'playwright-core';
import { afterAll, describe, expect } from 'vitest';
import { count } from '../count';
import { installCartApi } from '../page/support/cart';
import { createCartSequence, createFaultyShop } from '../page/support/cart-faults';
import { it, type WatchedPage, whenReady } from '../page/support/site';

/** So many have each move and each fault. `INLAY_SEQUENCES=200 INLAY_SEED=7` runs two hundred others; the seed of each one is in its name. */
const COUNT = Number(process.env.INLAY_SEQUENCES) || 15;
const FIRST_SEED = Number(process.env.INLAY_SEED) || 1;
const TIMEOUT_MS = 15_000;
/** More than any sequence has faults: then all is well. */
const TRIES = 30;

const seeds = Array.from({ length: COUNT }, (_, index) => FIRST_SEED + index);

/** Products of the demo shop without a limit. */
const PRODUCTS = ['65d0000000000000000000a2', '65d0000000000000000000a3'] as const;

const PAGE = `<!doctype html><html lang="en"><title>Shop</title>
  <script>Static = { SQUARESPACE_CONTEXT: { website: { id: 'w' }, websiteSettings: { storeSettings: { selectedCurrency: 'GBP', addToCartConfirmationType: 1 } } } };</script>
  <script type="module" src="/dist/preact/site.js"></script>
  <body><a class="sqs-custom-cart" href="/cart">Cart <span class="sqs-cart-quantity">0</span></a></body></html>`;

type Quantities = Readonly<Record<string, number>>;

interface Seen {
  readonly quantities: Quantities;
  readonly ids: readonly string[];
  readonly isUncertain: boolean;
  readonly isKnown: boolean;
}

/** What the visitor sees in a tab. */
const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const { cart, isUncertain, status } = cartStore().get();
    const { entries } = cart;
    return {
      quantities: Object.fromEntries(entries.map(({ productId, quantity }) => [productId, quantity])),
      ids: entries.map(({ id }) => id),
      isUncertain,
      isKnown: status === 'ready',
    };
  });

const without = (quantities: Quantities) =>
  Object.fromEntries(Object.entries(quantities).filter(([, quantity]) => quantity > 0));

describe('the cart', () => {
  let watched: WatchedPage;
  let tabs: readonly [Page, Page];
  it.beforeAll(async ({ site }) => {
    watched = await site.newPage();
    const context = watched.page.context();
    await context.addInitScript(installCartApi);
    await context.clock.install();
    await context.route('**/shop-*', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: PAGE }),
    );
    tabs = [watched.page, await context.newPage()];
  });
  afterAll(() => watched.close());

  it.for(seeds)(
    'is what the visitor was told, nothing doubled, nothing lost: seed %i',
    async (seed, { site, task }) => {
      count(task, 'fault sequences over the cart', 1);
      const { moves, faults, random } = createCartSequence(seed);
      const context = watched.page.context();
      const shop = createFaultyShop(faults);
      await context.unroute('**/api/commerce/shopping-cart**');
      await context.clearCookies();
      const story = () => `${moves.join(', ')} | ${shop.happened.join()}`;

      const openTab = async (page: Page) => {
        await page.goto(`${site.url}/shop-${seed}`);
        await whenReady(page);
        // What starts when the browser is idle may not listen yet.
        const isLoaded = () => {
          if (!cartStore.isLoaded()) inlayApi().emit('cart:refresh');
          return cartStore.isLoaded();
        };
        await page.waitForFunction(isLoaded, undefined, { polling: 50 });
      };
      for (const page of tabs) await openTab(page);
      await shop.listen(context);
      const [here, there] = tabs;

      /** Waits for what was asked for; time goes by where a call waits for its answer. */
      const waitFor = async <Result>(asked: Promise<Result>): Promise<Result> => {
        let isOver = false;
        const over = () => {
          isOver = true;
        };
        const settled = asked.then(over, over);
        for (let left = 400; left > 0 && !isOver; left--) {
          // Most answers come without any time going by.
          await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, 25))]);
          if (isOver) break;
          for (const page of tabs) await page.clock.runFor(shop.isHanging() ? TIMEOUT_MS : 250);
          await shop.giveUp();
        }
        expect(isOver, story()).toBe(true);
        return asked;
      };
      const add = (page: Page, productId: string, times = 1) =>
        page.evaluate(
          async ([id, count]) => {
            const addition = { productId: id, productName: id };
            await Promise.all(Array.from({ length: count }, () => cartStore().add(addition)));
          },
          [productId, times] as const,
        );
      const refresh = async (page: Page) => {
        for (let left = TRIES; left > 0; left--) {
          await waitFor(
            page.evaluate(() =>
              cartStore()
                .refresh()
                .then(() => undefined),
            ),
          );
          const seen = await look(page);
          if (seen.isKnown && !seen.isUncertain) return seen;
        }
        throw new Error(`The cart cannot be read: ${story()}`);
      };
      /** Presses again, as long as a tab is uncertain or the cart has too few. */
      const insistOnAdding = async (productId: string, wanted: number) => {
        for (let left = TRIES; left > 0; left--) {
          const uncertain = (await look(here)).isUncertain ? here : there;
          if ((await look(uncertain)).isUncertain) {
            await waitFor(add(uncertain, productId));
            continue;
          }
          const seen = await refresh(here);
          if ((seen.quantities[productId] ?? 0) >= wanted) return;
          await waitFor(add(here, productId));
        }
        throw new Error(`It was never added: ${story()}`);
      };
      const insist = async (ask: () => Promise<boolean>) => {
        for (let left = TRIES; left > 0; left--) if (await waitFor(ask())) return;
        throw new Error(`The shop never said yes: ${story()}`);
      };
      const change = (page: Page, id: string, quantities: readonly number[]) =>
        page.evaluate(
          async ([entryId, all]) => {
            const asked = all.map((quantity) => cartStore().change(entryId, quantity));
            return (await Promise.all(asked)).every(({ ok }) => ok);
          },
          [id, quantities] as const,
        );

      let told: Record<string, number> = {};
      for (const move of moves) {
        const page = move.startsWith('other') ? there : here;
        const product = PRODUCTS[Math.floor(random() * PRODUCTS.length)] ?? PRODUCTS[0];
        const before = await refresh(page);
        expect(without(before.quantities), story()).toEqual(without(told));
        const [id = ''] = before.ids;
        const [first = ''] = Object.keys(before.quantities);
        const count = told[product] ?? 0;
        switch (move) {
          case 'add':
          case 'other add':
          case 'add twice':
          case 'add in both tabs': {
            const isTwo = move === 'add twice' || move === 'add in both tabs';
            told[product] = count + (isTwo ? 2 : 1);
            const asked =
              move === 'add in both tabs'
                ? tabs.map((tab) => add(tab, product))
                : [add(page, product, move === 'add twice' ? 2 : 1)];
            await waitFor(Promise.all(asked));
            await insistOnAdding(product, told[product] ?? 0);
            break;
          }
          case 'change':
          case 'other change':
          case 'change often': {
            if (!id) break;
            const quantity = 1 + Math.floor(random() * 9);
            const steps = move === 'change often' ? [quantity + 2, quantity + 1, quantity] : [quantity];
            await insist(() => change(page, id, steps));
            told[first] = quantity;
            break;
          }
          case 'remove':
          case 'remove and undo': {
            if (!id) break;
            await insist(() => change(page, id, [0]));
            const kept = told[first] ?? 0;
            told[first] = 0;
            // Without an undo the visitor adds as many again.
            if (move === 'remove') break;
            const isBack = await waitFor(page.evaluate(async () => (await cartStore().undo())?.ok ?? false));
            const now = (await refresh(page)).quantities[first] ?? 0;
            expect(isBack ? [kept] : [0, kept], story()).toContain(now);
            told[first] = now;
            break;
          }
          case 'reload':
            await openTab(page);
            break;
          case 'add and reload': {
            // Nobody was told anything: either is right, and the cart says which.
            void add(page, product).catch(() => {});
            await shop.giveUp();
            await openTab(page);
            await shop.settle();
            const now = (await refresh(page)).quantities[product] ?? 0;
            expect([count, count + 1], story()).toContain(now);
            told = { ...told, [product]: now };
            break;
          }
        }
      }

      shop.heal();
      await shop.giveUp();
      const total = Object.values(told).reduce((sum, quantity) => sum + quantity, 0);
      for (const page of tabs) {
        expect(without((await refresh(page)).quantities), story()).toEqual(without(told));
        await expect
          .poll(() => page.locator('.sqs-cart-quantity').textContent(), { message: story() })
          .toBe(`${total}`);
      }
      const cookies = await context.cookies();
      const cart = site.demo.carts.find(cookies.find(({ name }) => name === 'CART')?.value);
      const stored = (cart?.entries ?? []).map(({ itemId, quantity }) => [itemId, quantity] as const);
      expect(Object.fromEntries(stored), story()).toEqual(without(told));
    },
  );
});

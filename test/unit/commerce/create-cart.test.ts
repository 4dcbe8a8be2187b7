// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api, ApiCall, ApiResult } from '../../../src/api/api.types';
import { apiFailure } from '../../../src/api/read-answer';
import messages from '../../../src/commerce/cart/cart.messages.json';
import { createCart } from '../../../src/commerce/cart/create-cart';
import type { Part } from '../../../src/core/scope';
import { createTestScope } from '../support/scope';

/** What becomes of a call. `lost`: done, and no answer; `cut`: not done, and no answer. */
type Fault = 'ok' | 'lost' | 'cut' | 'empty' | 'lost500' | '500' | '400' | 'timeout';
const FAULTS: readonly Fault[] = ['ok', 'ok', 'lost', 'cut', 'empty', 'lost500', '500', '400', 'timeout'];

interface Line {
  readonly id: string;
  readonly itemId: string;
  quantity: number;
}

let scope: Part;
let lines: Line[];
let faults: Fault[];
let calls: string[];
let hasCookie: boolean;

const cartJson = () => ({
  entries: lines.map((line) => ({ ...line, unitPrice: { currency: 'USD', value: '1.50' } })),
});

function act({ method, path, ...call }: ApiCall<unknown>): void {
  const id = path.split('/').at(-1);
  const { itemId = '', quantity = 0 } = ('json' in call ? call.json : {}) as Partial<Line>;
  if (method === 'POST') {
    const known = lines.find((line) => line.itemId === itemId);
    if (known) known.quantity += quantity;
    else lines.push({ id: `line-${itemId}`, itemId, quantity });
    hasCookie = true;
  }
  if (method === 'PUT') for (const line of lines) if (line.id === id) line.quantity = quantity;
  if (method === 'DELETE') lines = lines.filter((line) => line.id !== id);
}

/** A server in memory that fails as the test says. */
const api: Api = {
  beacon: () => true,
  async call<Data>(call: ApiCall<Data>): Promise<ApiResult<Data>> {
    await Promise.resolve();
    const fault = faults.shift() ?? 'ok';
    calls.push(`${call.method} ${fault}`);
    if (['ok', 'lost', 'lost500', 'empty'].includes(fault)) act(call);
    const data = call.read(fault === 'empty' ? {} : cartJson());
    const failed =
      fault === '400'
        ? apiFailure('server', { status: 400, message: 'No.' })
        : fault.endsWith('500')
          ? apiFailure('internal', { status: 500 })
          : apiFailure(fault === 'empty' ? 'unreadable' : fault === 'timeout' ? 'timeout' : 'unreachable');
    if (fault === 'ok' && data !== undefined) return { ok: true, status: 200, data };
    if (failed.ok) return failed;
    const { failure } = failed;
    return { ok: false, failure: { ...failure, message: call.describe?.(failure) ?? failure.message } };
  },
};

/** Channels of one name reach each other, as in tabs of one browser. */
class Channel extends EventTarget {
  static open = new Set<Channel>();
  constructor() {
    super();
    Channel.open.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of Channel.open)
      if (other !== this) queueMicrotask(() => other.dispatchEvent(new MessageEvent('message', { data })));
  }
  close(): void {
    Channel.open.delete(this);
  }
}

/** One after another, whoever asks. */
function createLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request(_name: string, run: () => Promise<unknown>) {
      last = last.then(run);
      return last;
    },
  };
}

const newCart = (tab: Part = scope) => createCart(tab, { api, currency: 'USD', hasCart: () => hasCookie });
const lamp = { productId: 'lamp', productName: 'Lamp' };

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', Channel);
  Object.defineProperty(navigator, 'locks', { value: createLocks(), configurable: true });
  localStorage.clear();
  scope = createTestScope();
  lines = [];
  faults = [];
  calls = [];
  hasCookie = false;
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
});

describe('a cart', () => {
  it('makes no request without a cookie, and is empty', async () => {
    const cart = newCart();
    expect(cart.get().status).toBe('unread');
    expect(await cart.read()).toMatchObject({ status: 'ready', cart: { totalQuantity: 0 } });
    expect(calls).toEqual([]);
  });

  it('is read once, and says so when it cannot be', async () => {
    hasCookie = true;
    faults = ['500'];
    const cart = newCart();
    const [first, second] = await Promise.all([cart.read(), cart.read()]);
    expect(first).toMatchObject({
      status: 'failed',
      failure: expect.stringContaining('Internal server error'),
    });
    expect(second).toBe(first);
    await cart.read();
    await cart.read();
    expect(calls).toEqual(['GET 500', 'GET ok']);
  });

  it('shows a change at once, and the server’s cart after it', async () => {
    const cart = newCart();
    await cart.add({ ...lamp, quantity: 2 });
    const changed = cart.change('line-lamp', 5);
    expect(cart.get()).toMatchObject({ isPending: true, busy: new Set(['line-lamp']) });
    expect(cart.get().cart).toMatchObject({ totalQuantity: 5, subtotal: { minor: 750n } });
    expect(await changed).toMatchObject({ ok: true });
    expect(cart.get()).toMatchObject({ isPending: false, cart: { totalQuantity: 5 } });
  });

  it.each([
    ['Unable to update quantity', 'change', '500'],
    ['No.', 'change', '400'],
    ['Unable to remove item', 'remove', '500'],
  ] as const)('goes back and says “%s” when a %s fails by %s', async (message, action, fault) => {
    const failed = vi.fn();
    scope.on('cart:failed', failed);
    const cart = newCart();
    await cart.add(lamp);
    faults = [fault];
    const result = action === 'change' ? cart.change('line-lamp', 9) : cart.remove('line-lamp');
    expect(await result).toEqual({ ok: false, message, isUncertain: false });
    expect(failed).toHaveBeenCalledExactlyOnceWith({ action, message });
    expect(cart.get().cart.totalQuantity).toBe(1);
  });

  it('adds once when the answer is lost, and says that it has', async () => {
    const added = vi.fn();
    scope.on('cart:added', added);
    const cart = newCart();
    hasCookie = true;
    await cart.read();
    faults = ['lost'];
    expect(await cart.add(lamp)).toMatchObject({ ok: true });
    expect(lines).toMatchObject([{ quantity: 1 }]);
    expect(added).toHaveBeenCalledOnce();
  });

  it('tells of changes in what JSON can have', async () => {
    const told: unknown[] = [];
    scope.on('cart:changed', (event) => told.push(event));
    scope.on('cart:added', (event) => told.push(event));
    await newCart().add(lamp);
    const subtotal = { minor: 150, currency: 'USD' };
    expect(JSON.parse(JSON.stringify(told)).at(-1)).toMatchObject({
      cart: { subtotal, entries: [{ unitPrice: subtotal }] },
    });
  });

  it('does not add again what may have been added', async () => {
    hasCookie = true;
    const cart = newCart();
    await cart.read();
    faults = ['lost', 'cut'];
    expect(await cart.add(lamp)).toMatchObject({ ok: false, isUncertain: true });
    expect(cart.get()).toMatchObject({ isUncertain: true, cart: { totalQuantity: 0 } });
    expect(await cart.add(lamp)).toMatchObject({ ok: true });
    expect(lines).toMatchObject([{ quantity: 1 }]);
    expect(cart.get()).toMatchObject({ isUncertain: false, cart: { totalQuantity: 1 } });
  });

  it('sends only the last of several quantities', async () => {
    const cart = newCart();
    await cart.add(lamp);
    calls = [];
    const results = await Promise.all([2, 3, 4, 5].map((quantity) => cart.change('line-lamp', quantity)));
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(lines).toMatchObject([{ quantity: 5 }]);
    expect(calls).toEqual(['PUT ok']);
  });

  it.each([
    [Number.NaN, 1],
    [0.5, 1],
    [2.9, 2],
    [-1, 0],
  ])('takes the quantity %d for %i', async (asked, quantity) => {
    const cart = newCart();
    await cart.add(lamp);
    expect(await cart.change('line-lamp', asked)).toMatchObject({ ok: true });
    expect(cart.get().cart.totalQuantity).toBe(quantity);
  });

  it('asks again for a cart that it has seen, also when scripts cannot see the cookie', async () => {
    const cart = newCart();
    await cart.add(lamp);
    hasCookie = false;
    lines = [{ id: 'line-lamp', itemId: 'lamp', quantity: 7 }];
    expect(await cart.refresh()).toMatchObject({ cart: { totalQuantity: 7 } });
  });

  it('puts back what was removed', async () => {
    const cart = newCart();
    await cart.add({ ...lamp, quantity: 3 });
    await cart.change('line-lamp', 0);
    expect(cart.get()).toMatchObject({ removed: { productId: 'lamp', quantity: 3 }, cart: { entries: [] } });
    expect(await cart.undo()).toMatchObject({ ok: true });
    expect(cart.get()).toMatchObject({ removed: undefined, cart: { totalQuantity: 3 } });
    expect(await cart.undo()).toBeUndefined();
  });

  it('shows at once what another tab has done', async () => {
    const [here, there] = [newCart(), newCart()];
    await Promise.all([here.read(), there.read()]);
    await here.add(lamp);
    await vi.waitFor(() => expect(there.get().cart.totalQuantity).toBe(1));
    expect(calls).toEqual(['POST ok']);
    await Promise.all([here.add(lamp), there.change('line-lamp', 4)]);
    await vi.waitFor(() => expect(here.get().cart.totalQuantity).toBe(4));
  });

  it('says so when another tab has changed what was uncertain', async () => {
    hasCookie = true;
    const [here, there] = [newCart(), newCart()];
    await Promise.all([here.read(), there.read()]);
    faults = ['cut', 'cut'];
    expect(await here.add(lamp)).toMatchObject({ isUncertain: true });
    const retried = Promise.all([there.add(lamp), here.add(lamp)]);
    expect(await retried).toMatchObject([
      { ok: true },
      { ok: false, isUncertain: false, message: expect.stringContaining('another tab') },
    ]);
    expect(here.get()).toMatchObject({ isUncertain: false, cart: { totalQuantity: 1 } });
    expect(lines).toMatchObject([{ quantity: 1 }]);
  });

  it('never loses and never doubles, whatever the server does', async () => {
    const faultLists = fc.array(fc.constantFrom(...FAULTS), { maxLength: 12 });
    const moves = fc.array(fc.constantFrom('lamp', 'vase', 'change', 'remove', 'twice'), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(faultLists, moves, async (planned, wanted) => {
        lines = [];
        hasCookie = true;
        const tab = scope.part();
        const cart = newCart(tab);
        await cart.read();
        faults = [...planned];
        const expected = new Map<string, number>();
        const count = (id: string, by: number) => expected.set(id, (expected.get(id) ?? 0) + by);
        for (const move of wanted) {
          const [first] = cart.get().cart.entries;
          if (move === 'twice') {
            count('lamp', 2);
            await Promise.all([cart.add(lamp), cart.add(lamp)]);
            // Looks into the cart, and presses again as long as it does not have both.
            const shown = () =>
              cart.get().cart.entries.find(({ productId }) => productId === 'lamp')?.quantity ?? 0;
            const isDone = () => !cart.get().isUncertain && shown() >= (expected.get('lamp') ?? 0);
            for (let left = 30; left > 0 && !isDone(); left--) await cart.add(lamp);
          } else if (move === 'change' || move === 'remove') {
            if (!first) continue;
            const quantity = move === 'change' ? first.quantity + 2 : 0;
            await insist(() => cart.change(first.id, quantity));
            expected.set(first.productId, quantity);
          } else {
            await insist(() => cart.add({ productId: move, productName: move }));
            count(move, 1);
          }
        }
        faults = [];
        await cart.refresh();
        const inCart = (list: readonly { quantity: number }[], id: (line: never) => string) =>
          Object.fromEntries(list.map((line) => [id(line as never), line.quantity]));
        const told = Object.fromEntries([...expected].filter(([, quantity]) => quantity));
        expect(inCart(lines, ({ itemId }: Line) => itemId)).toEqual(told);
        expect(
          inCart(cart.get().cart.entries, ({ productId }: { readonly productId: string }) => productId),
        ).toEqual(told);
        tab.end();
      }),
      { numRuns: 300 },
    );
  });
});

/** Asks until it is told yes. */
async function insist(ask: () => Promise<{ readonly ok: boolean }>): Promise<void> {
  for (let left = 30; left > 0; left--) if ((await ask()).ok) return;
  throw new Error('The server never said yes.');
}

describe('a change of a cart', () => {
  it('that another tab has undone is made if it is a removal, and fails otherwise', async () => {
    const cart = newCart();
    await cart.add(lamp);
    const failed = vi.fn();
    scope.on('cart:failed', failed);
    // Another tab, of which this one hears nothing.
    lines = [];
    await cart.refresh();
    expect(await cart.change('line-lamp', 3)).toMatchObject({ ok: false, isUncertain: false });
    expect(await cart.remove('line-lamp')).toMatchObject({ ok: true, cart: { entries: [] } });
    expect(failed.mock.calls.map(([{ action }]) => action)).toEqual(['change']);
    expect(calls.filter((call) => /PUT|DELETE/.test(call))).toEqual([]);
  });

  it('is a plan where the product is paid for again and again', async () => {
    const paths: string[] = [];
    const spied: Api = {
      ...api,
      call(call) {
        paths.push(`${call.method} ${call.path}`);
        return api.call(call);
      },
    };
    const cart = createCart(scope, { api: spied, currency: 'USD', hasCart: () => hasCookie });
    const billing = { kind: 'subscription', planId: 'p1' } as const;
    await cart.add({ ...lamp, billing });
    expect(paths).toEqual(['POST /api/3/commerce/cart/subscription']);
  });

  describe('that is a plan', () => {
    const billing = { kind: 'subscription', planId: 'p1' } as const;
    const plan = { ...lamp, billing };
    /** Its server says which plan an entry has, and which cart it is in. */
    const withPlan: Api = {
      ...api,
      async call<Data>(call: ApiCall<Data>): Promise<ApiResult<Data>> {
        const answer = await api.call(call);
        const entries = lines.map((line) => ({ ...line, subscriptionPlan: { id: 'p1' } }));
        const data = answer.ok ? call.read({ entries, cartToken: 't1' }) : undefined;
        return data === undefined ? answer : { ok: true, status: 200, data };
      },
    };
    const planCart = () => createCart(scope, { api: withPlan, currency: 'USD', hasCart: () => hasCookie });

    it.each([
      ['lost', ['ok', 'lost'], [true, true]],
      ['an error after it was stored', ['ok', 'lost500'], [true, true]],
      ['lost, and the cart cannot be read', ['ok', 'lost', 'cut'], [false, true]],
      ['cut', ['ok', 'cut'], [false, true]],
    ] as const)('is added once, and leads to the checkout of its cart: %s', async (_, script, oks) => {
      hasCookie = true;
      faults = [...script];
      const cart = planCart();
      for (const ok of oks)
        expect(await cart.add(plan)).toMatchObject(
          ok ? { ok, cartToken: 't1' } : { ok, message: expect.any(String) },
        );
      // Once more, for somebody who comes back from the checkout.
      expect(await cart.add(plan)).toMatchObject({ ok: true, cartToken: 't1' });
      expect(lines).toMatchObject([{ itemId: 'lamp', quantity: 1 }]);
    });
  });

  it('has the token of the cart, and is read where the answer has that alone', async () => {
    const withToken: Api = {
      ...api,
      async call<Data>(call: ApiCall<Data>): Promise<ApiResult<Data>> {
        const answer = await api.call(call);
        const data = call.method === 'POST' ? call.read({ cartToken: 't1' }) : undefined;
        return data === undefined ? answer : { ok: true, status: 200, data };
      },
    };
    const cart = createCart(scope, { api: withToken, currency: 'USD', hasCart: () => hasCookie });
    expect(await cart.add(lamp)).toMatchObject({ ok: true, cartToken: 't1', cart: { totalQuantity: 1 } });
    expect(calls).toEqual(['POST ok', 'GET ok']);
    expect(await newCart().add(lamp)).not.toHaveProperty('cartToken');
  });
});

it('a change says why the cart could not be read before it, or that it may not be up to date', async () => {
  hasCookie = true;
  const cart = newCart();
  faults = ['500'];
  expect(await cart.add(lamp)).toEqual({
    ok: false,
    message: expect.stringContaining('Internal server error'),
    isUncertain: false,
  });
  await cart.read();
  faults = ['lost', 'cut', 'cut'];
  await cart.add(lamp);
  expect(await cart.add(lamp)).toEqual({ ok: false, message: messages.uncertain, isUncertain: true });
  expect(lines).toMatchObject([{ quantity: 1 }]);
});

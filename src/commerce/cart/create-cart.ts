import type { Api, ApiFailure, ApiResult } from '../../api/api.types';
import {
  addCartEntry,
  addCartPlan,
  type CartAnswer,
  changeCartQuantity,
  readShoppingCart,
  removeCartEntry,
} from '../../api/cart-calls';
import { isUnclear } from '../../api/read-answer';
import type { Scope } from '../../core/scope';
import { createMessages } from '../../text/messages';
import messages from './cart.messages.json';
import type { CartResult, CartState, CartStore } from './cart.types';
import { type CartChange, entryOf, hasPlan, isMade, isSameChange, wholeQuantity } from './cart-change';
import { type CartRecord, createCartRecord, type Doubt } from './cart-record';
import { createTabSync, type TabSync } from './tab-sync';

function sendChange(api: Api, change: CartChange): Promise<ApiResult<CartAnswer>> {
  if (change.action === 'remove') return removeCartEntry(api, change.entryId);
  if (change.action === 'change') return changeCartQuantity(api, change.entryId, change.quantity);
  const { productId: itemId, sku, quantity, additionalFields, billing, captcha } = change.addition;
  const entry = {
    itemId,
    sku,
    quantity: wholeQuantity(quantity),
    additionalFields: additionalFields || 'null',
    ...captcha,
  };
  return billing
    ? addCartPlan(api, billing.kind, { ...entry, planId: billing.planId })
    : addCartEntry(api, entry);
}

const t = createMessages(messages);

interface CartOptions {
  readonly api: Api;
  /** The store's currency, for amounts in cents. */
  readonly currency: string;
  readonly hasCart: () => boolean;
}

interface Job {
  readonly change: CartChange;
  /** The doubt that the visitor saw when asking for the same again. */
  readonly retried: Doubt | undefined;
}

interface CartParts extends Pick<CartOptions, 'api' | 'hasCart'> {
  readonly record: CartRecord;
  readonly link: TabSync;
}

function createCartReader({ api, hasCart, record, link }: CartParts) {
  let reading: Promise<CartState> | undefined;
  /** Ends with the newest job of this tab. */
  let queue: Promise<unknown> = Promise.resolve();

  /** Runs after everything that was asked for before, in this tab and in others. */
  function enqueue<Result>(run: () => Promise<Result>): Promise<Result> {
    const next = queue.then(() => link.exclusively(run));
    queue = next.catch(() => {});
    return next;
  }

  /** Reads the cart; returns the failure, if any. To be called in the queue. */
  async function readNow(done?: CartChange): Promise<ApiFailure | undefined> {
    if (!record.isKnown) record.show({ status: 'reading' });
    // Other tabs know that a change was sent, but not its outcome.
    const isNews = done !== undefined || record.doubt !== undefined;
    if (!isNews && !hasCart() && !record.confirmed.entries.length) {
      link.look();
      record.take({}, done);
      return undefined;
    }
    const answer = await readShoppingCart(api);
    if (!answer.ok) {
      record.show({ failure: answer.failure.message, ...(!record.isKnown && { status: 'failed' }) });
      return answer.failure;
    }
    const { cart, cartToken } = answer.data;
    record.cartToken = cartToken;
    record.take(cart, done);
    link.look();
    if (isNews) link.tell(cart);
    return undefined;
  }

  function refresh(): Promise<CartState> {
    reading ??= enqueue(async () => {
      reading = undefined;
      await readNow();
      return record.store.get();
    });
    return reading;
  }

  return { enqueue, readNow, refresh };
}

type CartReader = ReturnType<typeof createCartReader>;

/** Sends one change, and finds out whether it was made. */
function createChangeRunner(scope: Scope, { api, record, link }: CartParts, { readNow }: CartReader) {
  function fail({ action }: CartChange, message: string, isUncertain = false): CartResult {
    scope.bus.emit('cart:failed', { action, message });
    return { ok: false, message, isUncertain };
  }

  const isThere = (change: CartChange) =>
    change.action === 'add' || record.confirmed.entries.some(({ id }) => id === change.entryId);

  const made = (token = ''): CartResult => {
    const cartToken = token || record.cartToken;
    return { ok: true, cart: record.confirmed, ...(cartToken && { cartToken }) };
  };

  /** An outcome without sending; undefined if the change is to be sent. */
  async function prepare({ change, retried }: Job): Promise<CartResult | undefined> {
    const plan = change.action === 'add' && change.addition.billing ? change.addition : undefined;
    if (plan || !record.isKnown || record.doubt || !link.isCurrent()) {
      const failure = await readNow();
      if (failure)
        return fail(change, record.doubt ? t('uncertain') : failure.message, retried !== undefined);
    }
    if (retried?.outcome === 'made' || (plan && hasPlan(record.confirmed, plan))) return made();
    if (retried?.outcome === 'unclear') return fail(change, t('changedElsewhere'));
    if (isThere(change)) return undefined;
    // Another tab has removed it.
    return change.action === 'remove' ? made() : fail(change, t('entryGone'));
  }

  return async function run(job: Job): Promise<CartResult> {
    const { change } = job;
    const early = await prepare(job);
    if (early) return early;
    const before = record.confirmed;
    link.begin();
    const answer = await sendChange(api, change);
    const cartToken = answer.ok ? answer.data.cartToken : '';
    if (answer.ok && answer.data.cart) {
      record.take(answer.data.cart, change);
      link.tell(answer.data.cart);
    } else if (answer.ok) {
      await readNow(change);
    } else {
      const { failure } = answer;
      if (await readNow(change)) {
        if (!isUnclear(failure)) return fail(change, failure.message);
        record.doubt = { change, before };
        return fail(change, t('uncertain'), true);
      }
      if (!isMade(change, before, record.confirmed)) return fail(change, failure.message);
    }
    const gone = before.entries.find(({ id }) => change.action === 'remove' && id === change.entryId);
    if (gone) record.show({ removed: gone });
    record.tellMade(change);
    return made(cartToken);
  };
}

/**
 * The server's last cart with the pending changes, which are sent one after another in all tabs together. After a failure the cart is read again to see
 * whether the change was made, so a lost response never adds an item twice, and we never confirm an item that is not in the cart.
 */
export function createCart(scope: Scope, { api, currency, hasCart }: CartOptions): CartStore {
  /** Changes that have not been sent yet, oldest first. */
  const waiting = new Map<CartChange, Promise<CartResult>>();
  const record = createCartRecord(scope, currency, () => link.isCurrent());
  const link: TabSync = createTabSync(scope, (answer) => {
    if (answer === undefined) void reader.refresh();
    else record.take(answer);
  });
  const parts: CartParts = { api, hasCart, record, link };
  const reader = createCartReader(parts);
  const run = createChangeRunner(scope, parts, reader);
  const { store } = record;
  const { enqueue, refresh } = reader;

  /** Only the last of several changes of one entry is sent; the others end as it does. */
  function findNewer(change: CartChange): Promise<CartResult> | undefined {
    const id = entryOf(change);
    for (const [later, result] of waiting) if (id !== undefined && entryOf(later) === id) return result;
    return undefined;
  }

  function request(change: CartChange): Promise<CartResult> {
    const job: Job = {
      change,
      retried: record.doubt && isSameChange(record.doubt.change, change) ? record.doubt : undefined,
    };
    record.pending = [...record.pending, change];
    record.show({ removed: undefined });
    const result = enqueue(async () => {
      waiting.delete(change);
      const newer = findNewer(change);
      const outcome = newer ? { newer } : await run(job);
      record.pending = record.pending.filter((other) => other !== change);
      record.show();
      return outcome;
    }).then((outcome) => ('newer' in outcome ? outcome.newer : outcome));
    waiting.set(change, result);
    return result;
  }

  const remove = (entryId: string) => request({ action: 'remove', entryId });

  return {
    get: store.get,
    subscribe: store.subscribe,
    read: () => (record.isKnown ? Promise.resolve(store.get()) : refresh()),
    refresh,
    add: (addition) => request({ action: 'add', addition }),
    change: (entryId, quantity) =>
      quantity <= 0
        ? remove(entryId)
        : request({ action: 'change', entryId, quantity: wholeQuantity(quantity) }),
    remove,
    undo() {
      const { removed } = store.get();
      if (!removed) return Promise.resolve(undefined);
      const { productId, sku, quantity, additionalFields, title: productName, billing } = removed;
      return request({
        action: 'add',
        addition: { productId, sku, quantity, additionalFields, productName, billing },
      });
    },
  };
}

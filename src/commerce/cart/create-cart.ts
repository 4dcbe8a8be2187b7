import type { Api, ApiFailure } from '../../api/api.types';
import { readShoppingCart } from '../../api/cart-calls';
import type { Scope } from '../../core/scope';
import { createStore } from '../../store/store';
import { createMessages } from '../../text/messages';
import messages from './cart.messages.json';
import type { CartResult, CartState, CartStore } from './cart.types';
import { applyChange, type CartChange, entryOf, isMade, isSameChange, wholeQuantity } from './cart-change';
import { readCart } from './read-cart';
import { isRefusal, sendChange } from './send-change';
import { createTabLink } from './tab-link';

const t = createMessages(messages);

export interface CartOptions {
  readonly api: Api;
  /** The store's currency, for amounts in cents. */
  readonly currency: string;
  /** Whether there is a cart to ask for. */
  readonly hasCart: () => boolean;
}

/** A change without an answer, until the cart can be read again. */
interface Doubt {
  readonly change: CartChange;
  readonly before: CartState['cart'];
  /** `unclear`: another tab has changed the cart before it could be read. */
  outcome?: 'made' | 'not made' | 'unclear';
}

interface Job {
  readonly change: CartChange;
  /** The doubt that the visitor saw when asking for the same again. */
  readonly retried: Doubt | undefined;
}

/**
 * The visitor's cart: what the server has said last, and the changes on their way. Changes are sent one after another, in all tabs
 * together. When one has failed the cart is read again: what is in it says whether the change was made, so that no answer that was
 * lost doubles an entry, and none is thanked for that is not there.
 */
export function createCart(scope: Scope, { api, currency, hasCart }: CartOptions): CartStore {
  const { bus } = scope;
  const read = (answer: unknown) => readCart(answer, currency, scope.warnShape);
  /** What the server has said last. */
  let confirmed = read({});
  let isKnown = false;
  let doubt: Doubt | undefined;
  let reading: Promise<CartState> | undefined;
  /** Ends with the newest job of this tab. */
  let queue: Promise<unknown> = Promise.resolve();
  let pending: readonly CartChange[] = [];
  /** What has not been sent yet, oldest first. */
  const waiting = new Map<CartChange, Promise<CartResult>>();

  const store = createStore<CartState>({
    status: 'unread',
    cart: confirmed,
    isPending: false,
    busy: new Set(),
    isUncertain: false,
    failure: undefined,
    removed: undefined,
  });

  function show(more: Partial<CartState> = {}): void {
    const before = store.get();
    const cart = pending.reduce(applyChange, confirmed);
    const isPending = pending.length > 0;
    const busy = new Set(pending.flatMap((change) => entryOf(change) ?? []));
    store.set({ ...before, cart, isPending, busy, isUncertain: doubt !== undefined, ...more });
    if (cart !== before.cart || isPending !== before.isPending) bus.emit('cart:changed', { cart, isPending });
  }

  const link = createTabLink(scope, (answer) => {
    if (answer === undefined) void refresh();
    else take(answer);
  });

  /** Runs after everything that was asked for before, in this tab and in others. */
  function enqueue<Result>(run: () => Promise<Result>): Promise<Result> {
    const next = queue.then(() => link.exclusively(run));
    queue = next.catch(() => {});
    return next;
  }

  /** The cart as the server has it now. `done` are changes that it says the outcome of. */
  function take(answer: unknown, done?: CartChange): void {
    confirmed = read(answer);
    isKnown = true;
    pending = pending.filter((change) => change !== done);
    const settled = doubt;
    doubt = undefined;
    if (settled) {
      const isFound = isMade(settled.change, settled.before, confirmed);
      settled.outcome = isFound ? 'made' : 'not made';
      // Another tab may have added the same.
      if (settled.change.action === 'add' && !link.isCurrent()) settled.outcome = 'unclear';
    }
    show({ status: 'ready', failure: undefined });
    if (settled?.outcome === 'made') tellMade(settled.change);
  }

  function tellMade(change: CartChange): void {
    if (change.action !== 'add') return;
    const { productName, quantity = 1 } = change.addition;
    bus.emit('cart:added', { productName, quantity, cart: store.get().cart });
  }

  /** Reads the cart; undefined when that has worked. To be called in the queue. */
  async function readNow(done?: CartChange): Promise<ApiFailure | undefined> {
    if (!isKnown) show({ status: 'reading' });
    // Other tabs know that something was sent, but not what has become of it.
    const isNews = done !== undefined || doubt !== undefined;
    if (!isNews && !hasCart() && !confirmed.entries.length) {
      link.look();
      take({}, done);
      return undefined;
    }
    const answer = await readShoppingCart(api);
    if (!answer.ok) {
      show({ failure: answer.failure.message, ...(!isKnown && { status: 'failed' }) });
      return answer.failure;
    }
    const { cart } = answer.data;
    take(cart, done);
    link.look();
    if (isNews) link.tell(cart);
    return undefined;
  }

  function refresh(): Promise<CartState> {
    reading ??= enqueue(async () => {
      reading = undefined;
      await readNow();
      return store.get();
    });
    return reading;
  }

  function fail({ action }: CartChange, message: string, isUncertain = false): CartResult {
    bus.emit('cart:failed', { action, message });
    return { ok: false, message, isUncertain };
  }

  const isThere = (change: CartChange) =>
    change.action === 'add' || confirmed.entries.some(({ id }) => id === change.entryId);

  /** Why a change need not be sent, or cannot be; undefined when it is to be sent. */
  async function prepare({ change, retried }: Job): Promise<CartResult | undefined> {
    if (!isKnown || doubt || !link.isCurrent()) {
      const failure = await readNow();
      if (failure) return fail(change, doubt ? t('uncertain') : failure.message, retried !== undefined);
    }
    if (retried?.outcome === 'made') return { ok: true, cart: confirmed };
    if (retried?.outcome === 'unclear') return fail(change, t('changedElsewhere'));
    if (isThere(change)) return undefined;
    // Another tab has removed it.
    return change.action === 'remove' ? { ok: true, cart: confirmed } : fail(change, t('entryGone'));
  }

  async function run(job: Job): Promise<CartResult> {
    const { change } = job;
    const early = await prepare(job);
    if (early) return early;
    const before = confirmed;
    link.begin();
    const answer = await sendChange(api, change);
    const cartToken = answer.ok ? answer.data.cartToken : '';
    if (answer.ok && answer.data.cart) {
      take(answer.data.cart, change);
      link.tell(answer.data.cart);
    } else if (answer.ok) {
      await readNow(change);
    } else {
      const { failure } = answer;
      if (await readNow(change)) {
        if (isRefusal(failure)) return fail(change, failure.message);
        doubt = { change, before };
        return fail(change, t('uncertain'), true);
      }
      if (!isMade(change, before, confirmed)) return fail(change, failure.message);
    }
    const gone = before.entries.find(({ id }) => change.action === 'remove' && id === change.entryId);
    if (gone) show({ removed: gone });
    tellMade(change);
    return { ok: true, cart: confirmed, ...(cartToken && { cartToken }) };
  }

  /** Of several changes of one entry only the last is sent; the others end as it does. */
  function findNewer(change: CartChange): Promise<CartResult> | undefined {
    const id = entryOf(change);
    for (const [later, result] of waiting) if (id !== undefined && entryOf(later) === id) return result;
    return undefined;
  }

  function request(change: CartChange): Promise<CartResult> {
    const job: Job = { change, retried: doubt && isSameChange(doubt.change, change) ? doubt : undefined };
    pending = [...pending, change];
    show({ removed: undefined });
    const result = enqueue(async () => {
      waiting.delete(change);
      const newer = findNewer(change);
      const outcome = newer ? { newer } : await run(job);
      pending = pending.filter((other) => other !== change);
      show();
      return outcome;
    }).then((outcome) => ('newer' in outcome ? outcome.newer : outcome));
    waiting.set(change, result);
    return result;
  }

  const remove = (entryId: string) => request({ action: 'remove', entryId });

  return {
    get: store.get,
    subscribe: store.subscribe,
    read: () => (isKnown ? Promise.resolve(store.get()) : refresh()),
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

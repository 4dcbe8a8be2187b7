import type { RawResponse } from '../../api/api.types';
import type { OutgoingCall } from '../../context/page-endpoints';
import { parseObject } from '../../data/parse-object';
import { number, object, strings } from '../../data/shape';
import { decodePart } from '../../text/address-part';
import { createMessages } from '../../text/messages';
import { jsonAnswer } from './endpoint-calls';
import messages from './endpoints.messages.json';
import { type KeptEntry, keepCart, readKeptCart } from './kept-cart';
import { describeProduct } from './shown-product';

const t = createMessages(messages);

const ENTRY = /\/entries\/([^/]+)$/;

const bodyShape = object({ ...strings('itemId sku additionalFields'), quantity: number(1) });

/** Entries of one product are merged, unless the answers to its questions differ. */
const isSame = (a: KeptEntry, b: KeptEntry) =>
  a.itemId === b.itemId && a.sku === b.sku && a.additionalFields === b.additionalFields;

const idOf = ({ itemId, sku, additionalFields }: KeptEntry) =>
  [itemId, sku, additionalFields === 'null' ? '' : additionalFields].filter(Boolean).join('-');

const answer = (entries: readonly KeptEntry[]) => jsonAnswer(200, { entries });
const notSold = () => jsonAnswer(400, { error: t('notSold') });

/** The refusal where there are fewer of a product than are wanted. */
function refuseBeyondStock({ quantity, qtyInStock: count }: KeptEntry): RawResponse | undefined {
  return count !== undefined && quantity > count
    ? jsonAnswer(400, { error: t('inStock', { count }) })
    : undefined;
}

function add(body: unknown): RawResponse {
  const { itemId, sku, quantity, additionalFields } = bodyShape(parseObject(body));
  const { entries, removed } = readKeptCart();
  const isWanted = (entry: KeptEntry | undefined) => entry?.itemId === itemId && entry.sku === sku;
  // The page of the product knows best; the cart page, where a removal is undone, has only what was kept.
  const known = describeProduct(itemId, sku) ?? [...entries, removed].find(isWanted);
  if (!known) return notSold();
  const added: KeptEntry = { ...known, quantity, additionalFields };
  const before = entries.find((entry) => isSame(entry, added));
  const entry = { ...added, id: idOf(added), quantity: (before?.quantity ?? 0) + quantity };
  const others = entries.map((one) => (one === before ? entry : one));
  return refuseBeyondStock(entry) ?? answer(keepCart(before ? others : [...entries, entry]));
}

function change(id: string, body: unknown): RawResponse {
  const quantity = object({ quantity: number(1) })(parseObject(body)).quantity;
  const { entries } = readKeptCart();
  const changed = entries.map((entry) => (entry.id === id ? { ...entry, quantity } : entry));
  const entry = changed.find((one) => one.id === id);
  return (entry && refuseBeyondStock(entry)) ?? answer(keepCart(changed));
}

function remove(id: string): RawResponse {
  const { entries } = readKeptCart();
  const removed = entries.find((entry) => entry.id === id);
  return answer(
    keepCart(
      entries.filter((entry) => entry !== removed),
      removed,
    ),
  );
}

/**
 * Answers the calls of the cart from the visitor's browser, as the platform's server would. Prices are those of the products' pages when
 * they were added: the checkout does not get them. What is paid more than once cannot be sold without a server.
 */
export function answerCart({ path, init: { method, body } }: OutgoingCall): RawResponse {
  if (path.startsWith('/api/3/')) return notSold();
  const id = decodePart(ENTRY.exec(path)?.[1] ?? '');
  if (method === 'PUT') return change(id, body);
  if (method === 'DELETE') return remove(id);
  return method === 'POST' ? add(body) : answer(readKeptCart().entries);
}

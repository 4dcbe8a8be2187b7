import { encodePart } from '../text/address-part';
import type { Api } from './api.types';

/**
 * Has the server draw a product for the quick view; its html is not sanitized yet.
 * @sent GET /api/rendering/product-quick-view/… | necessary | a quick view is opened | the product
 */
export const renderQuickView = (api: Api, productId: string, group: string | undefined) =>
  api.call({
    method: 'GET',
    path: `/api/rendering/product-quick-view/${encodePart(productId)}`,
    query: { group },
    retries: 1,
    read: ({ html }) => (typeof html === 'string' && html ? html : undefined),
  });

interface RestockRequest {
  /** The same for each attempt to send the same request. */
  readonly key: string;
  readonly email: string;
  readonly productId: string;
  /** `''`: the product has one variant only. */
  readonly variantId: string;
  readonly joinsMailingList: boolean;
  /** The fields of its captcha; empty without one. */
  readonly captcha: Readonly<Record<string, string>>;
}

/**
 * Asks the shop to write when a product is in stock again.
 * @sent POST /api/site-users/account/notifications/restock | necessary | the visitor asks to be told when a product is back | the e-mail address and the product
 */
export const requestRestockNotice = (
  api: Api,
  { key, email, productId, variantId, joinsMailingList, captcha }: RestockRequest,
) =>
  api.call({
    method: 'POST',
    path: '/api/site-users/account/notifications/restock',
    // Not in the body: a server that knows no key here may refuse what it does not know there.
    query: { key },
    json: { email, productId, variantId, isJoinMailingList: joinsMailingList, ...captcha },
    keepalive: true,
    isEntry: true,
    read: (): true => true,
  });

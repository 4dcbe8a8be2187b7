import type { RawResponse } from '../../api/api.types';
import type { EndpointName } from '../../context/page-endpoints';
import type { ClosedName } from './closed-text';

/** The blocks and features that call each service. */
export const ASKING: Readonly<Record<ClosedName, readonly string[]>> = {
  forms: ['form', 'server-form'],
  newsletter: ['newsletter', 'popup-overlay'],
  comments: ['comments', 'product-reviews', 'review-request', 'simple-like'],
  cart: ['product', 'cart-page', 'cart-indicator', 'quick-view'],
  search: ['search', 'search-page'],
};

/** Blocks without a note: where they lead to has one, or they are no more than a button. */
export const UNNOTED: readonly string[] = [
  'cart-indicator',
  'product-reviews',
  'review-request',
  'simple-like',
];

/** The beginnings of the platform's paths of each endpoint. Other paths are for rendered parts and accounts. */
const PATHS: Readonly<Record<Exclude<EndpointName, 'newsletter'>, RegExp>> = {
  forms: /^\/api\/(?:form\/|site-users\/account\/notifications\/restock)/,
  comments: /^\/api\/(?:comment|commerce\/product-reviews|blog-like-count|content-items)\b/,
  cart: /^\/api\/(?:commerce\/shopping-cart|3\/commerce\/cart)\b/,
  search: /^\/api\/search\//,
  statistics: /^\/api\/(?:census|track|(?:v1\/)?events|1\/perf\w+)\b/,
};

/**
 * Which endpoint a call is for, by its path and by the unit that makes it: forms and newsletters have the same paths.
 * @example endpointOfCall('/api/form/SaveFormSubmission', 'newsletter') // 'newsletter'
 */
export function endpointOfCall(path: string, unit?: string): EndpointName | undefined {
  const [name] = Object.entries(PATHS).find(([, pattern]) => pattern.test(path)) ?? [];
  // The keys of `PATHS`.
  return name === 'forms' && unit === 'newsletter' ? 'newsletter' : (name as EndpointName | undefined);
}

/** An answer as a server would give it. */
export const jsonAnswer = (status: number, data: object = {}): RawResponse => ({
  status,
  body: JSON.stringify(data),
  retryAfter: null,
});

import type { Api, ApiResult } from './api.types';

/** Has the server draw a product for the quick view; its html is not sanitized yet. */
export function renderQuickView(
  api: Api,
  productId: string,
  group: string | undefined,
): Promise<ApiResult<string>> {
  return api.call({
    method: 'GET',
    path: `/api/rendering/product-quick-view/${encodeURIComponent(productId)}`,
    query: { group },
    handlesFailure: true,
    retries: 1,
    read: ({ html }) => (typeof html === 'string' && html ? html : undefined),
  });
}

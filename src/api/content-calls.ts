import type { Api } from './api.types';

interface Widget {
  /** A number of `BlockType`. */
  readonly type: number;
  readonly id: string;
  /** The block's settings. */
  readonly value: Readonly<Record<string, unknown>>;
  /** The collection whose items it shows. */
  readonly collectionId: string | undefined;
}

/**
 * Gets a block's html from the server that renders it. Sanitize it before use.
 * @sent POST /api/widget/GetWidgetRendering | necessary | a block is drawn by the server | the block’s settings
 */
export const getWidgetRendering = (api: Api, { collectionId, ...widget }: Widget) =>
  api.call({
    method: 'POST',
    path: '/api/widget/GetWidgetRendering',
    form: { widgetJSON: JSON.stringify(widget), collectionId },
    read: ({ html }) => (typeof html === 'string' ? html : undefined),
  });

/**
 * Gets the events of one month (`2026-03`), unchecked.
 * @sent GET /api/open/GetItemsByMonth | necessary | a calendar is shown | the month
 */
export function getEventsOfMonth(
  api: Api,
  { collectionId, month }: { readonly collectionId: string; readonly month: string },
) {
  const [year, number] = month.split('-');
  return api.call({
    method: 'GET',
    path: '/api/open/GetItemsByMonth',
    query: { month: `${number}-${year}`, collectionId },
    retries: 1,
    read: ({ items }): readonly unknown[] | undefined => (Array.isArray(items) ? items : undefined),
  });
}

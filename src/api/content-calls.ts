import type { Api, ApiResult } from './api.types';

export interface Widget {
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
export function getWidgetRendering(
  api: Api,
  { collectionId, ...widget }: Widget,
): Promise<ApiResult<string>> {
  return api.call({
    method: 'POST',
    path: '/api/widget/GetWidgetRendering',
    handlesFailure: true,
    form: { widgetJSON: JSON.stringify(widget), collectionId },
    read: ({ html }) => (typeof html === 'string' ? html : undefined),
  });
}

interface EventsOfMonth {
  readonly collectionId: string;
  /** `2026-03` */
  readonly month: string;
}

/**
 * Gets the events of one month, unchecked.
 * @sent GET /api/open/GetItemsByMonth | necessary | a calendar is shown | the month
 */
export function getEventsOfMonth(
  api: Api,
  { collectionId, month }: EventsOfMonth,
): Promise<ApiResult<readonly unknown[]>> {
  const [year, number] = month.split('-');
  return api.call({
    method: 'GET',
    path: '/api/open/GetItemsByMonth',
    handlesFailure: true,
    query: { month: `${number}-${year}`, collectionId },
    retries: 1,
    read: ({ items }) => (Array.isArray(items) ? items : undefined),
  });
}

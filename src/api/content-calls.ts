import type { Api, ApiFields } from './api.types';

export interface Widget {
  readonly type: number;
  readonly id: string;
  readonly value: unknown;
}

/** A block's html as the server draws it now: of a site's own content, to be sanitised like all of it. */
export const getWidgetRendering = (api: Api, widget: Widget, collectionId?: string) =>
  api.call({
    method: 'POST',
    path: '/api/widget/GetWidgetRendering',
    form: { widgetJSON: JSON.stringify(widget), collectionId },
    read: ({ html }) => (typeof html === 'string' ? html : undefined),
  });

/** Places whose name begins with what was typed. */
export const suggestPlaces = (api: Api, query: ApiFields, signal?: AbortSignal) =>
  api.call({
    method: 'GET',
    path: '/api/google-maps/places/autocomplete',
    handlesFailure: true,
    query,
    retries: 1,
    read: (data) => data,
    ...(signal && { signal }),
  });

/** One place; the server wants to know where on the site it is asked for. */
export const getPlace = (
  api: Api,
  query: ApiFields & { readonly productPage: string; readonly productSection: string },
) => api.call({ method: 'GET', path: '/api/google-maps/places/details', query, read: (data) => data });

export const getLanguages = (api: Api) =>
  api.call({ method: 'GET', path: '/api/multilingual/settings', retries: 1, read: (data) => data });

export const getLanguageStatus = (api: Api) =>
  api.call({ method: 'GET', path: '/api/multilingual/status', retries: 1, read: (data) => data });

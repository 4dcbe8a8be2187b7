/** One row of the table below. */
export interface Channel {
  readonly path: string;
  /** `form`: a form-encoded request for each event. `json`: one request for all events at hand. `image`: the address of a picture. */
  readonly body: 'form' | 'json' | 'image';
  /** The field with the visitor's record, where the visitor may be recognised. */
  readonly visitField?: 'visitorCookie' | 'ss_cvr';
  /** The server wants the crumb among the fields. */
  readonly hasCrumb?: true;
  /** Sent in the next task: the page may be about to leave. */
  readonly isUrgent?: true;
}

/**
 * The one table of events and where they are sent. All of them need the category of counting; what a row means for a visitor is in
 * docs/stored-and-sent.md.
 */
export const CHANNELS = {
  'page-view': { path: '/api/census/RecordHit', body: 'form', visitField: 'ss_cvr' },
  landing: { path: '/api/track/Track', body: 'image' },
  'button-render': { path: '/api/census/button-render', body: 'form', visitField: 'visitorCookie' },
  'button-click': {
    path: '/api/census/button-click',
    body: 'form',
    visitField: 'visitorCookie',
    isUrgent: true,
  },
  'form-render': { path: '/api/census/form-render', body: 'form', visitField: 'visitorCookie' },
  overlay: { path: '/api/census/overlay', body: 'form', visitField: 'visitorCookie' },
  /** The field `id` is the product, and becomes part of the path. */
  'quick-view': { path: '/api/census/RecordQuickView', body: 'form', visitField: 'visitorCookie' },
  'site-event': { path: '/api/events/RecordEvent', body: 'form', hasCrumb: true },
  event: { path: '/api/v1/events', body: 'json' },
} as const satisfies Readonly<Record<string, Channel>>;

export type ChannelName = keyof typeof CHANNELS;

export const channelOf = (name: ChannelName): Channel => CHANNELS[name];

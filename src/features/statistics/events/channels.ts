/** One row of the table below. */
interface Channel {
  readonly path: string;
  /** `form`: a form-encoded request for each event. `json`: the data as it is, to the events' own server where the page names one. `image`: the address of a picture. */
  readonly body: 'form' | 'json' | 'image';
  /** The field with the visitor's record, where the visitor may be recognised. */
  readonly visitField?: 'visitorCookie' | 'ss_cvr';
  /** The server wants the crumb among the fields. */
  readonly hasCrumb?: true;
  /** Sent in the next task: the page may be about to leave. */
  readonly isUrgent?: true;
}

const census = (name: string): Channel => ({
  path: `/api/census/${name}`,
  body: 'form',
  visitField: 'visitorCookie',
});

/**
 * The one table of events and where they are sent. All of them need the category of counting; what a row means for a visitor is in
 * docs/stored-and-sent.md.
 */
export const CHANNELS = {
  /**
   * @sent POST /api/census/RecordHit | performance | a page is opened | the page, where the visitor came from, `ss_cvr`
   */
  'page-view': { path: '/api/census/RecordHit', body: 'form', visitField: 'ss_cvr' },
  /**
   * @sent GET /api/track/Track | performance | a session begins | the page, where the visitor came from, the campaign, language and screen size
   */
  landing: { path: '/api/track/Track', body: 'image' },
  /**
   * @sent POST /api/census/button-render | performance | a button has come into view | the button, the page, `ss_cvr`
   */
  'button-render': census('button-render'),
  /**
   * @sent POST /api/census/button-click | performance | a button is pressed | the button, the page, `ss_cvr`
   */
  'button-click': { ...census('button-click'), isUrgent: true },
  /**
   * @sent POST /api/census/form-render | performance | a form is shown | the form, the page, `ss_cvr`
   */
  'form-render': census('form-render'),
  /**
   * @sent POST /api/census/overlay | performance | a popup is shown or closed | what was done, the page, `ss_cvr`
   */
  overlay: census('overlay'),
  /**
   * The field `id` is the product, and becomes part of the path.
   * @sent POST /api/census/RecordQuickView/… | performance | a product is opened in a quick view | the product, the page, `ss_cvr`
   */
  'quick-view': census('RecordQuickView'),
  /**
   * @sent POST /api/events/RecordEvent | performance | a newsletter is subscribed to | the form, the page
   */
  'site-event': { path: '/api/events/RecordEvent', body: 'form', hasCrumb: true },
  /**
   * @sent POST /api/v1/events | performance | a post, project, event or track is opened, and what a theme records | what was done with what, `SS_ANALYTICS_ID`, `SS_SESSION_ID`
   */
  event: { path: '/api/v1/events', body: 'json' },
} as const satisfies Readonly<Record<string, Channel>>;

export type ChannelName = keyof typeof CHANNELS;

export const channelOf = (name: ChannelName): Channel => CHANNELS[name];

/** The data of an event: JSON values; `undefined` leaves a field out. */
export type EventData = Readonly<Record<string, unknown>>;

/** Asks for an event to be recorded. */
export interface EventRequest {
  /** A row of `CHANNELS`. */
  readonly to: ChannelName;
  readonly data: EventData;
}

declare module '../../../core/entry/events' {
  interface InlayEvents {
    /**
     * Records something for the statistics of the site's owner, if the visitor may be counted. Nothing waits for it.
     * @example Inlay.emit('event:record', { to: 'event', data: { action: 'play', object_type: 'album-track' } });
     */
    'event:record': (request: EventRequest) => void;
  }
}

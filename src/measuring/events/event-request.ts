import type { ChannelName } from './channels';

/** The data of an event: JSON values; `undefined` leaves a field out. */
export type EventData = Readonly<Record<string, unknown>>;

/** Asks for an event to be recorded. */
export interface EventRequest {
  /** A row of `CHANNELS`. */
  readonly to: ChannelName;
  readonly data: EventData;
}

declare module '../../core/entry/events' {
  interface InlayEvents {
    /**
     * Records something for the statistics of the site's owner, if the visitor may be counted. Nothing waits for it.
     * @example Inlay.emit('event:record', { to: 'event', data: { action: 'play', object_type: 'album-track' } });
     */
    'event:record': (request: EventRequest) => void;
  }
}

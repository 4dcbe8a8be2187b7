import type { Api } from './api.types';

export interface TrackingEvent {
  readonly eventName: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Records what a visitor has done. */
export function recordEvent(api: Api, { eventName, payload }: TrackingEvent) {
  return api.call({
    method: 'POST',
    path: '/api/events/RecordEvent',
    handlesFailure: true,
    form: { event: eventName, data: JSON.stringify({ eventName, payload }) },
    crumb: 'field',
    read: () => true,
  });
}

import { CHANNELS, type ChannelName } from './channels';
import type { EventData } from './event-request';

/**
 * The beginning of each event's key in the browser's storage.
 * @stored browser storage | inlay_event_… | performance | 7 days | an event until the server has answered, so that it is neither lost nor counted twice
 */
export const EVENT_PREFIX = 'inlay_event_';

/** An unanswered event. It stays stored until the server has answered. */
export interface QueuedEvent {
  /** Unique: a server takes each key once. */
  readonly key: string;
  readonly to: ChannelName;
  readonly data: EventData;
  /** When it was recorded. */
  readonly at: number;
  /** The page that sends it, and until when no other page does. */
  readonly page: string;
  readonly until: number;
  /** How often it has been sent without an answer. */
  readonly tries: number;
}

/** The queue of all tabs of the site: one entry an event, so that no tab overwrites what another has written. */
export interface EventStorage {
  list(): readonly QueuedEvent[];
  /** False when the browser refuses: the event then lasts as long as the page. Throws for data without JSON. */
  put(event: QueuedEvent): boolean;
  remove(key: string): void;
}

/** An entry of any quality, or of another version of this code. */
function readEvent(text: string | null): QueuedEvent | undefined {
  try {
    const event: Partial<QueuedEvent> | null = JSON.parse(text ?? '');
    const isWhole =
      typeof event?.key === 'string' &&
      Object.hasOwn(CHANNELS, event.to ?? '') &&
      typeof event.data === 'object' &&
      event.data !== null &&
      [event.at, event.until, event.tries].every(Number.isFinite);
    // Every field has just been checked, but for `page`, which is only compared.
    return isWhole ? (event as QueuedEvent) : undefined;
  } catch {
    return undefined;
  }
}

/** Runs with the storage; `fallback` where the browser refuses it, or it is full. */
function withStorage<Result>(use: (storage: Storage) => Result, fallback: Result): Result {
  try {
    return use(window.localStorage);
  } catch {
    return fallback;
  }
}

export const eventStorage: EventStorage = {
  list: () =>
    withStorage((storage) => {
      const names = Object.keys(storage).filter((name) => name.startsWith(EVENT_PREFIX));
      return names.flatMap((name) => {
        const event = readEvent(storage.getItem(name));
        // Nobody would ever send or remove what cannot be read.
        if (!event || name !== EVENT_PREFIX + event.key) storage.removeItem(name);
        else return event;
        return [];
      });
    }, []),
  put(event) {
    const text = JSON.stringify(event);
    return withStorage((storage) => {
      storage.setItem(EVENT_PREFIX + event.key, text);
      return true;
    }, false);
  },
  remove: (key) => withStorage((storage) => storage.removeItem(EVENT_PREFIX + key), undefined),
};

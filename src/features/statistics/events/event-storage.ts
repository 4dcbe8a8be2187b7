import { readText, writeText } from '../../../storage/stored-text';
import { CHANNELS, type ChannelName, type EventData } from './channels';

/**
 * The beginning of each event's key in the browser's storage.
 * @stored browser storage | inlay_event_… | performance | 7 days | an event until the server has answered, so that it is neither lost nor counted twice
 */
export const EVENT_PREFIX = 'inlay_event_';

/** An event that no server has answered yet. */
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
  /** The number of attempts without an answer. */
  readonly tries: number;
}

export type EventStorage = typeof eventStorage;

/** Undefined for an entry that is damaged, or was written by another version of this code. */
function readEvent(name: string): QueuedEvent | undefined {
  try {
    const event: Partial<QueuedEvent> | null = JSON.parse(readText('localStorage', name) ?? '');
    const isWhole =
      name === `${EVENT_PREFIX}${event?.key}` &&
      Object.hasOwn(CHANNELS, event?.to ?? '') &&
      event?.data instanceof Object &&
      [event.at, event.until, event.tries].every(Number.isFinite);
    // Every field has just been checked, except `page`, which is only compared.
    return isWhole ? (event as QueuedEvent) : undefined;
  } catch {
    return undefined;
  }
}

/** Events that the browser refuses to store. They last as long as the page. */
const memory = new Map<string, QueuedEvent>();

function listNames(): readonly string[] {
  try {
    return Object.keys(window.localStorage).filter((name) => name.startsWith(EVENT_PREFIX));
  } catch {
    return [];
  }
}

/** The list of all tabs of the site: one entry an event, so that tabs do not overwrite each other. */
export const eventStorage = {
  list(): readonly QueuedEvent[] {
    const stored = listNames().flatMap((name) => {
      const event = readEvent(name);
      // Nothing else would ever remove it.
      if (!event) writeText('localStorage', name, undefined);
      return event && !memory.has(event.key) ? event : [];
    });
    // Browsers list their entries in no particular order.
    return [...stored, ...memory.values()].sort((one, other) => one.at - other.at);
  },
  /** Throws for data without JSON. */
  put(event: QueuedEvent): void {
    const isStored = writeText('localStorage', EVENT_PREFIX + event.key, JSON.stringify(event));
    if (isStored) memory.delete(event.key);
    else memory.set(event.key, event);
  },
  remove(key: string): void {
    memory.delete(key);
    writeText('localStorage', EVENT_PREFIX + key, undefined);
  },
};

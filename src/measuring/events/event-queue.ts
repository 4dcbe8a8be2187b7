import { randomNumber } from '../random-number';
import { type ChannelName, channelOf } from './channels';
import type { EventData } from './event-request';
import type { EventStorage, QueuedEvent } from './event-storage';

/** Events of this time go out at once. */
export const BATCH_MS = 2000;
/** How long a page has an event to itself: longer than a request may take, so that then the page has gone, or has failed. */
export const LEASE_MS = 4000;
/** Pauses between attempts; the last one repeats. */
const RETRY_MS = [5000, 15_000, 60_000];
/** A blocker answers nothing either, on every page. */
export const TRIES_MAX = 20;
/** Days after which an event that could not be sent is dropped. */
export const EVENT_MAX_DAYS = 7;
const DAY_MS = 86_400_000;

/**
 * The outcome of a request. `taken` and `refused`: the event is done with. `unreached`: it is sent again, with the same key.
 */
export type Delivery = 'taken' | 'refused' | 'unreached';

/** Why events are sent now. `online`: the connection is back. `leaving`: the page may be gone when the answer comes. */
type FlushReason = 'timer' | 'online' | 'leaving';

interface QueueOptions {
  /** Unique to this queue. */
  readonly page: string;
  readonly storage: EventStorage;
  /** One request for one event. Never rejects. */
  readonly send: (event: QueuedEvent, isLeaving: boolean) => Promise<Delivery>;
  /** There is a connection, and the visitor may be counted. */
  readonly canSend: () => boolean;
  /** Calls back later; returns the cancel. */
  readonly wait: (callback: () => void, ms: number) => () => void;
  readonly now?: () => number;
  readonly createKey?: () => string;
}

export interface EventQueue {
  /** Stores an event; it is sent soon. `at`: when it happened. */
  add(to: ChannelName, data: EventData, at?: number): void;
  /** Sends what this page may send now. */
  flush(reason?: FlushReason): void;
  /** Forgets every event that has not been sent, those of other tabs as well. */
  drop(): void;
  /** Ends the timers. What has not been sent stays stored. */
  end(): void;
}

/**
 * The queue of one page over the storage that all tabs share. An event is stored before it is sent and removed when the server has
 * answered, so it outlives a page that is closed, a lost connection and a crash. While an event's lease lasts, only its page sends it;
 * after that any page of the site does. A request without an answer is repeated with the keys of its events, by which the server knows
 * what it has: see docs/decisions/020-event-queue.md.
 */
export function createEventQueue(options: QueueOptions): EventQueue {
  const { page, storage, send, canSend, wait, now = Date.now, createKey = randomNumber } = options;
  /** Events that this page sends, by key; with whether the storage has them. */
  const own = new Map<string, { readonly event: QueuedEvent; readonly isStored: boolean }>();
  const inFlight = new Set<string>();
  /** Attempts in a row that no server has answered. An attempt may be many requests. */
  let failures = 0;
  let isEnded = false;
  let due = Number.POSITIVE_INFINITY;
  let cancel = () => {};

  function stop(): void {
    cancel();
    due = Number.POSITIVE_INFINITY;
  }

  /** Makes the next flush happen within `ms`. */
  function schedule(ms: number): void {
    const at = now() + ms;
    if (isEnded || at >= due) return;
    cancel();
    due = at;
    cancel = wait(() => flush(), ms);
  }

  function keep(event: QueuedEvent): void {
    own.set(event.key, { event, isStored: storage.put(event) });
  }

  function forget(key: string): void {
    own.delete(key);
    storage.remove(key);
  }

  /** How long another page still has an event to itself. A clock that was put back makes it no longer. */
  const leaseOf = ({ page: holder, until }: QueuedEvent) =>
    holder === page ? 0 : Math.min(until - now(), LEASE_MS);

  /** Leaves to other pages what they have taken over or sent. */
  function release(stored: ReadonlyMap<string, QueuedEvent>): void {
    for (const [key, { isStored }] of own) {
      const event = stored.get(key);
      if (isStored && !inFlight.has(key) && (!event || leaseOf(event) > 0)) own.delete(key);
    }
  }

  /** Takes over what other pages have left behind. */
  function takeOver(stored: ReadonlyMap<string, QueuedEvent>): void {
    for (const event of stored.values()) {
      if (own.has(event.key)) continue;
      const lease = leaseOf(event);
      if (lease > 0) schedule(lease + 1);
      else own.set(event.key, { event, isStored: true });
    }
  }

  /** Gives up what is too old or has been tried too often; also what only this page has, where the browser keeps nothing. */
  function giveUp(): void {
    for (const { key, at, tries } of [...storage.list(), ...[...own.values()].map(({ event }) => event)])
      if (!inFlight.has(key) && (now() - at > EVENT_MAX_DAYS * DAY_MS || tries >= TRIES_MAX)) forget(key);
  }

  async function deliver(event: QueuedEvent, isLeaving: boolean, attempt: number): Promise<void> {
    const { key } = event;
    inFlight.add(key);
    const tried = { ...event, page, until: now() + LEASE_MS, tries: event.tries + 1 };
    if (channelOf(event.to).body === 'json') {
      // Without a key it is sent by nobody else, even if this page ends before the answer.
      own.set(key, { event: tried, isStored: false });
      storage.remove(key);
    } else keep(tried);
    const delivery = await send(event, isLeaving);
    inFlight.delete(key);
    if (delivery !== 'unreached') {
      forget(key);
      failures = 0;
    } else if (own.size) {
      // The other requests of an attempt fail for the same reason, and make the pause no longer.
      failures = Math.max(failures, attempt);
      schedule(RETRY_MS[Math.min(failures, RETRY_MS.length) - 1] ?? 0);
    }
  }

  function flush(reason: FlushReason = 'timer'): void {
    stop();
    // The page flushes again when that has changed.
    if (!canSend()) return;
    giveUp();
    const stored = new Map(storage.list().map((event) => [event.key, event]));
    release(stored);
    if (reason === 'timer') takeOver(stored);
    // All tabs hear of it at once: each sends its own events first.
    else if (reason === 'online') schedule(LEASE_MS);
    const waiting = [...own.values()].map(({ event }) => event).filter(({ key }) => !inFlight.has(key));
    const attempt = failures + 1;
    for (const event of waiting) void deliver(event, reason === 'leaving', attempt);
  }

  return {
    add(to, data, at = now()) {
      keep({ key: createKey(), to, data, at, page, until: now() + LEASE_MS, tries: 0 });
      schedule(channelOf(to).isUrgent ? 0 : BATCH_MS);
    },
    flush,
    drop() {
      own.clear();
      for (const { key } of storage.list()) storage.remove(key);
    },
    end() {
      stop();
      isEnded = true;
    },
  };
}

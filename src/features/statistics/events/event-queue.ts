import { randomNumber } from '../../../text/random-number';
import { type ChannelName, channelOf, type EventData } from './channels';
import { EVENT_MAX_DAYS, TRIES_MAX } from './event-limits';
import type { EventStorage, QueuedEvent } from './event-storage';

/** Events are collected for this time before they are sent. */
export const BATCH_MS = 2000;
/** Only one page may send an event for this time, which is longer than a request takes: afterwards the page has gone or failed. */
export const LEASE_MS = 4000;
/** Pauses between attempts; the last one repeats. */
const RETRY_MS = [5000, 15_000, 60_000];
const DAY_MS = 86_400_000;

/** The outcome of a request. `taken` and `refused`: the event is done with. `unreached`: it is sent again, with the same key. */
export type Delivery = 'taken' | 'refused' | 'unreached';

/** The occasion of a flush. `online`: the connection is back. `leaving`: the page may be gone when the answer comes. */
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
}

export type EventQueue = ReturnType<typeof createEventQueue>;

/** A timer that may be set several times; the earliest time counts. */
function createEarliestTimer(wait: QueueOptions['wait'], run: () => void) {
  let isEnded = false;
  let due = Number.POSITIVE_INFINITY;
  let cancel = () => {};
  const stop = () => {
    cancel();
    due = Number.POSITIVE_INFINITY;
  };
  return {
    /** Makes the next run happen within `ms`. */
    schedule(ms: number): void {
      const at = Date.now() + ms;
      if (isEnded || at >= due) return;
      cancel();
      due = at;
      cancel = wait(run, ms);
    },
    stop,
    end(): void {
      stop();
      isEnded = true;
    },
  };
}

/**
 * Sends the events of one page from the list that all tabs share. An event is stored before it is sent and removed when the server has
 * answered, so it outlives a closed page, a lost connection and a crash. While an event's lease lasts, only its page sends it;
 * after that any page of the site does. An unanswered request is repeated with the event's key, by which the server knows
 * what it has: see docs/decisions/020-event-queue.md.
 */
export function createEventQueue({ page, storage, send, canSend, wait }: QueueOptions) {
  const inFlight = new Set<string>();
  /** Attempts in a row without an answer. An attempt may be many requests. */
  let failures = 0;
  const timer = createEarliestTimer(wait, () => flush('timer'));

  async function deliver(event: QueuedEvent, isLeaving: boolean, attempt: number): Promise<void> {
    const { key, to, tries } = event;
    inFlight.add(key);
    const tried = { ...event, page, until: Date.now() + LEASE_MS, tries: tries + 1 };
    // Without a key in its request no other page may repeat it, even if this one ends before the answer.
    const isRepeatable = channelOf(to).body !== 'json';
    if (isRepeatable) storage.put(tried);
    else storage.remove(key);
    const delivery = await send(event, isLeaving);
    // Dropped meanwhile.
    if (!inFlight.delete(key)) return;
    if (delivery !== 'unreached') {
      storage.remove(key);
      failures = 0;
      return;
    }
    if (!isRepeatable) storage.put(tried);
    // The other requests of an attempt fail for the same reason, and do not lengthen the pause.
    failures = Math.max(failures, attempt);
    timer.schedule(RETRY_MS[Math.min(failures, RETRY_MS.length) - 1] ?? 0);
  }

  /** Sends what this page may send now. */
  function flush(reason: FlushReason): void {
    timer.stop();
    // The page flushes again when that has changed.
    if (!canSend()) return;
    const attempt = failures + 1;
    const now = Date.now();
    for (const event of storage.list()) {
      const { key, at, tries, until } = event;
      if (inFlight.has(key)) continue;
      // A clock that was put back does not lengthen the lease.
      const lease = event.page === page ? 0 : Math.min(until - now, LEASE_MS);
      if (now - at > EVENT_MAX_DAYS * DAY_MS || tries >= TRIES_MAX) storage.remove(key);
      // All tabs hear at once that the connection is back: each sends its own events first.
      else if (lease > 0 || (event.page !== page && reason !== 'timer'))
        timer.schedule(Math.max(lease, 0) + 1);
      else void deliver(event, reason === 'leaving', attempt);
    }
  }

  return {
    /** Stores an event; it is sent soon. `at`: when it happened. */
    add(to: ChannelName, data: EventData, at = Date.now()): void {
      storage.put({ key: randomNumber(), to, data, at, page, until: Date.now() + LEASE_MS, tries: 0 });
      timer.schedule(channelOf(to).isUrgent ? 0 : BATCH_MS);
    },
    flush,
    /** Forgets every event that has not been sent, those of other tabs as well. */
    drop(): void {
      inFlight.clear();
      for (const { key } of storage.list()) storage.remove(key);
    },
    /** Ends the timers. What has not been sent stays stored. */
    end: timer.end,
  };
}

import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  BATCH_MS,
  createEventQueue,
  type Delivery,
  type EventQueue,
  LEASE_MS,
} from '../../../../../src/features/statistics/events/event-queue';
import type { EventStorage, QueuedEvent } from '../../../../../src/features/statistics/events/event-storage';
import { createRandom } from '../../../../../tools/random.mjs';

let serial = 0;
vi.mock('../../../../../src/text/random-number', () => ({ randomNumber: () => `k${serial++}` }));
beforeEach(() => {
  serial = 0;
});

/** `INLAY_SEQUENCES=2000 INLAY_SEED=7` runs two thousand others; the seed of each one is in its message. */
const COUNT = Number(process.env.INLAY_SEQUENCES) || 200;
const FIRST_SEED = Number(process.env.INLAY_SEED) || 1;

const HOUR_MS = 3_600_000;

type Fate = 'answer' | 'reset' | 'lost' | 'refuse' | 'slow';

const DELIVERIES: Readonly<Record<Fate, Delivery>> = {
  answer: 'taken',
  refuse: 'refused',
  reset: 'unreached',
  lost: 'unreached',
  slow: 'unreached',
};

interface World {
  readonly stored: Map<string, QueuedEvent>;
  /** The keys that the server has counted. */
  readonly taken: string[];
  readonly requests: QueuedEvent[];
  /** Keys that were sent although a page knew better: their answer had come, or their request was still on its way. */
  readonly needless: string[];
  isOnline: boolean;
  /** What happens to the next request. `reset`: cut off before the server has taken it. `lost`: after that. `slow`: taken too late. */
  next: () => Fate;
  open(page: string, storage?: EventStorage): { readonly queue: EventQueue; kill(): void };
  /** Lets time go by, timer by timer. */
  run(ms: number): Promise<void>;
}

/** A browser with a storage, a clock and a connection, and a server that takes each key once. */
function createWorld(random = Math.random): World {
  const stored = new Map<string, QueuedEvent>();
  const timers = new Set<{ readonly at: number; readonly run: () => void }>();
  const answered = new Set<string>();
  const onTheWay = new Set<string>();
  let now = 1_700_000_000_000;
  vi.spyOn(Date, 'now').mockImplementation(() => now);

  const shared: EventStorage = {
    list: () => [...stored.values()],
    put: (event) => void stored.set(event.key, event),
    remove: (key) => void stored.delete(key),
  };

  function wait(callback: () => void, ms: number): () => void {
    const timer = { at: now + ms, run: callback };
    timers.add(timer);
    return () => void timers.delete(timer);
  }

  const world: World = {
    stored,
    taken: [],
    requests: [],
    needless: [],
    isOnline: true,
    next: () => 'answer',
    open(page, storage = shared) {
      let isAlive = true;
      const own = new Set<() => void>();
      const mine = new Set<string>();
      const take = (keys: readonly string[]) =>
        world.taken.push(...keys.filter((key) => !world.taken.includes(key)));

      const send = (event: QueuedEvent) =>
        new Promise<Delivery>((resolve) => {
          const keys = [event.key];
          world.requests.push(event);
          world.needless.push(...keys.filter((key) => answered.has(key) || onTheWay.has(key)));
          for (const key of keys) {
            onTheWay.add(key);
            mine.add(key);
          }
          const fate = world.isOnline ? world.next() : 'reset';
          if (fate === 'answer' || fate === 'lost') take(keys);
          if (fate === 'slow') wait(() => take(keys), 10_000);
          const settle = () => {
            if (!isAlive) return;
            for (const key of keys) {
              onTheWay.delete(key);
              if (fate === 'answer') answered.add(key);
            }
            resolve(DELIVERIES[fate]);
          };
          wait(settle, fate === 'slow' ? 2500 : random() * 300);
        });

      const queue = createEventQueue({
        page,
        storage,
        send,
        canSend: () => world.isOnline,
        wait(callback, ms) {
          const cancel = wait(() => isAlive && callback(), ms);
          own.add(cancel);
          return cancel;
        },
      });
      return {
        queue,
        kill() {
          isAlive = false;
          for (const cancel of own) cancel();
          for (const key of mine) onTheWay.delete(key);
        },
      };
    },
    async run(ms) {
      const end = now + ms;
      for (;;) {
        // What a promise has settled comes first.
        for (let turn = 0; turn < 5; turn++) await Promise.resolve();
        const [first] = [...timers].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
        if (!first) break;
        timers.delete(first);
        now = Math.max(now, first.at);
        first.run();
      }
      now = end;
    },
  };
  return world;
}

const addEvents = (queue: EventQueue, count: number) => {
  for (let index = 0; index < count; index++) queue.add('overlay', { index });
};

describe('the event queue', () => {
  it('sends 20 events at once, when nothing has happened for a while', async () => {
    const world = createWorld();
    const { queue } = world.open('a');
    addEvents(queue, 20);
    await world.run(BATCH_MS - 1);
    expect(world.requests).toEqual([]);
    await world.run(1000);
    expect(world.requests).toHaveLength(20);
    expect([world.taken.length, world.stored.size]).toEqual([20, 0]);
  });

  it('sends a click in the next task, and what waits with it', async () => {
    const world = createWorld();
    const { queue } = world.open('a');
    queue.add('button-render', {});
    queue.add('button-click', {});
    expect(world.requests).toEqual([]);
    await world.run(0);
    expect(world.requests.map(({ to }) => to)).toEqual(['button-render', 'button-click']);
  });

  it('repeats a request without an answer with the same keys, and no refused one', async () => {
    const world = createWorld();
    const { queue } = world.open('a');
    const fates = ['lost', 'reset', 'answer', 'refuse'] as const;
    let next = 0;
    world.next = () => fates[next++] ?? 'answer';
    addEvents(queue, 1);
    await world.run(HOUR_MS);
    expect(world.requests.map(({ key }) => key)).toEqual(['k0', 'k0', 'k0']);
    expect([world.taken, world.stored.size]).toEqual([['k0'], 0]);
    addEvents(queue, 1);
    await world.run(HOUR_MS);
    expect([world.requests.length, world.stored.size]).toEqual([4, 0]);
  });

  it('leaves the events of a page to the next one, after their lease', async () => {
    const world = createWorld();
    const first = world.open('a');
    addEvents(first.queue, 2);
    first.kill();
    const second = world.open('b');
    second.queue.flush('timer');
    await world.run(LEASE_MS);
    expect(world.requests).toEqual([]);
    await world.run(1000);
    expect(world.taken).toHaveLength(2);
    expect(world.stored.size).toBe(0);
  });

  it('drops events that no server has answered, and those that are too old', async () => {
    const world = createWorld();
    const { queue } = world.open('a');
    world.next = () => 'slow';
    addEvents(queue, 1);
    await world.run(HOUR_MS);
    expect([world.stored.size, world.requests.length]).toEqual([0, 20]);
    world.isOnline = false;
    addEvents(queue, 1);
    await world.run((7 * 24 + 1) * HOUR_MS);
    world.isOnline = true;
    queue.flush('online');
    await world.run(HOUR_MS);
    expect([world.stored.size, world.requests.length]).toEqual([0, 20]);
  });

  it.each(['lost', 'answer'] as const)(
    'sends an event without a key again only when the server says that it did not take it (%s)',
    async (fate) => {
      const world = createWorld();
      const first = world.open('a');
      world.next = () => fate;
      first.queue.add('event', {});
      await world.run(BATCH_MS);
      expect(world.stored.size).toBe(0);
      await world.run(1000);
      expect(world.stored.size).toBe(fate === 'lost' ? 1 : 0);
      world.next = () => 'answer';
      await world.run(HOUR_MS);
      expect([world.requests.length, world.stored.size]).toEqual([fate === 'lost' ? 2 : 1, 0]);
    },
  );

  it('stores nothing again that was dropped while it was sent', async () => {
    const world = createWorld();
    const { queue } = world.open('a');
    world.next = () => 'lost';
    queue.add('event', {});
    queue.add('overlay', {});
    await world.run(BATCH_MS);
    queue.drop();
    await world.run(HOUR_MS);
    expect([world.requests.length, world.stored.size]).toEqual([2, 0]);
  });

  it('drops what has not been sent, for all tabs', async () => {
    const world = createWorld();
    const [one, other] = [world.open('a'), world.open('b')];
    addEvents(one.queue, 2);
    addEvents(other.queue, 2);
    one.queue.drop();
    await world.run(HOUR_MS);
    expect([world.requests.length, world.stored.size]).toEqual([0, 0]);
  });

  it('pauses as long for many requests as for one', async () => {
    const world = createWorld(() => 0);
    const { queue } = world.open('a');
    world.next = () => 'reset';
    for (let index = 0; index < 5; index++) queue.add('form-render', {});
    await world.run(BATCH_MS);
    expect(world.requests).toHaveLength(5);
    await world.run(5000);
    expect(world.requests).toHaveLength(10);
    await world.run(15_000);
    expect(world.requests).toHaveLength(15);
  });

  it('starts no timer after its end', async () => {
    const world = createWorld();
    const { queue } = world.open('a');
    world.next = () => 'reset';
    addEvents(queue, 1);
    queue.flush('leaving');
    queue.end();
    await world.run(HOUR_MS);
    expect([world.requests.length, world.stored.size]).toEqual([1, 1]);
  });
});

it(`loses no event and doubles none: ${COUNT} sequences of two tabs, kills, faults and lost connections`, async () => {
  for (let seed = FIRST_SEED; seed < FIRST_SEED + COUNT; seed++) {
    const random = createRandom(seed);
    const pick = <Item>(items: readonly [Item, ...Item[]]): Item =>
      items[Math.floor(random() * items.length)] ?? items[0];
    const world = createWorld(random);
    let pages = 0;
    const open = () => {
      const opened = world.open(`p${pages++}`);
      opened.queue.flush('timer');
      return opened;
    };
    const tabs = [open(), open()];
    world.next = () => pick(['answer', 'answer', 'answer', 'reset', 'lost', 'slow']);
    let added = 0;
    const story: string[] = [];
    for (let move = 0; move < 25; move++) {
      const tab = random() < 0.5 ? 0 : 1;
      const action = pick(['add', 'add', 'add', 'click', 'kill', 'hide', 'offline', 'online']);
      story.push(`${tab}${action}`);
      const { queue, kill } = tabs[tab] ?? open();
      if (action === 'add' || action === 'click') {
        queue.add(action === 'click' ? 'button-click' : 'overlay', {});
        added++;
      } else if (action === 'kill') {
        if (random() < 0.7) queue.flush('leaving');
        kill();
        tabs[tab] = open();
      } else if (action === 'hide') queue.flush('leaving');
      else {
        world.isOnline = action === 'online';
        if (world.isOnline) for (const one of tabs) one.queue.flush('online');
      }
      await world.run(random() ** 3 * 6000);
    }
    world.isOnline = true;
    world.next = () => 'answer';
    for (const one of tabs) one.queue.flush('online');
    await world.run(HOUR_MS);
    const message = `seed ${seed}: ${story.join(' ')}`;
    expect([world.taken.length, new Set(world.taken).size], message).toEqual([added, added]);
    expect([world.stored.size, world.needless], message).toEqual([0, []]);
  }
});

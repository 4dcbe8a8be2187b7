import { describe, expect, it, vi } from 'vitest';
import { createLoadQueue } from '../../../../src/media/image/load-image';

const settled = () => new Promise<void>((resolve) => queueMicrotask(resolve));

function setUp(limit: number, slowMs = 60_000) {
  const queue = createLoadQueue(() => limit, slowMs);
  const order: string[] = [];
  const dones = new Map<string, () => void>();
  const add = (name: string, distance = 0) =>
    queue.add({
      distance: () => distance,
      measure: () => {
        order.push(`measure ${name}`);
        return (done) => {
          order.push(name);
          dones.set(name, done);
        };
      },
    });
  return { queue, order, add, started: () => order.filter((entry) => !entry.includes(' ')), dones };
}

describe('the queue', () => {
  it('measures all that are due together before it writes', async () => {
    const { add, order } = setUp(16);
    add('a');
    add('b');
    await settled();
    expect(order).toEqual(['measure a', 'measure b', 'a', 'b']);
  });

  it('starts one after the other, the nearest first', async () => {
    const { add, started, dones } = setUp(1);
    add('far', 900);
    add('near', 10);
    add('next', 100);
    await settled();
    expect(started()).toEqual(['near']);
    dones.get('near')?.();
    await settled();
    expect(started()).toEqual(['near', 'next']);
  });

  it('asks each image once how far away it is, however many wait', async () => {
    const queue = createLoadQueue(() => 1);
    const distance = vi.fn(() => 0);
    for (let count = 0; count < 100; count++) queue.add({ distance, measure: () => () => {} });
    await settled();
    // Each that was added asked for a turn of its own.
    expect(distance).toHaveBeenCalledTimes(100);
  });

  it('starts the next one when one is cancelled or takes too long', async () => {
    const { add, started } = setUp(1, 5);
    const cancel = add('gone');
    await settled();
    add('slow');
    add('last');
    cancel();
    await settled();
    expect(started()).toEqual(['gone', 'slow']);
    await expect.poll(started).toEqual(['gone', 'slow', 'last']);
  });

  it('starts everything for a printer', async () => {
    const { queue, add, started } = setUp(1);
    for (const name of ['a', 'b', 'c']) add(name);
    queue.flush();
    expect(started()).toEqual(['a', 'b', 'c']);
    await settled();
    expect(started()).toHaveLength(3);
  });
});

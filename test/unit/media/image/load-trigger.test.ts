import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createIndexTriggers, immediately } from '../../../../src/media/image/load-trigger';

const watch = (options: Parameters<typeof createIndexTriggers>[0]) => {
  const triggers = createIndexTriggers(options);
  const loaded = new Set<number>();
  for (let index = 0; index < options.count; index++) triggers.at(index).when(() => loaded.add(index));
  return { triggers, loaded: () => [...loaded].sort((a, b) => a - b) };
};

describe('index triggers', () => {
  it('load the current slide and its neighbours', () => {
    const { triggers, loaded } = watch({ count: 10, current: 4 });
    expect(loaded()).toEqual([3, 4, 5]);
    triggers.show(8);
    expect(loaded()).toEqual([3, 4, 5, 7, 8, 9]);
  });

  it('wrap where the gallery loops', () => {
    expect(watch({ count: 6, preload: 2, loop: true }).loaded()).toEqual([0, 1, 2, 4, 5]);
    expect(watch({ count: 6, preload: 2 }).loaded()).toEqual([0, 1, 2]);
  });

  it('load no slide twice, and no cancelled slide', () => {
    const triggers = createIndexTriggers({ count: 3 });
    let calls = 0;
    triggers.at(0).when(() => calls++);
    const cancel = triggers.at(2).when(() => calls++);
    cancel();
    for (const index of [0, 1, 2, 0]) triggers.show(index);
    expect(calls).toBe(1);
  });

  it('load exactly the slides that were within the preload distance', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 3 }),
        fc.boolean(),
        fc.array(fc.nat(11), { maxLength: 6 }),
        (count, preload, loop, visits) => {
          const { triggers, loaded } = watch({ count, preload, loop });
          const shown = [0, ...visits.map((index) => index % count)];
          for (const index of shown) triggers.show(index);
          const isNear = (index: number) =>
            shown.some((current) => {
              const steps = Math.abs(index - current);
              return Math.min(steps, loop ? count - steps : steps) <= preload;
            });
          expect(loaded()).toEqual([...Array(count).keys()].filter(isNear));
        },
      ),
    );
  });
});

it('loads at once where nothing is waited for', () => {
  let loads = 0;
  const cancel = immediately.when(() => {
    loads += 1;
  });
  cancel();
  expect([loads, immediately.distance()]).toEqual([1, 0]);
});

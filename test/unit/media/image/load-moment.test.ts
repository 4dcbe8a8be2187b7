import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createIndexMoments } from '../../../../src/media/image/load-moment';

const watch = (options: Parameters<typeof createIndexMoments>[0]) => {
  const moments = createIndexMoments(options);
  const loaded = new Set<number>();
  for (let index = 0; index < options.count; index++) moments.at(index).when(() => loaded.add(index));
  return { moments, loaded: () => [...loaded].sort((a, b) => a - b) };
};

describe('loading by the current slide', () => {
  it('takes the current slide and its neighbours', () => {
    const { moments, loaded } = watch({ count: 10, current: 4 });
    expect(loaded()).toEqual([3, 4, 5]);
    moments.show(8);
    expect(loaded()).toEqual([3, 4, 5, 7, 8, 9]);
  });

  it('wraps where the gallery does', () => {
    expect(watch({ count: 6, preload: 2, loop: true }).loaded()).toEqual([0, 1, 2, 4, 5]);
    expect(watch({ count: 6, preload: 2 }).loaded()).toEqual([0, 1, 2]);
  });

  it('loads no slide twice, and none that has been cancelled', () => {
    const moments = createIndexMoments({ count: 3 });
    let calls = 0;
    moments.at(0).when(() => calls++);
    const cancel = moments.at(2).when(() => calls++);
    cancel();
    for (const index of [0, 1, 2, 0]) moments.show(index);
    expect(calls).toBe(1);
  });

  it('loads exactly what has been within reach', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 3 }),
        fc.boolean(),
        fc.array(fc.nat(11), { maxLength: 6 }),
        (count, preload, loop, visits) => {
          const { moments, loaded } = watch({ count, preload, loop });
          const shown = [0, ...visits.map((index) => index % count)];
          for (const index of shown) moments.show(index);
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

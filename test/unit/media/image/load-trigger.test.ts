import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createIndexTriggers, immediately, nearViewport } from '../../../../src/media/image/load-trigger';

/** Elements that wait to come near the window. */
const near = vi.hoisted(() => new Map<object, () => void>());
vi.mock('../../../../src/dom/visibility', () => ({
  whenVisible(element: object, callback: () => void) {
    near.set(element, callback);
    return () => near.delete(element);
  },
  viewportDistance: (element: { readonly px: number }) => element.px,
}));
beforeEach(() => near.clear());

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

describe('images of slides in a box', () => {
  const box = {} as Element;

  it('load once that is near the window, those of the slide that is current by then', () => {
    const { triggers, loaded } = watch({ count: 6, within: box });
    triggers.show(3);
    expect(loaded()).toEqual([]);
    near.get(box)?.();
    expect(loaded()).toEqual([2, 3, 4]);
    triggers.show(0);
    expect(loaded()).toEqual([0, 1, 2, 3, 4]);
  });

  it('that come later load at once', () => {
    const triggers = createIndexTriggers({ count: 2, within: box });
    triggers.at(1).when(() => {});
    near.get(box)?.();
    const load = vi.fn();
    triggers.at(0).when(load);
    expect(load).toHaveBeenCalledOnce();
  });

  it('no longer wait for the box when the last of them is cancelled, and wait again after that', () => {
    const triggers = createIndexTriggers({ count: 2, within: box });
    const cancels = [0, 1].map((index) => triggers.at(index).when(() => {}));
    cancels[0]?.();
    expect(near.size).toBe(1);
    cancels[1]?.();
    expect(near.size).toBe(0);
    const load = vi.fn();
    triggers.at(0).when(load);
    near.get(box)?.();
    expect(load).toHaveBeenCalledOnce();
  });

  it('come the nearest first', () => {
    const distances = (loop: boolean) =>
      [0, 1, 4].map((index) => createIndexTriggers({ count: 5, current: 1, loop }).at(index).distance());
    expect([distances(false), distances(true)]).toEqual([
      [1, 0, 3],
      [1, 0, 2],
    ]);
  });
});

it('loads near the window, the nearest first', () => {
  const box = { px: 120 } as unknown as Element;
  const load = vi.fn();
  const trigger = nearViewport(box);
  trigger.when(load)();
  expect([near.size, trigger.distance()]).toEqual([0, 120]);
  trigger.when(load);
  near.get(box)?.();
  expect(load).toHaveBeenCalledOnce();
});

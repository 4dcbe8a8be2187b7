// @vitest-environment happy-dom

import { describe, expect, it, vi } from 'vitest';
import { readSiteContext } from '../../../../src/context/context';
import { type Bus, createBus } from '../../../../src/core/entry/bus';
import type { FeatureScope, PendingRequest, SiteServices } from '../../../../src/core/entry/feature';
import { type LazyFeature, lazyFeature } from '../../../../src/core/entry/lazy-feature';
import type { FeatureModule } from '../../../../src/core/lazy/mount-feature';
import * as mounting from '../../../../src/core/lazy/mounting';
import { defineFeature } from '../../../../src/core/unit';

interface Arrival {
  /** The code arrives, or fails to. */
  settle(error?: Error): Promise<void>;
}

function setUp({
  isWanted = false,
  isRequested,
  bringsBlocks,
}: { readonly isWanted?: boolean } & Pick<LazyFeature, 'isRequested' | 'bringsBlocks'> = {}) {
  const bus: Bus = createBus(() => {});
  const report = vi.fn();
  const undo = vi.fn();
  const mount = vi.fn((_: FeatureScope, __: readonly PendingRequest[]) => undo);
  const unit = defineFeature({
    mount: (_, scope, pending) => scope.defer(mount(scope, pending)),
  });
  const arrivals: Arrival[] = [];
  const load = () =>
    new Promise<FeatureModule>((resolve, reject) => {
      arrivals.push({
        settle: async (error) => {
          if (error) reject(error);
          else resolve({ unit });
          // What hangs on it runs in microtasks.
          await new Promise((done) => setTimeout(done));
        },
      });
    });
  const feature = lazyFeature({
    name: 'sample',
    isWanted: () => isWanted,
    startOn: 'banner:open banner:update',
    ...(isRequested && { isRequested }),
    ...(bringsBlocks && { bringsBlocks }),
    load,
  });
  // The page's loader imports a chunk once, and again only after a failure.
  let loading: Promise<unknown> | undefined;
  const loadChunk = <Module>(_: string, importChunk: () => Promise<Module>) => {
    loading ??= importChunk().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading as Promise<Module>;
  };
  const scope = {
    bus,
    report,
    loadChunk,
    loadUnit: async <Module>(name: string, importUnit: () => Promise<Module>) => [
      mounting,
      await loadChunk(name, importUnit),
    ],
    context: readSiteContext(undefined),
  } as unknown as SiteServices;
  return { bus, report, mount, undo, arrivals, scope, start: () => feature(scope) };
}

describe('lazy feature', () => {
  it('is loaded where the page wants it, with nothing to catch up on', async () => {
    const { start, arrivals, mount } = setUp({ isWanted: true });
    start();
    await arrivals[0]?.settle();
    expect(mount.mock.calls.map(([, pending]) => pending)).toEqual([[]]);
  });

  it.each([
    ['mounted', undefined],
    ['failed', new Error('offline')],
  ])('says when the blocks that it brings are registered: its code has %s', async (_, error) => {
    const { start, arrivals, mount, scope } = setUp({ isWanted: true, bringsBlocks: true });
    start();
    const ready = vi.fn(() => mount.mock.calls.length);
    const waited = scope.blocksOnTheWay?.then(ready);
    expect(waited).toBeInstanceOf(Promise);
    expect(ready).not.toHaveBeenCalled();
    await arrivals[0]?.settle(error);
    expect(await waited).toBe(error ? 0 : 1);
  });

  it('is not loaded before it is asked for, and then told by what', async () => {
    const { start, bus, arrivals, mount } = setUp();
    start();
    expect(arrivals).toEqual([]);
    bus.emit('banner:update', { a: 1 });
    await arrivals[0]?.settle();
    expect(mount.mock.calls.map(([, pending]) => pending)).toEqual([
      [{ name: 'banner:update', payload: { a: 1 } }],
    ]);
  });

  it.each([true, false])('misses no request while its code is on the way (wanted: %s)', async (isWanted) => {
    const { start, bus, arrivals, mount } = setUp({ isWanted });
    start();
    bus.emit('banner:open');
    bus.emit('banner:update', 2);
    expect(arrivals).toHaveLength(1);
    await arrivals[0]?.settle();
    expect(mount).toHaveBeenCalledTimes(1);
    expect(mount.mock.calls[0]?.[1].map(({ name }) => name)).toEqual(['banner:open', 'banner:update']);
    // It listens for itself now.
    bus.emit('banner:open');
    expect(mount).toHaveBeenCalledTimes(1);
  });

  it('is loaded by requests that bring what it waits for, and by no others', async () => {
    const { start, bus, arrivals, mount } = setUp({ isRequested: (payload) => payload === 2 });
    start();
    bus.emit('banner:open');
    bus.emit('banner:update', 1);
    expect(arrivals).toEqual([]);
    bus.emit('banner:update', 2);
    await arrivals[0]?.settle();
    expect(mount.mock.calls[0]?.[1]).toEqual([{ name: 'banner:update', payload: 2 }]);
  });

  it('says that its code did not come, and tries again at the next request', async () => {
    const { start, bus, arrivals, mount, report } = setUp({ isWanted: true });
    start();
    await arrivals[0]?.settle(new Error('offline'));
    expect(report).toHaveBeenCalledWith('load', 'sample', expect.objectContaining({ message: 'offline' }));
    bus.emit('banner:open');
    await arrivals[1]?.settle();
    expect(mount.mock.calls[0]?.[1]).toEqual([{ name: 'banner:open', payload: undefined }]);
  });

  it('does not start when the site is destroyed before, and ends when it is destroyed after', async () => {
    const early = setUp({ isWanted: true });
    early.start()?.();
    await early.arrivals[0]?.settle();
    early.bus.emit('banner:open');
    expect(early.mount).not.toHaveBeenCalled();
    expect(early.arrivals).toHaveLength(1);

    const late = setUp({ isWanted: true });
    const destroy = late.start();
    await late.arrivals[0]?.settle();
    destroy?.();
    expect(late.undo).toHaveBeenCalledTimes(1);
  });

  it('is undone when it throws half-way, and that is a fault of its mounting', async () => {
    const { start, arrivals, mount, report } = setUp({ isWanted: true });
    const undone = vi.fn();
    mount.mockImplementation((scope) => {
      scope.defer(undone);
      scope.owner().claim(document.body, { attributes: { title: 'half way' } });
      throw new Error('boom');
    });
    start();
    await arrivals[0]?.settle();
    expect(report.mock.calls.map(([phase, name, { message }]) => [phase, name, message])).toEqual([
      ['mount', 'sample', 'boom'],
    ]);
    expect(undone).toHaveBeenCalledOnce();
    expect(document.body.hasAttribute('title')).toBe(false);
  });
});

// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import type { BlockDefinition } from '../../../src/core/entry/block';
import { createBus } from '../../../src/core/entry/bus';
import type { SiteServices } from '../../../src/core/entry/feature';
import { mountFeature } from '../../../src/core/lazy/mount-feature';
import { lateUnits } from '../../../src/late/late.feature';
import { unit } from '../../../src/late/late.mount';

const visits = vi.hoisted(() => vi.fn());
vi.mock('../../../src/features/visits/visits.feature', () => ({ visits: () => visits }));

const own: BlockDefinition = { name: 'own', selector: '.own', load: async () => ({}) as never };

function setUp(pending: Parameters<typeof mountFeature>[0]['pending'] = []) {
  const bus = createBus(() => {});
  const inspect = vi.fn(() => []);
  const services = {
    bus,
    blocks: [own],
    context: { website: {} },
    report: vi.fn(),
    loadChunk: () => new Promise(() => {}),
    loadUnit: () => new Promise(() => {}),
    inlay: { inspect, scan: vi.fn() },
  } as unknown as SiteServices;
  const end = mountFeature({ name: 'late', services, module: { unit }, pending });
  /** Their start reads which blocks are mounted already. */
  return { bus, services, end, hasStarted: () => inspect.mock.calls.length > 0 };
}

it('starts its features when the browser rests', async () => {
  const { hasStarted, end } = setUp();
  expect(hasStarted()).toBe(false);
  await expect.poll(hasStarted).toBe(true);
  end();
});

it('starts them at once where a visitor waits for one', () => {
  const early = setUp([{ name: 'popup:show', payload: undefined }]);
  expect(early.hasStarted()).toBe(true);
  early.end();

  const later = setUp([{ name: 'site:scan', payload: undefined }]);
  expect(later.hasStarted()).toBe(false);
  later.bus.emit('api:failed', {} as never);
  expect(later.hasStarted()).toBe(true);
  later.end();
});

it('hands on an event that a script records before they start', async () => {
  const { bus, hasStarted, end } = setUp();
  const request = { to: 'event', data: { action: 'play' } } as const;
  bus.emit('event:record', request);
  expect(hasStarted()).toBe(false);
  await expect.poll(() => visits.mock.lastCall?.[1]).toEqual([{ name: 'event:record', payload: request }]);
  end();
});

it('hands on an event that was recorded before its own code was there, without a hurry', async () => {
  let load = (_: unknown) => {};
  const { bus, services, end: endOther } = setUp();
  endOther();
  const loading = new Promise((done) => {
    load = done;
  });
  const end = lateUnits({ ...services, loadUnit: (() => loading) as SiteServices['loadUnit'] });
  const request = { to: 'event', data: { action: 'pause' } } as const;
  bus.emit('event:record', request);
  load([{ mountFeature }, { unit }]);
  await expect.poll(() => visits.mock.lastCall?.[1]).toEqual([{ name: 'event:record', payload: request }]);
  end?.();
});

it('starts none once the site is destroyed', async () => {
  const { end, hasStarted } = setUp();
  end();
  await new Promise((done) => setTimeout(done, 100));
  expect(hasStarted()).toBe(false);
});

it('registers its blocks after those of the entry, once for all starts of the site', () => {
  const { services, end } = setUp();
  const { length } = services.blocks;
  expect(services.blocks[0]).toBe(own);
  expect(new Set(services.blocks).size).toBe(length);
  end();
  mountFeature({ name: 'late', services, module: { unit }, pending: [] })();
  expect(services.blocks).toHaveLength(length);
});

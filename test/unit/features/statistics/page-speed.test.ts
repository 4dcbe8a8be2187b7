// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { createConsent } from '../../../../src/consent/consent';
import { readSiteContext } from '../../../../src/context/context';
import { createBus } from '../../../../src/core/entry/bus';
import type { Inspection } from '../../../../src/core/entry/inspection';
import type { FeatureScope } from '../../../../src/core/entry/site-services';
import { unit } from '../../../../src/features/statistics/page-speed.mount';
import { createTestScope } from '../../support/scope';

vi.mock('../../../../src/features/statistics/speed-metrics', () => ({ measureSpeed: () => () => ({}) }));

const YES = { performance: true, marketing: true };
const NO = { performance: false, marketing: false };

const fetched = vi.fn(async () => new Response('{"pageLoadId":"p1"}'));
const beacon = vi.fn((_url: string, _body: string) => true);

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  vi.stubGlobal('fetch', fetched);
  navigator.sendBeacon = beacon as typeof navigator.sendBeacon;
});

function mount(inspected: readonly Partial<Inspection>[] = []) {
  const bus = createBus(() => {});
  const consent = createConsent((choice) => bus.emit('consent:changed', choice));
  const context = readSiteContext({ website: { id: 'w' } });
  const inlay = { inspect: () => inspected };
  const services = { bus, consent, context, inlay };
  const scope = createTestScope(services) as unknown as FeatureScope & { end(): void };
  return { start: () => unit.mount(context, scope), choose: consent.choose, end: scope.end };
}

it('is measured when a visitor who has refused agrees, once', async () => {
  const { start, choose, end } = mount();
  choose(NO);
  start();
  expect(fetched).not.toHaveBeenCalled();
  choose(YES);
  choose({ ...YES, marketing: false });
  await vi.advanceTimersByTimeAsync(0);
  expect(fetched).toHaveBeenCalledTimes(1);
  end();
});

it('sends the first time that a block of each kind was mounted, in whole milliseconds', async () => {
  const { start, end } = mount([
    { block: 'map', mountedAt: 812.6 },
    { block: 'map', mountedAt: 900.2 },
    { block: 'form', mountedAt: 20.4 },
    { block: 'form', mountedAt: 10.4 },
    { block: 'menu' },
  ]);
  start();
  await vi.advanceTimersByTimeAsync(0);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(31_000);
  expect(beacon.mock.calls.map(([, body]) => body)).toEqual([
    'id=p1&t=user-timing&n=map&v=813\nid=p1&t=user-timing&n=form&v=10',
  ]);
  end();
});

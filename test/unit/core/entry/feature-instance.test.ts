// @vitest-environment happy-dom

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readSiteContext } from '../../../../src/context/context';
import { type Bus, createBus } from '../../../../src/core/entry/bus';
import type { FeatureDefinition } from '../../../../src/core/entry/feature';
import { startFeature } from '../../../../src/core/entry/feature-instance';
import type { FeatureScope, SiteServices } from '../../../../src/core/entry/site-services';
import { inTurn } from '../../../../src/core/entry/yielding';
import { type AnyFeatureUnit, defineFeature } from '../../../../src/core/unit';

interface Arrival {
  /** The code arrives, or fails to. */
  settle(error?: Error): Promise<void>;
}

type Contract = Partial<
  Pick<
    FeatureDefinition,
    'when' | 'comesFirst' | 'isWanted' | 'media' | 'isAllowed' | 'answers' | 'records' | 'isRelevant'
  >
>;

const turn = () => new Promise<void>((done) => setTimeout(done));

function setUp(contract: Contract = {}) {
  const bus: Bus = createBus(() => {});
  const report = vi.fn();
  const mount = vi.fn((_: FeatureScope) => {});
  const heard = vi.fn();
  const unit = defineFeature({
    mount(_, scope) {
      scope.on('banner:open', () => heard('banner:open'));
      scope.on('banner:update', (payload) => heard('banner:update', payload));
      mount(scope);
    },
  });
  const arrivals: Arrival[] = [];
  const load = () =>
    new Promise<{ readonly unit: AnyFeatureUnit }>((resolve, reject) => {
      arrivals.push({
        settle: async (error) => {
          if (error) reject(error);
          else resolve({ unit });
          // One task more where this one has been busy for long, as `yielding.ts` has it.
          await turn();
          await turn();
        },
      });
    });
  const site = {
    bus,
    report,
    loadUnit: (_: string, importUnit: () => Promise<unknown>) => importUnit(),
    context: readSiteContext(undefined),
  } as unknown as SiteServices;
  const start = (early: Parameters<typeof startFeature>[2] = []) =>
    startFeature({ name: 'sample', answers: 'banner:open banner:update', ...contract, load }, site, early);
  return { bus, report, mount, heard, arrivals, site, unit, start };
}

const always = () => true;

describe('a feature', () => {
  // Each test has the whole time of a task.
  beforeEach(turn);

  it('waits for a later task where this one has been busy, unless it comes first, and is not started after its end', async () => {
    let time = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => time);
    inTurn(() => {
      time += 30;
    });
    const later = setUp({ when: 'now', isWanted: always });
    later.start();
    const ended = setUp({ when: 'now', isWanted: always });
    ended.start()();
    const first = setUp({ when: 'now', comesFirst: true, isWanted: always });
    first.start();
    expect([later, ended, first].map(({ arrivals }) => arrivals.length)).toEqual([0, 0, 1]);
    await vi.waitFor(() => expect(later.arrivals).toHaveLength(1));
    expect(ended.arrivals).toHaveLength(0);
  });

  it('is loaded at once where the page wants it now, and when the browser is idle otherwise', async () => {
    const now = setUp({ when: 'now', isWanted: always });
    now.start();
    expect(now.arrivals).toHaveLength(1);
    const idle = setUp({ isWanted: always });
    idle.start();
    expect(idle.arrivals).toHaveLength(0);
    await vi.waitFor(() => expect(idle.arrivals).toHaveLength(1));
    await idle.arrivals[0]?.settle();
    expect(idle.mount).toHaveBeenCalledOnce();
    expect(idle.heard).not.toHaveBeenCalled();
  });

  it('of other windows waits until its window is one of them', async () => {
    const windows = Object.assign(new EventTarget(), { matches: false });
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue(windows as unknown as MediaQueryList);
    const { start, arrivals } = setUp({ when: 'now', isWanted: always, media: '(width < 600px)' });
    const end = start();
    expect(arrivals).toHaveLength(0);
    windows.dispatchEvent(new Event('change'));
    windows.dispatchEvent(new Event('change'));
    // A busy machine may give it a turn of its own.
    await vi.waitFor(() => expect(arrivals).toHaveLength(1));
    end();
    const ended = setUp({ when: 'now', isWanted: always, media: '(width < 600px)' });
    ended.start()();
    windows.dispatchEvent(new Event('change'));
    expect(ended.arrivals).toHaveLength(0);
    windows.matches = true;
    const narrow = setUp({ when: 'now', isWanted: always, media: '(width < 600px)' });
    narrow.start();
    await vi.waitFor(() => expect(narrow.arrivals).toHaveLength(1));
  });

  it('whose code is there mounts in the same task', () => {
    const { site, mount, unit } = setUp();
    startFeature({ name: 'sample', when: 'now', isWanted: always, unit }, site, []);
    expect(mount).toHaveBeenCalledOnce();
  });

  it('is not loaded before it is asked for, and hears then what it was asked', async () => {
    const { start, bus, arrivals, heard } = setUp();
    start();
    expect(arrivals).toEqual([]);
    bus.emit('banner:update', { a: 1 });
    await arrivals[0]?.settle();
    expect(heard.mock.calls).toEqual([['banner:update', { a: 1 }]]);
  });

  it.each([always, undefined])('misses no request while its code is on the way', async (isWanted) => {
    const { start, bus, arrivals, mount, heard } = setUp({ when: 'now', ...(isWanted && { isWanted }) });
    start();
    bus.emit('banner:open');
    bus.emit('banner:update', 2);
    expect(arrivals).toHaveLength(1);
    await arrivals[0]?.settle();
    bus.emit('banner:open');
    expect(mount).toHaveBeenCalledOnce();
    expect(heard.mock.calls).toEqual([['banner:open'], ['banner:update', 2], ['banner:open']]);
  });

  it('hears what was emitted before the site was initialised', async () => {
    const { start, arrivals, heard } = setUp();
    start([
      { name: 'popup:show', payload: 1 },
      { name: 'banner:update', payload: 2 },
    ]);
    await arrivals[0]?.settle();
    expect(heard.mock.calls).toEqual([['banner:update', 2]]);
  });

  it('is loaded by events that are relevant, and by no others', async () => {
    const { start, bus, arrivals, heard } = setUp({ isRelevant: (payload) => payload === 2 });
    start();
    bus.emit('banner:open');
    bus.emit('banner:update', 1);
    expect(arrivals).toEqual([]);
    bus.emit('banner:update', 2);
    await arrivals[0]?.settle();
    expect(heard.mock.calls).toEqual([['banner:update', 2]]);
  });

  it('that only records is loaded by its events once the browser is idle', async () => {
    const { start, bus, arrivals, heard } = setUp({ answers: '', records: 'banner:update' });
    start();
    bus.emit('banner:update', 1);
    bus.emit('banner:update', 2);
    expect(arrivals).toHaveLength(0);
    await vi.waitFor(() => expect(arrivals).toHaveLength(1));
    await arrivals[0]?.settle();
    expect(heard.mock.calls).toEqual([
      ['banner:update', 1],
      ['banner:update', 2],
    ]);
  });

  it('that the visitor has not allowed is loaded by the choice that allows it, with all that has happened', async () => {
    let mayCount = false;
    const { start, bus, arrivals, heard } = setUp({
      when: 'now',
      isWanted: always,
      isAllowed: () => mayCount,
    });
    start();
    bus.emit('banner:update', 1);
    expect(arrivals).toHaveLength(0);
    mayCount = true;
    bus.emit('consent:changed', { performance: true, marketing: false });
    expect(arrivals).toHaveLength(1);
    await arrivals[0]?.settle();
    expect(heard.mock.calls).toEqual([['banner:update', 1]]);
  });

  it('hears no events from before a no, or between a no and a yes', async () => {
    let mayCount = false;
    const { start, bus, arrivals, heard } = setUp({
      when: 'now',
      isWanted: always,
      isAllowed: () => mayCount,
    });
    start();
    bus.emit('banner:update', 1);
    bus.emit('consent:changed', { performance: false, marketing: false });
    bus.emit('banner:update', 2);
    mayCount = true;
    bus.emit('consent:changed', { performance: true, marketing: false });
    await arrivals[0]?.settle();
    bus.emit('banner:update', 3);
    expect(heard.mock.calls).toEqual([['banner:update', 3]]);
  });

  it('that no page wants and nothing has asked for is not loaded by a choice', () => {
    const { start, bus, arrivals } = setUp({ isAllowed: always });
    start();
    bus.emit('consent:changed', { performance: true, marketing: true });
    expect(arrivals).toHaveLength(0);
  });

  it('says that its code did not come, and tries again at the next request', async () => {
    const { start, bus, arrivals, heard, report } = setUp({ when: 'now', isWanted: always });
    start();
    await arrivals[0]?.settle(new Error('offline'));
    expect(report).toHaveBeenCalledWith('load', 'sample', expect.objectContaining({ message: 'offline' }));
    bus.emit('banner:open');
    await arrivals[1]?.settle();
    expect(heard.mock.calls).toEqual([['banner:open']]);
  });

  it('does not start when the site is destroyed before, and ends when it is destroyed after', async () => {
    const early = setUp({ when: 'now', isWanted: always });
    early.start()();
    await early.arrivals[0]?.settle();
    early.bus.emit('banner:open');
    expect(early.mount).not.toHaveBeenCalled();
    expect(early.arrivals).toHaveLength(1);

    const late = setUp({ when: 'now', isWanted: always });
    const ended = vi.fn();
    late.mount.mockImplementation((scope) => scope.defer(ended));
    const destroy = late.start();
    await late.arrivals[0]?.settle();
    destroy();
    expect(ended).toHaveBeenCalledOnce();
    late.bus.emit('banner:open');
    expect(late.heard).not.toHaveBeenCalled();
  });

  it('stays away where its condition throws, and that is a fault of its start', () => {
    const { start, arrivals, report } = setUp({
      when: 'now',
      isWanted() {
        throw new Error('shadowed');
      },
    });
    start();
    expect(arrivals).toEqual([]);
    expect(report.mock.calls.map(([phase, name, { message }]) => [phase, name, message])).toEqual([
      ['initialize', 'sample', 'shadowed'],
    ]);
  });

  it('is undone when it throws half-way, and that is a fault of its mounting', async () => {
    const { start, arrivals, mount, report } = setUp({ when: 'now', isWanted: always });
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

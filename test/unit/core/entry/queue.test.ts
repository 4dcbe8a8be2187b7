// @vitest-environment happy-dom

import { describe, expect, it, vi } from 'vitest';
import type { InlayApi } from '../../../../src/core/entry/inlay-api';
import { drainQueue, type Queued } from '../../../../src/core/entry/queue';
import type { Services } from '../../../../src/core/entry/services';
import { isIdleCall } from '../../../../src/hosts/idle-calls';

function setUp(load: () => Promise<unknown> = () => Promise.resolve()) {
  const ran: string[] = [];
  const inlay = {
    push: vi.fn((callback: (api: InlayApi) => void) => callback(inlay)),
  } as unknown as InlayApi;
  const installLegacyGlobals = vi.fn();
  const loadChunk = vi.fn(() => load().then(() => ({ installLegacyGlobals })));
  const report = vi.fn();
  const services = { loadChunk, report } as unknown as Services;
  const take = (queue: Queued[]) =>
    drainQueue(
      { queue, platformAnswers: { load: async () => ({ installLegacyGlobals }), isIdle: isIdleCall } },
      inlay,
      services,
    );
  return { ran, inlay, services, installLegacyGlobals, loadChunk, report, take };
}

it('runs what is queued in order, and what is pushed later at once', () => {
  const { ran, inlay, loadChunk, take } = setUp();
  const queue: Queued[] = [(api) => ran.push(`first ${api === inlay}`), () => ran.push('second')];
  take(queue);
  expect(ran).toEqual(['first true', 'second']);
  queue.push(() => ran.push('late'));
  expect(ran.at(-1)).toBe('late');
  expect(loadChunk).not.toHaveBeenCalled();
});

it('loads the code for calls of the old platform once, and hands it all of them', async () => {
  const { inlay, services, installLegacyGlobals, loadChunk, take } = setUp();
  const queue: Queued[] = [['Y.use', []]];
  take(queue);
  queue.push(['Squarespace.onInitialize', [1]]);
  await vi.waitFor(() => expect(installLegacyGlobals).toHaveBeenCalled());
  expect(loadChunk).toHaveBeenCalledTimes(1);
  expect(installLegacyGlobals).toHaveBeenCalledWith(inlay, services, [
    ['Y.use', []],
    ['Squarespace.onInitialize', [1]],
  ]);
});

it('reports code that does not come', async () => {
  const offline = new Error('offline');
  const { report, take } = setUp(() => Promise.reject(offline));
  take([['Y.use', []]]);
  await vi.waitFor(() => expect(report).toHaveBeenCalledWith('load', 'platform-globals', offline));
});

it('can be processed in a page that has frozen the prototype of arrays', () => {
  const { ran, take } = setUp();
  const queue: Queued[] = Object.create(
    Object.freeze(Object.create(Array.prototype, { push: { value: () => 0 } })),
  );
  Object.assign(queue, { length: 0 });
  take(queue);
  queue.push(() => ran.push('late'));
  expect(ran).toEqual(['late']);
});

describe('calls that nothing has to answer', () => {
  const QUEUED: readonly Queued[] = [
    ['SquarespaceFonts.loadViaContext', []],
    ['Squarespace.load', []],
    ['ImageLoader.bootstrap', []],
    ['Squarespace.afterBodyLoad', []],
  ];
  const press = () => document.body.dispatchEvent(new Event('pointerdown'));

  it('load no code until another call comes, which has them all answered', async () => {
    const { loadChunk, installLegacyGlobals, inlay, services, take } = setUp();
    const queue: Queued[] = [...QUEUED];
    take(queue);
    expect(loadChunk).not.toHaveBeenCalled();
    queue.push(['Y.use', []]);
    await vi.waitFor(() => expect(installLegacyGlobals).toHaveBeenCalled());
    expect(installLegacyGlobals.mock.calls[0]).toEqual([inlay, services, [...QUEUED, ['Y.use', []]]]);
    press();
    expect(loadChunk).toHaveBeenCalledTimes(1);
  });

  it('load it at the first action of the visitor, since scripts of the page may call more then', () => {
    const { loadChunk, take } = setUp();
    take([['Squarespace.load', []]]);
    press();
    press();
    expect(loadChunk).toHaveBeenCalledTimes(1);
  });

  it.each(['ImageLoader.bootstrap', 'Squarespace.initializeLayoutBlocks', 'Squarespace.initializeVideo'])(
    'are some only before the start, as %s: later they ask for a scan',
    (path) => {
      const { loadChunk, inlay, take } = setUp();
      const queue: Queued[] = [[path, []]];
      take(queue);
      expect(loadChunk).not.toHaveBeenCalled();
      Object.assign(inlay, { state: 'initialized' });
      queue.push([path, []]);
      expect(loadChunk).toHaveBeenCalledTimes(1);
    },
  );
});

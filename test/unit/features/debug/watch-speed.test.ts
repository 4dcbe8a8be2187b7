// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import type { Inspection } from '../../../../src/core/entry/inspection';
import type { Scope } from '../../../../src/core/scope';
import { watchSpeed } from '../../../../src/features/debug/watch-speed';

import { createTestScope } from '../../support/scope';

const scope = { guard: (run: unknown) => run, defer: vi.fn() } as unknown as Scope;
const block = document.createElement('div');
const inside = block.appendChild(document.createElement('p'));
const row: Inspection = { block: 'accordion', element: block, state: 'mounted', mountedAt: 120 };

it('counts shifts by the block whose nodes have moved, and long tasks by what was mounted in them', () => {
  const observers = new Map<string, (entries: object[]) => void>();
  class Observer {
    static readonly supportedEntryTypes = ['layout-shift', 'longtask'];
    readonly #tell: (list: { getEntries(): object[] }) => void;
    constructor(tell: (list: { getEntries(): object[] }) => void) {
      this.#tell = tell;
    }
    observe({ type, buffered }: { type: string; buffered: boolean }) {
      // What happened before it was opened counts, too.
      if (buffered) observers.set(type, (entries) => this.#tell({ getEntries: () => entries }));
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  const changed = vi.fn();
  const { read, unmeasured } = watchSpeed(scope, changed);
  observers.get('layout-shift')?.([
    { value: 0.1, hadRecentInput: false, sources: [{ node: inside }] },
    { value: 0.2, hadRecentInput: false, sources: [{ node: document.body }] },
    { value: 0.9, hadRecentInput: true, sources: [{ node: inside }] },
  ]);
  observers.get('longtask')?.([
    { startTime: 100, duration: 60 },
    { startTime: 500, duration: 80 },
  ]);
  expect(read([row])).toEqual([
    { row, shift: 0.1, tasks: 1, busyMs: 60 },
    { row: undefined, shift: 0.2, tasks: 1, busyMs: 80 },
  ]);
  expect([unmeasured, changed.mock.calls.length]).toEqual([[], 2]);
});

it('says what the browser does not measure', () => {
  vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: ['paint'] });
  expect(watchSpeed(scope, () => {}).unmeasured).toEqual(['layout-shift', 'longtask']);
});

it('measures as long as its feature lives, and nothing in a browser without such measures', () => {
  const disconnect = vi.fn();
  class Observer {
    static readonly supportedEntryTypes = ['longtask'];
    observe() {}
    disconnect() {
      disconnect();
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  const living = createTestScope();
  watchSpeed(living, () => {});
  living.end();
  expect(disconnect).toHaveBeenCalledOnce();
  vi.stubGlobal('PerformanceObserver', undefined);
  expect(watchSpeed(createTestScope(), () => {}).unmeasured).toEqual(['layout-shift', 'longtask']);
});

// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { createTabSync } from '../../../src/commerce/cart/tab-sync';
import type { Part } from '../../../src/core/scope';
import { createTestScope } from '../support/scope';

const scopes: Part[] = [];
afterEach(() => {
  for (const scope of scopes.splice(0)) scope.end();
});

/** Channels of one page, which deliver at once. */
class Channel extends EventTarget {
  static all = new Set<Channel>();
  constructor() {
    super();
    Channel.all.add(this);
  }
  postMessage(data: unknown) {
    if (!Channel.all.has(this)) throw new DOMException('Closed', 'InvalidStateError');
    for (const other of Channel.all)
      if (other !== this) other.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
  close() {
    Channel.all.delete(this);
  }
}

function openTab() {
  vi.stubGlobal('BroadcastChannel', Channel);
  const scope = createTestScope();
  scopes.push(scope);
  const news: unknown[] = [];
  const link = createTabSync(scope, (answer) => news.push([answer, link.isCurrent()]));
  return { scope, link, news };
}

it('tells other tabs of a change as it begins, and of its answer', () => {
  const [one, other] = [openTab(), openTab()];
  expect([one.link.isCurrent(), other.link.isCurrent()]).toEqual([true, true]);
  one.link.begin();
  expect([one.link.isCurrent(), other.link.isCurrent()]).toEqual([true, false]);
  one.link.tell({ items: 1 });
  expect([one.news, other.news]).toEqual([[], [[{ items: 1 }, false]]]);
  expect(other.link.isCurrent()).toBe(true);
});

it('does not take an answer that is older than the newest change', () => {
  const [one, other] = [openTab(), openTab()];
  one.link.begin();
  other.link.begin();
  one.link.tell({ items: 1 });
  expect(other.news).toEqual([[undefined, true]]);
  expect(one.link.isCurrent()).toBe(false);
  one.link.look();
  expect(one.link.isCurrent()).toBe(true);
});

it('tells nothing once it has ended', () => {
  const [one, other] = [openTab(), openTab()];
  one.scope.end();
  one.link.begin();
  expect(() => one.link.tell({})).not.toThrow();
  expect(other.news).toEqual([]);
});

it.each([
  ['with a lock', async (_: string, run: () => Promise<unknown>) => run()],
  ['where the browser refuses locks', () => Promise.reject(new DOMException('no', 'SecurityError'))],
])('runs a change once %s', async (_, request) => {
  vi.stubGlobal('navigator', { locks: { request } });
  const { link } = openTab();
  const run = vi.fn(async () => 7);
  expect(await link.exclusively(run)).toBe(7);
  expect(run).toHaveBeenCalledOnce();
  const fail = vi.fn(() => Promise.reject(new Error('refused')));
  await expect(link.exclusively(fail)).rejects.toThrow('refused');
  expect(fail).toHaveBeenCalledOnce();
});

it('runs a change where there are no locks', async () => {
  vi.stubGlobal('navigator', {});
  expect(await openTab().link.exclusively(async () => 7)).toBe(7);
});

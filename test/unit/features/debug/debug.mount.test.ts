// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { readSiteContext } from '../../../../src/context/context';
import type { FeatureScope } from '../../../../src/core/entry/site-services';
import { unit } from '../../../../src/features/debug/debug.mount';
import { findIn } from '../../support/markup';
import { createTestScope } from '../../support/scope';

beforeEach(() => vi.useFakeTimers());

function mount() {
  const rows: object[] = [];
  const site = {
    inlay: { version: '1.2.3', inspect: () => rows },
    blocks: [],
    consent: { allows: () => true },
  };
  const scope = createTestScope(site as object);
  unit.mount(readSiteContext(undefined), scope as unknown as FeatureScope);
  const host = findIn(document, '.inlay-debug');
  const shadow = host.shadowRoot as ShadowRoot;
  const title = () => findIn(shadow, 'h2').textContent;
  const block = () => ({ block: 'map', element: document.body, state: 'mounted' });
  const fault = { phase: 'read', message: 'Wrong.' };
  return { scope, rows, host, shadow, title, block, fault };
}

it('shows its overlay in a tree of its own, with its own style sheet, until it ends', () => {
  const { scope, host, shadow, title } = mount();
  expect([host.parentElement, title()]).toEqual([document.body, 'Inlay 1.2.3: 0 blocks, 0 faults']);
  expect(shadow.adoptedStyleSheets.map((sheet) => sheet.cssRules.length > 0)).toEqual([true]);
  scope.end();
  expect(document.body.innerHTML).toBe('');
  expect(vi.getTimerCount()).toBe(0);
});

it.each(['block:mounted', 'block:destroyed', 'fault', 'consent:changed'] as const)(
  'is drawn anew at %s',
  async (event) => {
    const { scope, rows, title, block, fault } = mount();
    rows.push({ ...block(), fault });
    scope.bus.emit(event, {} as never);
    await vi.advanceTimersByTimeAsync(10);
    expect(title()).toBe('Inlay 1.2.3: 1 block, 1 fault');
  },
);

it('is drawn anew every second, and stays in its place in the window', async () => {
  const { rows, title, block, host } = mount();
  const before = host.style.getPropertyValue('--left');
  expect(before).not.toBe('');
  host.style.removeProperty('--left');
  rows.push(block(), block());
  await vi.advanceTimersByTimeAsync(900);
  expect(title()).toBe('Inlay 1.2.3: 0 blocks, 0 faults');
  await vi.advanceTimersByTimeAsync(200);
  expect(title()).toBe('Inlay 1.2.3: 2 blocks, 0 faults');
  expect(host.style.getPropertyValue('--left')).toBe(before);
});

// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Services } from '../../../src/core/entry/services';
import { createScope, type Part } from '../../../src/core/scope';
import { createStore } from '../../../src/store/store';

const report = vi.fn();

function setUp() {
  const node = document.createElement('div');
  node.className = 'served';
  const before = node.outerHTML;
  const scope: Part = createScope({
    services: { report, blocks: [] } as unknown as Services,
    name: 'sample',
  });
  return { node, before, scope, store: createStore(0) };
}

afterEach(() => report.mockReset());

describe('bind', () => {
  it('shows each state, and drops what a later one leaves out', () => {
    const { node, scope, store } = setUp();
    scope.bind(node, store, (count) => (count < 2 ? { attributes: { 'data-count': `${count}` } } : {}));
    expect(node.dataset.count).toBe('0');
    store.set(1);
    expect(node.dataset.count).toBe('1');
    store.set(2);
    expect(node.hasAttribute('data-count')).toBe(false);
  });

  it('adds two bindings of one node up, and gives the node back at the end', () => {
    const { node, before, scope, store } = setUp();
    const other = createStore(true);
    scope.bind(node, store, (count) => ({ classes: { odd: count % 2 === 1 } }));
    scope.bind(node, other, (open) => ({ classes: { open }, attributes: { 'aria-expanded': `${open}` } }));
    store.set(1);
    expect([...node.classList]).toEqual(['served', 'open', 'odd']);
    other.set(false);
    expect([...node.classList]).toEqual(['served', 'odd']);
    scope.end();
    store.set(3);
    expect(node.outerHTML).toBe(before);
  });

  it('reports a description that throws, and shows the next state', () => {
    const { node, scope, store } = setUp();
    scope.bind(node, store, (count) => {
      if (count === 1) throw new Error('boom');
      return { attributes: { 'data-count': `${count}` } };
    });
    store.set(1);
    expect(report).toHaveBeenCalledOnce();
    expect(node.dataset.count).toBe('0');
    store.set(2);
    expect(node.dataset.count).toBe('2');
  });
});

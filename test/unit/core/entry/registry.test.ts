import { describe, expect, it, vi } from 'vitest';
import { createRegistry } from '../../../../src/core/entry/registry';

function setUp() {
  const onFault = vi.fn();
  const states: string[] = [];
  const registry = createRegistry(onFault, (state) => states.push(state));
  return { registry, onFault, states };
}

describe('registry', () => {
  it('runs initializers in order and their destructors in reverse', () => {
    const { registry, states } = setUp();
    const log: string[] = [];
    for (const name of ['a', 'b', 'c']) {
      registry.onInitialize(() => {
        log.push(`+${name}`);
        return () => log.push(`-${name}`);
      });
    }
    expect(registry.state).toBe('notInitialized');
    registry.init();
    registry.destroy();
    expect(log).toEqual(['+a', '+b', '+c', '-c', '-b', '-a']);
    expect(states).toEqual(['initialized', 'destroyed']);
  });

  it('runs each initializer once when one of them asks for another init', () => {
    const { registry, states, onFault } = setUp();
    const before = vi.fn();
    const after = vi.fn();
    registry.onInitialize(before);
    registry.onInitialize(() => registry.init());
    registry.onInitialize(after);
    registry.init();
    expect(before).toHaveBeenCalledOnce();
    expect(after).toHaveBeenCalledOnce();
    expect(states).toEqual(['initialized']);
    expect(onFault).not.toHaveBeenCalled();
  });

  it('reports an initializer that throws, and runs the others', () => {
    const { registry, onFault } = setUp();
    const after = vi.fn();
    const error = new Error('no');
    registry.onInitialize(() => {
      throw error;
    });
    registry.onInitialize(after);
    registry.init();
    expect(onFault).toHaveBeenCalledWith('initialize', error);
    expect(after).toHaveBeenCalledOnce();
    expect(registry.state).toBe('initialized');
  });

  it('reports a destructor that throws and a promise that rejects', async () => {
    const { registry, onFault } = setUp();
    const last = vi.fn();
    registry.onDestroy(last);
    registry.onInitialize(() => () => {
      throw new Error('destroy');
    });
    registry.onInitialize(() => Promise.reject(new Error('later')));
    registry.init();
    registry.destroy();
    await Promise.resolve();
    await Promise.resolve();
    expect(onFault.mock.calls.map(([phase]) => phase).sort()).toEqual(['destroy', 'initialize']);
    expect(last).toHaveBeenCalledOnce();
  });

  it('runs a late initializer at once, and one that is added while init runs in the same run', () => {
    const { registry } = setUp();
    const inner = vi.fn();
    registry.onInitialize(() => {
      registry.onInitialize(inner);
    });
    registry.init();
    expect(inner).toHaveBeenCalledOnce();
    const late = vi.fn();
    registry.onInitialize(late);
    expect(late).toHaveBeenCalledOnce();
  });

  it('initialises again after destroy and never twice in a row', () => {
    const { registry } = setUp();
    const run = vi.fn();
    registry.onInitialize(run);
    registry.init();
    registry.init();
    expect(run).toHaveBeenCalledTimes(1);
    registry.destroy();
    registry.destroy();
    registry.init();
    expect(run).toHaveBeenCalledTimes(2);
  });
});

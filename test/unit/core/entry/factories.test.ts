import { describe, expect, it, vi } from 'vitest';
import { createFactories, type FactoryLoaders } from '../../../../src/core/entry/factories';
import type { FeatureScope } from '../../../../src/core/entry/feature';

const asLoaders = (loaders: unknown) => loaders as FactoryLoaders;

describe('createFactories', () => {
  it('loads a factory when it is called, by its chunk name, and passes services and arguments on', async () => {
    const create = vi.fn(() => 'made');
    const load = vi.fn(async () => ({ create }));
    const loadChunk = vi.fn((_name: string, importChunk: () => Promise<unknown>) => importChunk());
    const scope = { loadChunk } as unknown as FeatureScope;
    const factories = createFactories(asLoaders({ thing: load }), () => scope);
    expect(load).not.toHaveBeenCalled();

    const { thing } = factories as unknown as { thing(...args: unknown[]): Promise<unknown> };
    await expect(thing(1, 'two')).resolves.toBe('made');
    expect(loadChunk).toHaveBeenCalledWith('create-thing', load);
    expect(create).toHaveBeenCalledWith(scope, 1, 'two');
  });

  it('rejects with what the maker throws', async () => {
    const load = async () => ({
      create() {
        throw new Error('no slides');
      },
    });
    const scope = {
      loadChunk: (_: string, importChunk: () => Promise<unknown>) => importChunk(),
    } as unknown as FeatureScope;
    const { thing } = createFactories(asLoaders({ thing: load }), () => scope) as unknown as {
      thing(): Promise<unknown>;
    };
    await expect(thing()).rejects.toThrow('no slides');
  });
});

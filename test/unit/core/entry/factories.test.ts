// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { readSiteContext } from '../../../../src/context/context';
import { createBus } from '../../../../src/core/entry/bus';
import { createFactories, type FactoryLoaders } from '../../../../src/core/entry/create-factories';
import type { FactoryScope, SiteServices } from '../../../../src/core/entry/site-services';

type Thing = (...args: unknown[]) => Promise<unknown>;

const turn = () => new Promise<void>((done) => setTimeout(done));

/** A factory `thing` whose code arrives when `arrive` is called. */
function setUp(create: (scope: FactoryScope, ...args: unknown[]) => unknown, takes?: string) {
  const bus = createBus(() => {});
  const loadChunk = vi.fn((_name: string, importChunk: () => Promise<unknown>) => importChunk());
  let arrive = () => {};
  const onTheWay = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const load = vi.fn(() =>
    onTheWay.then(() => ({ create, check: (_: unknown, args: readonly unknown[]) => args })),
  );
  const inlay = { state: 'initialized', destroy: vi.fn(), scan: vi.fn() };
  const services = {
    bus,
    loadChunk,
    loadUnit: loadChunk,
    inlay,
    context: readSiteContext(undefined),
    report: vi.fn(),
  } as unknown as SiteServices;
  const { thing } = createFactories(
    { thing: load } as unknown as FactoryLoaders,
    services,
    takes ? { thing: takes } : {},
  ) as unknown as { readonly thing: Thing };
  return { thing, bus, load, loadChunk, arrive, inlay };
}

describe('a factory', () => {
  it('loads its code when it is called, by its chunk name, and gets a scope before the arguments', async () => {
    const create = vi.fn((_: FactoryScope, ...args: unknown[]) => args);
    const { thing, load, loadChunk, arrive } = setUp(create);
    expect(load).not.toHaveBeenCalled();

    const made = thing(1, 'two');
    arrive();
    await expect(made).resolves.toEqual([1, 'two']);
    expect(loadChunk).toHaveBeenCalledWith('create-thing', load);
    expect(create.mock.calls[0]?.[0]).toMatchObject({ name: 'thing' });
  });

  it('rejects with what the maker throws, and undoes what it has done', async () => {
    const undone = vi.fn();
    const { thing, arrive } = setUp((scope) => {
      scope.defer(undone);
      throw new Error('no slides');
    });
    const made = thing();
    arrive();
    await expect(made).rejects.toThrow('no slides');
    expect(undone).toHaveBeenCalledOnce();
  });

  it('takes what it says from its blocks at the call, before its code has come, and gives it back at its end', async () => {
    document.body.innerHTML = '<ul><li><img alt="Fern"></li><li><img alt="Palm" src="/palm.png"></li></ul>';
    const fern = document.querySelector('img');
    let end = () => {};
    const { thing, arrive, inlay } = setUp((scope) => {
      end = scope.end;
    }, 'img:not([src])');
    const made = thing('ul');
    expect(inlay.destroy.mock.calls.map(([element]) => element)).toEqual([fern]);
    arrive();
    await made;
    expect(inlay.scan).not.toHaveBeenCalled();
    end();
    expect(inlay.scan.mock.calls.map(([element]) => element)).toEqual([fern]);
  });

  it('gives back what it has taken when it fails, and nothing to a site that has ended', async () => {
    document.body.innerHTML = '<ul><li><img alt="Fern"></li></ul>';
    const failing = setUp(() => Promise.reject(new Error('no design')), 'img');
    const made = failing.thing(document.querySelector('ul'));
    failing.arrive();
    await expect(made).rejects.toThrow('no design');
    expect(failing.inlay.scan).toHaveBeenCalledOnce();

    const { thing, arrive, inlay, bus } = setUp(() => undefined, 'img');
    arrive();
    await thing('ul');
    inlay.state = 'destroyed';
    bus.emit('site:destroyed');
    expect(inlay.scan).not.toHaveBeenCalled();
  });

  it('makes nothing when the site is destroyed while its code is on the way', async () => {
    const create = vi.fn();
    const { thing, bus, arrive } = setUp(create);
    const settled = vi.fn();
    thing().then(settled, settled);
    bus.emit('site:destroyed');
    arrive();
    await turn();
    expect(create).not.toHaveBeenCalled();
    expect(settled).not.toHaveBeenCalled();
  });

  it('makes things again after a destroy; each ends with the site, or by itself', async () => {
    const [ended, endedByItself] = [vi.fn(), vi.fn()];
    const { thing, bus, arrive } = setUp((scope, end) => {
      scope.defer(end as () => void);
      return scope;
    });
    bus.emit('site:destroyed');
    const made = thing(ended);
    arrive();
    await made;
    const other = thing(endedByItself) as Promise<FactoryScope>;
    arrive();
    (await other).end();
    expect([ended, endedByItself].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    bus.emit('site:destroyed');
    expect([ended, endedByItself].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });
});

it('a factory that fails because the site has ended meanwhile never settles', async () => {
  let fail = () => {};
  const { thing, bus, arrive } = setUp(
    () =>
      new Promise((_, reject) => {
        fail = () => reject(new Error('gone'));
      }),
  );
  const settled = vi.fn();
  void thing().then(settled, settled);
  arrive();
  await turn();
  bus.emit('site:destroyed');
  fail();
  await turn();
  expect(settled).not.toHaveBeenCalled();
});

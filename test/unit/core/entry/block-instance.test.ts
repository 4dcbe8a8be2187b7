// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readSiteContext } from '../../../../src/context/context';
import { followTheme } from '../../../../src/context/driven-by-theme';
import type { BlockDefinition, BlockModule } from '../../../../src/core/entry/block';
import {
  awaitStart,
  type BlockInstance,
  createBlockInstance,
  endBlockInstance,
  startBlockInstance,
} from '../../../../src/core/entry/block-instance';
import { createBus } from '../../../../src/core/entry/bus';
import type { Services } from '../../../../src/core/entry/services';
import { inSlices } from '../../../../src/core/in-slices';
import type { Scope } from '../../../../src/core/scope';
import { fault } from '../../../../src/core/unit';
import { findIn } from '../../support/markup';

const instances: BlockInstance[] = [];
afterEach(() => {
  for (const instance of instances.splice(0)) endBlockInstance(instance);
});

/** What is written in every block that has failed. */
const EVERYWHERE = { b: { classes: { 'rescued-everywhere': true } } };

const empty: BlockModule = { unit: { mount() {} } };

/** A block in the page, with the consent that the visitor has given so far. */
function create(
  definition: Partial<BlockDefinition> = {},
  html = '<p class="sample"></p>',
  switchedOff?: readonly string[],
) {
  document.body.innerHTML = html;
  const element = findIn(document, '.sample');
  const bus = createBus(() => {});
  const heard: string[] = [];
  bus.on('block:mounted', ({ block, ...rest }) =>
    heard.push(`mounted ${block}${'store' in rest ? ' store' : ''}`),
  );
  bus.on('block:destroyed', ({ block }) => heard.push(`destroyed ${block}`));
  const report = vi.fn((phase, block, cause, about) => ({
    phase,
    block,
    cause,
    element: about,
    message: String(cause),
  }));
  const allowed = new Set<string>();
  const listeners = new Set<() => void>();
  const services = {
    bus,
    report,
    context: readSiteContext(undefined),
    consent: {
      allows: (categories: string) => categories.split(' ').every((one) => allowed.has(one)),
      subscribe(listener: () => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    blocks: [],
    fallbackStates: EVERYWHERE,
    switchedOff,
    loadUnit: (_: string, load: () => Promise<unknown>) => load(),
  } as unknown as Services;
  const load = vi.fn(async () => empty);
  const instance = createBlockInstance(
    { name: 'sample', selector: '.sample', load, ...definition },
    element,
    services,
  );
  instances.push(instance);
  const allow = (category: string) => {
    allowed.add(category);
    for (const listener of listeners) listener();
  };
  return { instance, element, report, heard, load, allow, listeners };
}

async function start(instance: BlockInstance) {
  startBlockInstance(instance);
  await instance.settled;
}

describe('a block whose mount leaves work to later tasks', () => {
  /** Each of its two slices takes a task. */
  function createLong(html?: string) {
    let time = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => time);
    const slices: number[] = [];
    const mount = (_: HTMLElement, scope: Scope) =>
      inSlices(Array.from({ length: 60 }), scope, (some) => {
        time += 30;
        slices.push(some.length);
      });
    const block = create({ load: async () => ({ unit: { mount } }) }, html);
    /** Starts it, and stops in the task of the first slice. */
    const begin = async () => {
      // What tests before have begun is over.
      await new Promise((resolve) => setTimeout(resolve));
      startBlockInstance(block.instance);
      for (let turn = 0; turn < 20 && !slices.length; turn++) await Promise.resolve();
      expect(slices).toEqual([50]);
    };
    return { ...block, slices, begin };
  }

  it('is mounted once all of it is done', async () => {
    const { instance, slices, heard, begin } = createLong();
    await begin();
    expect([instance.state, heard]).toEqual(['loading', []]);
    await instance.settled;
    expect([instance.state, heard, slices]).toEqual(['mounted', ['mounted sample'], [50, 10]]);
  });

  it('is never mounted where it ends meanwhile', async () => {
    const { instance, slices, heard, begin } = createLong();
    await begin();
    endBlockInstance(instance);
    await instance.settled;
    expect([instance.state, heard, slices]).toEqual(['destroyed', [], [50]]);
  });

  it('tells no end to those who were told no beginning, where the theme binds it meanwhile', async () => {
    const { instance, heard, begin } = createLong('<p class="sample" data-controller="Sample"></p>');
    await begin();
    for (const giveBack of instance.decision?.giveBack ?? []) giveBack(true);
    await instance.settled;
    expect([instance.state, heard]).toEqual(['left', []]);
  });
});

describe('a block that starts', () => {
  it('is mounted once, however often it is told to start', async () => {
    const { instance, load, heard } = create();
    startBlockInstance(instance);
    await start(instance);
    await start(instance);
    expect([instance.state, load.mock.calls.length, heard]).toEqual(['mounted', 1, ['mounted sample']]);
    expect(instance.mountedAt).toBeLessThanOrEqual(performance.now());
    expect(instance).not.toHaveProperty('store');
  });

  it('no longer waits, and shows the store that it has returned until it ends', async () => {
    const [stopWaiting, unmounted, store] = [vi.fn(), vi.fn(), { get: () => 1 }];
    const { instance, heard } = create({
      when: { name: 'visible', wait: () => stopWaiting },
      load: async () => ({
        unit: {
          mount(_: HTMLElement, scope: Scope) {
            scope.defer(unmounted);
            return store;
          },
        },
      }),
    });
    awaitStart(instance);
    expect([instance.state, stopWaiting.mock.calls.length]).toEqual(['waiting', 0]);
    await start(instance);
    expect(stopWaiting).toHaveBeenCalledTimes(1);
    expect(instance.store).toBe(store);
    endBlockInstance(instance);
    endBlockInstance(instance);
    expect([instance.state, instance.store, unmounted.mock.calls.length]).toEqual([
      'destroyed',
      undefined,
      1,
    ]);
    expect(stopWaiting).toHaveBeenCalledTimes(1);
    expect(heard).toEqual(['mounted sample store', 'destroyed sample']);
  });

  it('starts when its moment comes, by itself', async () => {
    let comes = () => {};
    const { instance, heard } = create({
      when: {
        name: 'visible',
        wait(_, callback) {
          comes = callback;
          return () => {};
        },
      },
    });
    awaitStart(instance);
    comes();
    await instance.settled;
    expect(heard).toEqual(['mounted sample']);
  });
});

describe('a block inside an element that waits for consent', () => {
  const GATED = '<div data-consent="marketing"><p class="sample"></p></div>';

  it('loads its code only once the visitor has allowed its category', async () => {
    const stopWaiting = vi.fn();
    const { instance, load, allow } = create({ when: { name: 'visible', wait: () => stopWaiting } }, GATED);
    awaitStart(instance);
    startBlockInstance(instance);
    expect([instance.state, stopWaiting.mock.calls.length]).toEqual(['waiting', 1]);
    allow('performance');
    expect(load).not.toHaveBeenCalled();
    allow('marketing');
    await instance.settled;
    expect([instance.state, load.mock.calls.length]).toEqual(['mounted', 1]);
  });

  it('stops listening to the choice when it starts, or ends before', async () => {
    const { instance, allow, listeners, load } = create({}, GATED);
    startBlockInstance(instance);
    // Another press while it waits does not add a second listener.
    startBlockInstance(instance);
    expect(listeners.size).toBe(1);
    endBlockInstance(instance);
    expect(listeners.size).toBe(0);
    allow('marketing');
    expect(load).not.toHaveBeenCalled();
    const other = create({}, GATED);
    startBlockInstance(other.instance);
    other.allow('marketing');
    expect(other.listeners.size).toBe(0);
  });

  it('starts at once where the block asks by itself', async () => {
    const { instance } = create({ handlesConsent: true }, GATED);
    await start(instance);
    expect(instance.state).toBe('mounted');
  });
});

describe('a block whose code is on the way', () => {
  it.each([
    ['has left the page', (instance: BlockInstance) => instance.element.remove()],
    ['has been destroyed', endBlockInstance],
  ])('is not mounted when it %s', async (_, leave) => {
    const mount = vi.fn();
    const { instance, heard, report } = create({ load: async () => ({ unit: { mount } }) });
    startBlockInstance(instance);
    leave(instance);
    await instance.settled;
    expect([instance.state, mount.mock.calls.length, heard]).toEqual(['destroyed', 0, []]);
    expect(report).not.toHaveBeenCalled();
  });

  it('is mounted by the module that its own module chooses', async () => {
    const mount = vi.fn();
    const chosen = { name: 'other', load: async () => ({ unit: { mount } }) };
    const { instance, element } = create({
      load: async () => ({ unit: { choose: () => chosen, mount: () => expect.unreachable() } }),
    });
    await start(instance);
    expect(mount.mock.calls[0]?.[0]).toBe(element);
  });

  it('is left to the theme whose script has bound it', async () => {
    const script = document.createElement('script');
    script.setAttribute('src', '/site-bundle.js');
    script.type = 'text/plain';
    document.head.append(script);
    const stop = followTheme([], '');
    const mount = vi.fn();
    const { instance, element } = create(
      { load: async () => ({ unit: { mount } }) },
      '<p class="sample" data-controller="Sample"></p>',
    );
    element.setAttribute('data-controllers-bound', 'Sample');
    await start(instance);
    script.remove();
    stop();
    expect([instance.state, instance.decision?.reason, mount.mock.calls.length]).toEqual([
      'left',
      'bound',
      0,
    ]);
  });

  it('is given back to the theme that binds it after all, with one warning for the page', async () => {
    const { instance, heard, report } = create({}, '<p class="sample" data-controller="Sample"></p>');
    await start(instance);
    for (const giveBack of instance.decision?.giveBack ?? []) giveBack(true);
    expect([instance.state, heard.at(-1), report.mock.calls.length]).toEqual(['left', 'destroyed sample', 1]);
    expect(instance.decision?.giveBack.size).toBe(0);
    await start(instance);
    expect(instance.state).toBe('left');
  });

  it('is Inlay’s where the theme has no script', async () => {
    const { instance } = create({}, '<p class="sample" data-controller="Sample"></p>');
    await start(instance);
    expect([instance.state, instance.decision?.reason]).toEqual(['mounted', 'no-script']);
  });
});

describe('a block that fails', () => {
  const failing = (unit: object): Partial<BlockDefinition> => ({
    load: async () => ({ unit }) as unknown as BlockModule,
    fallbackStates: { ':scope': { classes: { rescued: true } } },
  });

  it.each<[string, Partial<BlockDefinition>, string, string]>([
    ['does not load', { load: () => Promise.reject(new Error('offline')) }, 'load', 'offline'],
    ['exports no unit', { load: async () => ({}) as BlockModule }, 'mount', 'The chunk exports no unit.'],
    [
      'throws',
      failing({
        mount() {
          throw new Error('boom');
        },
      }),
      'mount',
      'boom',
    ],
    ['finds its markup at fault', failing({ read: () => fault('No list.'), mount() {} }), 'read', 'No list.'],
  ])('since its code %s says so once, and is not mounted', async (_, definition, phase, message) => {
    const { instance, report, heard, element } = create(definition);
    await start(instance);
    expect(report).toHaveBeenCalledTimes(1);
    expect(instance).toMatchObject({ state: 'failed', fault: { phase, block: 'sample', element } });
    expect(instance.fault?.message).toContain(message);
    expect([heard, instance.mountedAt]).toEqual([[], undefined]);
  });

  it('gives back what it has done, keeps what makes it visible, and gives that back when it ends', async () => {
    const undone = vi.fn();
    const { instance, element, heard } = create(
      failing({
        mount(_: HTMLElement, scope: Scope) {
          scope.defer(undone);
          scope.owner().claim(element, { classes: { ready: true } });
          scope.fail('handler', new Error('later'));
        },
      }),
    );
    await start(instance);
    expect([element.className, undone.mock.calls.length]).toEqual(['sample rescued', 1]);
    endBlockInstance(instance);
    expect(element.className).toBe('sample');
    expect(heard).toEqual([]);
  });

  it('has what every failed block gets, and keeps the attributes of the server', async () => {
    const { instance, element } = create(
      {
        load: () => Promise.reject(new Error('offline')),
        reveal: { b: { attributes: { title: 'ours', lang: 'en' } } },
      },
      '<p class="sample"><b title="served"></b></p>',
    );
    await start(instance);
    const [node] = element.children;
    expect([node?.getAttribute('title'), node?.getAttribute('lang'), node?.className]).toEqual([
      'served',
      'en',
      'rescued-everywhere',
    ]);
  });

  it('fails once, and not after it has ended', async () => {
    let scope: Scope | undefined;
    const { instance, report } = create(
      failing({
        mount(_: HTMLElement, given: Scope) {
          scope = given;
        },
      }),
    );
    await start(instance);
    scope?.fail('handler', new Error('first'));
    scope?.fail('handler', new Error('second'));
    expect(report.mock.calls.map(([, , cause]) => cause.message)).toEqual(['first']);
    endBlockInstance(instance);
    scope?.fail('handler', new Error('third'));
    expect([instance.state, report.mock.calls.length]).toEqual(['destroyed', 1]);
  });

  it('reports what its end throws, and ends nevertheless', () => {
    const error = new Error('cannot stop');
    const { instance, report, element } = create({
      when: {
        name: 'visible',
        wait: () => () => {
          throw error;
        },
      },
    });
    awaitStart(instance);
    endBlockInstance(instance);
    expect(report.mock.calls).toEqual([['destroy', 'sample', error, element]]);
    expect(instance.state).toBe('destroyed');
  });

  it('is not stopped by a selector of its states that cannot be read', () => {
    const { instance, report } = create({ reveal: { 'p[': { classes: { shown: true } } } });
    expect([instance.state, report.mock.calls.length, report.mock.calls[0]?.[0]]).toEqual([
      'found',
      1,
      'mount',
    ]);
  });
});

describe('a block that is switched off', () => {
  const fallbackStates = { ':scope': { classes: { rescued: true } } };
  const html = '<p class="sample"><b></b></p>';

  it('stays as the server wrote it, revealed, and its code is not loaded', async () => {
    const { instance, load } = create({ fallbackStates }, html, ['sample']);
    const { element } = instance;
    awaitStart(instance);
    await start(instance);
    expect([instance.state, load.mock.calls.length]).toEqual(['off', 0]);
    expect(element.outerHTML).toBe('<p class="sample rescued"><b class="rescued-everywhere"></b></p>');
    expect(instance.fault).toBeUndefined();
    endBlockInstance(instance);
    expect(document.body.innerHTML).toBe(html);
  });

  it('is not mounted by the code of another one that would leave the element to it', async () => {
    const mount = vi.fn();
    const chosen = { name: 'chosen', load: async () => ({ unit: { mount } }) };
    const module = { unit: { mount, choose: () => chosen } };
    const { instance } = create({ fallbackStates, load: async () => module }, html, ['chosen']);
    awaitStart(instance);
    await start(instance);
    expect([instance.state, mount.mock.calls.length]).toEqual(['off', 0]);
    expect(instance.element.className).toBe('sample rescued');
  });
});

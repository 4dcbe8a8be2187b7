// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createBus } from '../../../../src/core/entry/bus';
import { define, messages, observe, toggle, whenReady } from '../../../../src/core/lazy/on-demand-api';
import type { OnDemandSite } from '../../../../src/core/lazy/on-demand-site';

beforeEach(() => {
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(true);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = Number((this as HTMLElement).dataset.top);
    return { top, bottom: top + 10, left: 0, right: 10 } as DOMRect;
  });
});

interface Waiting {
  readonly when?: string;
  readonly top?: number;
}

/** A site with blocks that wait for their moments at these places; `finish` ends their work. */
function setUp(blocks: readonly Waiting[] = [], state = 'initialized') {
  const bus = createBus(() => {});
  const warn = vi.fn();
  const due: boolean[] = [];
  let finish = () => {};
  const settled = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const instances = blocks.map(({ when, top = 0 }) => {
    const element = document.createElement('div');
    element.dataset.top = `${top}`;
    document.body.append(element);
    return { definition: { when: when && { name: when } }, element, settled };
  });
  const inlay = { state, scan: vi.fn() };
  const site = {
    bus,
    inlay,
    report: warn,
    blocks: [],
    scanner: {
      instances: new Map(instances.map((instance) => [instance.element, instance])),
      start(isDue: (instance: unknown) => boolean) {
        due.push(...instances.map(isDue));
      },
    },
  } as unknown as OnDemandSite;
  return { site, bus, inlay, warn, due, finish };
}

describe('whenReady', () => {
  it('starts the blocks that should be there now, and settles when they are', async () => {
    const { site, due, finish } = setUp([
      { when: 'visible' },
      {},
      { when: 'visible', top: 9000 },
      { top: 9000 },
      { when: 'idle', top: 9000 },
      { when: 'now', top: 9000 },
      { when: 'interaction' },
    ]);
    const settled = vi.fn();
    const ready = whenReady(site).then(settled);
    await vi.waitFor(() => expect(due).toEqual([true, true, false, false, true, true, false]));
    expect(settled).not.toHaveBeenCalled();
    finish();
    await ready;
  });

  it('starts and wakes everything where it is asked to', async () => {
    const { site, bus, due, finish } = setUp([{ when: 'interaction' }, { top: 9000 }]);
    finish();
    let wake = () => {};
    bus.on('site:wake', (wait) =>
      wait(
        new Promise<void>((resolve) => {
          wake = resolve;
        }),
      ),
    );
    const settled = vi.fn();
    await whenReady(site);
    expect(due.splice(0)).toEqual([false, false]);
    const all = whenReady(site, { all: true }).then(settled);
    await vi.waitFor(() => expect(due).toEqual([true, true]));
    expect(settled).not.toHaveBeenCalled();
    wake();
    await all;
  });

  it('waits for a site that has not been started', async () => {
    const { site, bus, due, finish } = setUp([{}], 'notInitialized');
    finish();
    const ready = whenReady(site);
    await Promise.resolve();
    expect(due).toEqual([]);
    bus.emit('site:initialized');
    await ready;
    expect(due).toEqual([true]);
  });
});

it('observe scans what comes into the page, once, and ends what has left, until the undo', async () => {
  const { site, inlay } = setUp();
  const stop = observe(site);
  const [one, gone] = [document.createElement('p'), document.createElement('p')];
  document.body.append('text', one, gone);
  gone.remove();
  document.body.append(one);
  await vi.waitFor(() => expect(inlay.scan.mock.calls).toEqual([[one]]));
  one.remove();
  await vi.waitFor(() => expect(inlay.scan).toHaveBeenCalledTimes(2));
  expect(inlay.scan.mock.calls[1]?.[0].nodeType).toBe(Node.DOCUMENT_FRAGMENT_NODE);
  stop();
  const seen = new Promise((resolve) => {
    new MutationObserver(resolve).observe(document.body, { childList: true });
  });
  document.body.append(one);
  await seen;
  expect(inlay.scan).toHaveBeenCalledTimes(2);
});

it('toggle follows the page’s address, else the default of the caller', () => {
  const { site } = setUp();
  expect([toggle(site, 'fancy').isEnabled, toggle(site, 'fancy', true).isEnabled]).toEqual([false, true]);
});

it('define registers a block with all of its fields, and warns of others', () => {
  const { site, warn, inlay } = setUp();
  const block = {
    name: 'acme:hours',
    selector: '.hours',
    mount() {},
    when: 'idle',
    read() {},
    reveal: {},
    fallbackStates: {},
  };
  define(site, block);
  expect(site.blocks).toMatchObject([
    { name: 'acme:hours', reveal: {}, fallbackStates: {}, when: { name: 'idle' } },
  ]);
  expect([warn.mock.calls, inlay.scan.mock.calls.length]).toEqual([[], 1]);
  define(site, { ...block, name: 'acme:other', mounted() {} });
  expect(warn).toHaveBeenCalled();
});

it('messages are added by the code of languages, which is loaded then', async () => {
  const addMessages = vi.fn();
  const loadChunk = vi.fn(async () => ({ addMessages }));
  const { site } = setUp();
  const services = { ...site, loadChunk } as never;
  await messages(services, { close: 'Zu' });
  expect(loadChunk).toHaveBeenCalledWith('load-language', expect.any(Function));
  expect(addMessages).toHaveBeenCalledWith(services, { close: 'Zu' });
});

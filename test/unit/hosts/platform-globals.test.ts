// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import type { InlayApi } from '../../../src/core/entry/inlay-api';
import type { Services } from '../../../src/core/entry/services';
import { installLegacyGlobals } from '../../../src/hosts/platform-globals';

interface Library {
  readonly Squarespace: { readonly TextShrink: unknown };
  one(selector: string): { plug(plugin: unknown, config?: unknown): void };
}

it('says what is wrong with a call of a plug-in, and throws nothing', () => {
  document.body.innerHTML = '<h1>Otterbrook</h1><svg></svg>';
  const report = vi.fn();
  const destructors: Array<() => void> = [];
  const inlay = { onDestroy: (end: () => void) => destructors.push(end) } as unknown as InlayApi;
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });
  installLegacyGlobals(inlay, { report } as unknown as Services, []);
  const { Y } = window as unknown as { readonly Y: Library };
  const { TextShrink } = Y.Squarespace;
  Y.one('h1').plug(TextShrink, { parentEl: null });
  Y.one('h1').plug(TextShrink, { parentEl: 'header', minFontSize: 'small' });
  Y.one('h1').plug(TextShrink, 'small');
  Y.one('svg').plug(TextShrink);
  const [title, drawing] = document.body.children;
  expect(report.mock.calls.map(([, , message, element]) => [message.split(/[,:] /)[0], element])).toEqual([
    ['`parentEl` is not an element', title],
    ['minFontSize is not a valid number', title],
    ['What `plug` was given is not a valid object', title],
    ['Only an HTML element with a parent can be shrunk', drawing],
  ]);
  for (const end of destructors) end();
  Reflect.deleteProperty(document, 'fonts');
});

it('has the plug-in anew after the site is destroyed', () => {
  const destructors: Array<() => void> = [];
  const inlay = { onDestroy: (end: () => void) => destructors.push(end) } as unknown as InlayApi;
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });
  const calls = {
    begun: vi.spyOn(window, 'addEventListener'),
    ended: vi.spyOn(window, 'removeEventListener'),
  };
  const counts = () =>
    [calls.begun, calls.ended].map(({ mock }) => mock.calls.filter(([type]) => type === 'resize').length);
  installLegacyGlobals(inlay, { report: vi.fn() } as unknown as Services, []);
  const { Y } = window as unknown as { readonly Y: Library };
  const plug = () => Y.one('body').plug(Y.Squarespace.TextShrink, { minFontSize: 9 });
  plug();
  plug();
  expect(counts()).toEqual([1, 0]);
  for (const end of destructors) end();
  expect(counts()).toEqual([1, 1]);
  plug();
  expect(counts()).toEqual([2, 1]);
  for (const end of destructors) end();
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'fonts');
});

describe('calls of scripts for the old platform', () => {
  interface OldGlobals {
    readonly Y: {
      use(...args: unknown[]): void;
      on(type: string, callback: unknown): void;
      readonly Global: {
        fire(name: unknown, payload?: unknown): void;
        on(name: unknown, callback: unknown): void;
      };
    };
    readonly Squarespace: Readonly<Record<string, (...args: unknown[]) => void>>;
  }

  function install(calls: Parameters<typeof installLegacyGlobals>[2] = [], state = 'initialized') {
    const started: Array<() => void> = [];
    const destroyed: Array<() => void> = [];
    const inlay = {
      state,
      scan: vi.fn(),
      init: vi.fn(),
      destroy: vi.fn(),
      emit: vi.fn(),
      on: vi.fn(),
      onInitialize: (start: () => void) => started.push(start),
      onDestroy: (end: () => void) => destroyed.push(end),
    };
    const report = vi.fn();
    installLegacyGlobals(inlay as unknown as InlayApi, { report } as unknown as Services, calls);
    return { ...(window as unknown as OldGlobals), inlay, report, started, destroyed };
  }

  it('run what asks for a library at once, and what waits for the page when it is ready', () => {
    const { Y, Squarespace, started, destroyed } = install();
    const [used, ready, loaded, other, start, end] = Array.from({ length: 6 }, () => vi.fn());
    Y.use('node', 'event', used, 'more');
    expect(used?.mock.calls).toEqual([[Y]]);
    Y.on('domready', ready);
    Y.on('load', loaded);
    Y.on('resize', other);
    Squarespace.onInitialize?.(Y, start);
    Squarespace.onDestroy?.(Y, end);
    expect(started).toHaveLength(3);
    for (const run of started) run();
    expect([ready, loaded, other, start, end].map((call) => call?.mock.calls.length)).toEqual([
      1, 1, 0, 1, 0,
    ]);
    for (const run of destroyed) run();
    expect(end).toHaveBeenCalledWith(Y);
  });

  it('reports what they throw, and runs the others', () => {
    const { Y, report } = install();
    const error = new Error('theirs');
    Y.use(() => {
      throw error;
    });
    Y.use('node');
    expect(report.mock.calls).toEqual([['host', 'platform-globals', error]]);
  });

  it.each([
    ['initialized', 1],
    ['destroyed', 0],
  ])(
    'look for new blocks while the site is %s, once for all initializers of a task',
    async (state, times) => {
      const { Y, Squarespace, inlay } = install([], state);
      Squarespace.initializeLayoutBlocks?.(Y);
      Squarespace.initializeNativeVideo?.(Y);
      await Promise.resolve();
      expect(inlay.scan).toHaveBeenCalledTimes(times);
      Squarespace.initializeSummaryV2Block?.(Y);
      await Promise.resolve();
      expect(inlay.scan).toHaveBeenCalledTimes(2 * times);
      Squarespace.initialized?.();
      Squarespace.globalInit?.();
      Squarespace.globalDestroy?.();
      await Promise.resolve();
      expect(inlay.scan).toHaveBeenCalledTimes(2 * times);
      expect([inlay.init.mock.calls.length, inlay.destroy.mock.calls]).toEqual([1, [[]]]);
    },
  );

  it.each([
    ['Y.one', 1],
    ['Y.Node.one', 1],
    ['Y.all', 1],
    ['Y.on', 0],
    ['Y.one.get', 0],
  ])(
    'look for the blocks of which a script has asked the stub by %s, which has found none',
    async (path, times) => {
      const { inlay } = install([[path, ['main']]]);
      await Promise.resolve();
      expect(inlay.scan).toHaveBeenCalledTimes(times);
    },
  );

  it('are made at once where a script has kept the globals of the stub', () => {
    // A page may have frozen the prototype of arrays.
    const frozen = Object.freeze(Object.create(Array.prototype, { push: { value: () => 0 } }));
    const calls: Parameters<typeof installLegacyGlobals>[2] = Object.create(frozen, {
      length: { value: 0, writable: true },
    });
    install(calls);
    const use = vi.fn();
    calls.push(['Y.use', [use]], ['Y.use', [use]]);
    expect(use).toHaveBeenCalledTimes(2);
  });

  it('know events by their old names, and no others', () => {
    const { Y, inlay } = install();
    Y.Global.fire('popupOverlay:hide', 7);
    Y.Global.fire('unknown');
    Y.Global.fire(7);
    expect(inlay.emit.mock.calls).toEqual([['popup:hide', 7]]);
    const heard = vi.fn();
    Y.Global.on('header:menuOverlay:opened', heard);
    Y.Global.on('unknown', heard);
    expect(inlay.on.mock.calls.map(([name]) => name)).toEqual(['menu:opened']);
    inlay.on.mock.calls[0]?.[1]('first', 'second');
    expect(heard.mock.calls).toEqual([['first', 'second']]);
  });

  it('that the stub has recorded are made in their order; a wrong one stops none', () => {
    const order: string[] = [];
    const use = (name: string) => () => order.push(name);
    const { report, inlay } = install([
      ['Y.use', [use('first')]],
      ['Y.nothing.here', []],
      ['Squarespace.globalInit', []],
      ['Y.use', [use('second')]],
    ]);
    expect([order, inlay.init.mock.calls.length, report.mock.calls]).toEqual([['first', 'second'], 1, []]);
  });
});

it('makes and finds nodes, and reports a recorded call that fails', () => {
  document.body.innerHTML = '<h1 id="title"></h1>';
  const report = vi.fn();
  const error = new Error('Too early.');
  const globalInit = () => {
    throw error;
  };
  const inlay = { onDestroy() {}, init: globalInit } as unknown as InlayApi;
  installLegacyGlobals(
    inlay,
    { report } as unknown as Services,
    [
      ['Squarespace.globalInit', []],
      ['Squarespace.nothing.of.this', []],
    ] as never,
  );
  const { Y } = window as unknown as {
    readonly Y: { readonly Node: Record<'create' | 'one', (wanted?: string) => { getDOMNode(): Element }> };
  };
  expect(Y.Node.create('<p>').getDOMNode().isConnected).toBe(false);
  expect(Y.Node.one('#title').getDOMNode()).toBe(document.querySelector('h1'));
  expect(report.mock.calls).toEqual([['host', 'platform-globals', error]]);
});

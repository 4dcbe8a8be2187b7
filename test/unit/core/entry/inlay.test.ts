// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BlockDefinition } from '../../../../src/core/entry/block';
import type { FactoryLoaders } from '../../../../src/core/entry/create-factories';
import type { FeatureDefinition } from '../../../../src/core/entry/feature';
import { createInlay } from '../../../../src/core/entry/inlay';
import type { InlayApi } from '../../../../src/core/entry/inlay-api';
import type { Queued } from '../../../../src/core/entry/queue';
import { defineFeature } from '../../../../src/core/unit';

let made: InlayApi[] = [];
let warned: string[] = [];

beforeEach(() => {
  warned = [];
  vi.spyOn(console, 'warn').mockImplementation((message) => void warned.push(message));
});
afterEach(() => {
  for (const inlay of made) inlay.destroy();
  made = [];
});

const sample: BlockDefinition = {
  name: 'sample',
  selector: '.sample',
  when: { name: 'visible', wait: () => () => {} },
  load: async () => ({ unit: { mount() {} } }),
};

const turn = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The API of a site, which has not started. */
function create({
  features = [],
  queue = [],
  findContext = () => ({}),
}: {
  features?: readonly FeatureDefinition[];
  queue?: Queued[];
  findContext?: () => unknown;
} = {}) {
  const inlay = createInlay({
    version: '1.2.3',
    blocks: [sample],
    features,
    factories: {} as FactoryLoaders,
    loadChunk: (_, load) => load(),
    findContext,
    queue,
    platformAnswers: { load: () => Promise.reject(new Error('not here')), isIdle: () => true },
  });
  made.push(inlay);
  return inlay;
}

const states = (inlay: InlayApi) => inlay.inspect().map(({ block, state }) => `${block} ${state}`);

describe('the start of the site', () => {
  it('changes nothing before `init`, which finds the blocks of the page', () => {
    document.body.innerHTML = '<p class="sample"></p>';
    const inlay = create();
    expect([inlay.version, inlay.state, states(inlay)]).toEqual(['1.2.3', 'notInitialized', []]);
    inlay.init();
    expect([inlay.state, states(inlay)]).toEqual(['initialized', ['sample waiting']]);
  });

  it('leaves alone what the page’s setting switches off, and says so', async () => {
    document.body.innerHTML =
      '<p class="sample"></p><script type="application/json" data-inlay-config>{"off": ["sample", "told"]}</script>';
    const started = vi.fn();
    const feature = (name: string): FeatureDefinition => ({
      name,
      when: 'now',
      isWanted: () => true,
      unit: defineFeature({ mount: () => started(name) }),
    });
    const inlay = create({ features: [feature('told'), feature('other')] });
    inlay.init();
    await turn();
    expect([started.mock.calls, states(inlay)]).toEqual([[['other']], ['sample off', 'told off']]);
    inlay.destroy();
    document.querySelector('script')?.remove();
    inlay.init();
    expect(states(inlay)).toEqual(['sample waiting']);
  });

  it('says on the bus that it has started, and that it is destroyed', () => {
    const inlay = create();
    const heard: string[] = [];
    inlay.on('site:initialized', () => heard.push('initialized'));
    inlay.on('site:destroyed', () => heard.push('destroyed'));
    inlay.init();
    inlay.destroy();
    expect(heard).toEqual(['initialized', 'destroyed']);
  });

  it('starts what comes first before the blocks, and other features after them', async () => {
    document.body.innerHTML = '<p class="sample"></p>';
    const order: string[] = [];
    const feature = (name: string, comesFirst?: true): FeatureDefinition => ({
      name,
      when: 'now',
      isWanted: () => true,
      ...(comesFirst && { comesFirst }),
      unit: defineFeature({
        mount(_, scope) {
          order.push(`${name} ${scope.inlay.inspect().length}`);
          scope.defer(() => order.push(`${name} ends ${scope.inlay.inspect().length}`));
        },
      }),
    });
    const inlay = create({ features: [feature('late'), feature('early', true)] });
    inlay.init();
    await turn();
    expect(order).toEqual(['early 0', 'late 1']);
    order.length = 0;
    inlay.destroy();
    expect(order).toEqual(['late ends 1', 'early ends 0']);
  });

  it('tells the page of what happens, by DOM events, too', () => {
    const heard = vi.fn();
    document.addEventListener('inlay:consent:changed', heard, { once: true });
    create().consent.choose({ marketing: true, performance: true });
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('answers the last press from before it, once', () => {
    const presses = [0, 1].map(() => new MouseEvent('click', { cancelable: true }));
    const inlay = create({ queue: [...presses] });
    inlay.init();
    expect(presses.map(({ defaultPrevented }) => defaultPrevented)).toEqual([false, true]);
  });

  it('runs what the page has queued, with the API', () => {
    const ran = vi.fn();
    const inlay = create({ queue: [ran] });
    expect(ran.mock.calls).toEqual([[inlay]]);
  });

  it('reports a queued callback that throws, and runs those after it', () => {
    const ran = vi.fn();
    const inlay = create({
      queue: [
        () => {
          throw new Error('boom');
        },
        ran,
      ],
    });
    expect(ran).toHaveBeenCalledTimes(1);
    expect(inlay.inspect()).toMatchObject([
      { block: 'site', state: 'failed', fault: { phase: 'initialize', message: 'boom' } },
    ]);
  });

  it('remembers a choice of cookies from before the start for the features that hear of it, and tells later ones only of later choices', async () => {
    const heard: unknown[] = [];
    const feature: FeatureDefinition = {
      name: 'listener',
      answers: 'consent:changed',
      unit: defineFeature({ mount: (_, scope) => scope.on('consent:changed', () => heard.push('changed')) }),
    };
    const inlay = create({ features: [feature] });
    inlay.consent.choose({ marketing: true, performance: true });
    inlay.init();
    await turn();
    expect(heard).toEqual(['changed']);
    inlay.destroy();
    inlay.init();
    await turn();
    expect(heard).toEqual(['changed']);
    inlay.consent.choose({ marketing: false, performance: true });
    expect(heard).toEqual(['changed', 'changed']);
    inlay.destroy();
    inlay.init();
    await turn();
    expect(heard).toEqual(['changed', 'changed']);
  });
});

describe('the context', () => {
  it('is read again when the site starts, since a later script of the page may have written it', () => {
    let language: string | undefined;
    const inlay = create({ findContext: () => (language ? { website: { language } } : undefined) });
    const { context } = inlay;
    language = 'de-AT';
    inlay.init();
    expect([inlay.context === context, context.website.language]).toEqual([true, 'de-AT']);
  });

  it('has defaults where it cannot be read, and the page says so once', () => {
    const inlay = create({
      findContext: () => {
        throw new Error('locked');
      },
    });
    const usual = create().context;
    expect([inlay.context.website, warned]).toEqual([usual.website, []]);
    inlay.init();
    expect(inlay.context.website).toEqual(usual.website);
    expect(inlay.inspect()).toMatchObject([{ block: 'site', fault: { phase: 'context' } }]);
    expect(warned).toEqual([expect.stringContaining('locked')]);
  });

  it('is reported where a value does not fit', () => {
    const inlay = create({ findContext: () => ({ website: { language: 7 } }) });
    inlay.init();
    expect(warned).toEqual([expect.stringMatching(/language is not of type string/)]);
  });

  it('has the policy for cookies', () => {
    let cookieSettings: object = {};
    const inlay = create({ findContext: () => ({ cookieSettings }) });
    expect(inlay.consent.isRequired()).toBe(false);
    cookieSettings = { isRestrictiveCookiePolicyEnabled: true, isCookieBannerEnabled: true };
    inlay.init();
    expect(inlay.consent.isRequired()).toBe(true);
  });
});

describe('what goes wrong', () => {
  it('is listed by `inspect`, where it is in no element of the page', () => {
    const inlay = create();
    const heard = vi.fn();
    inlay.on('fault', heard);
    inlay.on('banner:open', () => {
      throw new Error('boom');
    });
    inlay.emit('banner:open');
    expect(inlay.inspect()).toMatchObject([
      { block: 'banner:open', state: 'failed', fault: { phase: 'bus', message: 'boom' } },
    ]);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is listed once, with its block, where it has an element', async () => {
    document.body.innerHTML = '<p class="sample"></p>';
    const inlay = create();
    inlay.init();
    vi.spyOn(sample, 'load').mockRejectedValueOnce(new Error('offline'));
    await inlay.whenReady({ all: true });
    const rows = inlay.inspect();
    expect(rows).toMatchObject([
      { block: 'sample', state: 'failed', element: document.querySelector('p'), fault: { phase: 'load' } },
    ]);
    // What is inside an instance is not for the page.
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['block', 'element', 'fault', 'state']);
  });

  it('is not told again to a listener for faults that throws', () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const inlay = create();
    const error = new Error('in the listener');
    const listener = vi.fn(() => {
      throw error;
    });
    inlay.on('fault', listener);
    inlay.push(() => {
      throw new Error('first');
    });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(reported.mock.calls).toEqual([[error]]);
  });

  it('may be a style sheet, which is named with its address', () => {
    const inlay = create();
    inlay.emit('style:failed', { chunk: 'gallery', url: '/gallery.css' });
    expect(inlay.inspect()).toMatchObject([
      {
        block: 'gallery',
        fault: {
          phase: 'load',
          message: 'CSS_CHUNK_LOAD_FAILED: /gallery.css',
          cause: { code: 'CSS_CHUNK_LOAD_FAILED' },
        },
      },
    ]);
  });

  it('may be an initializer of the page, or what ends it', () => {
    const inlay = create();
    inlay.onInitialize(() => {
      throw new Error('start');
    });
    inlay.onDestroy(() => {
      throw new Error('end');
    });
    inlay.init();
    inlay.destroy();
    const faults = inlay.inspect().map(({ fault }) => `${fault?.phase} ${fault?.message}`);
    expect(faults).toEqual(['initialize start', 'destroy end']);
  });
});

describe('scan and destroy', () => {
  function start() {
    document.body.innerHTML = '<p class="sample"></p>';
    const inlay = create();
    inlay.init();
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div id="one"><p class="sample"></p></div><div id="two"><p class="sample"></p></div>',
    );
    return inlay;
  }

  it('take the page, an element, or all that a selector finds', () => {
    const inlay = start();
    inlay.scan('#one,#two');
    expect(states(inlay)).toHaveLength(3);
    inlay.destroy('#two');
    expect(states(inlay)).toHaveLength(2);
    inlay.scan();
    expect(states(inlay)).toHaveLength(3);
    inlay.destroy(document.querySelector('#one') as Element);
    expect([states(inlay).length, inlay.state]).toEqual([2, 'initialized']);
    inlay.destroy();
    expect([states(inlay).length, inlay.state]).toEqual([0, 'destroyed']);
  });

  it('take nothing where an element was not found, never the whole page', () => {
    const inlay = start();
    inlay.scan(null as unknown as Element);
    inlay.scan('#nobody');
    expect(states(inlay)).toHaveLength(1);
    inlay.destroy(null as unknown as Element);
    inlay.destroy('#nobody');
    expect([states(inlay).length, inlay.state]).toEqual([1, 'initialized']);
  });

  it('refuse a selector that is none', () => {
    expect(() => start().scan('p[')).toThrow();
  });
});

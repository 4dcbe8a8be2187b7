// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createBus } from '../../../src/core/entry/bus';
import type { Services } from '../../../src/core/entry/services';
import { createScope, type Part } from '../../../src/core/scope';

const report = vi.fn();

function setUp(element?: HTMLElement, selector = '.unmatched') {
  const bus = createBus(() => {});
  let settle = (_: { readonly module?: unknown; readonly error?: Error }) => {};
  const loadChunk = () =>
    new Promise<unknown>((resolve, reject) => {
      settle = ({ module, error }) => (error ? reject(error) : resolve(module));
    });
  const loadUnit = () => loadChunk();
  const blocks = [{ name: 'sample', selector }];
  const services = { bus, report, loadChunk, loadUnit, blocks } as unknown as Services;
  const scope: Part = createScope({ services, name: 'sample', element });
  return { scope, bus, settle: (result: Parameters<typeof settle>[0]) => settle(result) };
}

const turn = () => new Promise<void>((done) => setTimeout(done));

beforeEach(() => report.mockReset());

describe('the end of a scope', () => {
  it('runs what was deferred newest first, once', () => {
    const { scope } = setUp();
    const order: number[] = [];
    for (const number of [1, 2, 3]) scope.defer(() => order.push(number));
    scope.end();
    scope.end();
    expect(order).toEqual([3, 2, 1]);
  });

  it('reports an end that throws, and runs the others', () => {
    const { scope } = setUp(document.body);
    const oldest = vi.fn();
    const error = new Error('boom');
    scope.defer(oldest);
    scope.defer(() => {
      throw error;
    });
    scope.end();
    expect(oldest).toHaveBeenCalledOnce();
    expect(report.mock.calls).toEqual([['destroy', 'sample', error, document.body]]);
  });

  it('runs at once what an end defers, and what is deferred later', () => {
    const { scope } = setUp();
    const order: string[] = [];
    scope.defer(() => order.push('oldest'));
    scope.defer(() => {
      scope.defer(() => order.push('deferred by an end'));
      order.push('newest');
    });
    scope.end();
    scope.defer(() => order.push('late'));
    expect(order).toEqual(['deferred by an end', 'newest', 'oldest', 'late']);
  });

  it('aborts the signal before anything is undone, and a signal asked for later is aborted', () => {
    const { scope } = setUp();
    const { signal } = scope;
    let wasAborted = false;
    scope.defer(() => {
      wasAborted = signal.aborted;
    });
    expect(signal.aborted).toBe(false);
    scope.end();
    expect(wasAborted).toBe(true);
    const { scope: other } = setUp();
    other.end();
    expect(other.signal.aborted).toBe(true);
  });
});

describe('units of one kind in each other', () => {
  const press = () => {
    document.body.innerHTML = `<button id="outside"></button>
      <div class="sample"><button id="outer"></button><div class="sample"><button id="inner"></button></div></div>`;
    const elements = [...document.querySelectorAll<HTMLElement>('.sample')];
    const scopes = elements.map((element) => setUp(element, '.sample').scope);
    const heard: string[] = [];
    for (const [index, scope] of scopes.entries())
      for (const button of document.querySelectorAll('button'))
        scope.listen(button, 'click', () => heard.push(`${index} ${button.id}`));
    for (const button of document.querySelectorAll('button')) button.click();
    return { heard, scopes, elements };
  };

  it('the innermost alone answers a control, and both what is in neither', () => {
    const { heard, scopes, elements } = press();
    expect(heard).toEqual(['0 outside', '1 outside', '0 outer', '1 outer', '1 inner']);
    expect(scopes.map((scope) => elements.map(scope.owns))).toEqual([
      [true, false],
      [true, true],
    ]);
  });

  it('a control is not asked whether the unit itself matches: a selector that looks into the unit would go through all of it', () => {
    const { scopes, elements } = press();
    const asked: unknown[] = [];
    const matches = vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element) {
      asked.push(this);
      return false;
    });
    expect(scopes[0]?.owns(document.querySelector('#inner') as Element)).toBe(true);
    matches.mockRestore();
    expect(asked).toEqual([document.querySelector('#inner'), elements[1]]);
  });

  it('a part about an element belongs to the unit around it', () => {
    const { scopes, elements } = press();
    const part = scopes[0]?.part({ element: elements[0]?.querySelector('button') ?? document.body });
    expect(part?.owns(document.querySelector('#outer') as Element)).toBe(true);
    expect(part?.owns(document.querySelector('#inner') as Element)).toBe(true);
  });
});

describe('owners', () => {
  it('are released in turn with the other ends', () => {
    const { scope } = setUp();
    const seen: Array<string | null> = [];
    scope.defer(() => seen.push(document.body.getAttribute('title')));
    const owner = scope.owner();
    owner.claim(document.body, { attributes: { title: 'ours' } });
    scope.defer(() => seen.push(document.body.getAttribute('title')));
    scope.end();
    expect(seen).toEqual(['ours', null]);
  });

  it('write nothing once the scope has ended', () => {
    const { scope } = setUp();
    const owner = scope.owner();
    const before = document.body.outerHTML;
    scope.end();
    for (const each of [owner, scope.owner()]) {
      each.claim(document.body, { attributes: { title: 'ours' } });
      each.insert(document.createElement('p'), document.body);
    }
    expect(document.body.outerHTML).toBe(before);
  });
});

describe('listeners', () => {
  it('go with the scope', () => {
    const { scope } = setUp();
    const heard = vi.fn();
    scope.listen(document.body, 'click', heard);
    document.body.click();
    scope.end();
    document.body.click();
    expect(heard).toHaveBeenCalledOnce();
  });

  it('are guarded: what they throw or reject with is a fault of the unit', async () => {
    const { scope } = setUp();
    const rejected = Object.assign(new Error('no network'), { name: 'ChunkLoadError' });
    scope.listen(document.body, 'click', () => {
      throw new Error('thrown');
    });
    scope.listen(document.body, 'click', () => Promise.reject(rejected));
    document.body.click();
    await turn();
    expect(report.mock.calls.map(([phase, name, { message }]) => [phase, name, message])).toEqual([
      ['handler', 'sample', 'thrown'],
      ['load', 'sample', 'no network'],
    ]);
  });

  it('reach a form whose fields are called like methods', () => {
    const { scope } = setUp();
    const form = document.createElement('form');
    Object.defineProperty(form, 'addEventListener', { value: document.createElement('input') });
    const heard = vi.fn();
    scope.listen(form, 'submit', heard);
    form.dispatchEvent(new Event('submit'));
    expect(heard).toHaveBeenCalledOnce();
  });

  it('of the bus go with the scope, or earlier by their undo', () => {
    const { scope, bus } = setUp();
    const [heard, early, late] = [vi.fn(), vi.fn(), vi.fn()];
    scope.on('banner:open', heard);
    const undo = scope.on('banner:open', early);
    undo();
    bus.emit('banner:open');
    scope.end();
    scope.on('banner:open', late);
    bus.emit('banner:open');
    expect([heard, early, late].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
  });

  it('a guarded callback does nothing once the scope has ended', () => {
    const { scope } = setUp();
    const called = vi.fn();
    const guarded = scope.guard(called);
    guarded();
    scope.end();
    guarded();
    expect(called).toHaveBeenCalledOnce();
  });
});

describe('load', () => {
  it('hands over the module, or rejects', async () => {
    const { scope, settle } = setUp();
    const loading = scope.load('more', async () => 0);
    settle({ module: 'module' });
    await expect(loading).resolves.toBe('module');
    const failing = scope.load('more', async () => 0);
    settle({ error: new Error('offline') });
    await expect(failing).rejects.toThrow('offline');
  });

  it.each([{ module: 'module' }, { error: new Error('offline') }])(
    'never settles when the scope ends first (%o)',
    async (result) => {
      const { scope, settle } = setUp();
      const settled = vi.fn();
      scope.load('more', async () => 0).then(settled, settled);
      scope.end();
      settle(result);
      await turn();
      expect(settled).not.toHaveBeenCalled();
    },
  );
});

describe('a part', () => {
  it('ends with its scope, in turn with the other ends', () => {
    const { scope } = setUp();
    const order: string[] = [];
    scope.defer(() => order.push('first'));
    scope.part().defer(() => order.push('part'));
    scope.defer(() => order.push('last'));
    scope.end();
    expect(order).toEqual(['last', 'part', 'first']);
  });

  it('ends alone, and its scope forgets it', () => {
    const { scope } = setUp();
    const [part, other] = [scope.part(), scope.part()];
    const [ended, otherEnded] = [vi.fn(), vi.fn()];
    part.defer(ended);
    other.defer(otherEnded);
    part.end();
    expect(ended).toHaveBeenCalledOnce();
    expect(otherEnded).not.toHaveBeenCalled();
    expect(scope.signal.aborted).toBe(false);
    scope.end();
    expect(ended).toHaveBeenCalledOnce();
    expect(otherEnded).toHaveBeenCalledOnce();
  });

  it('fails alone, and its unit is named', () => {
    const { scope } = setUp();
    const part = scope.part();
    part.fail('render', 'no view');
    part.fail('render', 'again');
    expect(part.signal.aborted).toBe(true);
    expect(scope.signal.aborted).toBe(false);
    expect(report.mock.calls).toEqual([['render', 'sample', 'no view', undefined]]);
  });

  it('that is about an element has its id and names it in faults', () => {
    const { scope } = setUp();
    document.body.id = 'page';
    const part = scope.part({ element: document.body });
    expect(part.id).toBe('page');
    part.warn('handler', 'late');
    expect(report).toHaveBeenCalledWith('handler', 'sample', 'late', document.body);
    document.body.removeAttribute('id');
  });

  it('of an ended scope has ended', () => {
    const { scope } = setUp();
    scope.end();
    expect(scope.part().signal.aborted).toBe(true);
  });
});

it('describes wrong settings in one way', () => {
  const { scope } = setUp();
  for (const wanted of ['number', 'object', 'left|right']) scope.warnShape('a.b', wanted, 0);
  scope.warnShape('a.b', 'left|right', 'up');
  scope.warnShape('a.b', 'valid page URL', 'http://');
  expect(report.mock.calls.map(([phase, , message]) => [phase, message])).toEqual([
    ['read', 'a.b is not a number, the default is used.'],
    ['read', 'a.b is not an object, the default is used.'],
    ['read', 'a.b is not one of the expected options (left|right), the default is used.'],
    ['read', 'a.b: up is not one of the expected options (left|right), the default is used.'],
    ['read', 'a.b: http:// is not a valid page URL, the default is used.'],
  ]);
});

// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BlockDefinition } from '../../../../src/core/entry/block';
import { createBus } from '../../../../src/core/entry/bus';
import { createScanner } from '../../../../src/core/entry/scanner';
import type { Services } from '../../../../src/core/entry/services';
import { unloadedImages } from '../../../../src/media/image/unloaded-images';

/** A block that waits until the test starts it; its code mounts nothing. */
const define = (name: string, more: Partial<BlockDefinition> = {}): BlockDefinition => ({
  name,
  selector: `.${name}`,
  when: { name: 'visible', wait: () => () => {} },
  load: async () => ({ unit: { mount() {} } }),
  ...more,
});

let end = () => {};

function setUp(html: string, definitions: readonly BlockDefinition[]) {
  document.body.innerHTML = html;
  const report = vi.fn((phase, block, cause) => ({ phase, block, cause, message: String(cause) }));
  const services = {
    bus: createBus(() => {}),
    report,
    consent: { allows: () => true },
    loadChunk: (_: string, load: () => Promise<unknown>) => load(),
    loadUnit: (_: string, load: () => Promise<unknown>) => load(),
    fallbackStates: unloadedImages,
  } as unknown as Services;
  const scanner = createScanner(definitions, services);
  end = () => scanner.destroy();
  const states = () =>
    [...scanner.instances.values()].map(({ definition, state }) => `${definition.name} ${state}`);
  return { scanner, states, report, services };
}

afterEach(() => end());

describe('scanner', () => {
  it('gives each element one instance, of the first definition that matches', () => {
    const { scanner, states } = setUp('<p class="a b"></p><p class="b"></p>', [define('a'), define('b')]);
    scanner.scan();
    scanner.scan();
    expect(states()).toEqual(['a waiting', 'b waiting']);
  });

  it('leaves the elements that another block matches to it, wherever the one of the higher rank stands in the list', () => {
    const { scanner, states } = setUp('<p class="a b"></p><p class="a"></p>', [
      define('a', { rank: 1 }),
      define('b'),
    ]);
    scanner.scan();
    expect(states()).toEqual(['b waiting', 'a waiting']);
  });

  it('takes the root itself, and nothing outside of it', () => {
    const { scanner, states } = setUp('<div class="a"><p class="b"></p></div><p class="b"></p>', [
      define('a'),
      define('b'),
    ]);
    scanner.scan(document.querySelector('div') ?? document);
    expect(states()).toEqual(['a waiting', 'b waiting']);
  });

  it('ends the instances of elements that have left the page at the next scan', () => {
    const { scanner, states } = setUp('<p class="a"></p><p class="a"></p>', [define('a')]);
    scanner.scan();
    document.querySelector('p')?.remove();
    scanner.scan();
    expect(states()).toEqual(['a waiting']);
  });

  it('ends inner blocks before those around them', () => {
    const ended: string[] = [];
    const ending = (name: string) =>
      define(name, { when: { name: 'visible', wait: () => () => ended.push(name) } });
    const { scanner } = setUp('<div class="outer"><p class="inner"></p></div>', [
      ending('outer'),
      ending('inner'),
    ]);
    scanner.scan();
    scanner.destroy();
    expect(ended).toEqual(['inner', 'outer']);
  });

  it('reports an element that cannot start, and starts the others', () => {
    const error = new Error('no observer');
    let isFirst = true;
    const wait = () => {
      if (!isFirst) return () => {};
      isFirst = false;
      throw error;
    };
    const { scanner, states, report } = setUp('<p class="a"></p><p class="a"></p>', [
      define('a', { when: { name: 'visible', wait } }),
    ]);
    scanner.scan();
    expect(report).toHaveBeenCalledWith('mount', 'a', error, document.querySelector('p'));
    expect(states()).toEqual(['a waiting']);
  });

  it('reveals all blocks before one of them reads where it is, so that they share one style calculation', () => {
    const read: boolean[] = [];
    const wait = () => {
      read.push([...document.querySelectorAll('p')].every((element) => element.title === 'shown'));
      return () => {};
    };
    const { scanner } = setUp('<p class="a"></p><p class="a"></p>', [
      define('a', {
        reveal: { ':scope': { attributes: { title: 'shown' } } },
        when: { name: 'visible', wait },
      }),
    ]);
    scanner.scan();
    expect(read).toEqual([true, true]);
  });

  it('starts what waits when the page is printed', async () => {
    const { scanner, states } = setUp('<p class="a"></p>', [define('a')]);
    scanner.scan();
    dispatchEvent(new Event('beforeprint'));
    expect(states()).toEqual(['a loading']);
    await vi.waitFor(() => expect(states()).toEqual(['a mounted']));
  });

  it('listens to the page only while it has blocks', () => {
    const remove = vi.spyOn(window, 'removeEventListener');
    const { scanner } = setUp('<p class="a"></p>', [define('a')]);
    scanner.scan();
    scanner.destroy();
    expect(remove.mock.calls.map(([type]) => type)).toEqual(['beforeprint', 'hashchange', 'beforematch']);
  });

  it('tells of a mounted block that ends, and not of one that was waiting', async () => {
    const { scanner, services } = setUp('<p class="a"></p><p class="b"></p>', [define('a'), define('b')]);
    const heard: string[] = [];
    services.bus.on('block:destroyed', ({ block }) => heard.push(block));
    scanner.scan();
    scanner.start(({ definition }) => definition.name === 'a');
    await vi.waitFor(() => expect([...scanner.instances.values()][0]?.state).toBe('mounted'));
    scanner.destroy();
    expect(heard).toEqual(['a']);
  });
});

describe('a block that fails', () => {
  it('is revealed from the start, rescued when its code does not come, and given back in the end', async () => {
    const { scanner, states, report } = setUp('<p class="a"><img data-src="/x.jpg"></p>', [
      define('a', {
        reveal: { ':scope': { classes: { revealed: true } } },
        fallbackStates: { img: { classes: { rescued: true } } },
        load: () => Promise.reject(new Error('offline')),
      }),
    ]);
    const served = '<p class="a"><img data-src="/x.jpg"></p>';
    scanner.scan();
    expect(document.querySelector('p')?.className).toBe('a revealed');
    scanner.start(() => true);
    await vi.waitFor(() => expect(states()).toEqual(['a failed']));
    expect(report).toHaveBeenCalledTimes(1);
    const image = document.querySelector('img');
    expect([image?.className, image?.getAttribute('src')]).toEqual(['rescued loaded', '/x.jpg']);
    scanner.destroy();
    expect(document.body.innerHTML).toBe(served);
  });

  it('has the states of each selector that a node matches, and keeps the attributes of the server', () => {
    const served = '<p class="a"><i class="b" title="served"></i></p>';
    const { scanner } = setUp(served, [
      define('a', {
        reveal: {
          i: { classes: { first: true }, attributes: { title: 'ours', hidden: 'until-found' } },
          '.b': () => ({ classes: { second: true }, styles: { opacity: '1' } }),
        },
      }),
    ]);
    scanner.scan();
    expect(document.querySelector('i')?.outerHTML).toBe(
      '<i class="b first second" title="served" hidden="until-found" style="opacity: 1;"></i>',
    );
    scanner.destroy();
    expect(document.body.innerHTML).toBe(served);
  });
});

describe('a block that waits is started', () => {
  const HTML = '<div class="a" id="outer"><p id="inner"></p></div><p class="a" id="other"></p>';
  const started = (event: Event, target: EventTarget = window) => {
    const { scanner } = setUp(HTML, [define('a')]);
    scanner.scan();
    target.dispatchEvent(event);
    return [...scanner.instances].flatMap(([{ id }, { state }]) => (state === 'waiting' ? [] : id));
  };

  it('before the page is printed, as all others', () => {
    expect(started(new Event('beforeprint'))).toEqual(['outer', 'other']);
  });

  it('when the browser’s search finds something in it', () => {
    document.body.innerHTML = HTML;
    const { scanner } = setUp(HTML, [define('a')]);
    scanner.scan();
    document.querySelector('#inner')?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    expect([...scanner.instances.values()].map(({ state }) => state === 'waiting')).toEqual([false, true]);
  });

  it('not by an address that names nothing in the page', () => {
    expect(started(new Event('hashchange'))).toEqual([]);
  });
});

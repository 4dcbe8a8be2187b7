// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followTheme } from '../../../../src/context/driven-by-theme';
import type { BlockDefinition } from '../../../../src/core/entry/block';
import { createBus } from '../../../../src/core/entry/bus';
import { keepEarlyClicks } from '../../../../src/core/entry/early-clicks';
import { createScanner } from '../../../../src/core/entry/scanner';
import type { Services } from '../../../../src/core/entry/services';

let ends: Array<() => void> = [];

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const end of ends.splice(0).reverse()) end();
});

/** A page with one kind of block, whose code comes when the test says so. Its element `b` may have been clicked before the script ran. */
function setUp(html: string, contract: Partial<BlockDefinition> = {}, missed?: Event) {
  document.body.innerHTML = html;
  if (missed) byId('b').dispatchEvent(missed);
  const arrive: { resolve(): void; reject(): void } = { resolve() {}, reject() {} };
  const answered = vi.fn();
  const definition: BlockDefinition = {
    name: 'sample',
    selector: '.block',
    when: { name: 'visible', wait: () => () => {} },
    load: () =>
      new Promise((resolve, reject) => {
        arrive.resolve = () =>
          resolve({
            unit: {
              mount: (element: HTMLElement, scope) =>
                scope.listen(element, 'click', ({ target }) => answered((target as Element).id)),
            },
          });
        arrive.reject = () => reject(new Error('offline'));
      }),
    ...contract,
  };
  const services = {
    bus: createBus(() => {}),
    report: vi.fn(),
    consent: { allows: () => false, subscribe: () => () => {} },
    loadUnit: (_: string, load: () => Promise<unknown>) => load(),
  } as unknown as Services;
  const scanner = createScanner([definition], services);
  scanner.scan();
  ends = [() => scanner.destroy(), keepEarlyClicks(scanner.instances, missed)];
  const states = () => [...scanner.instances.values()].map(({ state }) => state);
  return { answered, states, arrive, scanner };
}

const byId = (id: string) => document.getElementById(id) as HTMLElement;

function clickEvent(age = 0): MouseEvent {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  Object.defineProperties(event, {
    isTrusted: { value: true },
    timeStamp: { value: performance.now() - age },
  });
  return event;
}

/** A visitor's click. Returns whether it is left to the browser, which goes nowhere here. */
function click(id: string): boolean {
  const event = clickEvent();
  let isLeft = false;
  const stay = () => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', stay);
  byId(id).dispatchEvent(event);
  removeEventListener('click', stay);
  return isLeft;
}

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('a click on a block that is not mounted', () => {
  it('starts the block, and is repeated once when it is mounted', async () => {
    const { answered, states, arrive } = setUp('<div class="block"><button id="b">Open</button></div>');
    expect(click('b')).toBe(false);
    expect(states()).toEqual(['loading']);
    expect(answered).not.toHaveBeenCalled();
    arrive.resolve();
    await settle();
    expect(states()).toEqual(['mounted']);
    expect(answered.mock.calls).toEqual([['b']]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(answered).toHaveBeenCalledOnce();
    expect(click('b')).toBe(true);
    expect(answered).toHaveBeenCalledTimes(2);
  });

  it('is forgotten for a later one', async () => {
    const { answered, arrive } = setUp(
      '<div class="block"><button id="a">A</button><button id="b">B</button></div>',
    );
    click('a');
    await vi.advanceTimersByTimeAsync(200);
    click('b');
    await vi.advanceTimersByTimeAsync(300);
    expect(['a', 'b'].map((id) => byId(id).getAttribute('aria-busy'))).toEqual([null, 'true']);
    arrive.resolve();
    await settle();
    expect(answered.mock.calls).toEqual([['b']]);
  });

  it.each([
    ['a link to a page', '<a id="x" href="/about">About</a>'],
    ['a field', '<input id="x">'],
    ['a label', '<label id="x">Name</label>'],
    ['a submit button', '<form><button id="x">Send</button></form>'],
    ['a link around text', '<a href="/about"><b id="x">About</b></a>'],
  ])('is the browser’s on %s', (_, html) => {
    const { states } = setUp(`<div class="block">${html}</div>`);
    expect(click('x')).toBe(true);
    expect(states()).toEqual(['waiting']);
  });

  it.each([
    ['a link to a picture file', '<a id="x" href="/photo.JPG?format=1500w">Photo</a>'],
    ['a link that opens something', '<a id="x" href="/work" aria-expanded="false">Work</a>'],
    ['a tab', '<label id="x" role="tab">Lunch</label>'],
    ['a picture', '<img id="x" alt="">'],
    ['a drawing', '<button><svg><path id="x"/></svg></button>'],
    ['a button of a form that does not send it', '<form><button type="button" id="x">Add</button></form>'],
  ])('is the block’s on %s', (_, html) => {
    setUp(`<div class="block">${html}</div>`);
    expect(click('x')).toBe(false);
  });

  it('is the page’s in a block around other content, but on its controls, wherever these are', () => {
    const { states } = setUp(
      '<div class="block"><button id="other">Play</button></div><button id="burger" class="burger">Menu</button>',
      { framesContent: true, controls: '.burger' },
    );
    expect(click('other')).toBe(true);
    expect(states()).toEqual(['waiting']);
    expect(click('burger')).toBe(false);
    expect(states()).toEqual(['loading']);
  });

  it('has its default action where the block fails', async () => {
    const { arrive, states } = setUp('<div class="block"><a id="x" href="/photo.jpg">Photo</a></div>');
    const followed = vi.fn((event: Event) => event.preventDefault());
    click('x');
    document.addEventListener('click', followed);
    arrive.reject();
    await settle();
    document.removeEventListener('click', followed);
    expect(states()).toEqual(['failed']);
    expect(followed).toHaveBeenCalledOnce();
  });

  it('has its default action where the block is not there within 10 s, and is not repeated later', async () => {
    const { arrive, answered } = setUp('<div class="block"><button id="b">Open</button></div>');
    click('b');
    const heard = vi.fn();
    document.addEventListener('click', heard);
    await vi.advanceTimersByTimeAsync(9_900);
    expect(heard).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(heard).toHaveBeenCalledOnce();
    document.removeEventListener('click', heard);
    arrive.resolve();
    await settle();
    expect(answered).not.toHaveBeenCalled();
  });

  it('is dropped with an element that has left the page', async () => {
    const { arrive } = setUp('<div class="block"><button id="b">Open</button></div>');
    click('b');
    const button = byId('b');
    button.remove();
    const heard = vi.fn();
    button.addEventListener('click', heard);
    arrive.resolve();
    await settle();
    expect(heard).not.toHaveBeenCalled();
  });

  it('is left alone where a script has dispatched it', () => {
    const { states } = setUp('<div class="block"><button id="b">Open</button></div>');
    byId('b').click();
    expect(states()).toEqual(['waiting']);
  });

  it('is left alone where the block waits for consent', () => {
    const { states } = setUp(
      '<div class="block" data-consent="marketing"><button id="b">Open</button></div>',
    );
    expect(click('b')).toBe(true);
    expect(states()).toEqual(['waiting']);
  });

  it('shows after 300 ms that something is loading, and gives the element back', async () => {
    const { arrive } = setUp('<div class="block"><button id="b">Open</button></div>');
    const served = byId('b').outerHTML;
    click('b');
    await vi.advanceTimersByTimeAsync(290);
    expect(byId('b').outerHTML).toBe(served);
    await vi.advanceTimersByTimeAsync(20);
    expect(byId('b').getAttribute('aria-busy')).toBe('true');
    arrive.resolve();
    await settle();
    expect(byId('b').outerHTML).toBe(served);
  });

  it('shows nothing any more of a press that was answered in time', async () => {
    const { arrive } = setUp('<div class="block"><button id="b">Open</button></div>');
    const served = byId('b').outerHTML;
    click('b');
    arrive.resolve();
    await settle();
    await vi.advanceTimersByTimeAsync(400);
    expect(byId('b').outerHTML).toBe(served);
  });
});

describe('a click from before the script ran', () => {
  const button = '<button id="b">Open</button>';

  it('starts the block, and is repeated once when it is mounted', async () => {
    const { answered, states, arrive } = setUp(`<div class="block">${button}</div>`, {}, clickEvent(9_000));
    expect(states()).toEqual(['loading']);
    arrive.resolve();
    await settle();
    expect(states()).toEqual(['mounted']);
    expect(answered.mock.calls).toEqual([['b']]);
  });

  it('is too old after 10 s', () => {
    const { states } = setUp(`<div class="block">${button}</div>`, {}, clickEvent(10_000));
    expect(states()).toEqual(['waiting']);
  });

  it('has been answered by the page where a script has prevented it', () => {
    const missed = clickEvent();
    missed.preventDefault();
    const { states } = setUp(`<div class="block">${button}</div>`, {}, missed);
    expect(states()).toEqual(['waiting']);
  });

  it.each([
    ['has failed', '<div class="block">', 'reject', 'failed'],
    [
      'is left to the theme',
      '<script type="x" src="/site-bundle.js"></script><div class="block" data-controller="A" data-controllers-bound="A">',
      'resolve',
      'left',
    ],
  ] as const)(
    'is not repeated where the block %s: others have heard it',
    async (_, before, outcome, state) => {
      const { arrive, states } = setUp(`${before}${button}</div>`, {}, clickEvent());
      const unfollow = followTheme([], '');
      const heard = vi.fn();
      document.addEventListener('click', heard);
      arrive[outcome]();
      await vi.advanceTimersByTimeAsync(11_000);
      document.removeEventListener('click', heard);
      unfollow();
      expect(states()).toEqual([state]);
      expect(heard).not.toHaveBeenCalled();
    },
  );

  it('does not take a later one with it where its block fails', async () => {
    const { arrive } = setUp(
      `<div class="block" id="first">${button}</div><div class="block"><button id="later">Later</button></div>`,
      {},
      clickEvent(),
    );
    const refuseFirst = arrive.reject;
    click('later');
    const heard = vi.fn();
    document.addEventListener('click', heard);
    refuseFirst();
    await settle();
    arrive.resolve();
    await settle();
    document.removeEventListener('click', heard);
    expect(heard.mock.calls.map(([{ target }]) => target.id)).toEqual(['later']);
  });
});

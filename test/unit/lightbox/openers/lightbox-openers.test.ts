// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LightboxOptions } from '../../../../src/lightbox/lightbox.types';
import { type LightboxOpener, openOnClick } from '../../../../src/lightbox/openers/lightbox-openers';
import { createTestScope } from '../../support/scope';

const openLightbox = vi.fn();
const load = vi.fn();
const scopes: { end(): void }[] = [];

beforeEach(() => {
  openLightbox.mockReset();
  load.mockReset().mockImplementation(async () => ({ openLightbox }));
});
afterEach(() => {
  for (const scope of scopes.splice(0)) scope.end();
});

const opener = (element: HTMLElement, id: string, more: Partial<LightboxOpener> = {}): LightboxOpener => ({
  element,
  item: { id, content: { type: 'image', src: `/${id}.jpg`, alt: '' } },
  ...more,
});

/** Openers at all elements of the class `of`, one block each; their items have the ids of the elements. */
function start(of = 'one', options: Pick<LightboxOptions, 'title' | 'theme'> = {}) {
  const scope = createTestScope({ loadUnit: load } as never);
  scopes.push(scope);
  const elements = [...document.querySelectorAll<HTMLElement>(`.${of}`)];
  openOnClick(
    elements.map((element) => opener(element, element.id)),
    scope,
    options,
  );
  return scope;
}
const find = (id: string) => document.getElementById(id) as HTMLElement;
const press = (id: string, init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  find(id).dispatchEvent(event);
  return event.defaultPrevented;
};
const opened = async (): Promise<LightboxOptions> => {
  await vi.waitFor(() => expect(openLightbox).toHaveBeenCalled());
  return openLightbox.mock.calls.at(-1)?.[1];
};
const ids = ({ set }: LightboxOptions) => set.map(({ id }) => id);

describe('an opener', () => {
  it('is written once the styles of all have been read: a style that is read after a write is worked out anew', () => {
    document.body.innerHTML = '<a class="one" id="a"><b></b></a><a class="one" id="b"><b></b></a>';
    const { getComputedStyle } = window;
    const written: number[] = [];
    const spy = vi.spyOn(window, 'getComputedStyle').mockImplementation((element) => {
      written.push(document.querySelectorAll('[aria-haspopup]').length);
      return getComputedStyle.call(window, element);
    });
    start();
    spy.mockRestore();
    expect(written).toEqual([0, 0]);
    expect(document.querySelectorAll('[aria-haspopup]')).toHaveLength(2);
  });

  it('is a button with a name, and the server’s again at the end', () => {
    document.body.innerHTML = `<a class="one" id="a" href="/a.jpg"><img></a><button class="one" id="b">Open</button>
      <img class="one" id="c"><a class="one" id="d" href="/d.jpg" aria-label="Oak"></a>
      <a class="one" id="e" href="/e.jpg"><noscript>Text</noscript><b style="display: none">Text</b> </a>`;
    const before = document.body.innerHTML;
    const scope = start();
    const states = ['a', 'b', 'c', 'd', 'e'].map((id) =>
      ['role', 'tabindex', 'aria-haspopup', 'aria-label'].map((name) => find(id).getAttribute(name)),
    );
    const name = expect.stringMatching(/\w/);
    expect(states).toEqual([
      ['button', null, 'dialog', name],
      [null, null, 'dialog', null],
      ['button', '0', 'dialog', name],
      ['button', null, 'dialog', 'Oak'],
      ['button', null, 'dialog', name],
    ]);
    expect(find('c').style.cursor).toBe('pointer');
    scope.end();
    expect(document.body.innerHTML).toBe(before);
  });

  it('leaves clicks that open a tab to the browser', async () => {
    document.body.innerHTML = '<a class="one" id="a" href="#a">A</a>';
    start();
    for (const init of [
      { ctrlKey: true },
      { metaKey: true },
      { shiftKey: true },
      { altKey: true },
      { button: 1 },
    ])
      expect(press('a', init)).toBe(false);
    expect(load).not.toHaveBeenCalled();
    expect(press('a')).toBe(true);
    await opened();
  });

  it('opens once, however often it is pressed while the code is on its way, and again after a failure', async () => {
    document.body.innerHTML = '<a class="one" id="a" href="#a">A</a>';
    start();
    load.mockRejectedValueOnce(new Error('offline'));
    press('a');
    press('a');
    expect(load).toHaveBeenCalledOnce();
    await vi.waitFor(() => {
      press('a');
      expect(load.mock.calls.length).toBeGreaterThan(1);
    });
    await opened();
    expect(openLightbox).toHaveBeenCalledOnce();
  });

  it('has its code loaded when a mouse comes near, once', () => {
    document.body.innerHTML = '<a class="one" id="a" href="#a">A</a>';
    start();
    for (const _ of [1, 2]) find('a').dispatchEvent(new Event('pointerenter'));
    expect(load).toHaveBeenCalledOnce();
  });
});

describe('the set of an opener', () => {
  it('is that of its block, in the page’s order, without what has left the page', async () => {
    document.body.innerHTML =
      '<a class="one" id="a">A</a><a class="one" id="b">B</a><a class="one" id="c">C</a><a class="two" id="d">D</a>';
    start('one', { title: 'Trees', theme: 'light' });
    start('two');
    document.body.prepend(find('c'));
    find('a').remove();
    press('b');
    const options = await opened();
    expect([ids(options), options.currentSetIndex]).toEqual([['c', 'b'], 1]);
    expect(options).toMatchObject({ history: true, title: 'Trees', theme: 'light' });
    expect(options.thumbnail?.(0)).toBe(find('c'));
    expect(options.returnFocusTo?.(1)).toBe(find('b'));
    expect([options.thumbnail?.(2), options.returnFocusTo?.(2)]).toEqual([null, null]);
  });

  it('is that of all blocks that share a name, until they end', async () => {
    document.body.innerHTML =
      '<p data-lightbox-set="garden"><a class="two" id="a">A</a></p><p data-lightbox-set="garden"><a class="one" id="b">B</a></p><p data-lightbox-set=""><a class="one" id="c">C</a></p>';
    start('one');
    const second = start('two');
    press('b');
    expect(ids(await opened())).toEqual(['a', 'b']);
    openLightbox.mock.calls[0]?.[0].end();
    second.end();
    press('b');
    await vi.waitFor(() => expect(openLightbox).toHaveBeenCalledTimes(2));
    expect(ids(await opened())).toEqual(['b']);
  });

  it('opens at the item in the page’s address', async () => {
    document.body.innerHTML = '<a class="one" id="a">A</a><a class="one" id="b">B</a>';
    history.replaceState(null, '', '/?itemId=b');
    start();
    expect(await opened()).toMatchObject({ currentSetIndex: 1, theme: 'dark' });
  });

  it('leaves an address of another page’s item, and blocks without openers', () => {
    document.body.innerHTML = '<a class="one" id="a">A</a>';
    history.replaceState(null, '', '/?itemId=other');
    start();
    start('none');
    expect(load).not.toHaveBeenCalled();
  });

  it('takes the thumbnail and the theme of the opener before those of its block', async () => {
    document.body.innerHTML = '<a id="a">A</a><img id="t">';
    const scope = createTestScope({ loadUnit: load } as never);
    scopes.push(scope);
    openOnClick([opener(find('a'), 'a', { thumbnail: find('t'), theme: 'light' })], scope, { theme: 'dark' });
    press('a');
    const options = await opened();
    expect([options.theme, options.thumbnail?.(0)]).toEqual(['light', find('t')]);
  });
});

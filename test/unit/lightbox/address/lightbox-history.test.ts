// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSlug } from '../../../../src/lightbox/address/lightbox-address';
import { holdAddress } from '../../../../src/lightbox/address/lightbox-history';
import { createLightboxStore } from '../../../../src/lightbox/lightbox.store';
import { createItems } from '../items';

const ends: Array<() => void> = [];

/** A lightbox over three images, whose slugs are `0`, `1` and `2`. */
function open(index = 0) {
  const store = createLightboxStore({ items: createItems(3), index });
  const leave = holdAddress(store);
  ends.push(leave);
  return { store, leave };
}

/** happy-dom's history does not go back: the test does, as a browser would. */
const back = vi.fn();
const goTo = (address: string, state: unknown = null) => {
  history.replaceState(state, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
};
const turn = () => new Promise<void>((resolve) => setTimeout(resolve));
const spyOnHistory = () => ({
  push: vi.spyOn(history, 'pushState'),
  replace: vi.spyOn(history, 'replaceState'),
});

beforeEach(() => {
  history.replaceState({ page: 1 }, '', '/shop?view=all#top');
  vi.spyOn(history, 'back').mockImplementation(back);
  back.mockClear();
});
afterEach(async () => {
  for (const end of ends.splice(0)) end();
  // What waits for the step back goes on.
  dispatchEvent(new PopStateEvent('popstate'));
  await turn();
});

describe('an open lightbox', () => {
  it('adds one entry to the history, which names its item and keeps the rest of the address', () => {
    const { push } = spyOnHistory();
    const { store } = open(1);
    expect(push).toHaveBeenCalledTimes(1);
    expect(location.href).toMatch(/\/shop\?view=all&itemId=1#top$/);
    expect(history.state).toMatchObject({ page: 1, inlayLightbox: true });
    store.next();
    expect([readSlug(), push.mock.calls.length]).toEqual(['2', 1]);
    expect(history.state).toMatchObject({ page: 1, inlayLightbox: true });
  });

  it('follows Back and Forward between its items, and closes on an address without one', () => {
    const { store } = open(1);
    for (const index of [2, 0, 1]) {
      goTo(`/shop?itemId=${index}`);
      expect(store.get()).toMatchObject({ index, open: true });
    }
    goTo('/shop');
    expect(store.get().open).toBe(false);
  });

  it('closes on an address that names something else', () => {
    const { store } = open();
    goTo('/shop?itemId=stranger');
    expect(store.get().open).toBe(false);
  });

  it('adds no entry where the address has opened it', () => {
    history.replaceState(null, '', '/shop?itemId=1');
    const { push } = spyOnHistory();
    const { store, leave } = open(1);
    store.next();
    expect([push.mock.calls.length, readSlug()]).toEqual([0, '2']);
    leave();
    expect([back.mock.calls.length, readSlug(), location.pathname]).toEqual([0, null, '/shop']);
    expect(history.state.inlayLightbox).toBeUndefined();
  });

  it('leaves an address alone that a script of the page has written meanwhile', () => {
    const { store } = open();
    history.replaceState(null, '', '/shop?itemId=stranger');
    store.next();
    expect(readSlug()).toBe('stranger');
  });

  it('works without an address where the browser refuses to change it', () => {
    const refuse = () => {
      throw new DOMException('Too many', 'SecurityError');
    };
    vi.spyOn(history, 'pushState').mockImplementation(refuse);
    vi.spyOn(history, 'replaceState').mockImplementation(refuse);
    const { store, leave } = open();
    store.next();
    leave();
    expect([store.get().index, readSlug(), back.mock.calls.length]).toEqual([1, null, 0]);
  });
});

describe('a lightbox that is left', () => {
  it('goes back to the entry before its own, once', () => {
    const { leave } = open();
    leave();
    leave();
    expect(back).toHaveBeenCalledTimes(1);
  });

  it('no longer follows the address, nor writes it', () => {
    const { store, leave } = open();
    leave();
    goTo('/shop?itemId=2');
    expect(store.get().index).toBe(0);
    store.next();
    expect(readSlug()).toBe('2');
  });

  it('keeps an address that something else has written', () => {
    const { leave } = open();
    history.replaceState(history.state, '', '/shop/oak?itemId=stranger');
    leave();
    expect([back.mock.calls.length, readSlug()]).toEqual([0, 'stranger']);
  });

  it('lets the next one add its entry only when the step back is done', async () => {
    open().leave();
    const { push } = spyOnHistory();
    const { store } = open(2);
    expect(push).not.toHaveBeenCalled();
    goTo('/shop');
    await turn();
    expect([push.mock.calls.length, readSlug(), store.get().open]).toEqual([1, '2', true]);
    goTo('/shop');
    expect(store.get().open).toBe(false);
  });

  it('adds nothing where it was left before that', async () => {
    open().leave();
    const { push } = spyOnHistory();
    open(2).leave();
    goTo('/shop');
    await turn();
    expect([push.mock.calls.length, back.mock.calls.length, readSlug()]).toEqual([0, 1, null]);
  });
});

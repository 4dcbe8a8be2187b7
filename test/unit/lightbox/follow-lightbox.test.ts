// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emitFacts, FADE_MS, followLightbox, type Session } from '../../../src/lightbox/follow-lightbox';
import type { LightboxOptions, LightboxState } from '../../../src/lightbox/lightbox.types';
import { createStore } from '../../../src/store/store';
import { createTestScope } from '../support/scope';
import { createItems } from './items';

const zoom = vi.hoisted(() => ({ growFrom: vi.fn(), shrinkInto: vi.fn() }));
vi.mock('../../../src/lightbox/thumbnail/lightbox-thumbnail', () => zoom);
const address = vi.hoisted(() => ({ holdAddress: vi.fn(), leave: vi.fn() }));
vi.mock('../../../src/lightbox/address/lightbox-history', () => address);

const thumbnail = document.createElement('img');

interface Setting extends Partial<LightboxOptions> {
  readonly count?: number;
  /** Whether there is something to zoom from and into. */
  readonly hasRequest?: boolean;
}

function open({ count = 3, hasRequest = false, ...options }: Setting = {}) {
  document.body.innerHTML =
    '<dialog class="inlay-lightbox--opening"><div class="inlay-lightbox-overlay"><img alt=""></div></dialog>';
  const [dialog] = document.getElementsByTagName('dialog');
  if (!dialog) throw new Error('The dialog is missing.');
  dialog.open = true;
  const scope = createTestScope();
  const emitted: string[] = [];
  vi.spyOn(scope, 'emit').mockImplementation((name, detail) => {
    emitted.push(`${name} ${(detail as { readonly index: number }).index}`);
  });
  const set = createItems(count);
  const state = createStore<LightboxState>({ items: set, index: 0, position: 0, open: true });
  const store = {
    ...state,
    goTo: (index: number) => state.set({ ...state.get(), index }),
    next: vi.fn(),
    previous: vi.fn(),
    close: vi.fn(() => state.get().open && state.set({ ...state.get(), open: false })),
  } as unknown as Session['store'];
  const announce = vi.fn();
  const request = { thumbnail, duration: 300 };
  const session = {
    scope,
    options: { set, ...options },
    store,
    lightbox: { store },
    dialog,
    announce,
    zoomRequest: () => (hasRequest ? request : undefined),
  } as unknown as Session;
  const onEnd = vi.fn();
  scope.defer(onEnd);
  return {
    session,
    scope,
    store,
    dialog,
    announce,
    request,
    emitted,
    onEnd,
    states: () => [...dialog.classList].map((name) => name.replace('inlay-lightbox--', '')),
    click: (selector: string, detail = 1) =>
      document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail })),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  for (const mock of Object.values(zoom)) mock.mockReset();
  address.holdAddress.mockReset().mockReturnValue(address.leave);
  address.leave.mockReset();
  thumbnail.scrollIntoView = vi.fn();
});

describe('a lightbox that opens', () => {
  it('announces its image, and is open for good after its animation', () => {
    const { session, announce, states } = open();
    followLightbox(session);
    expect(announce.mock.calls).toEqual([['Image 1 of 3']]);
    vi.advanceTimersByTime(FADE_MS - 1);
    expect(states()).toEqual(['opening']);
    vi.advanceTimersByTime(1);
    expect(states()).toEqual([]);
  });

  it('does not announce the only image', () => {
    const { session, announce } = open({ count: 1 });
    followLightbox(session);
    expect(announce).not.toHaveBeenCalled();
  });

  it.each([
    [true, {}, ['opening', 'zooming']],
    [true, undefined, ['opening']],
    [false, {}, ['opening']],
  ])('grows from a thumbnail (%s) that is seen (%j)', (hasRequest, animation, expected) => {
    zoom.growFrom.mockReturnValue(animation);
    const { session, states, request } = open({ hasRequest });
    followLightbox(session);
    expect(states()).toEqual(expected);
    expect(zoom.growFrom.mock.calls).toEqual(hasRequest ? [[request]] : []);
  });
});

describe('a lightbox that moves', () => {
  it('announces each image, and tells who has opened it', () => {
    const onChange = vi.fn();
    const { session, store, announce } = open({ onChange });
    followLightbox(session);
    store.goTo(2);
    expect(announce).toHaveBeenLastCalledWith('Image 3 of 3');
    expect(onChange.mock.calls).toEqual([[2]]);
    // The same image again, as after a change of the set.
    store.goTo(2);
    expect([announce.mock.calls.length, onChange.mock.calls.length]).toEqual([2, 1]);
  });

  it('listens to keys', () => {
    const { session, store, dialog } = open();
    followLightbox(session);
    dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    expect(store.next).toHaveBeenCalledOnce();
  });
});

it.each([
  ['on the overlay closes', '.inlay-lightbox-overlay', 1, false],
  ['on the overlay by a script closes', '.inlay-lightbox-overlay', 0, false],
  ['that ends the double click which has opened it does not close', '.inlay-lightbox-overlay', 2, true],
  ['on an image does not close', 'img', 1, true],
])('a click %s', (_, selector, detail, isOpen) => {
  const { session, store, click } = open();
  followLightbox(session);
  click(selector, detail);
  expect(store.get().open).toBe(isOpen);
});

describe('a lightbox that closes', () => {
  it('shrinks into its thumbnail in half that time', () => {
    zoom.shrinkInto.mockReturnValue({});
    const { session, store, states, onEnd } = open({ hasRequest: true });
    followLightbox(session);
    store.close();
    expect(states()).toEqual(['closing', 'zooming']);
    expect(thumbnail.scrollIntoView).not.toHaveBeenCalled();
    vi.advanceTimersByTime(FADE_MS / 2);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('scrolls to a thumbnail outside of the window first', () => {
    zoom.shrinkInto.mockReturnValueOnce(undefined).mockReturnValueOnce({});
    const { session, store, states } = open({ hasRequest: true });
    followLightbox(session);
    store.close();
    expect(thumbnail.scrollIntoView).toHaveBeenCalledExactlyOnceWith({
      block: 'nearest',
      behavior: 'instant',
    });
    expect(states()).toEqual(['closing', 'zooming']);
  });

  it('fades where its thumbnail is hidden', () => {
    const { session, store, states, onEnd } = open({ hasRequest: true });
    followLightbox(session);
    store.close();
    expect(states()).toEqual(['closing']);
    vi.advanceTimersByTime(FADE_MS / 2);
    expect(onEnd).not.toHaveBeenCalled();
  });

  it.each([
    ['for visitors who prefer reduced motion', true, true],
    ['when the browser has closed its dialog', false, false],
  ])('ends at once %s', (_, matches, isOpen) => {
    const { session, store, dialog, onEnd } = open();
    followLightbox(session);
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);
    dialog.open = isOpen;
    store.close();
    expect([onEnd.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
  });

  it('ends when the browser closes its dialog, at a second Escape, and leaves no timer', () => {
    const { session, store, dialog, onEnd } = open();
    followLightbox(session);
    store.close();
    dialog.dispatchEvent(new Event('close'));
    expect([onEnd.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
  });

  it('is closed also when its page ends', () => {
    const { session, store, scope } = open();
    followLightbox(session);
    scope.end();
    expect([store.get().open, vi.getTimerCount()]).toEqual([false, 0]);
  });
});

describe('the address', () => {
  it('is held only where the lightbox has a history, and left when it closes', () => {
    const without = open();
    followLightbox(without.session);
    without.store.close();
    expect(address.holdAddress).not.toHaveBeenCalled();
    const { session, store } = open({ history: true });
    followLightbox(session);
    expect(address.holdAddress).toHaveBeenCalledExactlyOnceWith(store);
    store.goTo(1);
    expect(address.leave).not.toHaveBeenCalled();
    store.close();
    expect(address.leave).toHaveBeenCalledOnce();
  });

  it('is left when the page ends', () => {
    const { session, scope } = open({ history: true });
    followLightbox(session);
    scope.end();
    expect(address.leave).toHaveBeenCalled();
  });
});

it('tells the page when it opens, moves and has closed', () => {
  const { session, store, scope, emitted } = open();
  emitFacts(session);
  expect(emitted).toEqual(['lightbox:opened 0']);
  store.goTo(2);
  store.goTo(2);
  store.close();
  expect(emitted).toEqual(['lightbox:opened 0', 'lightbox:changed 2']);
  scope.end();
  expect(emitted.slice(2)).toEqual(['lightbox:closed 2']);
});

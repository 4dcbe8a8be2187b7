// @vitest-environment happy-dom
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLightboxStore } from '../../../../src/lightbox/lightbox.store';
import type { LightboxItem, LightboxOptions } from '../../../../src/lightbox/lightbox.types';
import { LightboxView } from '../../../../src/lightbox/view/lightbox.view';
import { createStore } from '../../../../src/store/store';
import { drawChanging } from '../../support/draw-changing';
import { findIn } from '../../support/markup';
import { createTestScope } from '../../support/scope';
import { createItem, createItems } from '../items';

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({
    width: 400,
    height: 300,
  } as DOMRect);
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue();
  HTMLElement.prototype.scrollBy = () => {};
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollBy');
});

interface Setting extends Partial<LightboxOptions> {
  readonly getPlaceholder?: ComponentProps<typeof LightboxView>['getPlaceholder'];
  readonly index?: number;
}

function show(items: readonly LightboxItem[], { index = 0, getPlaceholder, ...options }: Setting = {}) {
  const store = createLightboxStore({ items, index, loop: options.loop ?? true });
  const zoom = createStore(1);
  const [onZoom, onFailed] = [vi.fn(), vi.fn()];
  const props = { options, store, zoom, getPlaceholder: getPlaceholder ?? (() => undefined) };
  const { host } = drawChanging(createTestScope(), LightboxView, { ...props, onZoom, onFailed });
  return {
    host,
    store,
    zoom,
    onZoom,
    onFailed,
    names: () =>
      [...host.querySelectorAll('.inlay-lightbox-button')].map((b) => b.getAttribute('aria-label')),
    press: (name: string) => findIn(host, `.inlay-lightbox-button-${name}`).click(),
    /** The place and the index of each slide that is drawn. */
    slides: () =>
      [...host.querySelectorAll<HTMLElement>('.inlay-lightbox-slide')].map((slide) => [
        slide.dataset.slot,
        slide.getAttribute('aria-label'),
      ]),
    load: () => findIn(host, '[data-slot="0"] img').dispatchEvent(new Event('load')),
  };
}

describe('the controls of the lightbox', () => {
  it('are all there for a set, with the place in it', () => {
    const { host, names } = show(createItems(3), { index: 1 });
    expect(names()).toEqual(['Zoom in', 'Close', 'Previous', 'Next']);
    expect(findIn(host, '.inlay-lightbox-counter').textContent).toBe('2 of 3');
    expect(host.querySelector('.inlay-lightbox-thumbnails')).toBeNull();
  });

  it('do not lead on from an only image', () => {
    const { host, names } = show(createItems(1), { thumbnails: true });
    expect(names()).toEqual(['Zoom in', 'Close']);
    expect(host.querySelector('.inlay-lightbox-counter,.inlay-lightbox-thumbnails')).toBeNull();
  });

  it.each([
    ['previous', ['Zoom in', 'Close', 'Next']],
    ['next', ['Zoom in', 'Close', 'Previous']],
    ['close', ['Zoom in', 'Previous', 'Next']],
    ['zoom', ['Close', 'Previous', 'Next']],
  ])('leave out %s where the options say so', (control, expected) => {
    expect(show(createItems(2), { controls: { [control]: false } }).names()).toEqual(expected);
  });

  it('move, and close', () => {
    const { store, press } = show(createItems(3));
    press('next');
    expect(store.get().index).toBe(1);
    press('previous');
    press('previous');
    expect(store.get().index).toBe(2);
    press('close');
    expect(store.get().open).toBe(false);
  });

  it('enlarge the image, and make it small again', async () => {
    const { zoom, names, press, onZoom } = show(createItems(1));
    press('zoomIn');
    expect(onZoom).toHaveBeenCalledOnce();
    zoom.set(2);
    await vi.waitFor(() => expect(names()[0]).toBe('Zoom out'));
    press('zoomOut');
    expect(onZoom).toHaveBeenCalledTimes(2);
  });

  it('do not enlarge a video', () => {
    expect(show([{ content: { type: 'video', html: '', alt: 'Rain' } }]).names()).toEqual(['Close']);
  });

  it('hide the caption where there is one, and say whether it is seen', async () => {
    const { host, names, press } = show([createItem({}, { title: 'Dawn' }), createItem()]);
    const states = () => [
      findIn(host, '.inlay-lightbox-button-caption').getAttribute('aria-expanded'),
      findIn(host, '.inlay-lightbox-caption').classList.contains('inlay-lightbox-caption--hidden'),
    ];
    expect(states()).toEqual(['true', false]);
    press('caption');
    await vi.waitFor(() => expect(states()).toEqual(['false', true]));
    press('caption');
    await vi.waitFor(() => expect(states()).toEqual(['true', false]));
    press('next');
    await vi.waitFor(() => expect(names()).not.toContain('Caption'));
  });

  it('are thumbnails where the options ask for them', () => {
    const { host, store } = show(createItems(3), { thumbnails: true });
    host.querySelectorAll<HTMLElement>('.inlay-lightbox-thumbnail')[2]?.click();
    expect(store.get().index).toBe(2);
  });
});

describe('the slides of the lightbox', () => {
  it('are the current one, and its neighbours once that has loaded', async () => {
    const { slides, load } = show(createItems(3));
    expect(slides()).toEqual([['0', '1 of 3']]);
    load();
    await vi.waitFor(() =>
      expect(slides()).toEqual([
        ['-1', '3 of 3'],
        ['0', '1 of 3'],
        ['1', '2 of 3'],
      ]),
    );
  });

  it('do not go round without a loop', async () => {
    const { slides, load } = show(createItems(3), { loop: false });
    load();
    await vi.waitFor(() => expect(slides().map(([slot]) => slot)).toEqual(['0', '1']));
  });

  it('are the neighbours of a video at once', () => {
    const video: LightboxItem = { content: { type: 'video', html: '', alt: 'Rain' } };
    expect(show([video, createItem()], { loop: false }).slides()).toHaveLength(2);
  });

  it('stay the same elements when they become the current one', async () => {
    const { host, store, load } = show(createItems(3));
    load();
    await vi.waitFor(() => findIn(host, '[data-slot="1"]'));
    const next = findIn(host, '[data-slot="1"] img');
    store.next();
    await vi.waitFor(() => expect(findIn(host, '[data-slot="0"] img')).toBe(next));
  });

  it('have the placeholder of their own item', async () => {
    const getPlaceholder = (index: number) => ({ src: `/small-${index}.jpg`, ratio: 2 });
    const { host, load } = show(createItems(2), { index: 1, getPlaceholder });
    const placeholder = (slot: number) => findIn(host, `[data-slot="${slot}"] img`).style.backgroundImage;
    expect(placeholder(0)).toContain('/small-1.jpg');
    load();
    await vi.waitFor(() => expect(placeholder(1)).toContain('/small-0.jpg'));
  });

  it('tell of an image that cannot be loaded', async () => {
    const { host, onFailed } = show(createItems(1));
    const fail = () => findIn(host, 'img').dispatchEvent(new Event('error'));
    fail();
    await vi.waitFor(() => expect(findIn(host, 'img').getAttribute('src')).toBe('/0.jpg'));
    fail();
    await vi.waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
  });
});

// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import * as base from '../../../src/gallery/designs/base/base.design';
import type { Design } from '../../../src/gallery/model/design.types';
import type { GalleryAttributes } from '../../../src/gallery/model/gallery.types';
import type { GalleryParts } from '../../../src/gallery/model/gallery-parts';
import { mountGallery } from '../../../src/gallery/mount-gallery';
import { createTestScope } from '../support/scope';

function mount(
  parts: Partial<GalleryParts> = {},
  attributes: Partial<GalleryAttributes> = {},
  design: Partial<Design> = {},
) {
  const container = document.createElement('div');
  container.innerHTML = '<ul><li></li><li></li><li></li></ul>';
  const sent = container.outerHTML;
  const list = container.firstElementChild as HTMLElement;
  const scope = createTestScope();
  const changed = vi.fn();
  scope.on('gallery:change', changed);
  const gallery = mountGallery(
    { list, design: { create: () => ({ ...base.create(), ...design }) }, ...parts },
    { design: 'base', ...attributes },
    scope,
  );
  return { gallery, scope, list, changed, container, sent };
}

it('tells the page of each change of its current slide', () => {
  const { gallery, changed } = mount();
  gallery.next();
  expect(changed).toHaveBeenCalledOnce();
  expect(changed).toHaveBeenCalledWith(expect.objectContaining({ currentIndex: 1, gallery }));
});

it('leaves that to the gallery that it is the controls of', () => {
  const { gallery, changed } = mount({ isControls: true });
  gallery.next();
  expect([gallery.get().currentIndex, changed.mock.calls]).toEqual([1, []]);
});

it('takes the children of its list for slides, unless it is given others', () => {
  const load = vi.fn();
  const { list } = mount({ load });
  expect(load.mock.calls.map(([slide]) => slide)).toEqual([...list.children]);
  const slide = document.createElement('p');
  expect(mount({ slides: [slide] }).gallery.slides).toEqual([slide]);
});

it('loads all slides at once where its design has no way to show only some of them', () => {
  const load = vi.fn();
  mount({ load }, { lazyLoad: true });
  expect(load.mock.calls.map(([, , moment]) => moment)).toEqual([undefined, undefined, undefined]);
});

it('lays its slides out once when it starts, and not before it is complete', () => {
  const refresh = vi.fn();
  mount({}, {}, { refresh });
  expect(refresh).toHaveBeenCalledOnce();
});

it.each([
  [true, 2],
  [false, 1],
])('is laid out anew when the device is rotated, where its settings say so: %j', (isWanted, times) => {
  const orientation = new EventTarget();
  vi.stubGlobal('screen', { orientation });
  const refresh = vi.fn();
  const { scope } = mount({}, { refreshOnOrientationChange: isWanted }, { refresh });
  orientation.dispatchEvent(new Event('change'));
  expect(refresh).toHaveBeenCalledTimes(times);
  scope.end();
  orientation.dispatchEvent(new Event('change'));
  expect(refresh).toHaveBeenCalledTimes(times);
});

it('follows the galleries that it is linked with', () => {
  const other = mount().gallery;
  const { gallery } = mount({}, { linkedGalleries: [other] });
  gallery.next();
  expect(other.get().currentIndex).toBe(1);
});

it('leaves the list as the server sent it when it ends', () => {
  const { gallery, container, sent, changed } = mount();
  gallery.next();
  gallery.destroy();
  expect(container.outerHTML).toBe(sent);
  expect(changed).toHaveBeenCalledOnce();
});

it('undoes what a design has done before it failed', () => {
  const list = document.createElement('ul');
  const scope = createTestScope();
  const undone = vi.fn();
  const create = vi.fn(({ scope: life }) => {
    life.defer(undone);
    throw new Error('no room');
  });
  expect(() => mountGallery({ list, design: { create } }, { design: 'base' }, scope)).toThrow('no room');
  expect(undone).toHaveBeenCalledOnce();
});

it('keeps visitors out of what its design does not show from the start', () => {
  const design: GalleryParts['design'] = {
    create(host) {
      host.setShown(new Set([1]));
      return base.create();
    },
  };
  const { list } = mount({ design });
  expect([...list.children].map((slide) => slide.hasAttribute('inert'))).toEqual([true, false, true]);
});

it('plays, and pauses, when it is told to', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const { gallery } = mount();
  expect(gallery.get().isPlaying).toBe(false);
  gallery.play();
  expect(gallery.get().isPlaying).toBe(true);
  gallery.pause();
  expect(gallery.get().isPlaying).toBe(false);
});

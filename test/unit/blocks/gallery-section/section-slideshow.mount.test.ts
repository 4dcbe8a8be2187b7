// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/gallery-section/section-slideshow.mount';
import { readSiteContext } from '../../../../src/context/context';
import type { LoadImageOptions } from '../../../../src/media/image/load-image';
import { findIn, pageElement } from '../../support/markup';
import { mountUnit } from '../../support/mount-unit';

const mocks = vi.hoisted(() => ({ loadImage: vi.fn(), connectLightbox: vi.fn() }));
vi.mock('../../../../src/media/image/load-image', () => mocks);
vi.mock('../../../../src/blocks/gallery-section/section-lightbox', () => mocks);

beforeEach(() => {
  for (const mock of Object.values(mocks)) mock.mockReset();
  mocks.loadImage.mockReturnValue(() => {});
});

function read(
  props: string,
  html = '<div class="gallery-slideshow-list"><figure class="gallery-slideshow-item"></figure></div>',
) {
  const element = document.createElement('div');
  element.className = 'gallery-slideshow';
  element.dataset.props = props;
  element.innerHTML = html;
  const warn = vi.fn();
  return { read: unit.read?.(element, warn, readSiteContext(undefined)), warn };
}

describe('the settings of a slideshow', () => {
  it.each([
    ['{}', { autoplay: false, timeout: undefined }],
    ['{"autoplay":true,"autoplayDuration":2.5}', { autoplay: true, timeout: 2500 }],
  ])('%s let it play as %o says, in milliseconds', (props, expected) => {
    expect(read(props).read).toMatchObject(expected);
  });

  it('let it play as usual with a number that cannot be read, and it says so', () => {
    const { read: found, warn } = read('{"autoplay":true,"autoplayDuration":"soon"}');
    expect(found).toMatchObject({ autoplay: true, timeout: undefined });
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('are a fault without slides', () => {
    expect(read('{}', '').read).toHaveProperty('fault');
  });
});

describe('a slideshow', () => {
  const SLIDE = '<figure class="NAME-item"><p><img data-src="/slide.jpg" alt=""></p></figure>';
  const HTML = `<div class="NAME" data-props="{}"><div class="NAME-list">${SLIDE.repeat(2)}</div>
    <div class="NAME-controls"><button data-previous></button><button data-next></button></div>
    <div class="NAME-thumbnails-scroll"><i><img data-src="/small.jpg" alt=""></i><i></i></div></div>`;

  function mount(name: string) {
    const section = pageElement(HTML.replaceAll('NAME', name));
    const before = document.body.innerHTML;
    const { store: gallery, scope } = mountUnit(unit, section);
    /** The options that an image is loaded with. */
    const loaded = (source: string): LoadImageOptions => {
      const call = mocks.loadImage.mock.calls.find(([image]) => image.dataset.src === source);
      if (!call) throw new Error(`${source} is not loaded.`);
      return call[1];
    };
    return { section, gallery, scope, before, loaded };
  }

  it.each(['gallery-slideshow', 'gallery-fullscreen-slideshow'])(
    'of the class %s moves by its buttons, which say where they lead',
    (name) => {
      const { section, gallery } = mount(name);
      const states = () =>
        [...section.querySelectorAll<HTMLElement>('figure')].map(({ dataset }) => dataset.active);
      expect(states()).toEqual(['true', 'false']);
      findIn(section, '[data-next]').click();
      expect(gallery.get().currentIndex).toBe(1);
    },
  );

  it('loads the images of its slides in their parents, as the current slide comes near them', () => {
    const { loaded } = mount('gallery-slideshow');
    expect(mocks.loadImage.mock.calls.filter(([image]) => image.dataset.src === '/slide.jpg')).toHaveLength(
      2,
    );
    expect(loaded('/slide.jpg').box?.tagName).toBe('P');
    expect(loaded('/slide.jpg').when).toEqual({ when: expect.any(Function), distance: expect.any(Function) });
  });

  it('shows each thumbnail once it has settled, and leaves the page as it was', () => {
    const { section, loaded, scope, before } = mount('gallery-slideshow');
    const thumbnail = findIn(section, '[data-src="/small.jpg"]');
    const { box, onSettled } = loaded('/small.jpg');
    expect([box?.tagName, thumbnail.dataset.loaded]).toEqual(['I', undefined]);
    onSettled?.(true);
    expect(thumbnail.dataset.loaded).toBe('true');
    scope.end();
    expect(document.body.innerHTML).toBe(before);
  });

  it('has a lightbox where its markup has links to one', () => {
    const { section } = mount('gallery-slideshow');
    expect(mocks.connectLightbox.mock.calls.map(([element]) => element === section)).toEqual([true]);
  });
});

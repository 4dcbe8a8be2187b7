// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/user-items/user-items.mount';
import { readSiteContext } from '../../../../src/context/context';
import type { Gallery } from '../../../../src/gallery/model/gallery.types';
import { mountUnit } from '../../support/mount-unit';

const CAROUSEL = `<ul class="user-items-list-carousel__slides"><li></li><li></li></ul>
  <button class="user-items-list-carousel__arrow-button--left"></button>
  <button class="mobile-arrow-button--left"></button>
  <button class="mobile-arrow-button--right"></button>`;

const readItems = (element: HTMLElement, warn = vi.fn()) =>
  unit.read?.(element, warn, readSiteContext(undefined));

function read(data: Record<string, string> = {}, html = CAROUSEL) {
  const element = document.createElement('div');
  Object.assign(element.dataset, data);
  element.innerHTML = html;
  const warn = vi.fn();
  const items = readItems(element, warn);
  if (!items || 'fault' in items) throw new Error(items?.fault);
  return { ...items, warnings: warn.mock.calls };
}

describe('a list of items', () => {
  it('has its slides, and two buttons for each direction', () => {
    const { slides, previous, next, isInfinite } = read();
    expect(slides).toHaveLength(2);
    expect([previous.length, next.length]).toEqual([2, 1]);
    expect(isInfinite).toBe(false);
  });

  it('may be a banner slideshow, and is endless where the server says so', () => {
    const html = '<div class="slideshow-holder"><ul class="slides"><li></li></ul></div>';
    const { isInfinite, slides } = read({ isInfiniteEnabled: 'true' }, html);
    expect([isInfinite, slides.length]).toEqual([true, 1]);
  });

  it.each([
    ['40', 'px', '40px'],
    ['2.5', 'vw', '2.5vw'],
    ['3', '%', '3%'],
    ['0', 'rem', '0rem'],
    // A negative gap would lay items over each other.
    ['-10', 'px', '0px'],
    ['40', '', '40px'],
    ['40', 'px; color: red', '40px'],
    ['40', 'parsecs', '40px'],
    ['', '', '20px'],
  ])('with the space %j in %j has a gap of %s', (spaceBetweenSlidesValue, spaceBetweenSlidesUnit, gap) => {
    expect(read({ spaceBetweenSlidesValue, spaceBetweenSlidesUnit }).gap).toBe(gap);
  });

  it('plays by itself where its JSON turns that on, for as long as that says', () => {
    const on = read({ currentContext: '{"options": {"isAutoplayEnabled": true, "slideDurationMs": 3000}}' });
    expect([on.autoplay, on.timeout]).toEqual([true, 3000]);
    const usual = read({ currentContext: '{"options": {"isAutoplayEnabled" : true}}' });
    expect([usual.autoplay, usual.timeout]).toEqual([true, undefined]);
    const off = read({
      currentContext: '{"options": {"isAutoplayEnabled": false, "slideDurationMs": 3000}}',
    });
    expect([off.autoplay, off.timeout]).toEqual([false, undefined]);
  });

  it('reports damaged JSON only where that would turn autoplay on', () => {
    expect(read({ currentContext: '{broken' }).warnings).toEqual([]);
    const damaged = read({ currentContext: '{"isAutoplayEnabled": true' });
    expect(damaged.autoplay).toBe(false);
    expect(damaged.warnings).toEqual([['data-current-context', 'JSON', '{"isAutoplayEnabled": true']]);
  });

  it('is a fault without slides', () => {
    expect(readItems(document.createElement('div'))).toEqual({ fault: 'The list of items has no slides.' });
  });
});

describe('a mounted list of items', () => {
  const mount = (html: string, data: Record<string, string> = {}) => {
    const element = document.createElement('div');
    Object.assign(element.dataset, data);
    element.innerHTML = html;
    document.body.append(element);
    const served = element.outerHTML;
    const { scope, store } = mountUnit(unit, element);
    return { element, served, scope, gallery: store as Gallery };
  };

  it('is the server’s again at the end', () => {
    const { element, served, scope } = mount(CAROUSEL);
    expect(element.outerHTML).not.toBe(served);
    scope.end();
    expect(element.outerHTML).toBe(served);
  });

  it('loads each picture as it nears the window, and is endless where it is asked to be', () => {
    const { element, gallery } = mount(CAROUSEL, { isInfiniteEnabled: 'true' });
    const [next, previous] = ['right', 'left'].map((side) => [
      ...element.querySelectorAll(`[class*="button--${side}"]`),
    ]);
    expect(gallery.attributes).toMatchObject({
      elements: { next, previous },
      lazyLoad: false,
      loop: true,
      autoplay: false,
      designOptions: { gap: '20px' },
    });
  });
});

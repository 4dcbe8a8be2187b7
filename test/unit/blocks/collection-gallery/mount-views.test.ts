// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountViews } from '../../../../src/blocks/collection-gallery/mount-views';
import { readSiteContext } from '../../../../src/context/context';
import type { Part } from '../../../../src/core/scope';
import type { Gallery } from '../../../../src/gallery/model/gallery.types';
import { findIn } from '../../support/markup';
import { createTestScope } from '../../support/scope';

const narrow = { matches: false };
let scope: Part | undefined;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), narrow));
  // Theme CSS hides what a test marks.
  vi.spyOn(Element.prototype, 'checkVisibility').mockImplementation(function (this: Element) {
    return !this.closest('.unseen');
  });
});
afterEach(() => {
  narrow.matches = false;
  document.body.className = '';
});

const SLIDES = '<div id="list"><p data-slide-id="fern"></p><p data-slide-id="moss"></p></div>';

/** The views around two slides, in a page with these elements and classes. */
function mount(html: string, { classes = '', address = '/ferns', fullUrl = '/ferns' } = {}) {
  scope?.end();
  history.replaceState({ kept: true }, '', address);
  document.body.className = classes;
  document.body.innerHTML = html + SLIDES;
  const served = document.body.innerHTML;
  const slides = [...document.querySelectorAll<HTMLElement>('#list > p')];
  let currentIndex = 0;
  const gallery = {
    get: () => ({ currentIndex }),
    go(index: number) {
      currentIndex = index;
      return true;
    },
  } as unknown as Gallery;
  const measure = vi.fn();
  const own = createTestScope({ context: readSiteContext({ collection: { fullUrl } }) });
  scope = own;
  mountViews(own, { gallery, slides, measure });
  const find = (selector: string) => findIn(document, selector);
  const press = (selector: string) => find(selector).click();
  const pressEscape = () => {
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const has = (name: string) => document.body.classList.contains(name);
  return { find, press, pressEscape, has, measure, gallery, served, end: own.end };
}

describe('a page whose thumbnails lead to the slides (Wexley)', () => {
  const PAGE = `<div id="thumbList"><i class="thumb"></i><i class="thumb"></i></div>
    <div id="galleryWrapper"><b id="backToThumbs"></b></div><div id="slideshowWrapper"></div>`;

  it('begins with the thumbnails, and shows the slide of the one that is pressed', () => {
    const { find, press, has, measure, gallery } = mount(PAGE);
    expect([
      has('full-view'),
      find('#galleryWrapper').hasAttribute('inert'),
      measure.mock.calls.length,
    ]).toEqual([false, true, 0]);
    press('.thumb:last-child');
    expect([
      has('full-view'),
      find('#galleryWrapper').hasAttribute('inert'),
      measure.mock.calls.length,
    ]).toEqual([true, false, 1]);
    expect([gallery.get().currentIndex, find('#slideshowWrapper').className]).toEqual([1, 'slideshow-ready']);
  });

  it('returns by its button or Escape, once, with the address of the collection', () => {
    const { press, has, pressEscape, measure } = mount(PAGE);
    expect(pressEscape()).toBe(false);
    for (const close of [() => press('#backToThumbs'), pressEscape]) {
      press('.thumb');
      history.replaceState(history.state, '', '/ferns/moss');
      close();
      expect([has('full-view'), location.pathname, history.state]).toEqual([false, '/ferns', { kept: true }]);
    }
    expect([pressEscape(), measure.mock.calls.length]).toEqual([false, 2]);
  });

  it('keeps its address where the page has no collection', () => {
    const { press } = mount(PAGE, { fullUrl: '', address: '/ferns/moss' });
    press('.thumb');
    press('#backToThumbs');
    expect(location.pathname).toBe('/ferns/moss');
  });

  it('begins with the slide that its address names', () => {
    const { has, measure } = mount(PAGE, { address: '/ferns#itemId=moss' });
    expect([has('full-view'), measure.mock.calls.length]).toEqual([true, 1]);
    expect(mount(PAGE, { address: '/ferns/fern' }).has('full-view')).toBe(true);
  });

  it('moves focus from what is hidden to what leads back, and back to the thumbnail of the slide', () => {
    const { find, press } = mount(PAGE);
    find('.thumb:last-child').focus();
    find('#thumbList').className = 'unseen';
    press('.thumb:last-child');
    expect(document.activeElement?.id).toBe('backToThumbs');
    find('#thumbList').className = '';
    find('#galleryWrapper').className = 'unseen';
    press('#backToThumbs');
    expect(document.activeElement).toBe(find('.thumb:last-child'));
  });

  it('leaves focus on what is still visible', () => {
    const { find, press } = mount(PAGE);
    find('.thumb').focus();
    press('.thumb');
    expect(document.activeElement).toBe(find('.thumb'));
  });

  it('moves focus away from what can no longer be used', () => {
    const { find, press } = mount(PAGE);
    press('.thumb');
    find('#backToThumbs').focus();
    press('#backToThumbs');
    expect(document.activeElement).toBe(find('.thumb'));
  });

  it('names the thumbnails and the way back, and gives all back in the end', () => {
    const { find, press, end, served, pressEscape } = mount(PAGE);
    expect(find('.thumb').hasAttribute('aria-expanded')).toBe(false);
    const labels = ['.thumb', '.thumb:last-child', '#backToThumbs'].map((selector) => {
      const control = find(selector);
      return [control.getAttribute('role'), control.tabIndex, control.getAttribute('aria-label')];
    });
    expect(labels).toEqual([
      ['button', 0, 'Slide 1'],
      ['button', 0, 'Slide 2'],
      ['button', 0, 'Choose a slide'],
    ]);
    press('.thumb');
    end();
    expect([document.body.innerHTML, document.body.className, pressEscape()]).toEqual([served, '', false]);
  });
});

describe('a page whose button shows thumbnails over the slides (Wells)', () => {
  const PAGE = `<div id="galleryWrapper"><b class="thumbnail-toggle"></b></div>
    <div id="thumbnails"><i class="thumb"></i><i class="thumb"></i></div><p class="overlay-controls"></p>`;
  const FIRST = 'enable-gallery-thumbnails initial-gallery-view-thumbnails';

  it('begins with the slides, and its button shows and hides the thumbnails', () => {
    const { find, press, has, measure } = mount(PAGE, { classes: 'initial-gallery-view-thumbnails' });
    const state = () => [
      has('thumbnail-view'),
      find('.thumbnail-toggle').getAttribute('aria-expanded'),
      find('.overlay-controls').style.display,
    ];
    expect(state()).toEqual([false, 'false', '']);
    press('.thumbnail-toggle');
    expect([...state(), measure.mock.calls.length]).toEqual([true, 'true', 'none', 0]);
    press('.thumbnail-toggle');
    expect([...state(), measure.mock.calls.length]).toEqual([false, 'false', '', 1]);
  });

  it.each([
    [FIRST, '/ferns', true],
    [FIRST, '/ferns?itemId=moss', false],
    [`${FIRST} homepage homepage-gallery-view-slideshow`, '/ferns', false],
    ['enable-gallery-thumbnails homepage homepage-gallery-view-thumbnails', '/ferns', true],
  ])('with the classes %s at %s begins with them: %s', (classes, address, expected) => {
    expect(mount(PAGE, { classes, address }).has('thumbnail-view')).toBe(expected);
  });

  it('hides them when one leads to its slide', () => {
    const { press, has, gallery } = mount(PAGE, { classes: FIRST });
    press('#thumbnails .thumb:last-child');
    expect([gallery.get().currentIndex, has('thumbnail-view')]).toEqual([1, false]);
  });

  it('moves focus to the thumbnail of the slide that was shown', () => {
    const { find, press, gallery } = mount(PAGE);
    gallery.go(1);
    find('.thumbnail-toggle').focus();
    find('#galleryWrapper').className = 'unseen';
    press('.thumbnail-toggle');
    expect(document.activeElement).toBe(find('.thumb:last-child'));
  });
});

describe('texts that a button shows (Wexley, Momentum)', () => {
  it('are hidden at first; the button is pressed while they are', () => {
    const { find, press, pressEscape, measure } = mount(
      '<b id="imageInfoToggle"></b><div id="slideshowWrapper"></div>',
    );
    const state = () => [
      find('#imageInfoToggle').getAttribute('aria-pressed'),
      find('#slideshowWrapper').className,
    ];
    expect([...state(), find('#imageInfoToggle').getAttribute('aria-label')]).toEqual([
      'true',
      '',
      'Hide text',
    ]);
    history.replaceState(null, '', '/ferns/moss');
    press('#imageInfoToggle');
    expect(state()).toEqual(['false', 'image-info-on']);
    // They are no layer over the page.
    expect(pressEscape()).toBe(false);
    press('#imageInfoToggle');
    expect([...state(), location.pathname]).toEqual(['true', '', '/ferns/moss']);
    expect(measure.mock.calls.length).toBe(1);
  });

  it.each([
    [false, 'show-info'],
    [true, 'show-info-mobile'],
  ])('lie over their slide in narrow windows (%s)', (isNarrow, expected) => {
    narrow.matches = isNarrow;
    const { press } = mount('<b class="ctrl-button info"></b>');
    press('.info');
    expect(document.body.className).toBe(expected);
    press('.info');
    expect(document.body.className).toBe('');
  });
});

it('does nothing in a page of other templates', () => {
  const { served } = mount('<div id="galleryWrapper"></div><p class="overlay-controls"></p>');
  expect(document.body.innerHTML).toBe(served);
});

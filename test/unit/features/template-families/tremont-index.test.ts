// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { firstPicture, mountIndex } from '../../../../src/features/template-families/tremont-index';
import { findIn } from '../../support/markup';
import { createTestScope } from '../../support/scope';

const sizes = vi.hoisted(() => ({ resize: () => {} }));
vi.mock('../../../../src/dom/watch-size', () => ({
  onResize(_: Element, __: unknown, callback: () => void) {
    sizes.resize = callback;
    callback();
  },
}));

const first = (names: readonly string[], settings = '') => {
  const elements = [...names, settings].map((className) => {
    const element = document.createElement('div');
    element.className = className;
    return element;
  });
  const body = elements.pop() ?? document.body;
  return firstPicture(elements, body.classList)?.className;
};

it('shows the first page of an index, or the picture of the index where its owner wants that', () => {
  expect(first(['index-main-image', 'one', 'two'])).toBe('one');
  expect(first(['index-main-image', 'one'], 'tweak-index-inactive-on-load')).toBe('index-main-image');
  expect(first(['index-main-image'])).toBe('index-main-image');
  expect(first([])).toBeUndefined();
});

it('shows the page that the visitor is on in the list at its foot', () => {
  expect(first(['one', 'two active-page'])).toBe('two active-page');
});

describe('an index page', () => {
  function mount({ header = '<header id="siteHeader"></header>', names = true } = {}) {
    const items = `<nav class="collection-nav-desc-wrapper"><p class="collection-nav-item" data-url-id="one">
      <a href="/one"><i>One</i></a></p><p class="collection-nav-item" data-url-id="two"><a href="/two">Two</a></p><b>or</b></nav>`;
    document.body.innerHTML = `${header}<div class="index"><div class="collection-images">
      <div class="image-container index-main-image"></div><div class="image-container" data-url-id="one"></div>
      <div class="image-container" data-url-id="two"></div></div>${names ? items : ''}</div>`;
    const before = document.body.innerHTML;
    const find = (selector: string) => {
      const found = findIn(document, selector);
      return found;
    };
    const index = find('.index');
    const scope = createTestScope();
    mountIndex(scope, index);
    return {
      before,
      scope,
      index,
      find,
      fire: (selector: string, type: string, init: FocusEventInit = {}) =>
        find(selector).dispatchEvent(new FocusEvent(type, { bubbles: true, ...init })),
      /** The ids of the active pictures and names. */
      active: () =>
        ['.image-container.active', '.collection-nav-item.active'].map((selector) =>
          [...document.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) => dataset.urlId).join(),
        ),
      isChosen: () => ['nav-hovered', 'hide-desc'].map((name) => index.classList.contains(name)),
    };
  }

  it('shows the first picture, with its name, until a name is chosen', () => {
    const { active, isChosen } = mount();
    expect([active(), isChosen()]).toEqual([
      ['one', 'one'],
      [false, false],
    ]);
  });

  it('shows no name as that of a picture without one', () => {
    document.body.className = 'tweak-index-inactive-on-load';
    const { active, find } = mount();
    expect(active()).toEqual(['', '']);
    expect(find('.index-main-image').classList.contains('active')).toBe(true);
    document.body.className = '';
  });

  it.each(['pointerover', 'focusin'])('shows the picture of a name at %s', (type) => {
    const { active, isChosen, fire } = mount();
    fire('[href="/two"]', type);
    expect([active(), isChosen()]).toEqual([
      ['two', 'two'],
      [true, true],
    ]);
    // Between the names the last one stays.
    fire('b', type);
    expect(active()).toEqual(['two', 'two']);
    fire('i', type);
    expect(active()).toEqual(['one', 'one']);
  });

  it('goes back when the pointer leaves, or to the name that has the focus', () => {
    const { active, isChosen, fire, find } = mount();
    fire('[href="/two"]', 'pointerover');
    fire('nav', 'pointerleave');
    expect([active(), isChosen()]).toEqual([
      ['one', 'one'],
      [false, false],
    ]);
    find('[href="/two"]').focus();
    fire('i', 'pointerover');
    expect(active()).toEqual(['one', 'one']);
    fire('nav', 'pointerleave');
    expect([active(), isChosen()]).toEqual([
      ['two', 'two'],
      [true, true],
    ]);
  });

  it('goes back when the focus leaves the names, not when it goes from one to the next', () => {
    const { active, isChosen, fire, find } = mount();
    fire('[href="/two"]', 'focusin');
    fire('[href="/two"]', 'focusout', { relatedTarget: find('[href="/one"]') });
    expect(active()).toEqual(['two', 'two']);
    fire('[href="/two"]', 'focusout', { relatedTarget: find('.index') });
    expect(isChosen()).toEqual([false, false]);
    fire('[href="/two"]', 'focusin');
    fire('[href="/two"]', 'focusout');
    expect(isChosen()).toEqual([false, false]);
  });

  it('shows its names, from below the header where they are higher than the window', () => {
    const { find, index, scope, before } = mount();
    const names = find('nav');
    Object.defineProperty(find('#siteHeader'), 'offsetHeight', { value: 70 });
    const resize = (height: number, room: number) => {
      Object.defineProperty(names, 'scrollHeight', { configurable: true, value: height });
      Object.defineProperty(index, 'clientHeight', { configurable: true, value: room });
      sizes.resize();
      return [names.classList.contains('show'), names.classList.contains('too-tall'), names.style.top];
    };
    expect(resize(500, 500)).toEqual([true, false, '']);
    expect(resize(501, 500)).toEqual([true, true, '70px']);
    expect(resize(400, 500)).toEqual([true, false, '']);
    scope.end();
    expect(document.body.innerHTML).toBe(before);
  });

  it('needs neither a header nor names', () => {
    const { find, index } = mount({ header: '' });
    Object.defineProperty(find('nav'), 'scrollHeight', { value: 9 });
    Object.defineProperty(index, 'clientHeight', { value: 8 });
    sizes.resize();
    expect(find('nav').style.top).toBe('0px');
    expect(mount({ names: false }).active()).toEqual(['one', '']);
  });
});

// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mountNavFolders } from '../../../../src/ui/navigation/nav-folder';
import { findIn } from '../../support/markup';
import { createTestScope } from '../../support/scope';

const FOLDER = (name: string) => `<div class="folder" id="${name}"><button class="title">${name}</button>
  <div class="content" style="display: none"><a href="#1">One</a><a href="#2">Two</a><a href="#3">Three</a></div></div>`;

let scope: ReturnType<typeof createTestScope>;
let before = '';
beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.getAnimations ??= () => [];
  document.body.innerHTML = `<nav>${FOLDER('a')}${FOLDER('b')}</nav><p tabindex="0">Page</p>`;
  before = document.body.innerHTML;
  mount();
});

function mount() {
  scope = createTestScope();
  const folders = [...document.querySelectorAll<HTMLElement>('.folder')].map((item) => {
    const [title, content] = item.querySelectorAll<HTMLElement>('.title,.content');
    if (!title || !content) throw new Error('The folder is not complete.');
    return { item, title, content };
  });
  mountNavFolders(scope, folders, (content) =>
    content.parentElement ? [[content.parentElement, { classes: { shown: true } }]] : [],
  );
}

const find = (selector: string): HTMLElement => {
  const found = findIn(document, selector);
  return found;
};
const isOpen = (name: string) => {
  const expanded = find(`#${name} .title`).getAttribute('aria-expanded') === 'true';
  expect(find(`#${name}`).classList.contains('shown')).toBe(expanded);
  return expanded;
};
const open = () => ['a', 'b'].filter(isOpen).join();
const point = (name: string, type: string, pointerType = 'mouse') =>
  find(`#${name}`).dispatchEvent(Object.assign(new Event(type), { pointerType }));
const press = (key: string, init: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  document.activeElement?.dispatchEvent(event);
  return event.defaultPrevented;
};
const focused = () => document.activeElement?.textContent;

describe('a folder', () => {
  it('says what it opens, and is the server’s again at the end', () => {
    const [title, content] = [find('#a .title'), find('#a .content')];
    expect([title.getAttribute('aria-expanded'), title.getAttribute('aria-controls')]).toEqual([
      'false',
      content.id,
    ]);
    expect(content.id).not.toBe(find('#b .content').id);
    title.click();
    scope.end();
    expect(document.body.innerHTML).toBe(before);
  });

  it('opens and closes at presses of its title, one at a time, and at one outside', () => {
    find('#a .title').click();
    expect([open(), find('#a .content').style.display]).toEqual(['a', 'block']);
    find('#b .title').click();
    expect(open()).toBe('b');
    find('#b .title').click();
    expect(open()).toBe('');
    find('#a .title').click();
    find('#a .content').click();
    expect(open()).toBe('a');
    find('p').click();
    expect(open()).toBe('');
  });

  it('opens under a mouse, and closes a moment after it has left for good', () => {
    point('a', 'pointerenter', 'touch');
    expect(open()).toBe('');
    point('a', 'pointerenter');
    expect(open()).toBe('a');
    point('a', 'pointerleave');
    vi.advanceTimersByTime(249);
    expect(open()).toBe('a');
    point('a', 'pointerenter');
    vi.advanceTimersByTime(1000);
    expect(open()).toBe('a');
    point('a', 'pointerleave');
    vi.advanceTimersByTime(250);
    expect(open()).toBe('');
  });

  it('stays after the mouse where it was pressed, or holds the focus', () => {
    point('a', 'pointerenter');
    find('#a .title').click();
    point('a', 'pointerleave');
    vi.advanceTimersByTime(1000);
    expect(open()).toBe('a');
    find('#a .title').click();
    expect(open()).toBe('');
    point('b', 'pointerenter');
    find('#b a').focus();
    point('b', 'pointerleave');
    vi.advanceTimersByTime(1000);
    expect(open()).toBe('b');
  });

  it('does not open again under the mouse that has closed it, until that leaves', () => {
    const item = find('#a');
    vi.spyOn(item, 'matches').mockImplementation((selector) => selector === ':hover');
    find('#a .title').click();
    find('#a .title').click();
    expect(find('#a .content').style.display).toBe('none');
    point('a', 'pointerleave');
    vi.advanceTimersByTime(250);
    expect(find('#a .content').getAttribute('style')).toBe('display: none');
  });
});

describe('the keyboard in a folder', () => {
  it('goes from the title to the links, round them, and to their ends', () => {
    find('#a .title').focus();
    expect([press('ArrowUp'), press('End'), open()]).toEqual([false, false, '']);
    expect([press('ArrowDown'), open(), focused()]).toEqual([true, 'a', 'One']);
    press('ArrowUp');
    expect(focused()).toBe('Three');
    press('ArrowDown');
    expect(focused()).toBe('One');
    press('ArrowDown');
    expect(focused()).toBe('Two');
    press('End');
    expect(focused()).toBe('Three');
    press('Home');
    expect(focused()).toBe('One');
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
      expect(press('ArrowDown', { [modifier]: true }), modifier).toBe(false);
    expect([press('x'), focused()]).toEqual([false, 'One']);
  });

  it('closes by Escape, which gives the focus back, and when the focus leaves', () => {
    find('#a .title').focus();
    press('ArrowDown');
    press('ArrowDown');
    expect([press('Escape'), open(), document.activeElement]).toEqual([true, '', find('#a .title')]);
    expect(press('Escape')).toBe(false);
    press('ArrowDown');
    find('#a a').dispatchEvent(
      new FocusEvent('focusout', { bubbles: true, relatedTarget: find('#a .title') }),
    );
    expect(open()).toBe('a');
    // The window has lost it.
    find('#a a').dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: null }));
    expect(open()).toBe('a');
    find('#a a').dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: find('p') }));
    expect(open()).toBe('');
  });

  it('opens it where the focus comes to links that are not seen', () => {
    find('#b a').focus();
    expect(open()).toBe('b');
  });

  it('opens it where the focus is there before it', () => {
    scope.end();
    find('#b a').focus();
    mount();
    expect(open()).toBe('b');
  });
});

describe('a list that would leave the window', () => {
  const place = (left: number, width = 200) => {
    const content = find('#a .content');
    Object.defineProperty(document.documentElement, 'clientWidth', { value: 1000, configurable: true });
    content.getBoundingClientRect = () => ({ left, right: left + width, width }) as DOMRect;
    Object.defineProperty(content, 'offsetLeft', { value: 50, configurable: true });
    find('#a .title').click();
    return content.style.left;
  };
  it.each([
    [300, ''],
    [4, ''],
    [796, ''],
    [0, '54px'],
    [900, '-54px'],
  ])('at %i px is moved to %j, a little from its edge', (left, moved) => {
    expect(place(left)).toBe(moved);
  });

  it('that is wider than the window begins in it', () => {
    expect(place(-30, 1200)).toBe('84px');
  });
});

it.each([
  [{ ctrlKey: true }, false],
  [{ metaKey: true }, false],
  [{ shiftKey: true }, false],
  [{}, true],
])('a press with %j opens the folder, not its link elsewhere: %s', (init, isOpened) => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  find('#a .title').dispatchEvent(click);
  expect([isOpen('a'), click.defaultPrevented]).toEqual([isOpened, isOpened]);
});

it('what a theme fades in within a folder is seen when that opens', () => {
  const [first, second] = document.querySelectorAll<HTMLElement>('#a .content a');
  first?.style.setProperty('opacity', '0');
  find('#a .title').click();
  expect([first?.style.opacity, second?.style.opacity]).toEqual(['1', '']);
  find('#a .title').click();
  expect(first?.style.opacity).toBe('0');
});

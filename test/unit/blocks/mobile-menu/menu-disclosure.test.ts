// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import {
  itemClaims,
  mountMenuDisclosure,
  titleClaims,
} from '../../../../src/blocks/mobile-menu/menu-disclosure';
import { findIn, pageElement } from '../../support/markup';
import { createTestScope } from '../../support/scope';

afterEach(() => document.body.replaceChildren());

it.each([true, false])('tells themes by their classes whether the links are open: %s', (isOpen) => {
  expect([titleClaims(isOpen), itemClaims(isOpen)]).toEqual([
    { classes: { active: isOpen } },
    { classes: { 'dropdown-open': isOpen, 'folder-open': isOpen } },
  ]);
});

interface Markup {
  readonly item?: string;
  readonly title?: string;
  readonly style?: string;
  readonly before?: string;
}

/** A folder whose lists have this style: closed, unless a test says otherwise. */
function mount({ item = 'folder', title = '', style = 'display: none', before = '' }: Markup = {}) {
  const list = (id: string) => `<div class="subnav" ${id} style="${style}"><a href="/x">X</a></div>`;
  const element = pageElement(
    `<div class="${item}">${before}<a class="${title}">Shop</a>${list('id="own"')}${list('')}</div>`,
  );
  const html = element.outerHTML;
  const scope = createTestScope();
  const lists = [...element.querySelectorAll<HTMLElement>('.subnav')];
  const link = findIn(element, ':scope > a');
  const checkbox = element.querySelector<HTMLInputElement>('input') ?? undefined;
  mountMenuDisclosure(scope, { title: link, item: element, lists, checkbox }, 'menu-links-0');
  const look = () => ({
    expanded: link.getAttribute('aria-expanded'),
    title: link.className,
    item: element.className,
    displays: lists.map((one) => one.style.display),
  });
  return { checkbox, html, item: element, link, lists, look, scope };
}

const OPEN = {
  expanded: 'true',
  title: 'active',
  item: 'folder dropdown-open folder-open',
  displays: ['block', 'block'],
};
const CLOSED = { expanded: 'false', title: '', item: 'folder', displays: ['none', 'none'] };

describe('a folder of a menu for narrow windows', () => {
  it('has a title that is a button of its lists', () => {
    const { link, lists } = mount();
    expect(lists.map(({ id }) => id)).toEqual(['own', 'menu-links-0-1']);
    expect(link.getAttribute('aria-controls')).toBe('own menu-links-0-1');
    expect([link.getAttribute('role'), link.getAttribute('tabindex')]).toEqual(['button', '0']);
  });

  it('opens and closes with its title, by the states of themes and in themes without one', () => {
    const { link, look } = mount();
    expect(look()).toEqual(CLOSED);
    link.click();
    expect(look()).toEqual(OPEN);
    link.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
    expect(look()).toEqual(CLOSED);
  });

  it('does not follow the link of its title', () => {
    const { link } = mount();
    const click = new MouseEvent('click', { cancelable: true });
    link.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
  });

  it.each([
    ['its title', { title: 'active' }],
    ['its item', { item: 'folder folder-open' }],
    ['another class of its item', { item: 'dropdown-open folder' }],
  ])('is open at first where the server has opened it by a class of %s', (_, markup) => {
    const { link, item } = mount({ ...markup, style: '' });
    expect(link.getAttribute('aria-expanded')).toBe('true');
    link.click();
    expect(link.getAttribute('aria-expanded')).toBe('false');
    expect([...link.classList, ...item.classList]).toEqual(['folder']);
  });

  it('that the theme always shows is left alone', () => {
    const { html, item, link } = mount({ style: '' });
    link.click();
    expect(item.outerHTML).toBe(html);
  });

  it('opens for the keyboard, which comes to links that are only invisible', () => {
    const { link, lists, look } = mount({ style: 'opacity: 0' });
    lists[1]?.querySelector('a')?.focus();
    expect(look().expanded).toBe('true');
    expect(lists.map(({ style }) => style.opacity)).toEqual(['1', '1']);
    link.click();
    expect(lists.map(({ style }) => style.opacity)).toEqual(['0', '0']);
  });

  it('is given back as it was when the scope ends', () => {
    const { html, item, link, scope } = mount();
    link.click();
    scope.end();
    expect(item.outerHTML).toBe(html);
    link.click();
    expect(item.outerHTML).toBe(html);
  });
});

describe('a folder that theme CSS shows by a checkbox', () => {
  const box = (attributes = '') => ({ before: `<input type="checkbox"${attributes}>` });

  it('checks it, and writes no class', () => {
    const { checkbox, link, look } = mount(box());
    expect(checkbox?.checked).toBe(false);
    link.click();
    expect(checkbox?.checked).toBe(true);
    expect(look()).toEqual({ ...CLOSED, expanded: 'true', displays: ['block', 'block'] });
    link.click();
    expect(checkbox?.checked).toBe(false);
    expect(look()).toEqual(CLOSED);
  });

  it('is open at first if it is checked, whatever the classes say', () => {
    expect(mount({ ...box(' checked'), style: '' }).look().expanded).toBe('true');
    expect(mount({ ...box(), title: 'active' }).look().expanded).toBe('false');
  });
});

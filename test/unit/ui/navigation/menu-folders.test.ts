// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { createMenuFolders } from '../../../../src/ui/navigation/menu-folders';
import {
  buttonAttributes,
  describeToggle,
  folderToggle,
  opensElsewhere,
} from '../../../../src/ui/navigation/menu-toggle';
import { pageElement } from '../../support/markup';
import { createTestScope } from '../../support/scope';

describe('the folders of a menu', () => {
  function create() {
    document.body.innerHTML = '<ul id="root"></ul><a id="open"></a><ul><button id="back"></button></ul>';
    const served = document.body.innerHTML;
    const [root, opener, inner] = document.body.children as unknown as [
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ];
    const back = document.getElementById('back') as HTMLElement;
    const scope = createTestScope();
    const folders = createMenuFolders(
      scope,
      [
        { element: root, openers: [], backs: [] },
        { element: inner, openers: [opener], backs: [back] },
      ],
      (_, { isOpen, isTop }) => ({ open: isOpen, top: isTop }),
    );
    const state = () =>
      [root, inner].map((list) => `${list.className}${list.hasAttribute('inert') ? ' inert' : ''}`);
    return { folders, state, opener, inner, back, scope, served };
  }

  it('slide over each other, and only the one on top can be reached while the menu is open', () => {
    const { folders, state, opener, inner, back, scope, served } = create();
    expect(state()).toEqual(['open top', '']);
    folders.reset(true);
    expect(state()).toEqual(['open top', ' inert']);
    expect([opener.getAttribute('aria-expanded'), opener.getAttribute('aria-controls')]).toEqual([
      'false',
      inner.id,
    ]);
    opener.click();
    expect(state()).toEqual(['open inert', 'open top']);
    expect([opener.getAttribute('aria-expanded'), document.activeElement]).toEqual(['true', back]);
    back.click();
    expect(state()).toEqual(['open top', ' inert']);
    expect(document.activeElement).toBe(opener);
    scope.end();
    expect(document.body.innerHTML.replaceAll(' class=""', '')).toBe(served);
  });

  it('have nothing before the first list, and start there again', () => {
    const { folders, state, opener } = create();
    expect(folders.back()).toBe(false);
    folders.reset(true);
    opener.click();
    folders.reset(false);
    expect(state()).toEqual(['open top', '']);
    opener.click();
    expect(folders.back()).toBe(true);
  });
});

describe('a toggle', () => {
  it.each([
    ['<button></button>', {}],
    ['<a href="/a"></a>', { role: 'button' }],
    ['<a></a>', { role: 'button', tabindex: '0' }],
    ['<a href="/a" tabindex="-1"></a>', { role: 'button', tabindex: '0' }],
    ['<span></span>', { role: 'button', tabindex: '0' }],
  ])('%s becomes a button by %j', (html, attributes) => {
    expect(buttonAttributes(pageElement(html))).toEqual(attributes);
  });

  it.each([
    ['without a name', '<i></i>', 'Open menu', 'Close menu'],
    ['with a name of the server’s', '<i aria-label="Menu"></i>', undefined, undefined],
    ['with a text', '<i>Menu</i>', undefined, undefined],
    ['with spaces alone', '<i> </i>', 'Open menu', 'Close menu'],
  ])('%s is named by what it does', (_, html, closed, open) => {
    const describe = describeToggle({ element: pageElement(html) });
    const name = (isOpen: boolean) => describe(isOpen).attributes?.['aria-label']?.toString().toLowerCase();
    expect([name(false), name(true)]).toEqual([closed?.toLowerCase(), open?.toLowerCase()]);
    expect(describe(true).attributes?.['aria-expanded']).toBe('true');
  });

  it('is described once, with the labels of the first time', () => {
    const element = pageElement('<i></i>');
    const describe = describeToggle({ element, labels: { open: 'Show', close: 'Hide' } });
    expect(describeToggle({ element })).toBe(describe);
    expect([describe(false), describe(true)].map(({ attributes }) => attributes?.['aria-label'])).toEqual([
      'Show',
      'Hide',
    ]);
  });

  it.each([
    ['<i aria-label="Folder"> Ferns </i>', { open: 'Ferns', close: 'Ferns' }],
    ['<i> Ferns </i>', undefined],
    ['<i aria-label="Folder"></i>', undefined],
  ])('of the folder %s is named by its text where the label is the server’s', (html, labels) => {
    expect(folderToggle(pageElement(html)).labels).toEqual(labels);
  });

  it.each([
    [new MouseEvent('click', { ctrlKey: true }), true],
    [new MouseEvent('click', { metaKey: true }), true],
    [new MouseEvent('click', { shiftKey: true }), true],
    [new MouseEvent('click', { altKey: true }), false],
    [new KeyboardEvent('keydown', { ctrlKey: true }), false],
  ])('opens its link elsewhere with a modifier: %#', (event, expected) => {
    expect(opensElsewhere(event)).toBe(expected);
  });
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/search/search.mount';
import { mountPreview } from '../../../../src/blocks/search/search-preview';
import { createTestScope } from '../../support/scope';

vi.mock('../../../../src/blocks/search/search-preview', () => ({ mountPreview: vi.fn() }));

const assign = vi.fn();
beforeEach(() => {
  assign.mockReset();
  vi.mocked(mountPreview).mockReset();
  vi.stubGlobal('location', { assign, href: 'https://a.example/', origin: 'https://a.example' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function mount(html = '<input>', hasPreview = false) {
  document.body.innerHTML = `<div>${html}</div>`;
  const element = document.body.firstElementChild as HTMLElement;
  const input = element.querySelector('input') as HTMLInputElement;
  const scope = createTestScope();
  const press = (key: string, init: KeyboardEventInit = {}) =>
    input.dispatchEvent(new KeyboardEvent('keydown', { key, ...init }));
  const start = () => unit.mount({ input, hasPreview, collectionId: 'c1' }, scope, element);
  return { input, press, start };
}

it.each([
  ['a text', '<input value=" fern ">', 'Enter', {}, ['/search?q=fern&f_collectionId=c1']],
  ['nothing but spaces', '<input value="  ">', 'Enter', {}, []],
  ['another key', '<input value="fern">', 'a', {}, []],
  ['the end of a word of an input method', '<input value="fern">', 'Enter', { isComposing: true }, []],
  ['a field of a form', '<form><input value="fern"></form>', 'Enter', {}, []],
  ['an active result', '<input value="fern" aria-activedescendant="r1">', 'Enter', {}, []],
])('opens the search at Enter, with %s', (_, html, key, init, addresses) => {
  const { press, start } = mount(html);
  start();
  press(key, init);
  expect(assign.mock.calls.map(([address]) => address)).toEqual(addresses);
});

it.each([false, true])(
  'has a preview once the field has focus, also if it has it already: %s',
  (hasFocus) => {
    const { input, start } = mount('<input>', true);
    if (hasFocus) input.focus();
    start();
    expect(input.getAttribute('role')).toBe('combobox');
    if (!hasFocus) {
      expect(mountPreview).not.toHaveBeenCalled();
      input.focus();
    }
    expect(mountPreview).toHaveBeenCalledOnce();
  },
);

it('has no preview where the site has none', () => {
  const { input, start } = mount('<input>');
  start();
  input.focus();
  expect(mountPreview).not.toHaveBeenCalled();
  expect(input.hasAttribute('role')).toBe(false);
});

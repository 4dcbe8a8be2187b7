// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/search/search.mount';
import { createTestScope } from '../../support/scope';

const assign = vi.fn();
beforeEach(() => {
  assign.mockReset();
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
  const mountPreview = vi.fn();
  const scope = createTestScope({ loadUnit: (async () => ({ mountPreview })) as never });
  const press = (key: string, init: KeyboardEventInit = {}) =>
    input.dispatchEvent(new KeyboardEvent('keydown', { key, ...init }));
  const start = () => unit.mount({ input, hasPreview, collectionId: 'c1' }, scope, element);
  return { input, mountPreview, press, start };
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
  'loads the preview once the field has focus, also if it has it already: %s',
  async (hasFocus) => {
    const { input, mountPreview, start } = mount('<input>', true);
    if (hasFocus) input.focus();
    start();
    expect(input.getAttribute('role')).toBe('combobox');
    if (!hasFocus) {
      await Promise.resolve();
      expect(mountPreview).not.toHaveBeenCalled();
      input.focus();
    }
    await vi.waitFor(() => expect(mountPreview).toHaveBeenCalledOnce());
  },
);

it('loads no preview where the site has none', async () => {
  const { input, mountPreview, start } = mount('<input>');
  start();
  input.focus();
  await new Promise((resolve) => setTimeout(resolve));
  expect([mountPreview.mock.calls.length, input.hasAttribute('role')]).toEqual([0, false]);
});

// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readArchive, unit } from '../../../../src/blocks/archive/archive.mount';
import { createTestScope } from '../../support/scope';

function mount() {
  document.body.innerHTML =
    '<div id="archive"><input type="checkbox" class="archive-dropdown-toggle-checkbox"><ul class="archive-group-list"><li><a href="/2025">2025</a></li></ul></div>';
  const element = document.getElementById('archive') as HTMLElement;
  const read = readArchive(element);
  if ('fault' in read) throw new Error(read.fault);
  const scope = createTestScope();
  unit.mount(read, scope, element);
  const { toggle, list } = read;
  const press = (target: Element, key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const state = () => [toggle.checked, toggle.getAttribute('aria-expanded')];
  return { scope, element, toggle, list, press, state };
}

it('says whether its list is open, and names it', () => {
  const { toggle, list, state, scope, element } = mount();
  expect(state()).toEqual([false, 'false']);
  expect(toggle.getAttribute('aria-controls')).toBe(list.id);
  toggle.checked = true;
  toggle.dispatchEvent(new Event('change'));
  expect(state()).toEqual([true, 'true']);
  scope.end();
  expect([list.hasAttribute('id'), toggle.hasAttribute('aria-expanded')]).toEqual([false, false]);
  expect(element.isConnected).toBe(true);
});

it('opens and closes by Enter, and by no other key', () => {
  const { toggle, press, state } = mount();
  expect(press(toggle, 'a')).toBe(false);
  expect(state()).toEqual([false, 'false']);
  expect(press(toggle, 'Enter')).toBe(true);
  expect(state()).toEqual([true, 'true']);
  press(toggle, 'Enter');
  expect(state()).toEqual([false, 'false']);
});

it('closes by Escape from its list, gives focus back, and leaves Escape alone while it is closed', () => {
  const { toggle, list, press, state } = mount();
  expect(press(list, 'Escape')).toBe(false);
  press(toggle, 'Enter');
  expect(press(list, 'a')).toBe(false);
  expect(state()).toEqual([true, 'true']);
  expect(press(list, 'Escape')).toBe(true);
  expect(state()).toEqual([false, 'false']);
  expect(document.activeElement).toBe(toggle);
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLightboxStore } from '../../../src/lightbox/lightbox.store';
import type { LightboxStore } from '../../../src/lightbox/lightbox.types';
import { createKeyListener, readMove } from '../../../src/lightbox/lightbox-keys';
import { createItems } from './items';

let store: LightboxStore;
let dialog: HTMLElement;

beforeEach(() => {
  store = createLightboxStore({ items: createItems(5) });
  dialog = document.createElement('div');
  dialog.innerHTML = '<video></video><p data-scrolls></p>';
  document.body.append(dialog);
  dialog.addEventListener('keydown', createKeyListener(store));
});

afterEach(() => dialog.remove());

function press(key: string, init: KeyboardEventInit = {}, target: Element | null = dialog) {
  target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
  return store.get().index;
}

describe('the keys of a lightbox', () => {
  it('mirror the arrows for those who read from right to left', () => {
    expect([readMove('ArrowRight', false), readMove('ArrowLeft', false)]).toEqual(['next', 'previous']);
    expect([readMove('ArrowRight', true), readMove('ArrowLeft', true)]).toEqual(['previous', 'next']);
    expect([readMove('Home', true), readMove('End', true), readMove('a', true)]).toEqual([
      'first',
      'last',
      undefined,
    ]);
  });

  it('go on, back, to the end and to the beginning', () => {
    expect([press('ArrowRight'), press('ArrowRight'), press('ArrowLeft')]).toEqual([1, 2, 1]);
    expect([press('End'), press('Home')]).toEqual([4, 0]);
  });

  it('are left to shortcuts, films and captions that scroll', () => {
    expect(press('ArrowRight', { altKey: true })).toBe(0);
    expect(press('ArrowRight', {}, dialog.querySelector('video'))).toBe(0);
    expect(press('End', {}, dialog.querySelector('p'))).toBe(0);
    expect(press('ArrowRight', {}, dialog.querySelector('p'))).toBe(1);
  });

  it('are handled only where they move the slides, and their default is prevented only then', () => {
    const prevented = (key: string, init: KeyboardEventInit = {}) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
      dialog.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(['ArrowRight', 'ArrowLeft', 'Home', 'End', 'a', 'Enter'].map((key) => prevented(key))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
      expect(prevented('ArrowRight', { [modifier]: true }), modifier).toBe(false);
    const used = new KeyboardEvent('keydown', { key: 'End', bubbles: true, cancelable: true });
    used.preventDefault();
    const { index } = store.get();
    dialog.dispatchEvent(used);
    expect(store.get().index).toBe(index);
  });

  it('do not repeat too fast when held down', () => {
    press('ArrowRight');
    expect(press('ArrowRight', { repeat: true })).toBe(1);
    expect(press('ArrowRight')).toBe(2);
  });
});

// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { containFocus } from '../../../src/ui/dialog/modal-layer';

// happy-dom has no boxes, so tabbable would find everything hidden; Chromium tests see the real thing.
vi.mock('tabbable', () => ({
  tabbable: (root: Element) => [...root.querySelectorAll('button')],
}));

const get = (id: string) => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`No #${id}.`);
  return element;
};

const releases: Array<() => void> = [];
const contain = (container: HTMLElement) => {
  const release = containFocus(container);
  releases.push(release);
  return release;
};

function serve() {
  document.body.innerHTML = `<button id="outside">o</button><div id="dialog" tabindex="-1"><h2 id="title" tabindex="-1">T</h2>
    <button id="a">a</button><button id="b">b</button><button id="c">c</button></div><button id="behind">p</button>`;
  return get('dialog');
}

/** Presses Tab; says whether the browser is left to move focus. */
function pressTab(shiftKey = false): boolean {
  const event = new KeyboardEvent('keydown', { key: 'Tab', shiftKey, bubbles: true, cancelable: true });
  return (document.activeElement ?? document).dispatchEvent(event);
}

afterEach(() => {
  for (const release of releases.splice(0)) release();
});

it('wraps from the last stop to the first and back', () => {
  contain(serve());
  get('c').focus();
  expect(pressTab()).toBe(false);
  expect(document.activeElement?.id).toBe('a');
  expect(pressTab(true)).toBe(false);
  expect(document.activeElement?.id).toBe('c');
});

it('leaves the steps between to the browser', () => {
  contain(serve());
  get('b').focus();
  expect(pressTab()).toBe(true);
  expect(pressTab(true)).toBe(true);
});

it('does not leave backwards from a heading that was given focus', () => {
  contain(serve());
  get('title').focus();
  expect(pressTab(true)).toBe(false);
  expect(document.activeElement?.id).toBe('c');
  get('title').focus();
  pressTab();
  expect(document.activeElement?.id).toBe('a');
});

it('moves focus inside when it is elsewhere', () => {
  contain(serve());
  get('outside').focus();
  pressTab();
  expect(document.activeElement?.id).toBe('a');
});

it('keeps focus in place when there is nothing to move to', () => {
  document.body.innerHTML = '<div id="dialog" tabindex="-1"></div>';
  contain(get('dialog'));
  get('dialog').focus();
  expect(pressTab()).toBe(false);
  expect(document.activeElement?.id).toBe('dialog');
});

it('lets focus go when it is released', () => {
  const release = contain(serve());
  release();
  get('c').focus();
  expect(pressTab()).toBe(true);
});

// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { containFocus } from '../../../src/dom/contain-focus';

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
const contain = (...parameters: Parameters<typeof containFocus>) => {
  const release = containFocus(...parameters);
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

it('goes round from the last stop to the first and back', () => {
  contain({ container: serve() });
  get('c').focus();
  expect(pressTab()).toBe(false);
  expect(document.activeElement?.id).toBe('a');
  expect(pressTab(true)).toBe(false);
  expect(document.activeElement?.id).toBe('c');
});

it('leaves the steps between to the browser', () => {
  contain({ container: serve() });
  get('b').focus();
  expect(pressTab()).toBe(true);
  expect(pressTab(true)).toBe(true);
});

it('does not leave backwards from a heading that was given focus', () => {
  contain({ container: serve() });
  get('title').focus();
  expect(pressTab(true)).toBe(false);
  expect(document.activeElement?.id).toBe('c');
  get('title').focus();
  pressTab();
  expect(document.activeElement?.id).toBe('a');
});

it('fetches focus that is elsewhere', () => {
  contain({ container: serve() });
  get('outside').focus();
  pressTab();
  expect(document.activeElement?.id).toBe('a');
});

it('keeps focus where there is nothing to go to', () => {
  document.body.innerHTML = '<div id="dialog" tabindex="-1"></div>';
  contain({ container: get('dialog') });
  get('dialog').focus();
  expect(pressTab()).toBe(false);
  expect(document.activeElement?.id).toBe('dialog');
});

it('steps through the pieces that a predicate accepts', () => {
  serve();
  contain({ predicate: (element) => ['outside', 'b', 'behind'].includes(element.id) });
  get('outside').focus();
  const visited = [0, 1, 2].map(() => {
    pressTab();
    return document.activeElement?.id;
  });
  expect(visited).toEqual(['b', 'behind', 'outside']);
});

it('lets focus go when it is released', () => {
  const release = contain({ container: serve() });
  release();
  get('c').focus();
  expect(pressTab()).toBe(true);
});

it('needs exactly one of container and predicate', () => {
  const error = new TypeError('Focus containment needs exactly one of container or predicate.');
  expect(() => containFocus({})).toThrow(error);
  expect(() => containFocus({ container: document.body, predicate: () => true })).toThrow(error);
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keyboard } from '../../../../src/gallery/behaviour/keyboard';
import { createContext } from './gallery-context';

vi.mock('../../../../src/dom/near-viewport', () => ({
  isInViewport: (list: Element) => !list.classList.contains('away'),
}));

const scopes: { end(): void }[] = [];
const galleries: { update(state: { inMotion: boolean }): void }[] = [];
afterEach(() => {
  for (const scope of scopes.splice(0)) scope.end();
  galleries.splice(0);
});

const KEYS = { next: 39, previous: 37 };

function start(attributes: object = {}, count = 3, more: object = {}) {
  const made = createContext({
    html: '<div></div>'.repeat(count),
    attributes: { keyboard: true, keys: KEYS, ...attributes },
    ...more,
  });
  scopes.push(made.scope);
  galleries.push(made.gallery);
  keyboard(made.context);
  return { ...made, index: () => made.gallery.get().currentIndex };
}
let time = 0;
beforeEach(() => {
  time += 10_000;
});
/** Presses a key at an element, and says whether the gallery has taken it. */
function pressAtOnce(key: string, target: Element = document.body, init: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  Object.defineProperty(event, 'timeStamp', { value: time });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}
/** The same, when all galleries have come to rest. */
const press: typeof pressAtOnce = (...args) => {
  for (const gallery of galleries) gallery.update({ inMotion: false });
  return pressAtOnce(...args);
};

describe('a gallery in view', () => {
  it('moves by the keys of its settings, by code or name, and by no others', () => {
    const { index } = start();
    expect([press('ArrowRight'), index()]).toEqual([true, 1]);
    expect([press('ArrowLeft'), index()]).toEqual([true, 0]);
    expect([press('ArrowDown'), press('x'), index()]).toEqual([false, false, 0]);
    for (const scope of scopes.splice(0)) scope.end();
    const named = start({ keys: { next: 'n', previous: 33 } });
    expect([press('n'), named.index()]).toEqual([true, 1]);
    expect([press('PageUp'), named.index()]).toEqual([true, 0]);
  });

  it('has its arrow keys the other way round where text runs from right to left', () => {
    const { list, index } = start();
    list.style.direction = 'rtl';
    press('ArrowLeft');
    expect(index()).toBe(1);
    press('ArrowRight');
    expect(index()).toBe(0);
  });

  it('leaves keys with a modifier, those that were answered, and those of fields', () => {
    const { index, root } = start();
    for (const modifier of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
      expect(press('ArrowRight', document.body, { [modifier]: true })).toBe(false);
    root.append(document.createElement('textarea'));
    expect(press('ArrowRight', root.lastElementChild ?? root)).toBe(false);
    const answered = document.createElement('p');
    answered.addEventListener('keydown', (event) => event.preventDefault());
    document.body.append(answered);
    press('ArrowRight', answered);
    expect(index()).toBe(0);
  });

  it('takes a key that is held down once in a while', () => {
    const { index } = start();
    press('ArrowRight');
    time += 199;
    expect([press('ArrowRight', document.body, { repeat: true }), index()]).toEqual([true, 1]);
    time += 1;
    press('ArrowRight', document.body, { repeat: true });
    expect(index()).toBe(2);
  });

  it('waits while it moves, and while it plays unless a control has the focus', () => {
    const control = document.createElement('button');
    const { gallery, index, root } = start({ elements: { controls: [control] } });
    root.append(control);
    gallery.update({ inMotion: true });
    expect(pressAtOnce('ArrowRight')).toBe(false);
    gallery.update({ isPlaying: true });
    expect([press('ArrowRight'), press('ArrowRight', root), index()]).toEqual([false, false, 0]);
    expect([press('ArrowRight', control), index()]).toEqual([true, 1]);
  });

  it.each([
    ['keys are off', { keyboard: false }, 3, {}],
    ['it has one slide', {}, 1, {}],
    ['its design has no current slide', {}, 3, { design: { show: undefined } }],
  ])('answers none where %s', (_, attributes, count, more) => {
    start(attributes, count, more);
    expect(press('ArrowRight')).toBe(false);
  });

  it('answers none after its end', () => {
    const { scope } = start();
    const other = start();
    scope.end();
    expect([press('ArrowRight'), other.index()]).toEqual([true, 1]);
    other.scope.end();
    expect(press('ArrowRight')).toBe(false);
  });
});

describe('of several galleries', () => {
  it('the one with the focus answers, also from its controls elsewhere, else the first in view', () => {
    const control = document.createElement('button');
    document.body.append(control);
    const away = start();
    away.list.className = 'away';
    const [first, second, third] = [start(), start(), start({ elements: { next: [control] } })];
    const indexes = () => [away, first, second, third].map(({ index }) => index());
    press('ArrowRight');
    expect(indexes()).toEqual([0, 1, 0, 0]);
    press('ArrowRight', second.slides[0]);
    expect(indexes()).toEqual([0, 1, 1, 0]);
    press('ArrowRight', control);
    expect(indexes()).toEqual([0, 1, 1, 1]);
    // Not in view, it takes no keys from those that are.
    expect(press('ArrowRight', away.root)).toBe(false);
    first.gallery.update({ isPlaying: true });
    press('ArrowRight');
    expect(indexes()).toEqual([0, 1, 2, 1]);
  });

  it('the inner one of two around the focus answers', () => {
    const [outer, inner] = [start(), start()];
    outer.slides[0]?.append(inner.root);
    press('ArrowRight', inner.slides[0]);
    expect([outer.index(), inner.index()]).toEqual([0, 1]);
  });

  it('only one in the layer over the page answers, and none that cannot be reached', () => {
    const [page, layered] = [start(), start()];
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    dialog.append(layered.root, document.createElement('p'));
    document.body.append(dialog);
    press('ArrowRight', dialog.lastElementChild ?? dialog);
    expect([page.index(), layered.index()]).toEqual([0, 1]);
    layered.scope.end();
    expect(press('ArrowRight', dialog)).toBe(false);
    page.root.setAttribute('inert', '');
    expect(press('ArrowRight')).toBe(false);
  });

  it('none answers for a carousel of somebody else, or a part that scrolls sideways', () => {
    const { index } = start();
    const foreign = document.createElement('div');
    foreign.setAttribute('aria-roledescription', 'carousel');
    const wide = document.createElement('div');
    wide.style.overflowX = 'auto';
    Object.defineProperty(wide, 'scrollWidth', { value: 900 });
    Object.defineProperty(wide, 'clientWidth', { value: 300, configurable: true });
    document.body.append(foreign, wide);
    expect([press('ArrowRight', foreign), press('ArrowRight', wide), index()]).toEqual([false, false, 0]);
    Object.defineProperty(wide, 'clientWidth', { value: 900 });
    expect([press('ArrowRight', wide), index()]).toEqual([true, 1]);
  });
});

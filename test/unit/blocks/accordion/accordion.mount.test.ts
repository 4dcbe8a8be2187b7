// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/accordion/accordion.mount';
import { createBus } from '../../../../src/core/entry/bus';
import { findIn, pageElement } from '../../support/markup';
import { mountUnit } from '../../support/mount-unit';
import { endTestScopes } from '../../support/scope';

interface Motion {
  readonly element: Element;
  readonly heights: readonly unknown[];
  readonly cancel: () => void;
  onfinish: (() => void) | null;
}

let motions: Motion[];
let isReduced: boolean;

beforeEach(() => {
  motions = [];
  isReduced = true;
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  HTMLElement.prototype.animate = function (frames) {
    const heights = (frames as Keyframe[]).map(({ height }) => height);
    const motion: Motion = { element: this, heights, cancel: vi.fn(), onfinish: null };
    motions.push(motion);
    return motion as never;
  };
});

afterEach(() => {
  endTestScopes();
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

interface ItemMarkup {
  readonly open?: boolean;
  readonly button?: string;
  readonly panel?: string;
  readonly icon?: boolean;
}

const item = ({
  open = false,
  button = '',
  panel = 'hidden="until-found"',
  icon = true,
}: ItemMarkup = {}) => `
  <li class="accordion-item"${open ? ' data-is-open="true"' : ''}>
    <button class="accordion-item__click-target" ${button}>${icon ? '<i class="accordion-icon-container"></i>' : ''}</button>
    <div class="accordion-item__dropdown" ${open ? '' : panel}><p>Answer</p></div>
  </li>`;

function mount(items: string, settings = '') {
  const block = pageElement(`<div><ul class="accordion-items-container"${settings}>${items}</ul></div>`);
  const before = block.innerHTML;
  const bus = createBus(() => {});
  const told: string[] = [];
  bus.on('accordion:opened', ({ index }) => told.push(`${index} opens`));
  bus.on('accordion:closed', ({ index }) => told.push(`${index} closes`));
  const { scope, store } = mountUnit(unit, block, { bus });
  const all = [...block.querySelectorAll<HTMLElement>('.accordion-item')].map((one) => ({
    item: one,
    button: findIn(one, 'button'),
    panel: findIn(one, '.accordion-item__dropdown'),
    icon: one.querySelector<HTMLElement>('i'),
  }));
  return { all, before, block, scope, store, told };
}

type Item = ReturnType<typeof mount>['all'][number];

/** What a visitor, and theme CSS, sees of an item. */
const look = ({ item: one, button, panel, icon }: Item) => [
  one.dataset.isOpen,
  button.getAttribute('aria-expanded'),
  icon?.dataset.isOpen,
  panel.classList.contains('accordion-item__dropdown--open'),
  panel.getAttribute('hidden'),
];
const OPEN = ['true', 'true', 'true', true, null];
const CLOSED = ['false', 'false', 'false', false, 'until-found'];

describe('a mounted accordion', () => {
  it('opens an item with its header, and closes the one before', () => {
    const { all, told } = mount(item({ panel: '' }) + item({ panel: '' }));
    // Neither has `hidden` from the server: the browser has found something in the first one.
    expect(all.map(look)).toEqual([OPEN, CLOSED]);
    all[1]?.button.click();
    expect(all.map(look)).toEqual([CLOSED, OPEN]);
    expect(told).toEqual(['0 closes', '1 opens']);
    all[1]?.button.click();
    expect(all.map(look)).toEqual([CLOSED, CLOSED]);
    expect(told.at(-1)).toBe('1 closes');
  });

  it('names the header and the panel of an item for each other', () => {
    const { all, scope } = mount(
      item() + item({ button: 'id="own" type="submit"', panel: 'id="place" hidden' }),
    );
    const names = all.map(({ button, panel }) => [
      button.id,
      button.getAttribute('aria-controls'),
      button.getAttribute('type'),
      panel.id,
      panel.getAttribute('aria-labelledby'),
    ]);
    const [first, second] = [`${scope.id}-button-1`, `${scope.id}-panel-1`];
    expect(names).toEqual([
      [first, second, 'button', second, first],
      ['own', 'place', 'submit', 'place', 'own'],
    ]);
  });

  it('needs no icon', () => {
    const { all } = mount(item({ icon: false }));
    all[0]?.button.click();
    expect(all.map(look)).toEqual([['true', 'true', undefined, true, 'until-found']]);
  });

  it.each(['beforematch', 'hidden'])(
    'opens an item in which a search has found something: %s',
    async (sign) => {
      const { all } = mount(item() + item());
      const panel = all[1]?.panel;
      if (sign === 'hidden') panel?.removeAttribute('hidden');
      else panel?.dispatchEvent(new Event(sign, { bubbles: true }));
      await expect.poll(() => all[1]?.item.dataset.isOpen).toBe('true');
      expect(all[0]?.item.dataset.isOpen).toBe('false');
    },
  );

  it('is given back as it was when the scope ends', () => {
    const { all, before, block, scope, told } = mount(item() + item({ open: true }));
    all[0]?.button.click();
    const count = told.length;
    scope.end();
    expect(block.innerHTML).toBe(before);
    all[0]?.button.click();
    expect(block.innerHTML).toBe(before);
    expect(told).toHaveLength(count);
  });
});

describe('the place that a link leads into', () => {
  let seen: Element[];
  beforeEach(() => {
    seen = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      seen.push(this);
    });
  });

  it('is shown: the item whose answer the browser has revealed', () => {
    const { all } = mount(item() + item({ panel: '' }));
    expect(seen).toEqual([all[1]?.item]);
  });

  it('is shown: the very words in the answer', () => {
    vi.spyOn(Element.prototype, 'querySelector').mockImplementation(function (this: Element, selector) {
      // happy-dom knows no target.
      const [found] = this.querySelectorAll(selector === ':target' ? 'p' : selector);
      return found ?? null;
    });
    const { all } = mount(item() + item({ panel: '' }));
    expect(seen).toEqual([all[1]?.panel.firstElementChild]);
  });

  it('is not looked for where nothing was revealed', () => {
    mount(item() + item({ open: true }));
    expect(seen).toEqual([]);
  });
});

describe('the movement of an item', () => {
  beforeEach(() => {
    isReduced = false;
  });

  const heightsOf = (wanted: readonly Motion[]) => wanted.map(({ heights }) => heights.join(' to '));

  it('goes from nothing to the height of its panel, and back', () => {
    const { all } = mount(item({ panel: 'hidden' }));
    const [one] = all;
    Object.defineProperty(one?.panel, 'scrollHeight', { value: 120 });
    expect(motions).toEqual([]);
    one?.button.click();
    expect(heightsOf(motions)).toEqual(['0px to 120px']);
    expect(one?.item.dataset.isItemAnimating).toBe('true');
    motions[0]?.onfinish?.();
    expect(one?.item.dataset.isItemAnimating).toBeUndefined();
    one?.button.click();
    expect(heightsOf(motions)).toEqual(['0px to 120px', '120px to 0px']);
    // It is seen until it has closed.
    expect(one && look(one)).toEqual(['false', 'false', 'false', true, '']);
  });

  it('takes no press until all items are at rest', () => {
    const { all, store } = mount(item({ open: true }) + item());
    all[1]?.button.click();
    expect(motions.map(({ element }) => element)).toEqual([all[0]?.panel, all[1]?.panel]);
    motions[1]?.onfinish?.();
    all[1]?.button.click();
    expect([...store.get().open]).toEqual([1]);
    motions[0]?.onfinish?.();
    all[1]?.button.click();
    expect([...store.get().open]).toEqual([]);
  });

  it('turns around when a theme’s script changes its mind', () => {
    const { store } = mount(item());
    store.open(0);
    store.closeAll();
    expect(heightsOf(motions)).toEqual(['0px to 0px', '0px to 0px']);
    expect(motions.map(({ cancel }) => vi.mocked(cancel).mock.calls.length)).toEqual([1, 0]);
  });

  it('opens nothing again that has been revealed by itself', async () => {
    const { all, store } = mount(item({ panel: '' }) + item());
    all[0]?.button.click();
    // What closes has no `hidden` yet, and was not found.
    all[0]?.panel.dispatchEvent(new Event('beforematch'));
    expect([...store.get().open]).toEqual([]);
  });

  it('stops with the scope', () => {
    const { all, scope, store } = mount(item());
    all[0]?.button.click();
    scope.end();
    expect(motions.map(({ cancel }) => vi.mocked(cancel).mock.calls.length)).toEqual([1]);
    motions[0]?.onfinish?.();
    expect([...store.get().animating]).toEqual([0]);
  });
});

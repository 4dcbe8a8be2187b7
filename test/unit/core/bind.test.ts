// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  buttonClaims,
  dropdownClaims,
  iconClaims,
  itemClaims,
} from '../../../src/blocks/accordion/accordion.mount';
import { albumClaims, trackClaims } from '../../../src/blocks/album/album.store';
import { panelClaims, tabClaims } from '../../../src/blocks/menu/menu.data';
import {
  activeClaims,
  condensedClaims,
  shiftClaims,
  stageClaims,
} from '../../../src/blocks/portfolio-hover/portfolio-hover.mount';
import { optionClaims } from '../../../src/blocks/pricing-plan/pricing-plan.mount';
import { markClaims, productClaims } from '../../../src/commerce/product/start-product';
import type { Services } from '../../../src/core/entry/services';
import { createScope, type Part } from '../../../src/core/scope';
import { fillClaims, sliderClaims } from '../../../src/media/audio/seek-bar';
import { createStore } from '../../../src/store/store';

const report = vi.fn();

function setUp() {
  const node = document.createElement('div');
  node.className = 'served';
  const before = node.outerHTML;
  const scope: Part = createScope({
    services: { report, blocks: [] } as unknown as Services,
    name: 'sample',
  });
  return { node, before, scope, store: createStore(0) };
}

afterEach(() => report.mockReset());

describe('bind', () => {
  it('shows each state, and drops what a later one leaves out', () => {
    const { node, scope, store } = setUp();
    scope.bind(node, store, (count) => (count < 2 ? { attributes: { 'data-count': `${count}` } } : {}));
    expect(node.dataset.count).toBe('0');
    store.set(1);
    expect(node.dataset.count).toBe('1');
    store.set(2);
    expect(node.hasAttribute('data-count')).toBe(false);
  });

  it('adds two bindings of one node up, and gives the node back at the end', () => {
    const { node, before, scope, store } = setUp();
    const other = createStore(true);
    scope.bind(node, store, (count) => ({ classes: { odd: count % 2 === 1 } }));
    scope.bind(node, other, (open) => ({ classes: { open }, attributes: { 'aria-expanded': `${open}` } }));
    store.set(1);
    expect([...node.classList]).toEqual(['served', 'open', 'odd']);
    other.set(false);
    expect([...node.classList]).toEqual(['served', 'odd']);
    scope.end();
    store.set(3);
    expect(node.outerHTML).toBe(before);
  });

  it('reports a description that throws, and shows the next state', () => {
    const { node, scope, store } = setUp();
    scope.bind(node, store, (count) => {
      if (count === 1) throw new Error('boom');
      return { attributes: { 'data-count': `${count}` } };
    });
    store.set(1);
    expect(report).toHaveBeenCalledOnce();
    expect(node.dataset.count).toBe('0');
    store.set(2);
    expect(node.dataset.count).toBe('2');
  });
});

describe('descriptions', () => {
  it('of an album: it plays, is paused, or has not begun', () => {
    expect(albumClaims({ current: undefined, isPlaying: false }).classes).toMatchObject({ paused: false });
    expect(albumClaims({ current: 1, isPlaying: false }).classes).toMatchObject({ paused: true });
    expect(albumClaims({ current: 1, isPlaying: true }).classes).toEqual({
      loading: false,
      playing: true,
      paused: false,
    });
    expect(trackClaims(true)).toEqual({
      classes: { selected: true },
      attributes: { 'aria-current': 'true' },
    });
    expect(trackClaims(false)).toEqual({ classes: { selected: false } });
  });

  it('of an accordion: a panel is seen until its animation ends', () => {
    const state = (open: readonly number[], animating: readonly number[]) => ({
      open: new Set(open),
      animating: new Set(animating),
    });
    const [opening, open, closing, closed] = [state([1], [1]), state([1], []), state([], [1]), state([], [])];
    const states = [opening, open, closing, closed];
    expect(states.map((one) => itemClaims(1)(one).attributes)).toEqual([
      { 'data-is-open': 'true', 'data-is-item-animating': 'true' },
      { 'data-is-open': 'true' },
      { 'data-is-open': 'false', 'data-is-item-animating': 'true' },
      { 'data-is-open': 'false' },
    ]);
    expect(states.map((one) => dropdownClaims(1, false)(one).attributes?.hidden)).toEqual([
      null,
      null,
      null,
      'until-found',
    ]);
    expect(dropdownClaims(1, true)(open)).toEqual({ classes: { 'accordion-item__dropdown--open': true } });
    expect([0, 1].map((index) => buttonClaims(index)(open).attributes)).toEqual([
      { 'aria-expanded': 'false' },
      { 'aria-expanded': 'true' },
    ]);
    expect(iconClaims(1)(closing).attributes).toEqual({ 'data-is-open': 'false' });
  });

  it('of menus: one tab stop, and `hidden` only taken away where we have written it', () => {
    const ids = { tab: 't', panel: 'p' };
    expect(tabClaims(true, ids).attributes).toMatchObject({ tabindex: '0', 'aria-controls': 'p' });
    expect(tabClaims(false, ids).attributes).toMatchObject({ tabindex: '-1', 'aria-selected': 'false' });
    const panel = (isSelected: boolean, isServers: boolean) =>
      panelClaims(isSelected, { ids, name: 'Lunch', isServers });
    expect(panel(true, false).attributes).toMatchObject({ hidden: null, tabindex: '0' });
    expect(panel(true, true).attributes).not.toHaveProperty('hidden');
    expect(panel(true, true).styles).toEqual({ display: 'block' });
    expect(panel(false, true).attributes).toMatchObject({ hidden: 'until-found', 'data-menu-name': 'Lunch' });
  });

  it('of pricing options: buttons that the server has made of other elements get a role and a tab stop', () => {
    expect(optionClaims(true, false).attributes).toEqual({ 'aria-pressed': 'true' });
    expect(optionClaims(false, true).attributes).toEqual({
      'aria-pressed': 'false',
      role: 'button',
      tabindex: '0',
    });
  });

  it('of portfolio images: they stay where theme CSS puts them until they follow the mouse', () => {
    const active = (is: boolean) => ({ attributes: { 'data-active': String(is) } });
    expect([0, 1].map(activeClaims(1))).toEqual([active(false), active(true)]);
    expect([-1, 0].map(stageClaims)).toEqual([active(false), active(true)]);
    expect(condensedClaims(true)).toEqual({ attributes: { 'data-condensed': 'true' } });
    expect(shiftClaims('')).toEqual({});
    expect(shiftClaims('translate(1px, 2px)').styles).toMatchObject({ transform: 'translate(1px, 2px)' });
  });

  it('of a seek bar: a share of the duration, never more than all of it, and none while it is not known', () => {
    const width = (time: number, duration: number) => fillClaims({ time, duration }).styles?.width;
    expect([width(30, 120), width(5, 0), width(9, 8)]).toEqual(['25.00%', '0.00%', '100.00%']);
    expect(sliderClaims({ time: 30.4, duration: 119.6 }).attributes).toMatchObject({
      'aria-valuenow': '30',
      'aria-valuemax': '120',
    });
  });

  it('of the marks of a product: the server’s until a variant is chosen, then the variant’s', () => {
    type Variant = NonNullable<Parameters<typeof productClaims>[0]>;
    const amount = { minor: 100n, currency: 'EUR' };
    const onSale = { fullPrice: amount, stock: 1 } as unknown as Variant;
    expect(productClaims(undefined)).toEqual({});
    expect(productClaims(onSale).classes).toMatchObject({ 'on-sale': true });
    expect(markClaims(undefined, 'on-sale', true)).toEqual({});
    expect(markClaims(onSale, 'on-sale', false)).toEqual({});
    expect(markClaims(onSale, 'on-sale', true)).not.toEqual({});
    expect(markClaims({ ...onSale, fullPrice: undefined } as Variant, 'on-sale', true)).not.toEqual(
      markClaims(onSale, 'on-sale', true),
    );
  });
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/marquee/marquee.mount';
import { findIn, pageElement } from '../../support/markup';
import { SizeObserver } from '../../support/measured-page';
import { mountUnit } from '../../support/mount-unit';
import { endTestScopes } from '../../support/scope';

/** What the browser tells: whether the marquee is in view, and whether the visitor prefers reduced motion. */
let see: (isOnScreen: boolean) => void;
let reduce: (isReduced: boolean) => void;
/** The calls of the animation of the track. */
let motion: { currentTime: number; calls: string[] } | undefined;

beforeEach(() => {
  motion = undefined;
  vi.stubGlobal('ResizeObserver', SizeObserver);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: readonly object[]) => void) {
        see = (isIntersecting) => report([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {
        see = () => {};
      }
    },
  );
  const query = Object.assign(new EventTarget(), { matches: false });
  reduce = (matches) => {
    query.matches = matches;
    query.dispatchEvent(new Event('change'));
  };
  vi.stubGlobal('matchMedia', () => query);
  HTMLElement.prototype.animate = () => {
    const calls: string[] = [];
    const noting = (name: string) => () => void calls.push(name);
    const own = {
      currentTime: 0,
      calls,
      play: noting('play'),
      pause: noting('pause'),
      cancel: noting('cancel'),
    };
    motion ??= own;
    return own as unknown as Animation;
  };
});

afterEach(() => {
  endTestScopes();
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const ITEMS = { marqueeItems: [{ text: 'Ferns' }, { text: 'Moss' }] };
const LINKED = { marqueeItems: [{ text: 'Ferns', linkTo: '/ferns' }, { text: 'Moss' }] };

function mount(settings: object = ITEMS, label = '<span class="v6-visually-hidden">Ferns Moss</span>') {
  const block = pageElement(`<div class="sqs-block-marquee"><div class="Marquee">
    <script class="Marquee-props" type="application/json">${JSON.stringify(settings)}</script>
    <h2><svg class="Marquee-svg"></svg>${label}</h2></div></div>`);
  const before = block.innerHTML;
  const { scope, store } = mountUnit(unit, block);
  const all = (selector: string) => [...block.querySelectorAll<HTMLElement>(selector)];
  return { all, before, block, find: (selector: string) => findIn(block, selector), scope, store };
}

/** A marquee of 1000 px with a text of 600 px: three sets fill it. */
function mountWide(settings: object) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 600 } as DOMRect);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  return mount(settings);
}

describe('the text of a marquee', () => {
  it('is drawn beside the server’s drawing, which keeps its room', () => {
    const { all, block, find } = mount({
      ...ITEMS,
      itemSpacing: { unit: 'px', value: 12 },
      waveIntensity: 2,
    });
    expect(find('.Marquee').dataset.ready).toBe('true');
    expect(find('svg').style.blockSize).toBe('calc(1.4em + 30px)');
    const { style } = find('h2 .inlay-marquee-window');
    expect(style.getPropertyValue('--marquee-item-spacing')).toBe('12px');
    expect(style.getPropertyValue('--inlay-marquee-wave')).toBe('30px');
    expect(all('.inlay-marquee-item').map(({ dir }) => dir)).toEqual(['auto', 'auto']);
    expect(find('.inlay-marquee-set').dir).toBe('ltr');
    expect(block.lastElementChild?.querySelector('button')).not.toBeNull();
  });

  it('has the spacing of the style sheet where its settings have none, and no box for each letter without a wave', () => {
    const { all, find } = mount();
    expect(find('.inlay-marquee-window').style.getPropertyValue('--marquee-item-spacing')).toBe('');
    expect(all('.inlay-marquee-item').map((item) => item.innerHTML)).toEqual(['Ferns', 'Moss']);
  });

  it('runs with the text of the page', () => {
    vi.spyOn(window, 'getComputedStyle').mockReturnValue({ direction: 'rtl' } as CSSStyleDeclaration);
    const { find } = mount();
    expect(find('.inlay-marquee-set').dir).toBe('rtl');
  });

  it('is read once, beside the letters of a wave', () => {
    const { all, find } = mount({ ...ITEMS, waveIntensity: 1 }, '');
    expect(find('.inlay-marquee-item .visually-hidden').textContent).toBe('Ferns');
    const letters = all('.inlay-marquee-item:first-child [aria-hidden=true] > .inlay-marquee-letter');
    expect(letters.map(({ textContent }) => textContent)).toEqual([...'Ferns']);
  });

  it.each([
    ['the server’s text is read in its place', ITEMS, undefined, [true, false]],
    ['it is read where the server has no text', ITEMS, '', [false, undefined]],
    ['it is read where it has links', LINKED, undefined, [false, true]],
  ])('is hidden from screen readers or is not: %s', (_, settings, label, expected) => {
    const { all, find } = mount(settings, label);
    const isHidden = (element: Element | undefined) =>
      element && element.getAttribute('aria-hidden') === 'true';
    const [text] = all('.v6-visually-hidden');
    expect([isHidden(find('.inlay-marquee-track')), isHidden(text)]).toEqual(expected);
  });

  it('fills its window with copies, which are neither read nor tab stops', () => {
    expect(mount(LINKED).all('.inlay-marquee-set')).toHaveLength(1);
    const shown = mountWide(LINKED);
    expect(shown.all('.inlay-marquee-set').map((set) => set.getAttribute('aria-hidden'))).toEqual([
      null,
      'true',
      'true',
    ]);
    const links = shown.all('a');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/ferns', '/ferns', '/ferns']);
    expect(links.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  });

  it('is one link where the whole marquee leads somewhere', () => {
    const { all, find } = mount({ ...LINKED, linkTo: '/fair', newWindow: true });
    expect(all('a')).toEqual([find('a.inlay-marquee-window')]);
    expect(['href', 'target', 'rel'].map((name) => find('a').getAttribute(name))).toEqual([
      '/fair',
      '_blank',
      'noopener',
    ]);
    expect(mount(LINKED).find('a').hasAttribute('target')).toBe(false);
  });

  it('is taken away when the scope ends, and the server’s markup given back', () => {
    const { before, block, scope } = mount({ ...ITEMS, pausedOnHover: true });
    const stopped = vi.spyOn(matchMedia(''), 'removeEventListener');
    scope.end();
    expect(block.innerHTML).toBe(before);
    expect(stopped).toHaveBeenCalledTimes(1);
  });
});

describe('a marquee', () => {
  const labelOf = ({ find }: ReturnType<typeof mount>) => find('button').getAttribute('aria-label');

  it('moves while it is in view, until the visitor pauses it', async () => {
    const shown = mountWide(ITEMS);
    const { find, store } = shown;
    expect(store.get().isMoving).toBe(false);
    see(true);
    expect(store.get().isMoving).toBe(true);
    await expect.poll(() => motion?.calls.at(-1)).toBe('play');
    see(false);
    await expect.poll(() => motion?.calls.at(-1)).toBe('pause');
    see(true);
    find('button').click();
    await expect.poll(() => labelOf(shown)).toBe('Play moving text');
    expect(store.get()).toMatchObject({ isPlaying: false, isMoving: false });
    find('button').click();
    await expect.poll(() => labelOf(shown)).toBe('Pause moving text');
    expect(store.get().isMoving).toBe(true);
  });

  it('stands still for visitors who prefer reduced motion, also from now on', () => {
    reduce(true);
    const shown = mount();
    see(true);
    expect(labelOf(shown)).toBe('Play moving text');
    reduce(false);
    expect(shown.store.get().isMoving).toBe(true);
    reduce(true);
    expect(shown.store.get().isMoving).toBe(false);
  });

  const enter = (target: Element, type: string, pointerType: string) =>
    target.dispatchEvent(new PointerEvent(type, { pointerType }));

  it('pauses under a mouse where its settings say so, and not under a finger', async () => {
    const { find, store } = mount({ ...ITEMS, pausedOnHover: true });
    see(true);
    enter(find('.Marquee'), 'pointerenter', 'touch');
    expect(store.get().isMoving).toBe(true);
    enter(find('.Marquee'), 'pointerenter', 'mouse');
    expect(store.get().isMoving).toBe(false);
    await expect.poll(() => find('.Marquee').dataset.hover).toBe('true');
    enter(find('.Marquee'), 'pointerleave', 'mouse');
    expect(store.get().isMoving).toBe(true);
    await expect.poll(() => find('.Marquee').dataset.hover).toBeUndefined();
  });

  it('moves on under a mouse otherwise', () => {
    const { find, store } = mount();
    see(true);
    enter(find('.Marquee'), 'pointerenter', 'mouse');
    expect(store.get().isMoving).toBe(true);
  });

  it('stands still at the link that has focus', () => {
    const shown = mountWide(LINKED);
    see(true);
    const link = shown.find('a');
    Object.defineProperty(link, 'offsetLeft', { value: 150 });
    link.focus();
    expect(shown.store.get().isMoving).toBe(false);
    // 150 px, at 60 px in a second.
    expect(motion?.currentTime).toBe(2500);
    link.blur();
    expect(shown.store.get().isMoving).toBe(true);
  });

  it('that is one link stands still where it is', () => {
    const shown = mountWide({ ...ITEMS, linkTo: '/fair' });
    see(true);
    Object.defineProperty(shown.find('a'), 'offsetLeft', { value: 150 });
    shown.find('a').focus();
    expect([shown.store.get().isMoving, motion?.currentTime]).toEqual([false, 0]);
  });
});

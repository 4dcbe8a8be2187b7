// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startTouchZoom } from '../../../../src/blocks/product-gallery/touch-zoom';
import { setBox } from '../../support/measured-page';
import { createTestScope } from '../../support/scope';

interface Finger {
  readonly x?: number;
  readonly y?: number;
  readonly id?: number;
  readonly type?: string;
}

const isStopped = new WeakMap<Event, boolean>();

/** A slide of 200 × 100 px at 10, 20. */
function start({ factor = 2, isInRow = true } = {}) {
  document.body.innerHTML = '<div class="list"><div class="slide"><img alt="Basket"></div></div>';
  const before = document.body.innerHTML;
  const [list, slide] = document.querySelectorAll<HTMLElement>('.list,.slide');
  const image = document.querySelector('img');
  if (!list || !slide || !image) throw new Error('The slide is missing.');
  setBox(slide, { left: 10, top: 20, width: 200, height: 100 });
  const capture = vi.fn();
  slide.setPointerCapture = capture;
  const scope = createTestScope();
  const zoom = startTouchZoom(scope, { slide, image, factor, isInRow });
  const send = (event: Event) => {
    isStopped.set(event, true);
    list.addEventListener(event.type, () => isStopped.set(event, false), { once: true });
    image.dispatchEvent(event);
    return { isStopped: isStopped.get(event), isPrevented: event.defaultPrevented };
  };
  const pointer = (name: string, { x = 0, y = 0, id = 1, type = 'touch' }: Finger) =>
    send(
      new PointerEvent(name, {
        bubbles: true,
        clientX: x,
        clientY: y,
        pointerId: id,
        pointerType: type,
        isPrimary: id === 1,
      }),
    );
  return {
    before,
    scope,
    zoom,
    slide,
    image,
    capture,
    down: (finger: Finger = {}) => pointer('pointerdown', finger),
    move: (finger: Finger) => pointer('pointermove', finger),
    up: (finger: Finger = {}) => pointer('pointerup', finger),
    cancel: (finger: Finger = {}) => pointer('pointercancel', finger),
    /** As the browser fires it after a tap or a drag. */
    click: () => send(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 })),
    scroll: (fingers: number, cancelable = true) =>
      send(
        Object.assign(new Event('touchmove', { bubbles: true, cancelable }), {
          touches: { length: fingers },
        }),
      ).isPrevented,
    isPinched: () => slide.classList.contains('inlay-pinched'),
    transform: () => image.style.transform,
    transition: () => image.style.transition,
    touchAction: () => slide.style.touchAction,
  };
}

const translate = (x: number, y: number, scale: number) => `translate3d(${x}px, ${y}px, 0px) scale(${scale})`;

afterEach(() => {
  // Ends what waits for the click of a drag.
  window.dispatchEvent(new Event('pointerdown'));
});

describe('a picture at rest', () => {
  it.each([
    [true, 'pan-x pan-y'],
    [false, 'pan-y'],
  ])('lets one finger scroll: in a row %s, the browser does %s', (isInRow, action) => {
    const { touchAction, isPinched, transform } = start({ isInRow });
    expect([touchAction(), isPinched(), transform()]).toEqual([action, false, '']);
  });

  it('leaves one finger to the gallery and the page', () => {
    const { down, move, up, click, scroll, capture, transform } = start();
    const passed = { isStopped: false, isPrevented: false };
    expect(down({ x: 50, y: 50 })).toEqual(passed);
    expect(move({ x: 90, y: 50 })).toEqual(passed);
    expect(scroll(1)).toBe(false);
    expect(up({ x: 90, y: 50 })).toEqual(passed);
    expect(click()).toEqual(passed);
    expect([capture.mock.calls, transform()]).toEqual([[], '']);
  });

  it('is not enlarged by two mice', () => {
    const { down, move, transform } = start();
    down({ x: 50, type: 'mouse' });
    down({ x: 60, id: 2, type: 'mouse' });
    move({ x: 90, id: 2, type: 'mouse' });
    expect(transform()).toBe('');
  });
});

describe('two fingers', () => {
  it('enlarge the picture about their centre, for which neither the gallery nor the page moves', () => {
    const { down, move, scroll, capture, transform, transition, isPinched, touchAction } = start();
    down({ x: 100, y: 70 });
    expect(down({ x: 120, y: 70, id: 2 }).isStopped).toBe(true);
    expect(capture.mock.calls).toEqual([[1], [2]]);
    expect(scroll(2)).toBe(true);
    expect(scroll(2, false)).toBe(false);
    expect(move({ x: 140, y: 70, id: 2 }).isStopped).toBe(true);
    // Twice as far from each other; their centre was in the middle of the slide, and moved by 10 px.
    expect([transform(), transition(), isPinched(), touchAction()]).toEqual([
      translate(10, 0, 2),
      '',
      true,
      'none',
    ]);
    expect(scroll(1)).toBe(true);
  });

  it('enlarge it about where they are in the slide, not in the window', () => {
    const { down, move, transform } = start();
    down({ x: 10, y: 20 });
    down({ x: 30, y: 20, id: 2 });
    move({ x: 0, y: 20 });
    move({ x: 40, y: 20, id: 2 });
    // Their centre stays 10 px from the left upper corner, which is 90 px and 50 px from the middle.
    expect(transform()).toBe(translate(90, 50, 2));
  });

  it('come to rest in the limits when the last one goes, and the click that follows does nothing', () => {
    const { down, move, up, click, transform, transition } = start();
    down({ x: 100, y: 70 });
    down({ x: 120, y: 70, id: 2 });
    move({ x: 240, y: 70, id: 2 });
    up({ x: 100, y: 70 });
    expect(transition()).toBe('');
    up({ x: 240, y: 70, id: 2 });
    expect(transform()).toContain('scale(4)');
    expect(transition()).toBe('transform 300ms ease-out');
    const enlarged = transform();
    click();
    expect(transform()).toBe(enlarged);
  });

  it.each([
    [21, ''],
    [22, translate(0, 0, 1.1)],
  ])('%i px apart instead of 20, let it keep its size only from a tenth on', (distance, kept) => {
    const { down, move, up, transform, isPinched } = start();
    down({ x: 100, y: 70 });
    down({ x: 120, y: 70, id: 2 });
    move({ x: 110 - distance / 2, y: 70 });
    move({ x: 110 + distance / 2, y: 70, id: 2 });
    expect(isPinched()).toBe(true);
    up();
    up({ id: 2 });
    expect([transform(), isPinched()]).toEqual([kept, kept !== '']);
  });

  it('that leave together where they came do nothing', () => {
    const { down, up, click, transform } = start();
    down({ x: 100, y: 70 });
    down({ x: 120, y: 70, id: 2 });
    up({ id: 2 });
    up();
    expect([transform(), click().isPrevented]).toEqual(['', false]);
  });

  it('are forgotten when a new first finger comes, since the gallery may have kept its end', () => {
    const { down, move, transform } = start();
    down({ x: 50, y: 70 });
    down({ x: 100, y: 70 });
    expect(move({ x: 140, y: 70 }).isStopped).toBe(false);
    down({ x: 60, y: 70, id: 2 });
    move({ x: 100, y: 70, id: 7 });
    expect(transform()).toBe('');
  });

  it('do not glide for visitors who prefer reduced motion', () => {
    const { zoom, transform, transition } = start();
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    zoom.toggle({ x: 110, y: 70 });
    expect([transform(), transition()]).toEqual([translate(0, 0, 2), '']);
  });
});

describe('an enlarged picture', () => {
  const enlarge = () => {
    const page = start({ factor: 3 });
    page.zoom.toggle({ x: 110, y: 70 });
    return page;
  };

  it('is enlarged by the factor about a point of the window, and reset by the same call', () => {
    const { zoom, transform, transition, isPinched } = start({ factor: 3 });
    zoom.toggle({ x: 60, y: 70 });
    expect([transform(), transition(), isPinched()]).toEqual([
      translate(100, 0, 3),
      'transform 300ms ease-out',
      true,
    ]);
    zoom.toggle({ x: 60, y: 70 });
    expect([transform(), isPinched()]).toEqual(['', false]);
  });

  it('is moved by one finger, once that has left its place by more than 8 px', () => {
    const { down, move, up, click, transform, capture } = enlarge();
    expect(down({ x: 50, y: 50 }).isStopped).toBe(true);
    expect(capture.mock.calls).toEqual([[1]]);
    expect(move({ x: 58, y: 50 }).isStopped).toBe(true);
    expect(transform()).toBe(translate(0, 0, 3));
    move({ x: 59, y: 50 });
    expect(transform()).toBe(translate(9, 0, 3));
    move({ x: 40, y: 57 });
    expect(transform()).toBe(translate(-10, 7, 3));
    // Once it has moved, it follows also back to its place.
    move({ x: 51, y: 50 });
    expect(transform()).toBe(translate(1, 0, 3));
    expect(up({ x: 51, y: 50 }).isStopped).toBe(false);
    click();
    expect(transform()).toBe(translate(1, 0, 3));
  });

  it('is pulled back within its limits also when the browser takes the finger away', () => {
    const { down, move, cancel, transform } = enlarge();
    down({ x: 50, y: 50 });
    move({ x: 450, y: 50 });
    cancel();
    expect(transform()).toBe(translate(200, 0, 3));
    expect(move({ x: 0, y: 50 }).isStopped).toBe(false);
  });

  it('is reset by a tap, which does nothing else', () => {
    const { down, up, click, transform, isPinched } = enlarge();
    down({ x: 50, y: 50 });
    up({ x: 50, y: 50 });
    expect(click()).toEqual({ isStopped: true, isPrevented: true });
    expect([transform(), isPinched()]).toEqual(['', false]);
  });

  it('follows a finger that comes after a tap only once that has moved', () => {
    const { down, move, up, click, transform } = enlarge();
    down({ x: 50, y: 50 });
    move({ x: 70, y: 50 });
    up({ x: 70, y: 50 });
    click();
    down({ x: 50, y: 50 });
    move({ x: 55, y: 50 });
    expect(transform()).toBe(translate(20, 0, 3));
  });

  it('is reset when the focus leaves it', () => {
    const { image, isPinched } = enlarge();
    image.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    expect(isPinched()).toBe(false);
  });

  it('does not answer the focus leaving at rest', () => {
    const { image, transition } = start();
    image.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    expect(transition()).toBe('');
  });

  it('is as the server sent it, when the block ends', () => {
    const { before, scope } = enlarge();
    scope.end();
    expect(document.body.innerHTML).toBe(before);
  });
});

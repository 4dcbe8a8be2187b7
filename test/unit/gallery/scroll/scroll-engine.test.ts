// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createScrollEngine, type ScrollEngine } from '../../../../src/gallery/scroll/scroll-engine';
import type { ScrollerOptions } from '../../../../src/gallery/scroll/scroller.types';
import { setBox } from '../../support/measured-page';
import { createTestScope } from '../../support/scope';

/** What waits for the browser to be idle. */
let idle: Array<() => void> = [];
vi.mock('../../../../src/dom/idle', () => ({
  whenIdleAfterFrame(callback: () => void) {
    idle.push(callback);
    return () => {
      idle = idle.filter((other) => other !== callback);
    };
  },
}));

beforeEach(() => {
  idle = [];
  // Movements end at once.
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  HTMLElement.prototype.setPointerCapture = () => {};
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'setPointerCapture');
});

const WIDTH = 100;

interface Setting extends Partial<Pick<ScrollerOptions, 'alignment' | 'isEndless'>> {
  readonly count?: number;
  readonly room?: number;
  readonly direction?: 'ltr' | 'rtl';
}

/** What is pressed, and how; `at`: when, in ms. */
type Press = [target?: EventTarget, init?: PointerEventInit & { readonly at?: number }];

/** Slides of 100 px in a viewport of 150 px that scrolls as browsers do, and a button over it. */
function create({
  count = 5,
  room = 150,
  direction = 'ltr',
  alignment = 'start',
  isEndless = false,
}: Setting = {}) {
  document.body.innerHTML = `<div style="direction: ${direction}">${'<i></i>'.repeat(count)}</div><button></button>`;
  const [viewport, handle] = document.querySelectorAll<HTMLElement>('div,button');
  if (!viewport || !handle) throw new Error('The viewport is missing.');
  viewport.append(document.createElement('a'));
  const slides = [...viewport.querySelectorAll('i')];
  const sign = direction === 'rtl' ? -1 : 1;
  const jumps: number[] = [];
  let scrolled = 0;
  const last = () => (isEndless ? 10_000 : count * WIDTH - room);
  Object.defineProperty(viewport, 'scrollLeft', {
    get: () => scrolled,
    set(left: number) {
      scrolled = sign * Math.min(Math.max(sign * left, 0), last());
    },
  });
  setBox(viewport, { left: 0, right: room, width: room });
  let layouts = 0;
  viewport.getBoundingClientRect = () => {
    layouts += 1;
    return { left: 0, right: room, width: room } as DOMRect;
  };
  Object.defineProperty(viewport, 'scrollWidth', { get: () => last() + room });
  viewport.scrollTo = ((to: ScrollToOptions) => {
    viewport.scrollLeft = to.left ?? 0;
    jumps.push(viewport.scrollLeft);
  }) as typeof viewport.scrollTo;
  slides.forEach((slide, index) => {
    slide.getBoundingClientRect = () => {
      const shift = Number.parseFloat(slide.style.translate) || 0;
      const left = (sign > 0 ? index * WIDTH : room - (index + 1) * WIDTH) - scrolled + (engine ? shift : 0);
      return { left, right: left + WIDTH, width: WIDTH } as DOMRect;
    };
  });
  const scope = createTestScope();
  const owner = scope.owner();
  const [reclaim, reclaimSlide, onMotion, onRest] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const options: ScrollerOptions = {
    viewport,
    slides,
    alignment,
    isEndless,
    handles: [handle],
    // The shortest: some frames.
    duration: 0,
    scope,
    owner,
    onMotion,
    onRest,
    onInView() {},
  };
  let engine: ScrollEngine | undefined;
  const write = (index: number) => {
    const slide = slides[index];
    if (slide && engine) owner.claim(slide, { styles: engine.slideStyles(index) });
  };
  reclaimSlide.mockImplementation(write);
  engine = createScrollEngine(options, reclaim, reclaimSlide);
  const point = (type: string, x: number, ...[target = window, { at, ...init } = {}]: Press) => {
    const event = new PointerEvent(type, {
      bubbles: true,
      isPrimary: true,
      button: 0,
      pointerId: 1,
      pointerType: 'mouse',
      clientX: x,
      ...init,
    });
    if (at !== undefined) Object.defineProperty(event, 'timeStamp', { value: at });
    target.dispatchEvent(event);
  };
  return {
    viewport,
    handle,
    slides,
    engine,
    jumps,
    reclaim,
    onMotion,
    onRest,
    point,
    end: scope.end,
    /** How often the viewport was measured. */
    layouts: () => layouts,
  };
}

describe('an engine at rest', () => {
  it('measures nothing for the first slide at the start', () => {
    const { engine, layouts, jumps } = create();
    engine.refresh();
    expect([layouts(), jumps]).toEqual([0, []]);
  });

  it.each([
    ['middle', 75],
    ['end', 50],
  ] as const)('puts its current slide to the %s', async (alignment, expected) => {
    const { engine, viewport } = create({ alignment });
    await engine.to(1, { isInstant: true });
    viewport.scrollLeft = 0;
    engine.refresh();
    expect(viewport.scrollLeft).toBe(expected);
  });

  it('measures once more while the browser is idle, for the first drag, unless it has ended', () => {
    const { engine, layouts } = create();
    engine.warmUp();
    engine.warmUp();
    expect([idle.length, layouts()]).toEqual([1, 0]);
    idle[0]?.();
    expect(layouts()).toBe(1);
    const ended = create();
    ended.engine.warmUp();
    ended.end();
    expect(idle).toHaveLength(1);
  });
});

describe('an engine that is asked for a slide', () => {
  it.each([
    ['ltr', [300, 350]],
    ['rtl', [-300, -350]],
  ] as const)('scrolls to it, in %s text, as far as it can', async (direction, expected) => {
    const { engine, viewport } = create({ direction });
    await engine.to(3, { isInstant: true });
    const seen = [viewport.scrollLeft];
    await engine.to(4, { isInstant: false });
    expect([...seen, viewport.scrollLeft]).toEqual(expected);
  });

  it('knows at which of its ends it is, to a pixel', () => {
    const { engine, viewport } = create();
    const ends = (left: number) => {
      viewport.scrollLeft = left;
      return [engine.isAtEnd(-1), engine.isAtEnd(1)];
    };
    expect([0, 0.9, 1, 349, 349.1, 350].map(ends)).toEqual([
      [true, false],
      [true, false],
      [false, false],
      [false, false],
      [false, true],
      [false, true],
    ]);
  });

  it('puts it right where the window was resized on the way', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
    const { engine, viewport, slides } = create({ alignment: 'middle' });
    const arrived = engine.to(2, { isInstant: false });
    for (const slide of slides) {
      const index = slides.indexOf(slide);
      slide.getBoundingClientRect = () => ({ left: index * 80 - viewport.scrollLeft, width: 80 }) as DOMRect;
    }
    engine.refresh();
    await arrived;
    // The middle of a slide of 80 px, not of 100 px.
    expect(viewport.scrollLeft).toBe(2 * 80 + 40 - 75);
  });
});

describe('an endless engine', () => {
  it('has room for its rounds, and no end', () => {
    const { engine, viewport } = create({ isEndless: true });
    expect([engine.classes(), engine.styles(), engine.slideStyles(0)]).toEqual([{}, {}, {}]);
    engine.refresh();
    expect(engine.classes()).toEqual({ 'inlay-scroller--endless': true });
    expect(Number.parseInt(engine.styles()['--inlay-scroller-room'] ?? '', 10)).toBe(1500);
    expect(viewport.scrollLeft).toBe(500);
    viewport.scrollLeft = 0;
    expect([engine.isAtEnd(-1), engine.isAtEnd(1)]).toEqual([false, false]);
  });

  it.each([
    ['ltr', '500px'],
    ['rtl', '-500px'],
  ] as const)('moves its slides to where they are seen next, in %s text', (direction, expected) => {
    const { engine, slides } = create({ isEndless: true, direction });
    engine.refresh();
    expect([slides[0]?.style.translate, engine.slideStyles(0)]).toEqual([expected, { translate: expected }]);
  });

  it('goes back where its slides do not fill the viewport', () => {
    const { engine } = create({ isEndless: true, count: 2 });
    engine.refresh();
    expect([engine.classes(), engine.styles(), engine.isAtEnd(-1)]).toEqual([{}, {}, true]);
  });
});

describe('a drag', () => {
  const isDragged = (engine: ScrollEngine) => 'inlay-scroller--dragged' in engine.classes();

  it.each([
    ['ltr', -60, 60],
    ['rtl', 60, -60],
  ] as const)('by mouse scrolls along, in %s text, without snapping', (direction, distance, expected) => {
    const { engine, viewport, point, onMotion, reclaim } = create({ direction });
    point('pointerdown', 0, viewport);
    point('pointermove', Math.sign(distance) * 3);
    expect([isDragged(engine), viewport.scrollLeft]).toEqual([false, 0]);
    point('pointermove', distance);
    expect([viewport.scrollLeft, engine.classes()]).toEqual([
      expected,
      { 'inlay-scroller--free': true, 'inlay-scroller--dragged': true },
    ]);
    expect([onMotion.mock.calls, reclaim.mock.calls.length]).toEqual([[[true]], 1]);
    point('pointerup', distance);
    expect(isDragged(engine)).toBe(false);
  });

  it('ends at the slide that is nearest', async () => {
    const { viewport, point, onRest, onMotion } = create();
    point('pointerdown', 0, viewport);
    point('pointermove', -80);
    point('pointercancel', -80);
    await vi.waitFor(() => expect(onRest.mock.calls).toEqual([[1]]));
    expect([viewport.scrollLeft, onMotion.mock.calls.at(-1)]).toEqual([100, [false]]);
  });

  it.each(['ltr', 'rtl'] as const)('begins where the track is, in %s text', async (direction) => {
    const { engine, viewport, point } = create({ direction });
    await engine.to(2, { isInstant: true });
    const from = viewport.scrollLeft;
    point('pointerdown', 0, viewport);
    point('pointermove', -40);
    expect([Math.abs(from), viewport.scrollLeft - from]).toEqual([200, 40]);
  });

  it.each([
    ['ltr', -30, 3],
    ['ltr', 30, 1],
    ['rtl', 30, 3],
    ['rtl', -30, 1],
  ] as const)(
    'goes on at its speed: in %s text by %i px to slide %i',
    async (direction, distance, expected) => {
      const { engine, viewport, point, onRest } = create({ direction, count: 9 });
      await engine.to(2, { isInstant: true });
      point('pointerdown', 0, viewport, { at: 0 });
      for (const step of [1, 2, 3]) point('pointermove', (distance * step) / 3, window, { at: step * 20 });
      point('pointerup', distance, window, { at: 60 });
      await vi.waitFor(() => expect(onRest.mock.calls).toEqual([[expected]]));
    },
  );

  it.each([
    ['mouse', 3, false],
    ['mouse', 4, true],
    ['touch', 9, false],
    ['touch', 10, true],
  ])('by %s on a button over it begins after %i px: %s', (pointerType, distance, expected) => {
    const { engine, handle, point } = create();
    point('pointerdown', 0, handle, { pointerType });
    point('pointermove', -distance);
    expect(isDragged(engine)).toBe(expected);
  });

  it.each([
    ['of a finger on a slide', 'i', { pointerType: 'touch' }],
    ['of another button of the mouse', 'i', { button: 2 }],
    ['of a second pointer', 'i', { isPrimary: false }],
  ])('%s is the browser’s', (_, selector, init) => {
    const { engine, viewport, point } = create();
    point('pointerdown', 0, viewport.querySelector(selector) ?? window, init);
    point('pointermove', -60);
    expect(isDragged(engine)).toBe(false);
  });

  it('does not begin on what has a drag of its own', () => {
    const { engine, viewport, point } = create();
    const field = document.createElement('input');
    viewport.append(field);
    point('pointerdown', 0, field);
    point('pointermove', -60);
    expect(isDragged(engine)).toBe(false);
  });

  it('ends when the gallery goes to a slide', async () => {
    const { engine, viewport, point } = create();
    point('pointerdown', 0, viewport);
    point('pointermove', -60);
    await engine.to(3, { isInstant: true });
    expect([isDragged(engine), viewport.scrollLeft]).toEqual([false, 300]);
    point('pointermove', -80);
    expect(viewport.scrollLeft).toBe(300);
  });

  it('ends with its gallery', () => {
    const { engine, viewport, point, end } = create();
    point('pointerdown', 0, viewport);
    point('pointermove', -60);
    end();
    expect(isDragged(engine)).toBe(false);
    point('pointermove', -80);
    expect(viewport.scrollLeft).toBe(60);
  });
});

it('tells the gallery of another slide that the visitor scrolls to', async () => {
  const { viewport, onMotion, onRest } = create();
  viewport.scrollLeft = 200;
  viewport.dispatchEvent(new Event('scroll'));
  expect([onMotion.mock.calls, onRest.mock.calls]).toEqual([[[true]], []]);
  viewport.dispatchEvent(new Event('scrollend'));
  expect([onMotion.mock.calls, onRest.mock.calls]).toEqual([[[true], [false]], [[2]]]);
});

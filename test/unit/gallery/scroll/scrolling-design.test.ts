// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GALLERY_DEFAULTS } from '../../../../src/gallery/model/gallery-attributes';
import { createScrollingDesign } from '../../../../src/gallery/scroll/scrolling-design';
import { createMovingDesign } from '../moving-design';

const mocks = vi.hoisted(() => ({ createScrollEngine: vi.fn(), near: undefined as unknown }));
vi.mock('../../../../src/gallery/scroll/scroll-engine', () => mocks);
vi.mock('../../../../src/dom/visibility', () => ({
  whenBoxNear(_: Element, callback: unknown) {
    mocks.near = callback;
    return () => {
      mocks.near = undefined;
    };
  },
}));

/** Tells the design which share of each slide is visible. */
class SlideObserver {
  static newest: SlideObserver | undefined;
  readonly observed: Element[] = [];
  isOver = false;
  constructor(
    private readonly report: (entries: readonly object[]) => void,
    readonly options: IntersectionObserverInit,
  ) {
    SlideObserver.newest = this;
  }
  observe(target: Element) {
    this.observed.push(target);
  }
  disconnect() {
    this.isOver = true;
  }
  /** Of each of these slides: its visible share, and as px in a viewport of 100 px. */
  show(...shares: ReadonlyArray<readonly [slide: number, ratio: number, width: number]>) {
    this.report(
      shares.map(([slide, intersectionRatio, width]) => ({
        target: this.observed[slide],
        intersectionRatio,
        intersectionRect: { width },
        rootBounds: { width: 100 },
      })),
    );
  }
}

const engine = {
  refresh: vi.fn(),
  warmUp: vi.fn(),
  to: vi.fn(async () => {}),
  isAtEnd: vi.fn((direction: number) => direction > 0),
  classes: () => ({ moving: true }),
  styles: () => ({ '--room': '9px' }),
  slideStyles: (index: number) => ({ '--shift': `${index}px` }),
};
beforeEach(() => {
  for (const part of Object.values(engine)) if (vi.isMockFunction(part)) part.mockClear();
  mocks.createScrollEngine.mockReset().mockReturnValue(engine);
  mocks.near = undefined;
  SlideObserver.newest = undefined;
  vi.stubGlobal('IntersectionObserver', SlideObserver);
});

type Options = Parameters<typeof createScrollingDesign>[1];

function create(options: Partial<Options> = {}, { html = '<i></i><i></i><i></i>', attributes = '' } = {}) {
  document.body.innerHTML = `<ul ${attributes}>${html}</ul><button></button>`;
  const before = document.body.innerHTML;
  const [list, button] = document.querySelectorAll<HTMLElement>('ul,button');
  if (!list || !button) throw new Error('The list is missing.');
  const slides = [...list.querySelectorAll('i')];
  const shown: number[][] = [];
  let scroller: ReturnType<typeof createScrollingDesign>['scroller'] | undefined;
  const { design, gallery, scope } = createMovingDesign(
    (host) => {
      const made = createScrollingDesign(host, {
        alignment: 'start',
        isEndless: false,
        duration: 500,
        ...options,
      });
      scroller = made.scroller;
      return made.design;
    },
    {
      list,
      slides,
      options: {},
      attributes: { elements: { ...GALLERY_DEFAULTS.elements, next: [button] } },
      setShown: (visible) => shown.push([...(visible ?? [])]),
    },
  );
  if (!scroller) throw new Error('There is no scroller.');
  return {
    ...{ design, gallery, scope, list, slides, scroller, shown, before, button },
    near: (width: number) => (mocks.near as (entry: object) => void)({ boundingClientRect: { width } }),
  };
}

describe('the viewport of a scroller', () => {
  it.each([
    ['has a tab stop, since the keyboard must be able to scroll it', {}, {}, '0'],
    ['has none where Tab leads into it anyway', { isReachable: true }, {}, null],
    ['has none with a link in it', {}, { html: '<i><a href="/"></a></i>' }, null],
    ['keeps the one that it has', {}, { attributes: 'tabindex="-1"' }, '-1'],
  ])('%s', (_, options, setting, expected) => {
    expect(create(options, setting).list.getAttribute('tabindex')).toBe(expected);
  });

  it.each([
    ['start', ''],
    ['middle', 'center'],
    ['end', 'end'],
  ] as const)('snaps its slides at their %s', (alignment, expected) => {
    const { list } = create({ alignment });
    expect([list.className, list.style.getPropertyValue('--inlay-snap-align')]).toEqual([
      'inlay-scroller',
      expected,
    ]);
  });

  it('has what its design writes, too, and leaves the page as it was', () => {
    const viewportClaims = { classes: { own: true }, attributes: { title: 'Row' }, styles: { '--own': '1' } };
    const { list, scope, before } = create({ viewportClaims });
    expect([list.className, list.title, list.style.getPropertyValue('--own')]).toEqual([
      'own inlay-scroller',
      'Row',
      '1',
    ]);
    scope.end();
    expect(document.body.innerHTML).toBe(before);
  });
});

describe('a scroller far from the window', () => {
  it('has no engine, whatever it is asked', () => {
    const { design } = create();
    design.refresh();
    expect(mocks.createScrollEngine).not.toHaveBeenCalled();
  });

  it('has one from the next frame after it is asked for a slide', async () => {
    const { gallery, button } = create();
    gallery.go(2);
    expect(mocks.createScrollEngine).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(engine.to.mock.calls).toEqual([[2, { direction: 1, isInstant: false }]]));
    expect(engine.refresh).toHaveBeenCalledOnce();
    expect(mocks.createScrollEngine.mock.calls[0]?.[0].handles).toEqual([button]);
  });

  it('that ends before that frame goes nowhere', async () => {
    const { design, scope } = create();
    const shown = design.show?.({ previousIndex: 0, currentIndex: 1 }, { isInstant: true, direction: 1 });
    scope.end();
    await shown;
    expect(mocks.createScrollEngine).not.toHaveBeenCalled();
  });

  it('has one when it is asked whether it is at its end', () => {
    const { scroller } = create();
    expect([scroller.isAtEnd(1), scroller.isAtEnd(-1)]).toEqual([true, false]);
    expect(mocks.createScrollEngine).toHaveBeenCalledOnce();
  });
});

describe('a scroller near the window', () => {
  it('has an engine, and tells its width', () => {
    const onNear = vi.fn();
    const { near } = create({ onNear });
    near(640);
    expect([mocks.createScrollEngine.mock.calls.length, engine.refresh.mock.calls.length]).toEqual([1, 1]);
    expect(onNear.mock.calls).toEqual([[640]]);
  });

  it('measures anew with the engine that it has', () => {
    const { near, scroller } = create();
    scroller.isAtEnd(1);
    near(640);
    expect([mocks.createScrollEngine.mock.calls.length, engine.refresh.mock.calls.length]).toEqual([1, 2]);
  });

  it('knows which of its slides are visible: a share of them, or half of the viewport', () => {
    const onInView = vi.fn();
    const { near, shown, list } = create({ onInView });
    near(100);
    const observer = SlideObserver.newest;
    expect([observer?.observed.length, observer?.options.root === list]).toEqual([3, true]);
    observer?.show([0, 1, 90], [1, 0.04, 10], [2, 0, 0]);
    observer?.show([0, 0.049, 4], [1, 0.05, 11]);
    // A slide that is much longer than the viewport.
    observer?.show([2, 0.04, 51], [1, 0.01, 50]);
    expect(shown).toEqual([[0], [1], [2]]);
    expect(onInView.mock.calls.map(([visible]) => [...visible])).toEqual([[0], [1], [2]]);
    expect(engine.warmUp).toHaveBeenCalledTimes(3);
  });

  it('no longer looks at them when it ends', () => {
    const { near, scope } = create();
    near(100);
    scope.end();
    expect([SlideObserver.newest?.isOver, mocks.near]).toEqual([true, undefined]);
  });

  it('does not wait for the window when it ends before', () => {
    const { scope } = create();
    expect(mocks.near).toBeDefined();
    scope.end();
    expect(mocks.near).toBeUndefined();
  });
});

describe('what the engine writes', () => {
  it('is beside what the design writes on a slide, and on the viewport', () => {
    let mark = 'a';
    const slideClaims = () => ({ attributes: { 'data-mark': mark }, styles: { '--own': mark } });
    const { scroller, slides, list } = create({ slideClaims });
    const states = () =>
      slides.map(({ dataset, style }) => [
        dataset.mark,
        style.getPropertyValue('--own'),
        style.getPropertyValue('--shift'),
      ]);
    expect(states()).toEqual(Array(3).fill(['a', 'a', '']));
    scroller.isAtEnd(1);
    mark = 'b';
    scroller.reclaim(1, 2, 9);
    expect(states()).toEqual([
      ['a', 'a', ''],
      ['b', 'b', '1px'],
      ['b', 'b', '2px'],
    ]);
    expect(list.style.getPropertyValue('--room')).toBe('');
    scroller.reclaim();
    expect([list.className, list.style.getPropertyValue('--room')]).toEqual(['inlay-scroller moving', '9px']);
  });

  it('may be on slides that the design does not write', () => {
    const { scroller, slides } = create();
    scroller.isAtEnd(1);
    expect(slides[2]?.hasAttribute('style')).toBe(false);
    const [, , reclaimSlide] = mocks.createScrollEngine.mock.calls[0] ?? [];
    reclaimSlide(2);
    expect(slides[2]?.style.getPropertyValue('--shift')).toBe('2px');
  });
});

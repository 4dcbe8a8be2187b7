// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { create, stepInRow } from '../../../../src/blocks/product-gallery/product-row.design';
import { GALLERY_DEFAULTS } from '../../../../src/gallery/model/gallery-attributes';
import { createMovingDesign } from '../../gallery/moving-design';

/** The scroller of the row: the test says where it is. */
const scroller = { to: vi.fn(async () => {}), ends: [true, false], show: () => {}, isAtEnd: vi.fn() };
vi.mock('../../../../src/gallery/scroll/scrolling-design', () => ({
  createScrollingDesign: (_: unknown, options: { readonly onInView: () => void }) => {
    scroller.show = options.onInView;
    const isAtEnd = vi.fn((direction: number) => scroller.ends[direction < 0 ? 0 : 1]);
    scroller.isAtEnd = isAtEnd;
    return { scroller: { to: scroller.to, isAtEnd }, design: { isWatched: true } };
  },
}));

beforeEach(() => {
  scroller.to.mockClear();
  scroller.ends = [true, false];
});

it('a step leads to the next picture that begins after the edge of the row, or the last before it', () => {
  const atRest = [0, 1000, 1500, 2000];
  expect([stepInRow(atRest, 1), stepInRow(atRest, -1)]).toEqual([1, undefined]);
  // At the end of the row, where the last three share a position: back to what is cut off or out of sight.
  const atEnd = [-1400, -400, 100, 600];
  expect([stepInRow(atEnd, 1), stepInRow(atEnd, -1)]).toEqual([2, 1]);
  // Browsers round.
  const nearly = [-1000.4, 0.4, 500.4];
  expect([stepInRow(nearly, 1), stepInRow(nearly, -1)]).toEqual([2, 0]);
  expect(stepInRow([], 1)).toBeUndefined();
});

describe('a row of pictures', () => {
  /** Pictures of 200 px in a row of 300 px, whose second one is at its start. */
  async function createRow({ direction = 'ltr', hasButtons = true } = {}) {
    document.body.innerHTML = `<button></button><button></button>
      <ul style="direction: ${direction}"><li></li><li></li><li></li></ul>`;
    const [previous, next, list] = document.querySelectorAll<HTMLElement>('button,ul');
    if (!previous || !next || !list) throw new Error('The row is missing.');
    const slides = [...list.children] as HTMLElement[];
    list.getBoundingClientRect = () => ({ left: 50, right: 350 }) as DOMRect;
    slides.forEach((slide, index) => {
      const start = 200 * (index - 1);
      const left = direction === 'rtl' ? 350 - start - 200 : 50 + start;
      slide.getBoundingClientRect = () => ({ left, right: left + 200 }) as DOMRect;
    });
    const elements = {
      ...GALLERY_DEFAULTS.elements,
      ...(hasButtons && { next: [next], previous: [previous] }),
    };
    const row = createMovingDesign(create, {
      list,
      slides,
      options: {},
      attributes: { currentIndex: 1, elements },
    });
    await vi.waitFor(() => expect(scroller.to).toHaveBeenCalled());
    await Promise.resolve();
    /** Of both buttons, as theme CSS and screen readers know them. */
    const states = () =>
      [previous, next].map((button) => [button.className, button.getAttribute('aria-disabled')]);
    return { ...row, states };
  }

  it('begins at its current picture, at once', async () => {
    await createRow();
    expect(scroller.to.mock.calls).toEqual([[1, { isInstant: true }]]);
  });

  it('disables the button of the end where it is, now, after each movement and as pictures come into view', async () => {
    const { states, gallery } = await createRow();
    expect(states()).toEqual([
      ['sqs-disabled', 'true'],
      ['', null],
    ]);
    scroller.ends = [false, false];
    scroller.show();
    expect(states()).toEqual([
      ['', null],
      ['', null],
    ]);
    scroller.ends = [false, true];
    gallery.setMotion(true);
    expect(states()[1]).toEqual(['', null]);
    gallery.setMotion(false);
    expect(states()[1]).toEqual(['sqs-disabled', 'true']);
  });

  it('needs no buttons where it has room for all', async () => {
    const { states } = await createRow();
    scroller.ends = [true, true];
    scroller.show();
    const both = ['sqs-disabled sqs-gallery-controls-disabled', 'true'];
    expect(states()).toEqual([both, both]);
  });

  it('need not have any', async () => {
    const { states } = await createRow({ hasButtons: false });
    expect(states()).toEqual([
      ['', null],
      ['', null],
    ]);
  });

  it.each(['ltr', 'rtl'])(
    'steps by the edges of its pictures, in %s text, and not past its ends',
    async (direction) => {
      const { design } = await createRow({ direction });
      scroller.ends = [false, false];
      expect([design.step?.(1), design.step?.(-1)]).toEqual([2, 0]);
      scroller.ends = [false, true];
      expect([design.step?.(1), design.step?.(-1)]).toEqual([undefined, 0]);
    },
  );

  it('measures nothing when it ends before it has come to its place', async () => {
    let arrive = () => {};
    scroller.to.mockImplementationOnce(
      () =>
        new Promise<void>((resolve) => {
          arrive = resolve;
        }),
    );
    const { scope } = await createRow();
    scope.end();
    arrive();
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    expect(scroller.isAtEnd).not.toHaveBeenCalled();
  });
});

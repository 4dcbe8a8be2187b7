// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { create } from '../../../../../src/gallery/designs/stacked/stacked.design';
import { pageElement } from '../../../support/markup';
import { setBox } from '../../../support/measured-page';
import { createMovingDesign } from '../../moving-design';

const IMAGE = '<img data-src="/a.jpg" data-image-dimensions="800x400">';

/** A stack of slides in a list of 400 × 300 px that begins at 100 px. */
function stack(
  options: Record<string, unknown> = {},
  { html = '<p></p><p></p><p></p>', dir = 'ltr', height = 300, currentIndex = 0 } = {},
) {
  const list = pageElement(`<div style="direction:${dir}">${html}</div>`);
  const served = list.outerHTML;
  setBox(list, { left: 100, width: 400, height });
  const slides = [...list.children] as HTMLElement[];
  const durations: unknown[] = [];
  for (const slide of slides)
    slide.animate = (_, options) => {
      durations.push((options as KeyframeAnimationOptions).duration);
      return { finished: Promise.resolve(), cancel() {} } as unknown as Animation;
    };
  const warn = vi.fn();
  const shown: (readonly number[])[] = [];
  const made = createMovingDesign(create, {
    list,
    slides,
    options,
    onWarning: warn,
    setShown: (indices) => shown.push([...indices]),
    attributes: { loop: false, currentIndex },
  });
  const index = () => made.gallery.get().currentIndex;
  const ratio = () => list.style.getPropertyValue('--inlay-stack-ratio');
  return { ...made, list, slides, warn, served, index, ratio, durations, shown };
}

describe('the slides of a stack', () => {
  it('lie on each other: the current one is seen and can be pressed, the others are not', () => {
    const { slides } = stack();
    expect(slides.map(({ style }) => [style.visibility, style.opacity, style.pointerEvents])).toEqual([
      ['visible', '1', 'auto'],
      ['hidden', '0', 'none'],
      ['hidden', '0', 'none'],
    ]);
    const [first = 0, ...others] = slides.map(({ style }) => Number(style.zIndex));
    expect(others.every((other) => other < first)).toBe(true);
  });

  it('are cut off where they fill their box, and as served in the end', () => {
    const { slides, scope, list, served } = stack({}, { html: '<p class="content-fill"></p><p></p>' });
    expect(slides.map(({ style }) => style.overflow)).toEqual(['hidden', '']);
    scope.end();
    expect(list.outerHTML.replace(' style=""', '')).toBe(served.replace(' style=""', ''));
  });

  it('change with the index', async () => {
    const { slides, gallery, shown } = stack();
    gallery.next();
    // While one fades into the other, both are seen.
    expect(slides.map(({ style }) => [style.visibility, style.opacity])).toEqual([
      ['visible', '0'],
      ['visible', '1'],
      ['hidden', '0'],
    ]);
    await expect
      .poll(() => slides.map(({ style }) => style.visibility))
      .toEqual(['hidden', 'visible', 'hidden']);
    expect([shown[0], shown.at(-1)]).toEqual([[0], [1]]);
  });
});

it.each<[string, Record<string, unknown>, string, string]>([
  [
    'that of its widest image',
    {},
    `<p>${IMAGE}</p><p><img data-src="/b.jpg" data-image-dimensions="200x600"></p>`,
    '100 / 50',
  ],
  ['what the options say', { aspectRatio: 1 }, `<p>${IMAGE}</p>`, '100 / 1'],
  ['the same when that is more', { aspectRatio: 75 }, `<p>${IMAGE}</p>`, '100 / 75'],
  ['3:2 where no image has a size', {}, '<p><img data-src="/a.jpg"></p>', '100 / 66.6667'],
  ['the same for images of themes', {}, '<p><img data-image="/a.jpg"></p>', '100 / 66.6667'],
  ['its own where nothing in it waits for a script', {}, '<p><img src="/a.jpg"></p>', ''],
  ['its own where the options leave it alone', { autoHeight: false, aspectRatio: 75 }, `<p>${IMAGE}</p>`, ''],
])('the height of a stack is %s', (_, options, html, expected) => {
  const { list, ratio } = stack(options, { html });
  expect(ratio()).toBe(expected);
  expect(list.classList.contains('sqs-gallery-design-stacked-sized')).toBe(expected !== '');
});

it('has the class of its transition, by which themes know it', () => {
  const { list } = stack({ transition: 'scroll' });
  expect(list.classList.contains('sqs-gallery-design-stacked-scrollHorz')).toBe(true);
});

describe('fingers', () => {
  it('drag a stack sideways, and scroll the page with all else', () => {
    const { list, design } = stack();
    expect([list.style.touchAction, design.touchAction]).toEqual(['pan-y pinch-zoom', 'pan-y pinch-zoom']);
  });

  it.each([
    [75, 'pan-x pinch-zoom'],
    [76, ''],
  ])('drag a vertical one of %d px upwards where the window has 100 px', (height, expected) => {
    vi.stubGlobal('innerHeight', 100);
    const { list, design } = stack({ transition: 'scroll', direction: 'vertical' }, { height });
    expect([list.style.touchAction, design.touchAction]).toEqual([expected, undefined]);
  });

  it('decide again when the stack has another size', () => {
    vi.stubGlobal('innerHeight', 100);
    const { list, design } = stack({ transition: 'scroll', direction: 'vertical' }, { height: 80 });
    setBox(list, { height: 50 });
    design.refresh?.();
    expect(list.style.touchAction).toBe('pan-x pinch-zoom');
  });

  it('do nothing to a single slide', () => {
    expect(stack({}, { html: '<p></p>' }).list.style.touchAction).toBe('');
  });
});

describe('a press on the slide', () => {
  const at = (clientX: number) => new MouseEvent('click', { clientX });

  it.each<[Record<string, unknown>, string, Event, number]>([
    [{}, 'ltr', at(0), 2],
    [{ clickBehavior: 'next' }, 'ltr', at(0), 2],
    [{ clickBehavior: 'previous' }, 'ltr', at(499), 0],
    [{ clickBehavior: 'none' }, 'ltr', at(499), 1],
    [{ clickBehavior: 'half' }, 'ltr', at(300), 2],
    [{ clickBehavior: 'half' }, 'ltr', at(299), 0],
    [{ clickBehavior: 'half' }, 'rtl', at(300), 0],
    [{ clickBehavior: 'half' }, 'rtl', at(299), 2],
    // Activated by a key, it has no place.
    [{ clickBehavior: 'half' }, 'ltr', new KeyboardEvent('keydown', { key: 'Enter' }), 2],
  ])('with %o in %s text leads on or back', (options, dir, event, expected) => {
    const { design, index } = stack(options, { dir, currentIndex: 1 });
    design.clicked?.(1, event);
    expect(index()).toBe(expected);
  });
});

describe('options that do not fit', () => {
  it('have their defaults, and are reported', () => {
    const { warn, design, index } = stack({ clickBehavior: 'jump', speed: 'fast' });
    expect(warn.mock.calls.map(([message]) => message)).toEqual([
      expect.stringContaining('designOptions.speed'),
      expect.stringContaining('designOptions.clickBehavior'),
    ]);
    design.clicked?.(0, new MouseEvent('click'));
    expect(index()).toBe(1);
  });

  it('are refused where they name a transition that there is not', () => {
    expect(() => stack({ transition: 'explode' })).toThrow(RangeError);
  });
});

it.each([
  [2, 2000],
  [-1, 0],
])('changes in %d s', (speed, duration) => {
  const { gallery, durations } = stack({ speed });
  gallery.next();
  expect(new Set(durations)).toEqual(new Set([duration]));
});

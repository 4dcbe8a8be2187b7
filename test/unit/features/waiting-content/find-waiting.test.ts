// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findWaitingContent } from '../../../../src/features/waiting-content/find-waiting-content';

const WAITS = 'opacity: 0; transition: opacity 1s';

const STYLE = {
  opacity: '1',
  visibility: 'visible',
  transitionProperty: 'all',
  transitionDuration: '0s',
  animationName: 'none',
  willChange: 'auto',
  position: 'static',
};

/** Places by `data-box="left top width height"`; what has a transparent or hidden ancestor is not seen. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const [left = 0, top = 0, width = 100, height = 20] = (this.dataset.box ?? '')
      .split(' ')
      .filter(Boolean)
      .map(Number);
    return new DOMRect(left, top, width, height);
  });
  // As browsers compute what nobody has set. Nothing here is inherited but visibility, which no test looks at from inside.
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element) => {
    const { style } = element as HTMLElement;
    const [, property = STYLE.transitionProperty, duration = STYLE.transitionDuration] =
      /transition: (\w+) (\w+)/.exec(style.cssText) ?? [];
    const { opacity, visibility, position } = style;
    return {
      ...STYLE,
      transitionProperty: property,
      transitionDuration: duration,
      ...(opacity && { opacity }),
      ...(visibility && { visibility }),
      ...(position && { position }),
    } as CSSStyleDeclaration;
  });
  vi.spyOn(Element.prototype, 'checkVisibility').mockImplementation(function (this: Element, options) {
    for (let box: Element | null = this; box instanceof HTMLElement; box = box.parentElement) {
      if (box.style.display === 'none') return false;
      if (options && (box.style.opacity === '0' || box.style.visibility === 'hidden')) return false;
    }
    return true;
  });
});
afterEach(() => {
  document.body.className = '';
});

const find = async (html: string, isLeftOut: (element: HTMLElement) => boolean = () => false) => {
  document.body.innerHTML = html;
  return [...(await findWaitingContent({ isLeftOut }))].map(({ id }) => id);
};

it('finds the outermost element that keeps a text or a picture from being seen, once', async () => {
  expect(
    await find(
      `<div id="a" style="${WAITS}"><p>One</p><p id="b" style="${WAITS}">Two</p><video></video></div>`,
    ),
  ).toEqual(['a']);
  expect(await find(`<div id="a" style="${WAITS}"><video></video></div><p>Seen</p>`)).toEqual(['a']);
});

it.each([
  ['is seen', '<p>One</p>'],
  ['is empty', `<p style="${WAITS}"> </p>`],
  ['does not say how it would come', '<p style="opacity: 0">One</p>'],
  ['has no room', `<p style="${WAITS}; display: none">One</p>`],
  ['is put away by its markup', `<p style="${WAITS}" aria-hidden="true">One</p>`],
  ['is in something put away', `<dialog><p style="${WAITS}">One</p></dialog>`],
  ['is for screen readers: narrow', `<p style="${WAITS}" data-box="0 0 1 20">One</p>`],
  ['is for screen readers: flat', `<p style="${WAITS}" data-box="0 0 20 1">One</p>`],
  ['stays in the window', `<p style="${WAITS}; position: fixed">One</p>`],
  ['is in a box that stays in the window', `<div style="position: fixed"><p style="${WAITS}">One</p></div>`],
  ['is a text over the page', `<p style="${WAITS}; position: absolute">One</p>`],
  ['is in a text over the page', `<div style="position: absolute"><p style="${WAITS}">One</p></div>`],
])('leaves what %s', async (_, html) => {
  expect(await find(html)).toEqual([]);
});

it('finds what is just large enough', async () => {
  expect(await find(`<p id="a" style="${WAITS}" data-box="0 0 2 2">One</p>`)).toEqual(['a']);
});

it('leaves what its caller leaves out', async () => {
  const html = `<p id="a" style="${WAITS}">One</p><p id="b" style="${WAITS}">Two</p>`;
  expect(await find(html, ({ id }) => id === 'a')).toEqual(['b']);
});

it('finds what waits in something that is being shown already', async () => {
  document.body.innerHTML = `<div style="${WAITS}"><p style="${WAITS}">One</p><p>Two</p></div>`;
  const [outer, inner] = document.querySelectorAll('[style]');
  const shown = new Set(outer && [outer]);
  expect([...(await findWaitingContent({ isLeftOut: () => false, shown }))]).toEqual([inner]);
});

it('waits for a picture that hides itself and has not loaded, and not for one in what hides it', async () => {
  const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get');
  const onLoading = vi.fn();
  const ids = async (html: string) => {
    document.body.innerHTML = html;
    return [...(await findWaitingContent({ isLeftOut: () => false, onLoading }))].map(({ id }) => id);
  };
  complete.mockReturnValue(false);
  expect(await ids(`<img id="a" style="${WAITS}">`)).toEqual([]);
  expect(onLoading.mock.calls).toEqual([[document.getElementById('a')]]);
  expect(await ids(`<div id="b" style="${WAITS}"><img></div>`)).toEqual(['b']);
  complete.mockReturnValue(true);
  expect(await ids(`<img id="a" style="${WAITS}">`)).toEqual(['a']);
  expect(onLoading).toHaveBeenCalledOnce();
});

it('finds what animations of the site wait for, without a style of its own; not what comes by itself', async () => {
  expect(await find('<p id="a" class="preFade" style="opacity: 0">One</p>')).toEqual(['a']);
});

const over = (box: string) =>
  find(
    `<video data-box="0 0 100 100"></video><video id="a" data-box="${box}" style="${WAITS}; position: absolute"></video>`,
  );

it.each([
  ['covers nothing', '200 0 100 100', ['a']],
  ['has half of it beside that', '50 0 100 100', ['a']],
  ['has half of it below that', '0 50 100 100', ['a']],
  ['has most of it over that', '49 49 100 100', []],
])(
  'finds a picture out of the flow unless most of it lies over one that is seen: it %s',
  async (_, box, found) => {
    expect(await over(box)).toEqual(found);
  },
);

it('does not ask pictures that are put away', async () => {
  expect(
    await find(
      `<dialog><video data-box="0 0 100 100"></video></dialog><video id="a" data-box="0 0 100 100" style="${WAITS}; position: absolute"></video>`,
    ),
  ).toEqual(['a']);
});

it('lets the browser respond in between where a page has much to judge', async () => {
  let clock = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => (clock += 20));
  let isDone = false;
  const finding = find('<p>One</p><p>Two</p><p>Three</p>').then((found) => {
    isDone = true;
    return found;
  });
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  expect(isDone).toBe(false);
  expect(await finding).toEqual([]);
});

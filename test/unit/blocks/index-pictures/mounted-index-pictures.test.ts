// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/index-pictures/index-pictures.mount';
import type { Part } from '../../../../src/core/scope';
import { SizeObserver, setBox } from '../../support/measured-page';
import { mountUnit } from '../../support/mount-unit';

beforeEach(() => void vi.stubGlobal('ResizeObserver', SizeObserver));

let scope: Part | undefined;

interface Theme {
  readonly body?: string;
  readonly box?: string;
  readonly words?: string;
  readonly isHidden?: boolean;
}

/** Two sections with pictures below a header of 80 px; the layer of the pictures begins 50 px above the window. */
async function mount({ body = '', box = 'position: fixed', words = '', isHidden = false }: Theme = {}) {
  document.body.className = body;
  document.body.innerHTML = `<div id="header"></div><div id="parallax-images">
    ${['a', 'b'].map((id) => `<div class="image-container" data-url-id="${id}" style="${box}"></div>`).join('')}</div>
    ${['a', 'b']
      .map(
        (
          id,
        ) => `<div class="parallax-item" data-url-id="${id}"><div class="title-desc-wrapper has-main-image">
      <div class="title-desc-inner" style="${words}"></div></div></div>`,
      )
      .join('')}`;
  const layer = document.querySelector<HTMLElement>('#parallax-images');
  const header = document.querySelector('#header');
  if (!layer || !header) throw new Error('There is no layer.');
  const titles = [...document.querySelectorAll<HTMLElement>('.title-desc-wrapper')];
  setBox(header, { height: 80 });
  setBox(layer, { top: -50 });
  for (const [index, title] of titles.entries()) setBox(title, { top: 100 + 600 * index, height: 500 });
  for (const inner of document.querySelectorAll('.title-desc-inner')) setBox(inner, { height: 240 });
  layer.checkVisibility = () => !isHidden;
  const served = document.body.innerHTML;
  ({ scope } = mountUnit(unit, layer));
  await Promise.resolve();
  const boxes = [...layer.querySelectorAll<HTMLElement>('.image-container')];
  const inner = [...document.querySelectorAll<HTMLElement>('.title-desc-inner')];
  return { layer, titles, boxes, inner, served };
}

afterEach(() => {
  document.body.removeAttribute('class');
});

it('puts each picture behind its section, and gives all back', async () => {
  const { layer, titles, boxes, inner, served } = await mount();
  expect(titles.map(({ style }) => style.minHeight)).toEqual([
    'max(66svh - 80px, 0px)',
    'max(66svh - 0px, 0px)',
  ]);
  expect([layer.style.position, layer.style.height]).toEqual(['absolute', '0px']);
  expect(boxes.map(({ style }) => [style.position, style.top, style.height])).toEqual([
    ['absolute', '150px', '500px'],
    ['absolute', '750px', '500px'],
  ]);
  expect(inner.map(({ style }) => style.cssText)).toEqual(['', '']);
  scope?.end();
  expect(document.body.innerHTML).toBe(served);
});

it('leaves pictures alone that are in the flow, as without a theme', async () => {
  const { served } = await mount({ box: 'position: static' });
  expect(document.body.innerHTML).toBe(served);
});

it('gives sections their height where the theme hides the layer', async () => {
  const { layer, titles, boxes } = await mount({ isHidden: true, box: 'position: static' });
  expect(titles.map(({ style }) => style.minHeight)).toEqual([
    'max(66svh - 80px, 0px)',
    'max(66svh - 0px, 0px)',
  ]);
  expect([layer.style.position, boxes[0]?.style.top]).toEqual(['', '']);
});

const OVER = 'title--description-position-over-image';
const CENTRED = `${OVER} title--description-alignment-center`;

it.each([
  [OVER, 'position: absolute', ''],
  [CENTRED, 'position: absolute', '50%'],
  [CENTRED, 'position: static', ''],
  ['title--description-alignment-center', 'position: absolute', ''],
])('with the classes «%s» and words of %s has room for the words, at %j', async (body, words, top) => {
  const { titles, inner } = await mount({ body, words });
  const room = body.includes(OVER) ? '400px' : '0px';
  expect(titles[1]?.style.minHeight).toBe(`max(66svh - 0px, ${room})`);
  expect(inner.map(({ style }) => style.top)).toEqual([top, top]);
});

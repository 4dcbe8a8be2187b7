// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/cover-page/cover-page.mount';
import { findIn, pageElement } from '../../support/markup';
import { SizeObserver } from '../../support/measured-page';
import { mountUnit } from '../../support/mount-unit';

beforeEach(() => void vi.stubGlobal('ResizeObserver', SizeObserver));

it.each([
  ['is longer than the window', 601, 'layer-front scroll', '0'],
  ['fits the window', 600, 'layer-front', null],
])('a text that %s', async (_, scrollHeight, className, tabindex) => {
  const layer = pageElement('<div class="layer-front"><div><p>The pond</p></div></div>');
  // Centred by the theme, it is higher while it has no class.
  Object.defineProperties(layer, {
    clientHeight: { value: 600 },
    scrollHeight: { get: () => (layer.matches('.scroll') ? 0 : scrollHeight) },
  });
  const { scope } = mountUnit(unit, layer);
  const state = () => [layer.className, layer.getAttribute('tabindex')];
  await vi.waitFor(() => expect(state()).toEqual([className, tabindex]));
  layer.scrollTop = 40;
  findIn(layer, 'p').textContent = 'The pond and the meadow';
  SizeObserver.resize();
  expect(state(), 'measured again without the class').toEqual([className, tabindex]);
  expect(layer.scrollTop, 'where the visitor is').toBe(40);
  scope.end();
  expect([layer.className, layer.hasAttribute('tabindex')]).toEqual(['layer-front', false]);
});

it('a text that grows or shrinks', async () => {
  const layer = pageElement('<div class="layer-front"><div><p>The pond</p></div></div>');
  let height = 500;
  Object.defineProperties(layer, { clientHeight: { value: 600 }, scrollHeight: { get: () => height } });
  mountUnit(unit, layer);
  const text = findIn(layer, 'p');
  for (const [next, expected] of [
    [700, true],
    [500, false],
  ] as const) {
    height = next;
    text.getBoundingClientRect = () => ({ width: 300, height }) as DOMRect;
    await vi.waitFor(() => {
      SizeObserver.resize();
      expect(layer.matches('.scroll')).toBe(expected);
    });
  }
});

it('its slide, which is transparent until it is ready', () => {
  const slide = pageElement('<div class="sqs-slide"><div class="layer-front"></div></div>');
  const { scope } = mountUnit(unit, findIn(slide, '.layer-front'));
  expect(slide.className).toBe('sqs-slide sqs-slide-ready');
  scope.end();
  expect(slide.className).toBe('sqs-slide');
});

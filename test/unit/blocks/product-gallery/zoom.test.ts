// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { startZoom } from '../../../../src/blocks/product-gallery/zoom';
import { createTestScope } from '../../support/scope';

afterEach(() => {
  document.body.innerHTML = '';
});

it('zooms by pinch after a tap whose click says nothing of fingers, as in Safari 17', () => {
  document.body.innerHTML = '<div><div class="slide"><img alt="Basket"></div></div>';
  const image = document.querySelector('img');
  const slide = image?.parentElement;
  if (!image || !slide) throw new Error('The slide is missing.');
  const scope = createTestScope();
  const pinch = { toggle: vi.fn() };
  startZoom(scope, {
    slide,
    image,
    zooms: new Set(['click'] as const),
    factor: 2,
    label: 'Zoom',
    pinch: pinch as unknown as Parameters<typeof startZoom>[1]['pinch'],
  });
  const click = (pointerType: string) => {
    image.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType }));
    const init = { bubbles: true, cancelable: true, detail: 1, clientX: 5, clientY: 6 };
    image.dispatchEvent(new MouseEvent('click', init));
  };
  click('touch');
  expect(pinch.toggle.mock.calls).toEqual([[{ x: 5, y: 6 }]]);
  expect(image.getAttribute('aria-pressed')).toBe('false');
  click('mouse');
  expect(pinch.toggle).toHaveBeenCalledOnce();
  expect(image.getAttribute('aria-pressed')).toBe('true');
  scope.end();
});

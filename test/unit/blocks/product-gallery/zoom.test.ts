// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startZoom } from '../../../../src/blocks/product-gallery/zoom';
import { createTestScope } from '../../support/scope';

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
});

describe('a picture that is enlarged in its place', () => {
  let loaded: (isLoaded: boolean) => void = () => {};
  beforeEach(() => {
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue();
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({
      left: 0,
      top: 0,
      width: 200,
      height: 100,
      bottom: 100,
    } as DOMRect);
  });

  function start(zooms: readonly ('click' | 'hover')[], html = '<img alt="" src="https://a.example/b.jpg">') {
    document.body.innerHTML = `<div class="list"><div class="slide">${html}</div></div>`;
    const before = document.body.innerHTML;
    const [list, slide] = document.querySelectorAll<HTMLElement>('.list,.slide');
    const image = slide?.querySelector('img');
    if (!list || !slide || !image) throw new Error('The slide is missing.');
    const scope = createTestScope();
    const pinch = { toggle: vi.fn() } as never;
    startZoom(scope, { slide, image, zooms: new Set(zooms), factor: 2, label: 'Enlarge', pinch });
    const layer = () => slide.querySelector<HTMLElement>('.sqs-image-zoom-duplicate');
    loaded = (isLoaded) =>
      layer()
        ?.querySelector('img')
        ?.dispatchEvent(new Event(isLoaded ? 'load' : 'error'));
    const point = (type: string, { pointerType = 'mouse', clientX = 0, clientY = 0 } = {}) =>
      slide.dispatchEvent(Object.assign(new Event(type), { pointerType, clientX, clientY }));
    const press = (key: string) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      image.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const origin = () => layer()?.style.transformOrigin;
    return { before, list, slide, image, scope, layer, point, press, origin };
  }

  it('follows the mouse over it, once the larger one is there, and a finger does nothing', async () => {
    const { before, list, slide, scope, layer, point, origin } = start(['hover']);
    point('pointerenter', { pointerType: 'touch' });
    expect(layer()).toBeNull();
    point('pointerenter', { clientX: 50, clientY: 50 });
    expect([layer()?.getAttribute('aria-hidden'), layer()?.style.transform, origin()]).toEqual([
      'true',
      'scale(2)',
      '25% 50%',
    ]);
    expect(slide.classList.contains('is-zoomed')).toBe(false);
    await vi.waitFor(() => expect(layer()?.querySelector('img')?.className).toContain('loading'));
    loaded(true);
    await vi.waitFor(() => expect(slide.classList.contains('is-zoomed')).toBe(true));
    expect([list.classList.contains('is-zoomed'), layer()?.classList.contains('loaded')]).toEqual([
      true,
      true,
    ]);
    point('pointermove', { clientX: 500, clientY: -5 });
    expect(origin()).toBe('100% 0%');
    point('pointermove', { pointerType: 'touch', clientX: 50 });
    expect(origin()).toBe('100% 0%');
    point('pointerleave', { pointerType: 'touch' });
    expect(slide.classList.contains('is-zoomed')).toBe(true);
    point('pointerleave');
    expect([slide, list].map(({ classList }) => classList.contains('is-zoomed'))).toEqual([false, false]);
    expect(layer()?.style.transform).toBe('');
    scope.end();
    expect(document.body.innerHTML).toBe(before);
  });

  it('is loaded when the mouse comes, but only enlarged by a click where that is the way', () => {
    const { point, layer, image } = start(['click']);
    expect([image.getAttribute('role'), image.tabIndex, image.getAttribute('aria-label')]).toEqual([
      'button',
      0,
      'Enlarge',
    ]);
    point('pointerenter');
    expect([layer() !== null, layer()?.style.transform]).toEqual([true, '']);
    point('pointermove', { clientX: 50 });
    expect(layer()?.style.transform).toBe('');
  });

  it('stays small where the larger one cannot be loaded', async () => {
    const { point, slide, layer } = start(['hover']);
    point('pointerenter');
    const copy = () => layer()?.querySelector('img')?.className;
    await vi.waitFor(() => expect(copy()).toContain('loading'));
    loaded(false);
    expect(copy()).toBe('loaded');
    expect(slide.classList.contains('is-zoomed')).toBe(false);
  });

  it('is in the layer of the server where that has one', () => {
    const own = '<div class="product-image-zoom-duplicate"><img data-src="/c.jpg"></div>';
    const { point, slide, layer } = start(['hover'], `<img alt="Basket" src="/b.jpg">${own}`);
    point('pointerenter');
    expect(layer()).toBeNull();
    expect(slide.querySelector<HTMLElement>('.product-image-zoom-duplicate')?.style.transform).toBe(
      'scale(2)',
    );
  });

  it('is moved by arrow keys from its centre, and reset by Escape and when focus leaves', () => {
    const { image, press, origin } = start(['click']);
    const pressed = () => image.getAttribute('aria-pressed');
    expect([press('ArrowLeft'), press('Escape')]).toEqual([false, false]);
    image.click();
    expect([pressed(), origin()]).toEqual(['true', '50% 50%']);
    expect([press('ArrowRight'), origin()]).toEqual([true, '60% 50%']);
    expect([press('x'), origin()]).toEqual([false, '60% 50%']);
    expect([press('Escape'), pressed()]).toEqual([true, 'false']);
    image.click();
    expect(origin()).toBe('50% 50%');
    image.dispatchEvent(new Event('blur'));
    expect(pressed()).toBe('false');
  });

  it('leaves clicks of other buttons, and those that somebody has answered', () => {
    const { image, slide } = start(['click']);
    const pressed = () => image.getAttribute('aria-pressed');
    const click = (init: MouseEventInit = {}) => new MouseEvent('click', { cancelable: true, ...init });
    slide.dispatchEvent(click({ button: 1 }));
    const answered = click();
    answered.preventDefault();
    slide.dispatchEvent(answered);
    expect(pressed()).toBe('false');
    // Texts over the picture are in its slide.
    slide.dispatchEvent(click({ detail: 1, clientX: 20 }));
    expect(pressed()).toBe('true');
  });
});

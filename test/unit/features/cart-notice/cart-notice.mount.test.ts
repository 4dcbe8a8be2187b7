// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBus } from '../../../../src/core/entry/bus';
import { unit } from '../../../../src/features/cart-notice/cart-notice.mount';
import { setBox } from '../../support/measured-page';
import { createTestScope } from '../../support/scope';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('innerHeight', 800);
  Object.defineProperty(document.documentElement, 'clientWidth', { configurable: true, value: 1000 });
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return { left: 0, top: 0, bottom: 40, width: 200, height: 40 } as DOMRect;
  });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'Static');
  Reflect.deleteProperty(document.documentElement, 'clientWidth');
});

const notices = () => [...document.querySelectorAll<HTMLElement>('.template-cart-item-added-popover')];
const drawn = () => vi.advanceTimersByTimeAsync(20);

function mount(storeSettings: object = {}) {
  const SQUARESPACE_CONTEXT = { websiteSettings: { storeSettings } };
  Object.assign(window, { Static: { SQUARESPACE_CONTEXT } });
  const bus = createBus(() => {});
  const scope = createTestScope({ bus });
  const data = unit.read?.(scope.context, scope.warnShape);
  unit.mount(data as never, scope as never);
  const add = (productName: string) => {
    bus.emit('cart:added', { productName } as never);
    return drawn();
  };
  return { scope, add };
}

describe('a product that has been added to the cart', () => {
  it('is named in a notice for two seconds, and to screen readers once', async () => {
    const { add } = mount();
    await add('Watering can');
    expect(notices()).toHaveLength(1);
    expect(notices()[0]?.textContent).toContain('Watering can');
    expect(notices()[0]?.getAttribute('aria-hidden')).toBe('true');
    await vi.advanceTimersByTimeAsync(100);
    expect(document.querySelector('[aria-live=polite]')?.textContent).toContain('Watering can');
    await vi.advanceTimersByTimeAsync(1800);
    expect(notices()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(notices()).toEqual([]);
  });

  it('takes the place of the one before, with its own two seconds', async () => {
    const { add } = mount();
    await add('Can');
    await vi.advanceTimersByTimeAsync(1500);
    await add('Rose');
    expect(notices().map(({ textContent }) => textContent?.includes('Rose'))).toEqual([true]);
    await vi.advanceTimersByTimeAsync(1900);
    expect(notices()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(notices()).toEqual([]);
  });

  it.each([
    ['the button alone says so', 1, 0],
    ['the badge and the button do', 2, 1],
  ])('has a notice unless %s: setting %i', async (_, addToCartConfirmationType, count) => {
    const { add } = mount({ addToCartConfirmationType });
    await add('Can');
    expect(notices()).toHaveLength(count);
    await vi.advanceTimersByTimeAsync(100);
    expect(document.querySelector('[aria-live=polite]')?.textContent).toContain('Can');
  });

  it('has no notice any more when Inlay has gone', async () => {
    const { scope, add } = mount();
    await add('Can');
    scope.end();
    expect(notices()).toEqual([]);
    await add('Rose');
    expect(notices()).toEqual([]);
  });
});

describe('the notice is', () => {
  async function insetWith(...links: Array<Partial<DOMRect>>) {
    document.body.innerHTML = links.map(() => '<a class="sqs-custom-cart"></a>').join('');
    links.forEach((box, index) => {
      setBox(document.querySelectorAll('a')[index] as Element, box);
    });
    await mount().add('Can');
    return notices()[0]?.style.getPropertyValue('inset');
  }
  const link = (left: number, top: number, width = 40) => ({
    left,
    top,
    width,
    height: 20,
    bottom: top + 20,
  });

  it.each([
    ['below the link, in its middle', [link(500, 100)], '130px auto auto 420px'],
    ['within the window at its left', [link(0, 100)], '130px auto auto 10px'],
    ['within the window at its right', [link(960, 100)], '130px auto auto 790px'],
    ['below the link, as long as it fits', [link(500, 730)], '760px auto auto 420px'],
    ['above the link, where it does not', [link(500, 731)], '681px auto auto 420px'],
    [
      'at the second link, where the first is hidden',
      [link(0, 0, 0), link(500, 100)],
      '130px auto auto 420px',
    ],
    [
      'at the second link, where the first is scrolled away',
      [link(9, -20), link(500, 100)],
      '130px auto auto 420px',
    ],
    [
      'at the second link, where the first is further down',
      [link(9, 800), link(500, 100)],
      '130px auto auto 420px',
    ],
    ['in the corner, where no link can be seen', [link(9, 800)], ''],
  ])('%s', async (_, links, inset) => {
    expect(await insetWith(...links)).toBe(inset);
  });
});

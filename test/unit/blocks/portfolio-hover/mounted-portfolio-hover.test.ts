// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/portfolio-hover/portfolio-hover.mount';
import { Breakpoint } from '../../../../src/vocabulary/breakpoints';
import { mountUnit } from '../../support/mount-unit';

const html = (
  mode: string,
) => `<div data-variant-${mode}=""><a class="portfolio-hover-item"></a><a class="portfolio-hover-item"></a>
  <div class="portfolio-hover-backgrounds"><img class="portfolio-hover-bg"><img class="portfolio-hover-bg"></div></div>`;

describe.each(['hover-cover', 'hover-follow', 'hover-static'])(
  'a list of projects in the mode %s',
  (mode) => {
    let list: HTMLElement;
    let scope: { end(): void };
    const isActive = (selector: string) =>
      [...list.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) => dataset.active);
    const items = () => [...list.querySelectorAll('a')];
    const stage = () => list.querySelector('div') as HTMLElement;
    const none = mode === 'hover-cover' ? ['true', 'false'] : ['false', 'false'];

    beforeEach(() => {
      vi.stubGlobal('innerWidth', Breakpoint.tablet);
      vi.stubGlobal('matchMedia', () => ({ matches: false }));
      document.body.innerHTML = html(mode);
      list = document.body.firstElementChild as HTMLElement;
      ({ scope } = mountUnit(unit, list));
    });

    it('shows the image of a title that is hovered or has the focus, and a cover one at all times', () => {
      expect(isActive('img')).toEqual(none);
      expect(stage().dataset.active).toBe(String(mode === 'hover-cover'));
      items()[1]?.dispatchEvent(new Event('pointerenter'));
      expect(isActive('img')).toEqual(['false', 'true']);
      expect(isActive('a')).toEqual(['false', 'true']);
      expect(stage().dataset.active).toBe('true');
      items()[1]?.dispatchEvent(new Event('pointerleave'));
      expect(isActive('a')).toEqual(mode === 'hover-cover' ? ['false', 'true'] : none);
      items()[0]?.dispatchEvent(new Event('focus'));
      expect(isActive('img')).toEqual(['true', 'false']);
      items()[0]?.dispatchEvent(new Event('blur'));
      expect(isActive('img')).toEqual(none);
      expect([...list.querySelectorAll('img')].map(({ dataset }) => dataset.animated)).toEqual([
        'true',
        'true',
      ]);
    });

    it('lets its image follow a mouse in that mode alone, in wide windows', () => {
      for (const [name, value] of Object.entries({ offsetParent: list, offsetWidth: 100, offsetHeight: 60 }))
        Object.defineProperty(stage(), name, { value });
      vi.spyOn(list, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 20, 500, 500));
      const move = (pointerType: string) =>
        list.dispatchEvent(new PointerEvent('pointermove', { pointerType, clientX: 210, clientY: 120 }));
      const place = () => [stage().style.left, stage().style.top, stage().style.transform].join(' ').trim();
      move('touch');
      // Where theme CSS puts it.
      expect(place()).toBe('');
      move('mouse');
      expect(place()).toBe(mode === 'hover-follow' ? '0px 0px translate(150px, 70px)' : '');
      vi.stubGlobal('innerWidth', Breakpoint.tablet - 1);
      dispatchEvent(new Event('resize'));
      expect([list.dataset.condensed, place()]).toEqual(['true', '']);
      move('mouse');
      expect(place()).toBe('');
    });

    it('is condensed for visitors who prefer less motion', () => {
      expect([list.dataset.condensed, list.dataset.init, list.dataset.mode]).toEqual(['false', 'true', mode]);
      vi.stubGlobal('matchMedia', () => ({ matches: true }));
      dispatchEvent(new Event('resize'));
      expect(list.dataset.condensed).toBe('true');
    });

    it('restores the page', () => {
      items()[0]?.dispatchEvent(new Event('focus'));
      scope.end();
      expect(document.body.innerHTML).toBe(html(mode));
    });
  },
);

it('has no current image where there is none, and the height that the author has set', () => {
  document.body.innerHTML = '<div><a class="portfolio-hover-item"></a></div>';
  document.body.className = 'tweak-portfolio-index-background-height-custom';
  const { scope, store } = mountUnit(unit, document.body.firstElementChild as HTMLElement);
  expect((store as { get(): number }).get()).toBe(-1);
  expect((document.body.firstElementChild as HTMLElement).style.minHeight).toBe('');
  scope.end();
  document.body.className = '';
});

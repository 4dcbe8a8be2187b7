// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { hideTitleCard } from '../../../../src/features/template-families/tremont-title';
import { createTestScope } from '../../support/scope';

/** A title on a page that has been scrolled so far, in px. */
function mount(scrolled = 0) {
  vi.stubGlobal('scrollY', scrolled);
  const card = document.createElement('div');
  const scope = createTestScope();
  hideTitleCard(scope, card);
  return {
    card,
    scope,
    isHidden: () => card.classList.contains('hide-title-card'),
    scrollTo(place: number) {
      vi.stubGlobal('scrollY', place);
      window.dispatchEvent(new Event('scroll'));
    },
  };
}

it('is over the page at its top alone', () => {
  expect([mount().isHidden(), mount(1).isHidden()]).toEqual([false, true]);
  const { isHidden, scrollTo } = mount();
  scrollTo(1);
  expect(isHidden()).toBe(true);
  scrollTo(0);
  expect(isHidden()).toBe(false);
});

it('goes at a press, and comes back with the top of the page', () => {
  const { card, isHidden, scrollTo, scope } = mount();
  card.click();
  expect(isHidden()).toBe(true);
  scrollTo(0);
  expect(isHidden()).toBe(false);
  card.click();
  scope.end();
  expect(card.hasAttribute('class')).toBe(false);
});

// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import {
  createPricingPlanStore,
  readPricingPlan,
  unit,
} from '../../../../src/blocks/pricing-plan/pricing-plan.mount';
import { createTestScope } from '../../support/scope';

it('keeps the option of each toggle apart, and says nothing for the same option', () => {
  const store = createPricingPlanStore([0, 1]);
  const seen: unknown[] = [];
  store.subscribe(() => seen.push(store.get()));
  store.select(0, 1);
  store.select(0, 1);
  store.select(2, 1);
  store.select(1, 0);
  expect(seen).toEqual([
    [1, 1],
    [1, 0],
  ]);
});

describe('a pricing plan', () => {
  function mount(label = '') {
    const block = document.createElement('div');
    block.innerHTML = `<div class="product-price"><div></div><div class="hide"></div></div>
      <div class="pricing-plan-pricing-options" ${label}>
        <button class="left-button pricing-plan-pricing-option-selected"></button><div class="right-button"></div>
      </div>
      <div class="join-button"></div><div class="join-button hide"></div>`;
    const sent = block.outerHTML;
    const toggles = readPricingPlan(block);
    if (!toggles || 'fault' in toggles) throw new Error('There is no toggle.');
    const scope = createTestScope();
    unit.mount(toggles, scope, block);
    const find = (selector: string) => [...block.querySelectorAll<HTMLElement>(selector)];
    const hidden = (selector: string) => find(selector).map((part) => part.classList.contains('hide'));
    const [left, right] = find('.left-button,.right-button') as [HTMLElement, HTMLElement];
    return { block, sent, scope, left, right, hidden, group: find('[role="group"]')[0] };
  }

  it('makes buttons of other elements, and names a group that has no name', () => {
    const { left, right, group } = mount();
    expect([left.hasAttribute('role'), right.getAttribute('role')]).toEqual([false, 'button']);
    expect(group?.getAttribute('aria-label')).toBeTruthy();
    expect(mount('aria-label="Term"').group?.getAttribute('aria-label')).toBe('Term');
    expect(mount('aria-labelledby="term"').group?.hasAttribute('aria-label')).toBe(false);
  });
});

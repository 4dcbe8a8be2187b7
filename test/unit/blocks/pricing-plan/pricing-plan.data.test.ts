// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readPricingPlan } from '../../../../src/blocks/pricing-plan/pricing-plan.mount';

function read(html: string) {
  document.body.innerHTML = `<div class="sqs-block-pricing-plan">${html}</div>`;
  return readPricingPlan(document.body.firstElementChild as HTMLElement);
}

const toggle = (left = '', right = '') =>
  `<div class="pricing-plan-pricing-options"><button class="left-button" ${left}>L</button><button class="right-button" ${right}>R</button></div>`;

/** Selected option, and the text of each part with its option. */
function summary(html: string) {
  const toggles = read(html);
  if (!toggles || 'fault' in toggles) throw new Error('The pricing plan is not read.');
  return toggles.map(({ selected, parts }) => ({
    selected,
    parts: Object.fromEntries(parts.map(({ element, option }) => [element.textContent, option])),
  }));
}

describe('readPricingPlan', () => {
  it('gives what is hidden to the option that is not selected', () => {
    const price = '<div class="product-price"><div class="hide">m</div><div>y</div></div>';
    const joins = '<a class="join-button hide">jm</a><a class="join-button">jy</a>';
    expect(summary(toggle('', 'aria-pressed="true"') + price + joins)).toEqual([
      { selected: 1, parts: { m: 0, y: 1, jm: 0, jy: 1 } },
    ]);
  });

  it('goes by the order where the server hides none, and leaves a single price or button alone', () => {
    const price = '<div class="product-price"><div>m</div><div>y</div></div>';
    expect(summary(`${toggle()}${price}<a class="join-button">j</a>`)).toEqual([
      { selected: 0, parts: { m: 0, y: 1 } },
    ]);
  });

  it('takes sections with a join button before the buttons in them', () => {
    const price = '<div class="product-price"><div>m</div><div class="hide">y</div></div>';
    const joins =
      '<div class="join-pricing-plan-section"><a class="join-button">jm</a></div><div class="join-pricing-plan-section hide"><a class="join-button">jy</a></div>';
    expect(summary(toggle() + price + joins)[0]?.parts).toEqual({ m: 0, y: 1, jm: 0, jy: 1 });
  });

  it('keeps the plans of a block apart', () => {
    const plan = (name: string, left = '', right = '') =>
      `<div>${toggle(left, right)}<div class="product-price"><div>${name}m</div><div>${name}y</div></div></div>`;
    expect(summary(plan('a') + plan('b', '', 'aria-pressed="true"'))).toEqual([
      { selected: 0, parts: { am: 0, ay: 1 } },
      { selected: 1, parts: { bm: 0, by: 1 } },
    ]);
  });

  it('leaves a plan without a toggle alone, and gives up a toggle with one option', () => {
    expect(read('<div class="product-price"><div>9</div></div>')).toBeUndefined();
    expect(
      read('<div class="pricing-plan-pricing-options"><button class="left-button">L</button></div>'),
    ).toEqual({ fault: 'The pricing plan has no toggle with two options.' });
  });
});

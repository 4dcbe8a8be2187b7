// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { drawNote, drawOptions } from '../../../../src/commerce/product/product-views';
import { createStore } from '../../../../src/store/store';
import { createTestScope } from '../../support/scope';

const { availabilityOf } = vi.hoisted(() => ({ availabilityOf: vi.fn() }));
vi.mock('../../../../src/commerce/product/choose-variant', () => ({ availabilityOf }));

const t = (key: string, values: object) => `${key} ${Object.values(values)}`;

describe('the note of a product', () => {
  function draw(html: string) {
    document.body.innerHTML = html;
    const store = createStore({ note: '' });
    const button = document.querySelector('button') ?? document.createElement('button');
    drawNote(createTestScope(), store as never, button);
    return { store, note: () => document.querySelector('[role=alert]')?.textContent };
  }

  it('is behind the button, or behind what is around that', async () => {
    const { store, note } = draw('<p class="sqs-add-to-cart-button-wrapper"><button></button></p>');
    expect([note(), document.querySelector('p [role=alert]') === null]).toEqual(['', true]);
    store.set({ note: 'Sold out.' });
    await vi.waitFor(() => expect(note()).toBe('Sold out.'));
    draw('<div><button></button></div>');
    expect(document.querySelector('div > button + inlay-ui [role=alert]') === null).toBe(false);
  });

  it('needs a place in the page', () => {
    expect(draw('').note()).toBeUndefined();
  });
});

describe('options that the page lacks', () => {
  const selection: Record<string, string> = { Size: 'L' };
  function draw() {
    document.body.innerHTML = '<div><b></b></div>';
    availabilityOf
      .mockReset()
      .mockImplementation((_, { Size }) => ({ S: 'available', M: 'missing', L: 'soldOut' })[Size as string]);
    const choose = vi.fn();
    const store = { ...createStore({ selection }), product: {}, choose };
    const options = [
      { name: 'Size', values: ['S', 'M', 'L'] },
      { name: 'Colour', values: [] },
    ];
    const area = document.querySelector('div') ?? document.body;
    drawOptions(createTestScope(), { options, store, t } as never, area);
    const [select, other] = area.querySelectorAll('select');
    return { area, select, other, choose };
  }

  it('are drawn at the top of their place, each value with whether it can be had', () => {
    const { area, select } = draw();
    expect(area.firstElementChild?.className).toContain('inlay-choices');
    expect([...(select?.options ?? [])].map(({ text, value }) => [text, value])).toEqual([
      ['choose Size', ''],
      ['S', 'S'],
      ['optionMissing M', 'M'],
      ['optionSoldOut L', 'L'],
    ]);
    // Its values are asked for beside what else is chosen.
    expect(availabilityOf.mock.calls.map(([, asked]) => asked)).toContainEqual({ Size: 'M' });
  });

  it('show what is chosen, or what to choose', () => {
    const { area, select, other } = draw();
    expect([select?.value, other?.value, select?.dataset.variantOptionName]).toEqual(['L', '', 'Size']);
    const texts = [...area.querySelectorAll<HTMLElement>('.variant-select-wrapper')].map(
      ({ dataset }) => dataset.text,
    );
    expect(texts).toEqual(['optionSoldOut L', 'choose Colour']);
    expect(area.querySelector('label')?.htmlFor).toBe(select?.id);
  });

  it('are chosen, and given up', () => {
    const { select, choose } = draw();
    for (const value of ['S', '']) {
      if (select) select.value = value;
      select?.dispatchEvent(new Event('change', { bubbles: true }));
    }
    expect(choose.mock.calls).toEqual([
      ['Size', 'S'],
      ['Size', undefined],
    ]);
  });
});

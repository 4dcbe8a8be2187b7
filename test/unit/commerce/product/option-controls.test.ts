// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { controlOptions, readSelection } from '../../../../src/commerce/product/option-controls';
import { createProductStore } from '../../../../src/commerce/product/product.store';
import { findProductNodes } from '../../../../src/commerce/product/product-nodes';
import { createProductText } from '../../../../src/commerce/product/product-text';
import { createTestScope } from '../../support/scope';
import { basket } from './products';

const SIZE = `<div class="variant-option"><select data-variant-option-name="Size"><option value="">Size</option>
  <option value="Small">Small</option><option value="Large">Large</option></select></div>`;
const COLOUR = `<div class="variant-option" data-variant-option-name="Colour">
  <label role="button" tabindex="0">Natural <input type="radio" name="c" value="Natural"></label>
  <input type="radio" name="c" value="Buff" id="buff"><label for="buff">Buff, like sand</label>
  <input type="radio" name="c" value="Blue"></div>`;

function setUp({ marksSoldOut = true, html = SIZE + COLOUR } = {}) {
  document.body.innerHTML = html;
  const before = document.body.innerHTML;
  const scope = createTestScope();
  const { options } = findProductNodes(document.body, scope);
  const store = createProductStore(basket(), readSelection(options));
  controlOptions(scope, options, { store, t: createProductText(), marksSoldOut });
  const [select] = document.querySelectorAll('select');
  const radio = (value: string) => {
    const found = document.querySelector<HTMLInputElement>(`[type=radio][value="${value}"]`);
    if (!found) throw new Error(`No radio button for ${value}.`);
    return found;
  };
  const check = (value: string, checked = true) => {
    radio(value).checked = checked;
    radio(value).dispatchEvent(new Event('change', { bubbles: true }));
  };
  const choose = (value: string) => {
    if (select) select.value = value;
    select?.dispatchEvent(new Event('change', { bubbles: true }));
  };
  return { before, scope, store, options, select, radio, check, choose };
}

it('reads what the controls hold: a select before radio buttons, and nothing of an option without a choice', () => {
  const { options, select, radio } = setUp();
  expect(readSelection(options)).toEqual({});
  radio('Buff').checked = true;
  expect(readSelection(options)).toEqual({ Colour: 'Buff' });
  if (select) select.value = 'Large';
  expect(readSelection(options)).toEqual({ Size: 'Large', Colour: 'Buff' });
  // The server writes both, of which the theme shows one.
  const both = setUp({
    html: `<div class="variant-option" data-variant-option-name="Size"><select><option value="Large">L</option></select>
      <input type="radio" value="Small" checked></div>`,
  });
  expect(readSelection(both.options)).toEqual({ Size: 'Large' });
});

it('a choice in one of the controls is a choice of the product, and so is taking it back', () => {
  const { store, choose, check } = setUp();
  choose('Large');
  check('Natural');
  expect(store.get().selection).toEqual({ Size: 'Large', Colour: 'Natural' });
  check('Buff', false);
  expect(store.get().selection.Colour).toBe('Natural');
  choose('');
  expect(store.get().selection).toEqual({ Colour: 'Natural' });
});

it('the controls follow a choice that is made elsewhere', () => {
  const { store, select, radio } = setUp();
  store.choose('Size', 'Small');
  store.choose('Colour', 'Buff');
  expect([select?.value, radio('Buff').checked, radio('Natural').checked]).toEqual(['Small', true, false]);
  store.choose('Size', undefined);
  store.choose('Colour', undefined);
  expect([select?.value, radio('Buff').checked]).toEqual(['', false]);
});

it('a label that is a button chooses by mouse and keys, and says whether it is pressed', () => {
  const { store, radio } = setUp();
  const label = radio('Natural').closest('label');
  const pressed = () => label?.getAttribute('aria-pressed');
  expect(pressed()).toBe('false');
  label?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  expect([store.get().selection.Colour, pressed()]).toEqual(['Natural', 'true']);
  store.choose('Colour', undefined);
  label?.click();
  expect(store.get().selection.Colour).toBe('Natural');
  expect(radio('Buff').labels?.[0]?.hasAttribute('aria-pressed')).toBe(false);
});

describe('a value that leads to nothing to buy', () => {
  const marks = () => {
    const { store, select, radio, scope, before } = setUp();
    const options = () => [...(select?.options ?? [])].map((option) => option.getAttribute('label'));
    const name = (value: string) => radio(value).getAttribute('aria-label');
    const label = (value: string) => radio(value).closest('label') ?? radio(value).labels?.[0];
    return { store, scope, before, options, name, label };
  };

  it('says why, in the control that a screen reader reads and at its label', () => {
    const { store, options, name, label } = marks();
    expect(options()).toEqual([null, null, null]);
    expect([name('Natural'), name('Buff')]).toEqual([null, 'Buff, like sand (sold out)']);
    store.choose('Size', 'Large');
    expect(label('Buff')?.title).toBe('Buff, like sand (sold out)');
    expect(label('Buff')?.classList.contains('inlay-unavailable')).toBe(true);
    // Not the name of a button: the text of a label names its radio button.
    expect(label('Buff')?.hasAttribute('aria-label')).toBe(false);
    store.choose('Size', 'Small');
    expect(name('Buff')).toBe('Buff, like sand (unavailable)');
    expect(name('Natural')).toBeNull();
    expect(label('Natural')?.classList.contains('inlay-unavailable')).toBe(false);
    store.choose('Colour', 'Buff');
    expect(options()).toEqual([null, 'Small (unavailable)', 'Large (sold out)']);
  });

  it('is named by its value where it has no label, and at the label where that is the button', () => {
    const { store, name, label } = marks();
    expect(name('Blue')).toBe('Blue (unavailable)');
    store.choose('Size', 'Medium');
    expect(label('Natural')?.getAttribute('aria-label')).toBe('Natural (unavailable)');
  });

  it('is not marked as sold out where the shop does not want it', () => {
    const { radio } = setUp({ marksSoldOut: false });
    expect(radio('Buff').hasAttribute('aria-label')).toBe(false);
    expect(radio('Blue').getAttribute('aria-label')).toBe('Blue (unavailable)');
  });

  it('is the server’s again at the end', () => {
    const { store, scope, before } = marks();
    store.choose('Colour', 'Buff');
    expect(document.body.innerHTML).not.toBe(before);
    scope.end();
    expect(document.body.innerHTML).toBe(before);
  });
});

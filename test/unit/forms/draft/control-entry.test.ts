// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { isUntouched, keyedControls, readEntry, writeEntry } from '../../../../src/forms/draft/control-entry';

function formOf(html: string): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = html;
  return form;
}
/** The only control of a form. */
function control<Control extends HTMLElement>(html: string): Control & HTMLInputElement {
  const [found] = keyedControls(formOf(html)).values();
  if (!found) throw new Error('The form has no control.');
  return found as unknown as Control & HTMLInputElement;
}
const SELECT = '<select name="size"><option>S</option><option>M</option></select>';

describe('the controls of a form', () => {
  it('have a key by id or name, and by their place among those with the same', () => {
    const form = formOf(
      '<input id="a" name="x"><input name="x"><input name="x"><textarea name="y"></textarea><input>',
    );
    expect([...keyedControls(form).keys()]).toEqual(['a:0', 'x:0', 'x:1', 'y:0', ':0']);
  });

  it('are only those that the visitor fills in, and keep their place beside others', () => {
    const form = formOf(
      `<input type="hidden" name="x"><input name="x"><input type="file" name="f"><input type="submit">
       <div class="captcha-container"><textarea name="g"></textarea></div>`,
    );
    expect([...keyedControls(form).keys()]).toEqual(['x:1']);
  });
});

describe('an entry', () => {
  it('is a text, whether a box is checked, or the chosen options', () => {
    expect(readEntry(control('<input name="a" value="Ida">'))).toBe('Ida');
    expect(readEntry(control('<input type="checkbox" name="a" value="x" checked>'))).toBe(true);
    expect(readEntry(control('<input type="radio" name="a" value="x">'))).toBe(false);
    const select = control<HTMLSelectElement>(SELECT);
    select.value = 'M';
    expect(readEntry(select)).toEqual(['M']);
  });

  it.each([
    ['<input name="a">', 'Ida', 'Ida'],
    ['<input type="checkbox" name="a">', true, true],
    [SELECT, ['M'], ['M']],
  ])('is restored to %s, with the events of typing', (html, entry, expected) => {
    const element = control(html);
    const heard = vi.fn(({ type }: Event) => type);
    for (const type of ['input', 'change']) element.addEventListener(type, heard);
    expect(writeEntry(element, entry)).toBe(true);
    expect(readEntry(element)).toEqual(expected);
    expect(heard.mock.results.map(({ value }) => value)).toEqual(['input', 'change']);
  });

  it.each([
    ['<input name="a">', true],
    ['<input type="checkbox" name="a">', 'on'],
    [SELECT, 'M'],
    [SELECT, ['M', 'XL']],
  ])('is refused by %s where that cannot hold it: %j', (html, entry) => {
    const element = control(html);
    const before = readEntry(element);
    const heard = vi.fn();
    element.addEventListener('input', heard);
    expect(writeEntry(element, entry)).toBe(false);
    expect(readEntry(element)).toEqual(before);
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('a control is untouched', () => {
  it('as long as it holds what the page gave it', () => {
    const text = control('<input name="a" value="Ida">');
    expect(isUntouched(text)).toBe(true);
    text.value = 'Ole';
    expect(isUntouched(text)).toBe(false);
    const box = control('<input type="checkbox" name="a" checked>');
    expect(isUntouched(box)).toBe(true);
    box.checked = false;
    expect(isUntouched(box)).toBe(false);
  });

  it('as a select, while it shows its first option or the one that the page has chosen', () => {
    const plain = control<HTMLSelectElement>(SELECT);
    expect(isUntouched(plain)).toBe(true);
    plain.selectedIndex = 1;
    expect(isUntouched(plain)).toBe(false);
    const chosen = control<HTMLSelectElement>(SELECT);
    // happy-dom does not read the attribute.
    [...chosen.options].forEach((option, index) => {
      Object.defineProperty(option, 'defaultSelected', { value: index === 1 });
    });
    chosen.selectedIndex = 1;
    expect(isUntouched(chosen)).toBe(true);
    chosen.selectedIndex = 0;
    expect(isUntouched(chosen)).toBe(false);
  });
});

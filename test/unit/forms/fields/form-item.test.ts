// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import {
  checkedIn,
  controlsOf,
  emptyParts,
  idBeside,
  readParts,
  titleOf,
} from '../../../../src/forms/fields/form-item';

function itemOf(html: string): HTMLElement {
  const item = document.createElement('div');
  item.innerHTML = html;
  return item;
}
const names = (html: string) => controlsOf(itemOf(html)).map(({ name }) => name);

describe('the controls of a field', () => {
  it('are those marked as its own, where there are any', () => {
    expect(names('<input name="a" class="field-element"><input name="spam">')).toEqual(['a']);
    expect(names('<input name="a" class="inlay-form-input"><select name="b"></select>')).toEqual(['a']);
  });

  it('are all others where none is marked, but no buttons', () => {
    expect(names('<input name="a"><select name="b"></select><input type="button" name="c">')).toEqual([
      'a',
      'b',
    ]);
    expect(
      names('<input type="submit" name="c" class="field-element"><textarea name="d"></textarea>'),
    ).toEqual(['d']);
  });

  it('are an empty list without a field', () => {
    expect(controlsOf(null)).toEqual([]);
  });
});

describe('the parts of a field', () => {
  it('are in the order of the page where the server wrote them', () => {
    expect(readParts(itemOf('<input value="b"><input value="a">'), 3)).toEqual(['b', 'a']);
  });

  it('are in the order of their indexes where Inlay drew them', () => {
    const html = '<input data-index="2" value="c"><input data-index="0" value="a">';
    expect(readParts(itemOf(html), 4)).toEqual(['a', '', 'c', '']);
  });

  it('are in that order only if the first one has an index', () => {
    expect(readParts(itemOf('<input value="b"><input data-index="0" value="a">'), 2)).toEqual(['b', 'a']);
  });

  it('are empty where only spaces were typed', () => {
    expect(emptyParts(['a', ' ', '', 'b'])).toEqual([1, 2]);
  });
});

it('reads the values of what is checked', () => {
  const html = '<input type="radio" value="a"><input type="checkbox" value="b" checked>';
  expect(checkedIn(itemOf(html))).toEqual(['b']);
});

it.each([
  ['<fieldset><div class="title">inner</div></fieldset><div class="title">own</div>', 'own'],
  ['<fieldset><div class="title">inner</div></fieldset>', 'inner'],
  ['<label>label</label>', 'label'],
])('finds the title of %s', (html, text) => {
  expect(titleOf(itemOf(html))?.textContent).toBe(text);
});

it('gives each copy of a field that a page holds twice an id of its own', () => {
  document.body.innerHTML = '<div id="name"></div><div id="name"></div><div id="other"></div>';
  const [first, second, other] = [...document.body.children];
  expect([first, second, other].map((item) => item && idBeside(item, 'error'))).toEqual([
    'name-error',
    'name-error-1',
    'other-error',
  ]);
});

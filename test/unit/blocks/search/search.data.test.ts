// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { isComposing, readSearch, searchAddress } from '../../../../src/blocks/search/search.data';

function createField(attributes: Record<string, string>, inner = true): HTMLElement {
  const field = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
  if (inner) field.append(Object.assign(document.createElement('input'), { type: 'search' }));
  return field;
}

describe('a search field', () => {
  it.each([
    [{ 'data-preview': 'true', 'data-collection': '' }, true, ''],
    [{ 'data-preview': 'false', 'data-collection': ' 66b1 ' }, false, '66b1'],
    [{}, false, ''],
  ])('with %j is read', (attributes, hasPreview, collectionId) => {
    const field = createField(attributes);
    expect(readSearch(field)).toEqual({ input: field.firstElementChild, hasPreview, collectionId });
  });

  it('without an input is a fault', () => {
    expect(readSearch(createField({}, false))).toEqual({
      fault: 'The search block has no field to type into.',
    });
  });

  it.each([
    ['tea', '', '/search?q=tea'],
    ['tea & cake', '66b1', '/search?q=tea+%26+cake&f_collectionId=66b1'],
  ])('leads %j to the search page', (query, collectionId, address) => {
    expect(searchAddress(query, collectionId)).toBe(address);
  });
});

it.each([
  ['of a word that an input method composes', true, 229, true],
  ['that ends it in Safari', false, 229, true],
  ['without an input method', false, 13, false],
])('a key %s', (_, composing, keyCode, expected) => {
  expect(isComposing({ isComposing: composing, keyCode })).toBe(expected);
});

// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readSearchAddress, readSearchPage } from '../../../../src/blocks/search-page/search-page.data';

function createPage(parts: readonly string[]): HTMLElement {
  const page = document.createElement('div');
  for (const part of parts) page.append(Object.assign(document.createElement('div'), { className: part }));
  return page;
}

describe('a search page', () => {
  it('is read from its parts; without a notice, problems are said among the results', () => {
    const page = createPage(['sqs-search-page-input', 'sqs-search-page-output', 'search-results']);
    expect(readSearchPage(page)).toEqual({
      field: page.children[0],
      input: null,
      output: page.children[1],
      notice: page.children[2],
      results: page.children[2],
      more: null,
    });
  });

  it.each([
    [[]],
    [['sqs-search-page-input', 'search-results']],
    [['sqs-search-page-output', 'search-results']],
  ])('with only %j is a fault', (parts) => {
    expect(readSearchPage(createPage(parts))).toHaveProperty('fault');
  });

  it.each([
    ['?q=tea+%26+cake', 'tea & cake', ''],
    ['?f_collectionId=66b1&q=%20fern%20', 'fern', '66b1'],
    ['', '', ''],
    ['?q=%E0%A4%A', '\uFFFD%A', ''],
  ])('reads the address %j', (search, query, collectionId) => {
    expect(readSearchAddress(search)).toEqual({ query, collectionId });
  });
});

// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { createContentReplacer } from '../../../../src/commerce/product/content-replacer';
import { createTestScope } from '../../support/scope';

it('a content replacer shows other content, and then the server’s own nodes again', () => {
  const element = document.createElement('p');
  element.innerHTML = 'served <b>price</b>';
  const own = [...element.childNodes];
  const scope = createTestScope();
  const show = createContentReplacer(element, scope);
  show(['ours ', document.createElement('i')]);
  expect(element.innerHTML).toBe('ours <i></i>');
  show(undefined);
  expect([...element.childNodes]).toEqual(own);
  show([]);
  expect(element.innerHTML).toBe('');
  scope.end();
  expect([...element.childNodes]).toEqual(own);
});

it('a content replacer does not touch what the page has changed where it shows nothing itself', () => {
  const element = document.createElement('p');
  element.textContent = 'served';
  const scope = createTestScope();
  const show = createContentReplacer(element, scope);
  element.textContent = 'changed';
  show(undefined);
  scope.end();
  expect(element.textContent).toBe('changed');
});

// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { insertHost, placeAfter } from '../../../src/dom/create-host';
import { createTestScope } from '../support/scope';

it('puts a host with its content beside an element, until the scope ends', () => {
  document.body.innerHTML = '<p>One</p><p>Two</p>';
  const before = document.body.innerHTML;
  const scope = createTestScope();
  const [first] = document.querySelectorAll('p');
  if (!first) throw new Error('missing');
  insertHost(scope, { ...placeAfter(first), className: 'own' }, new Text('Between'));
  expect(document.body.innerHTML).toBe('<p>One</p><inlay-ui class="own">Between</inlay-ui><p>Two</p>');
  scope.end();
  expect(document.body.innerHTML).toBe(before);
});

it('puts a host at the end by default', () => {
  document.body.innerHTML = '<p>One</p>';
  const host = insertHost(createTestScope(), { into: document.body });
  expect(document.body.lastChild).toBe(host);
});

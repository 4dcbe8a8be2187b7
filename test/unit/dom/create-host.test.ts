// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { createHost, insertHost, placeAfter } from '../../../src/dom/create-host';
import { language } from '../../../src/text/language';
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

it('says its language and direction only where they are not those of the page', () => {
  expect(createHost().outerHTML).toBe('<inlay-ui></inlay-ui>');
  const before = { ...language };
  Object.assign(language, { lang: 'he', dir: 'rtl' });
  const { lang, dir } = createHost();
  Object.assign(language, { lang: undefined, dir: undefined }, before);
  expect([lang, dir]).toEqual(['he', 'rtl']);
});

it('goes to the end of the page for an element that is not in it', () => {
  const element = document.createElement('p');
  expect(placeAfter(element)).toEqual({ into: document.body, before: null });
});

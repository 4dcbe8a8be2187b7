// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { showClosed } from '../../../../src/features/endpoints/show-closed';
import { createTestScope } from '../../support/scope';

it.each([
  ['', null],
  ['<a href="mailto:hello@otterbrook.example?subject=x">Write</a>', 'mailto:hello@otterbrook.example'],
])('shows behind a unit that it is closed, with the address that the page has: %s', (links, href) => {
  document.body.innerHTML = `<div id="unit"></div><p>next</p>${links}`;
  const before = document.body.innerHTML;
  const element = document.getElementById('unit') as HTMLElement;
  const scope = createTestScope();
  showClosed(scope, element, 'cart');
  const note = element.nextElementSibling?.querySelector('.inlay-closed');
  expect(note?.textContent).toContain('closed');
  expect(note?.querySelector('a')?.getAttribute('href') ?? null).toBe(href);
  scope.end();
  expect([...document.body.children].slice(0, 2).map(({ outerHTML }) => outerHTML)).toEqual([
    '<div id="unit"></div>',
    '<p>next</p>',
  ]);
  expect(before.startsWith('<div id="unit"></div><p>next</p>')).toBe(true);
});

it('a unit that has left the page gets no note', () => {
  const element = document.createElement('div');
  const report = vi.fn();
  showClosed(createTestScope({ report }), element, 'forms');
  expect([element.outerHTML, report.mock.calls]).toEqual(['<div></div>', []]);
});

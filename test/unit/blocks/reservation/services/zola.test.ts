// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { readZola, showZola, type Zola } from '../../../../../src/blocks/reservation/services/zola';
import { createTestScope } from '../../../support/scope';

const LINK = '<a class="zola-registry-embed" href="https://www.zola.com/registry/x">Registry</a>';

function blockOf(html: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}

it.each([
  ['without a link', ''],
  ['with a link to nowhere', '<a class="zola-registry-embed">Registry</a>'],
  ['with a link that is a script', '<a class="zola-registry-embed" href="javascript:alert(1)">Registry</a>'],
])('is a fault %s', (_, html) => {
  expect(readZola(blockOf(html))).toMatchObject({ fault: expect.stringContaining('no link to a registry') });
});

it.each([
  ['Zola’s', '', 'https://widget.zola.com/js/widget.js'],
  [
    'the one of its settings',
    '<p data-zola-script-src="https://widget.zola.com/own.js"></p>',
    'https://widget.zola.com/own.js',
  ],
])('loads %s script, each time it is shown', async (_, html, script) => {
  const load = vi.fn(async () => {});
  await showZola(createTestScope(), readZola(blockOf(html + LINK)) as Zola, { load } as never);
  expect(load.mock.calls).toEqual([[script, true]]);
});

it('gives Zola a copy of the link, which it replaces, and hides the server’s', async () => {
  const block = blockOf(`<p>${LINK}</p>`);
  const before = block.innerHTML;
  const scope = createTestScope();
  await showZola(scope, readZola(block) as Zola, { load: async () => {} } as never);
  const [copy, own] = block.querySelectorAll<HTMLElement>('a');
  expect(copy?.outerHTML).toBe(LINK);
  expect(copy?.parentElement?.nextElementSibling).toBe(own);
  expect([own?.hidden, own?.className]).toEqual([true, '']);
  // What Zola has made of it goes, too.
  copy?.replaceWith('Widget');
  scope.end();
  expect(block.innerHTML).toBe(before);
});

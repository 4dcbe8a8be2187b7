// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { openNavFolders } from '../../../../src/blocks/nav-folders/open-nav-folders';
import { createTestScope } from '../../support/scope';

const folders = vi.hoisted(() => ({ mountNavFolders: vi.fn() }));
vi.mock('../../../../src/ui/navigation/nav-folder', () => folders);

/** What an open folder claims, by the names of the elements. */
function claimsOf(html: string) {
  document.body.innerHTML = `<div id="siteHeader"></div>${html}`;
  openNavFolders(createTestScope(), []);
  const describe = folders.mountNavFolders.mock.lastCall?.[2];
  const claims = describe(document.querySelector('#content'));
  return claims.map(([element, claim]: [Element, object]) => [element.id, claim]);
}
const CONTENT = '<div id="content"><a id="one"></a><a id="two"></a></div>';

it('gives those of another the states by which they take presses', () => {
  const html = `<div id="folder" data-controller="FolderToggle">${CONTENT}</div>`;
  expect(claimsOf(html).slice(3)).toEqual([
    ['folder', { classes: { 'folder-open': true } }],
    ['siteHeader', { classes: { 'folder-overflow': true } }],
  ]);
});

// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readSiteContext } from '../../../../src/context/context';
import { unit } from '../../../../src/features/lock-screen/lock-screen.mount';
import { createTestScope } from '../../support/scope';

/** Mounts it on a page of a type. */
function mount(html: string, pageType: number) {
  document.body.innerHTML = html;
  const scope = createTestScope();
  unit.mount(readSiteContext({ pageType }), scope as never);
  const [place] = document.body.children;
  return { scope, read: () => [place?.getAttribute('aria-label'), place?.getAttribute('role')] };
}

it.each([
  [103, 'This page is locked'],
  [105, 'This page is locked'],
  [106, 'This page available only site members'],
])('calls the main part of a page of the type %i “%s”, until the site is destroyed', (pageType, label) => {
  const { scope, read } = mount('<main><p>x</p></main>', pageType);
  expect(read()).toEqual([label, null]);
  scope.end();
  expect(read()).toEqual([null, null]);
});

it('makes the slide of the platform a region, since it has no role for a name', () => {
  const { read } = mount('<div data-slide-type="lock-screen"></div>', 103);
  expect(read()).toEqual(['This page is locked', 'region']);
});

it.each(['<main aria-label="Ours"></main>', '<main aria-labelledby="title"></main>'])(
  'leaves a name of the page as it is: %s',
  (html) => {
    mount(html, 103);
    expect(document.body.innerHTML).toBe(html);
  },
);

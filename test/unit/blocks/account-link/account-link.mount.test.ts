// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { readAccountLink, unit } from '../../../../src/blocks/account-link/account-link.mount';
import { isMemberSignedIn } from '../../../../src/storage/member-cookie';
import { pageElement } from '../../support/markup';
import { createTestScope } from '../../support/scope';

it.each([
  [true, 'inline', 'none'],
  [false, 'none', 'inline'],
])(
  'an account link shows its text for visitors who are signed in: %s, and follows other tabs',
  async (isSignedIn, own, other) => {
    const cookie = vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    const link = pageElement('<a><b class="auth">Account</b><b class="unauth">Sign in</b></a>');
    const display = () => [...link.children].map((text) => (text as HTMLElement).style.display);
    const scope = createTestScope();
    unit.mount(readAccountLink(link), scope, link);
    expect(link.className).toBe('loaded');
    expect(display()).toEqual(['none', 'inline']);
    if (isSignedIn) cookie.mockReturnValue('SiteUserInfo={"authenticated":true}');
    // The event comes in a later task.
    await Promise.resolve();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(display()).toEqual([own, other]);
    scope.end();
    expect(link.outerHTML).toBe('<a><b class="auth">Account</b><b class="unauth">Sign in</b></a>');
  },
);

it.each([
  ['{"authenticated":true,"siteUserId":"5f0c"}', true],
  ['{"authenticated":false}', false],
  ['{"authenticated":"yes"}', false],
  ['{"siteUserId":"5f0c"}', false],
  ['{broken', false],
  ['', false],
])('reads from the cookie %s that being signed in is %s', (cookie, isSignedIn) => {
  expect(isMemberSignedIn(cookie)).toBe(isSignedIn);
});

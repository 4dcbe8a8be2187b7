// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readAccountLink } from '../../../../src/blocks/account-link/account-link.mount';
import { isMemberSignedIn } from '../../../../src/storage/member-cookie';

it('finds the texts for visitors who are signed in and for all others', () => {
  document.body.innerHTML =
    '<div class="user-accounts-link"><a><span class="unauth">Login</span> <span class="auth">Account</span></a></div>';
  const [link] = document.body.children;
  if (!(link instanceof HTMLElement)) throw new Error('The link is not there.');
  expect(readAccountLink(link)).toMatchObject({
    signedIn: [{ textContent: 'Account' }],
    signedOut: [{ textContent: 'Login' }],
  });
});

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

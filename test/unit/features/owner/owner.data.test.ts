// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest';
import { isViewerOnly } from '../../../../src/context/account';
import { readSiteContext } from '../../../../src/context/context';
import { leavesForConfig, type Place, readOwner } from '../../../../src/features/owner/owner.data';

const PLACE: Place = {
  hostname: 'otterbrook.example',
  pathname: '/about',
  isFramed: false,
  isRedirectOff: false,
};
const owner = (context: object) => readOwner(readSiteContext(context), context);
const leaves = (context: object, place: Partial<Place> = {}) =>
  leavesForConfig(owner({ authenticatedAccount: { id: 'a' }, ...context }), { ...PLACE, ...place });

describe('a logged-in owner who opens a public page', () => {
  it('is redirected to /config/', () => {
    expect(leaves({})).toBe(true);
    expect(leaves({ websiteRoles: { 1: true } })).toBe(true);
    expect(leaves({ websiteRoles: { 4: true, 10: true } })).toBe(true);
  });

  it.each(['localhost', '127.0.0.1', '127.1.2.3', '[::1]'])('is not on the host %s', (hostname) => {
    expect(leaves({}, { hostname })).toBe(false);
  });

  it('is on a host whose name only begins like that', () => {
    expect(leaves({}, { hostname: 'localhost.example' })).toBe(true);
    expect(leaves({}, { hostname: '127.example.com' })).toBe(true);
  });

  it.each([
    ['a session flag set by noredirect exists', {}, { isRedirectOff: true }],
    ['the site is in developer mode', { website: { developerMode: true } }, {}],
    ['the site is cloneable', { website: { cloneable: true } }, {}],
    ['the page says that the site is cloneable', { websiteCloneable: true }, {}],
    ['the user only has the viewer role', { websiteRoles: { 10: true } }, {}],
    ['the page is inside a frame', {}, { isFramed: true }],
    ['the page is the config area itself', {}, { pathname: '/config/pages' }],
  ] as const)('is not when %s', (_, context, place) => {
    expect(leaves(context, place)).toBe(false);
  });

  it('is not without an account', () => {
    expect(leaves({ authenticatedAccount: undefined })).toBe(false);
  });
});

it.each([
  [[10], true],
  [[9], false],
  [[1, 10], false],
  [[], false],
])('roles %j: only a viewer: %s', (roles, isViewer) => {
  expect(isViewerOnly(roles)).toBe(isViewer);
});

it.each([
  [{ websiteRoles: { 1: true } }, true],
  [{ permissions: { permissions: { 1: true } } }, true],
  [{ websiteRoles: { 4: true } }, false],
  // Only `true` grants: other values come from scripts and older pages.
  [{ permissions: { permissions: { 1: 'true' } } }, false],
  [{ permissions: { permissions: { 1: 1 } } }, false],
  [{ permissions: 'all', accessPermissions: { 1: true } }, false],
])('permissions %j: an administrator: %s', (context, isAdmin) => {
  expect(owner(context).isAdmin).toBe(isAdmin);
});

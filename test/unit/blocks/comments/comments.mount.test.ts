// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/comments/comments.mount';
import { page } from '../../../../src/context/page-endpoints';
import { mountUnit } from '../../support/mount-unit';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const THREAD = { comments: [{ id: 'c1', body: 'Ferns', authorName: 'Bo' }], totalCount: 1 };
const MAUD = { authenticatedAccount: { displayName: 'Maud Ferris' } };

it.each<[string, Record<string, unknown>, string, object, string, number]>([
  ['asks to sign in for it', { commentAnonAllowed: false }, '1', {}, 'Sign in to comment', 0],
  ['says who is signed in', {}, '1', MAUD, 'You are signed in as Maud Ferris.', 1],
  ['says that the thread is closed', {}, '2', {}, 'Comments are closed.', 0],
])('has no field for a name where it %s', async (_, settings, commentState, more, said, forms) => {
  vi.stubGlobal('fetch', async () => Response.json(THREAD));
  const context = { websiteSettings: { commentsEnabled: true, ...settings }, ...more };
  vi.stubGlobal('Static', { SQUARESPACE_CONTEXT: context });
  const element = document.createElement('div');
  Object.assign(element.dataset, { itemId: 'a', commentState, publicCommentCount: '1' });
  document.body.append(element);
  const { scope } = mountUnit(unit, element);
  await expect.poll(() => element.querySelector('.comment-list article')).not.toBeNull();
  expect(element.textContent).toContain(said);
  expect(element.querySelectorAll('form')).toHaveLength(forms);
  expect(element.querySelectorAll('form input')).toHaveLength(0);
  scope.end();
});

it.each([
  [1, 0],
  [2, 1],
])('has an order to choose for more than one comment: %i', async (count, choices) => {
  const comments = Array.from({ length: count }, (_, index) => ({
    id: `c${index}`,
    body: 'Ferns',
    authorName: 'Bo',
  }));
  vi.stubGlobal('fetch', async () => Response.json({ comments, totalCount: count }));
  vi.stubGlobal('Static', { SQUARESPACE_CONTEXT: { websiteSettings: { commentsEnabled: true } } });
  const element = document.createElement('div');
  Object.assign(element.dataset, { itemId: 'a', commentState: '1', publicCommentCount: `${count}` });
  document.body.append(element);
  const { scope } = mountUnit(unit, element);
  await expect.poll(() => element.querySelectorAll('.comment-list article').length).toBe(count);
  expect(element.querySelectorAll('.header-controls select')).toHaveLength(choices);
  scope.end();
});

it('leaves its element as it is, and asks for nothing, where no service answers', async () => {
  const request = vi.fn();
  vi.stubGlobal('fetch', request);
  vi.stubGlobal('Static', { SQUARESPACE_CONTEXT: { websiteSettings: { commentsEnabled: true } } });
  page.endpoints = { of: { comments: 'none' } } as never;
  const element = document.createElement('div');
  Object.assign(element.dataset, { itemId: 'a', commentState: '1', publicCommentCount: '1' });
  document.body.append(element);
  const { scope, store } = mountUnit(unit, element);
  expect([store, element.innerHTML, request.mock.calls]).toEqual([undefined, '', []]);
  page.endpoints = undefined;
  scope.end();
});

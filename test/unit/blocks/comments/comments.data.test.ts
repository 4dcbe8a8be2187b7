// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readComments } from '../../../../src/blocks/comments/comments.data';

function place(attributes: Readonly<Record<string, string>>): HTMLElement {
  const made = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}
const context = (settings: object = {}, more: object = {}) => ({
  websiteSettings: { commentsEnabled: true, ...settings },
  ...more,
});

it('reads a thread with the defaults of the platform', () => {
  expect(readComments(place({ 'data-item-id': 'a', 'data-public-comment-count': '3' }), context())).toEqual({
    target: { itemId: 'a' },
    count: 3,
    isOpen: true,
    sort: 'newest',
    hasLikes: true,
    hasFlags: true,
    hasReplies: true,
    isAnonymous: true,
    accountName: '',
  });
});

it('reads the settings of the site', () => {
  const settings = {
    commentLikesAllowed: false,
    commentFlagsAllowed: false,
    commentThreaded: false,
    commentAnonAllowed: false,
    commentSortType: 3,
  };
  expect(
    readComments(
      place({ 'data-collection-id': 'c', 'data-public-comment-count': '1', 'data-comment-state': '2' }),
      context(settings, { authenticatedAccount: { firstName: 'Maud' } }),
    ),
  ).toEqual({
    target: { collectionId: 'c' },
    count: 1,
    isOpen: false,
    sort: 'mostLiked',
    hasLikes: false,
    hasFlags: false,
    hasReplies: false,
    isAnonymous: false,
    accountName: 'Maud',
  });
});

it.each([
  [
    'where comments are switched off',
    place({ 'data-item-id': 'a' }),
    { websiteSettings: { commentsEnabled: false } },
  ],
  ['without a context', place({ 'data-item-id': 'a' }), undefined],
  [
    'of a closed thread without comments',
    place({ 'data-item-id': 'a', 'data-comment-state': '2' }),
    context(),
  ],
])('draws nothing %s', (_, element, given) => {
  expect(readComments(element, given)).toBeUndefined();
});

it('is a fault without an id', () => {
  expect(readComments(place({}), context())).toEqual({ fault: expect.stringContaining('data-item-id') });
});

it('has the newest comments first where the site’s order is not known', () => {
  const thread = place({ 'data-item-id': 'a', 'data-public-comment-count': '3' });
  expect(readComments(thread, context({ commentSortType: 99 }))).toMatchObject({ sort: 'newest' });
});

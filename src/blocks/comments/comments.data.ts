import type { CommentTarget } from '../../api/comment-calls';
import { fault, type ReadData } from '../../core/unit';
import { flag, number, object, record, strings, type WarnShape } from '../../data/shape';
import { CommentSort, CommentState } from '../../vocabulary/blocks';

/** The orders that a visitor may choose. */
export const SORTS = {
  newest: CommentSort.newest,
  oldest: CommentSort.oldest,
  mostLiked: CommentSort.mostLiked,
  leastLiked: CommentSort.leastLiked,
} as const;
export type Sort = keyof typeof SORTS;

export type ThreadData = ReadData<ReturnType<typeof readComments>>;

const readPage = object({
  authenticatedAccount: record(),
  websiteSettings: object({
    commentsEnabled: flag(),
    commentLikesAllowed: flag(true),
    commentFlagsAllowed: flag(true),
    commentThreaded: flag(true),
    commentAnonAllowed: flag(true),
    commentSortType: number(CommentSort.newest),
  }),
});

const readAccount = object(strings('displayName firstName email'));
const readCount = number(0);
const attribute = (element: Element, name: string) => element.getAttribute(name)?.trim() ?? '';

/** Reads a thread from its markup and the page's context. Undefined if the owner has switched comments off. */
export function readComments(element: Element, context: unknown, warn?: WarnShape) {
  const { websiteSettings: settings, authenticatedAccount } = readPage(context, '', warn);
  if (!settings.commentsEnabled) return undefined;
  const itemId = attribute(element, 'data-item-id');
  const collectionId = attribute(element, 'data-collection-id');
  if (!itemId && !collectionId)
    return fault(
      'The comments have neither data-item-id nor data-collection-id, so none are shown. Check the template.',
    );
  const target: CommentTarget = itemId ? { itemId } : { collectionId };
  const count = readCount(
    attribute(element, 'data-public-comment-count') || undefined,
    'data-public-comment-count',
    warn,
  );
  const isOpen = Number(attribute(element, 'data-comment-state')) !== CommentState.disabled;
  if (!isOpen && count === 0) return undefined;
  const account = readAccount(authenticatedAccount);
  const known = Object.entries(SORTS).find(([, value]) => value === settings.commentSortType)?.[0];
  return {
    target,
    count,
    isOpen,
    // One of the keys.
    sort: (known ?? 'newest') as Sort,
    hasLikes: settings.commentLikesAllowed,
    hasFlags: settings.commentFlagsAllowed,
    hasReplies: settings.commentThreaded,
    isAnonymous: settings.commentAnonAllowed,
    accountName: account.displayName || account.firstName || account.email,
  };
}

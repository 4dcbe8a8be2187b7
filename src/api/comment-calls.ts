import { flag, list, number, object, type Read, type Reader, strings } from '../data/shape';
import type { Api, ApiData } from './api.types';

/** The subject of a thread: an item or, on pages without items, a collection. */
export type CommentTarget =
  | { readonly itemId: string; readonly collectionId?: undefined }
  | { readonly collectionId: string; readonly itemId?: undefined };

const fields = {
  ...strings('id parentId authorName body'),
  /** Milliseconds since 1970. */
  addedOn: number(),
  likeCount: number(0),
  isLiked: flag(),
  isFlagged: flag(),
};
const readFields = object(fields);

/** A comment as the server has it; answers to it name it as their parent. */
export type CommentRecord = Read<typeof readFields>;

const readReplies = object({ replies: list((reply: unknown) => reply) });

/** The server may nest answers, or name their parents. A loop, since they may be nested without end. */
const readComments: Reader<CommentRecord[]> = (value, path, warn) => {
  const entries = list((entry: unknown) => ({ entry, parentId: '' }))(value, path, warn);
  const comments: CommentRecord[] = [];
  // Grows while it is read.
  for (const { entry, parentId } of entries) {
    const comment = readFields(entry, path, warn);
    comments.push({ ...comment, parentId: comment.parentId || parentId });
    for (const reply of readReplies(entry).replies) entries.push({ entry: reply, parentId: comment.id });
  }
  return comments;
};

const readPage = object({
  comments: readComments,
  totalCount: number(),
  nextPage: number(),
});

export type CommentPage = Read<typeof readPage>;

/**
 * Gets one page of a thread, in the platform's order number.
 * @sent GET /api/comment/GetThread | necessary | comments are shown | the post
 */
export const getComments = (
  api: Api,
  { target, sort, page }: { readonly target: CommentTarget; readonly sort: number; readonly page: number },
) =>
  api.call({
    method: 'GET',
    path: '/api/comment/GetThread',
    query: { ...target, sortBy: sort, page },
    read: (data) => (Array.isArray(data.comments) ? readPage(data) : undefined),
  });

interface NewComment {
  readonly target: CommentTarget;
  /** The same for each attempt to send the same comment. */
  readonly key: string;
  readonly body: string;
  /** For visitors without an account. */
  readonly authorName?: string | undefined;
  readonly parentId?: string | undefined;
}

const readAdded = (data: ApiData) => {
  const [comment] = readComments(data.comment ? [data.comment] : []);
  // Without a comment the server holds it back for the owner.
  return { comment: comment?.id ? comment : undefined };
};

/**
 * Sends a comment. The answer has it unless the owner has to approve it first.
 * @sent POST /api/comment/AddComment | necessary | a comment is written | the comment, and the name and addresses entered with it
 */
export const addComment = (api: Api, { target, key, body, authorName, parentId }: NewComment) =>
  api.call({
    method: 'POST',
    path: '/api/comment/AddComment',
    form: { ...target, body, authorName, parentId },
    key,
    isEntry: true,
    read: readAdded,
  });

/**
 * Counts a visitor's like, or reports a comment to the owner.
 * @sent POST /api/comment/…Comment | necessary | a comment is liked or flagged | the comment
 */
export const rateComment = (
  api: Api,
  {
    action,
    commentId,
    key,
  }: { readonly action: 'Like' | 'Flag'; readonly commentId: string; readonly key: string },
) =>
  api.call({
    method: 'POST',
    path: `/api/comment/${action}Comment`,
    form: { commentId },
    key,
    keepalive: true,
    read: () => true,
  });

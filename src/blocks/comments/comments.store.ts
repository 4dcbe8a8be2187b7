import type { Api, ApiFailure, ApiResult } from '../../api/api.types';
import {
  addComment,
  type CommentPage,
  type CommentRecord,
  getComments,
  rateComment,
} from '../../api/comment-calls';
import { sendOnce } from '../../api/send-once';
import { isLikedItem, likedItems, rememberLike } from '../../storage/liked-items';
import { createStore } from '../../store/store';
import { SORTS, type Sort, type ThreadData } from './comments.data';

interface ThreadState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly comments: readonly CommentRecord[];
  readonly count: number;
  readonly sort: Sort;
  /** The number of the next page; undefined on the last. */
  readonly nextPage: number | undefined;
  readonly failure: ApiFailure | undefined;
}

export interface Draft {
  readonly body: string;
  readonly authorName?: string | undefined;
  readonly parentId?: string | undefined;
}

/** The outcome of a comment: shown, held back until the owner approves it, or not taken. */
export type Added =
  | { readonly status: 'shown'; readonly id: string }
  | { readonly status: 'held' }
  | { readonly status: 'refused'; readonly failure: ApiFailure };

export type ThreadStore = ReturnType<typeof createThreadStore>;

const FIRST_PAGE = 1;

interface Thread extends Pick<ThreadData, 'target'> {
  isShown(id: string): boolean;
  show(comment: CommentRecord): void;
}

/** Sends each comment once, even if its answer is lost or the visitor presses twice. */
function createSender(api: Api, { target, isShown, show }: Thread): (draft: Draft) => Promise<Added> {
  /**
   * The comment of an attempt whose answer was lost, if the server shows it: not every server recognises a repeat by its key. A failure
   * is returned, so that nothing is sent again before this is known.
   */
  const findLost = async ({
    body,
    authorName = '',
    parentId = '',
  }: Draft): Promise<Awaited<ReturnType<typeof addComment>> | undefined> => {
    const answer = await getComments(api, { target, sort: SORTS.newest, page: FIRST_PAGE });
    if (!answer.ok) return answer;
    const comment = answer.data.comments.find(
      (found) =>
        !isShown(found.id) &&
        found.body.trim() === body.trim() &&
        found.parentId === parentId &&
        (!authorName || found.authorName === authorName),
    );
    return comment && { ok: true, status: answer.status, data: { comment } };
  };

  return async (draft) => {
    const answer = await sendOnce(`comment ${JSON.stringify([target, draft])}`, {
      send: ({ key }) => addComment(api, { target, key, ...draft }),
      find: () => findLost(draft),
    });
    if (!answer.ok) return { status: 'refused', failure: answer.failure };
    const { comment } = answer.data;
    if (!comment) return { status: 'held' };
    // Two presses share one answer.
    if (!isShown(comment.id)) show({ ...comment, parentId: comment.parentId || draft.parentId || '' });
    return { status: 'shown', id: comment.id };
  };
}

type Rating = 'Like' | 'Flag';

/** How many likes a comment had when the visitor's was sent. */
const likesBefore = new Map<string, number>();

const isRated = (action: Rating, { isLiked, isFlagged }: CommentRecord) =>
  action === 'Like' ? isLiked : isFlagged;

/** Rates a comment once, even if its answer is lost: the thread tells whether the server has counted it. */
async function sendRating(
  api: Api,
  { target, sort }: { readonly target: ThreadData['target']; readonly sort: Sort },
  { action, comment }: { readonly action: Rating; readonly comment: CommentRecord },
): Promise<ApiFailure | undefined> {
  const commentId = comment.id;
  /** Looks at page after page for the comment. */
  async function find(): Promise<ApiResult<boolean> | undefined> {
    for (let page: number | undefined = FIRST_PAGE; page !== undefined; ) {
      const answer: ApiResult<CommentPage> = await getComments(api, { target, sort: SORTS[sort], page });
      if (!answer.ok) return answer;
      const found = answer.data.comments.find(({ id }) => id === commentId);
      const isCounted =
        found &&
        (isRated(action, found) ||
          (action === 'Like' && found.likeCount > (likesBefore.get(commentId) ?? comment.likeCount)));
      if (isCounted) return { ok: true, status: answer.status, data: true };
      page = found ? undefined : answer.data.nextPage;
    }
    return undefined;
  }
  const answer = await sendOnce(`${action} ${commentId}`, {
    send({ key }) {
      if (action === 'Like') likesBefore.set(commentId, comment.likeCount);
      return rateComment(api, { action, commentId, key });
    },
    find,
  });
  return answer.ok ? undefined : answer.failure;
}

const AT_FIRST = { status: 'loading', comments: [], nextPage: undefined, failure: undefined } as const;

/** With what this visitor has done, for servers that do not know who asks. */
function addOwnRatings(comments: readonly CommentRecord[], flagged: ReadonlySet<string>): CommentRecord[] {
  const liked = likedItems();
  return withoutDoubles(comments).map((comment) => ({
    ...comment,
    isLiked: comment.isLiked || liked[comment.id] === true,
    isFlagged: comment.isFlagged || flagged.has(comment.id),
  }));
}

export function createThreadStore(
  { target, sort, count }: Pick<ThreadData, 'target' | 'sort' | 'count'>,
  api: Api,
) {
  const { get, set, subscribe } = createStore<ThreadState>({ ...AT_FIRST, count, sort });
  const update = (change: Partial<ThreadState>) => set({ ...get(), ...change });
  const change = (id: string, changed: (comment: CommentRecord) => CommentRecord) =>
    update({ comments: get().comments.map((comment) => (comment.id === id ? changed(comment) : comment)) });
  /** Reported on this page: not every server says so in the thread. */
  const flagged = new Set<string>();
  const withOwnRatings = (comments: readonly CommentRecord[]) => addOwnRatings(comments, flagged);
  let newest = 0;

  const loadPage = async (page: number, show: (answer: CommentPage) => void) => {
    newest += 1;
    const own = newest;
    update({ status: 'loading', failure: undefined });
    const answer = await getComments(api, { target, sort: SORTS[get().sort], page });
    if (own !== newest) return;
    if (answer.ok) show(answer.data);
    else update({ status: 'failed', failure: answer.failure });
  };

  const add = createSender(api, {
    target,
    isShown: (id) => get().comments.some((comment) => comment.id === id),
    // At the top in any order: its author looks for it there.
    show: (comment) =>
      update({ comments: withoutDoubles([comment, ...get().comments]), count: get().count + 1 }),
  });

  return {
    get,
    subscribe,
    add,
    /** Answers that visitors have not sent yet, by the comment they are for: a comment leaves the page when the order changes. */
    answers: new Map<string, string>(),
    load(wanted: Sort = get().sort) {
      update({ sort: wanted });
      return loadPage(FIRST_PAGE, ({ comments, totalCount, nextPage }) =>
        update({
          status: 'ready',
          comments: withOwnRatings(comments),
          count: totalCount ?? comments.length,
          nextPage,
        }),
      );
    },
    async loadMore() {
      const { nextPage: page } = get();
      if (page === undefined) return;
      await loadPage(page, ({ comments, nextPage }) =>
        update({ status: 'ready', comments: withOwnRatings([...get().comments, ...comments]), nextPage }),
      );
    },
    /** Shows the rating at once. If the server refuses it, removes it and returns the reason. */
    async rate(id: string, action: Rating): Promise<ApiFailure | undefined> {
      const comment = get().comments.find((one) => one.id === id);
      if (!comment || isRated(action, comment)) return undefined;
      if (action === 'Like' && isLikedItem(id)) {
        // In another tab.
        change(id, (one) => ({ ...one, isLiked: true }));
        return undefined;
      }
      const rate = (by: boolean) => {
        if (action === 'Like') rememberLike(id, by);
        else flagged[by ? 'add' : 'delete'](id);
        change(id, (one) =>
          action === 'Flag'
            ? { ...one, isFlagged: by }
            : { ...one, isLiked: by, likeCount: one.likeCount + (by ? 1 : -1) },
        );
      };
      rate(true);
      const failure = await sendRating(api, { target, sort: get().sort }, { action, comment });
      if (failure) rate(false);
      return failure;
    },
  };
}

/** Drops repeated ids: a comment that was added meanwhile moves others to the next page. */
function withoutDoubles(comments: readonly CommentRecord[]): CommentRecord[] {
  const seen = new Set<string>();
  return comments.filter(({ id }) => {
    const isNew = !seen.has(id);
    seen.add(id);
    return isNew && id !== '';
  });
}

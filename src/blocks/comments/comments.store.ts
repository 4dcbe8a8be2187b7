import type { Api, ApiFailure } from '../../api/api.types';
import {
  addComment,
  type CommentPage,
  type CommentRecord,
  getComments,
  rateComment,
} from '../../api/comment-calls';
import { isUnclear } from '../../api/read-answer';
import { createStore } from '../../store/store';
import { randomNumber } from '../../text/random-number';
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
  /** A comment that the server may have although its answer was lost. */
  let unclear: { readonly content: string; readonly key: string } | undefined;
  const pending = new Map<string, Promise<Added>>();

  /**
   * The comment of an attempt whose answer was lost, if the server shows it: not every server recognises a repeat by its key. A failure
   * is returned, so that nothing is sent again before this is known.
   */
  const findLost = async ({ body, authorName = '', parentId = '' }: Draft) => {
    const answer = await getComments(api, { target, sort: SORTS.newest, page: FIRST_PAGE });
    if (!answer.ok) return answer;
    const comment = answer.data.comments.find(
      (found) =>
        !isShown(found.id) &&
        found.body.trim() === body.trim() &&
        found.parentId === parentId &&
        (!authorName || found.authorName === authorName),
    );
    return comment && { ok: true as const, data: { comment } };
  };

  const send = async (draft: Draft, content: string): Promise<Added> => {
    const isRepeat = unclear?.content === content;
    const key = (isRepeat && unclear?.key) || randomNumber();
    const answer =
      (isRepeat ? await findLost(draft) : undefined) ?? (await addComment(api, { target, key, ...draft }));
    unclear = !answer.ok && (isRepeat || isUnclear(answer.failure)) ? { content, key } : undefined;
    if (!answer.ok) return { status: 'refused', failure: answer.failure };
    const { comment } = answer.data;
    if (!comment) return { status: 'held' };
    show({ ...comment, parentId: comment.parentId || draft.parentId || '' });
    return { status: 'shown', id: comment.id };
  };

  return (draft) => {
    const content = JSON.stringify(draft);
    const added = pending.get(content) ?? send(draft, content).finally(() => pending.delete(content));
    pending.set(content, added);
    return added;
  };
}

export function createThreadStore(
  { target, sort, count }: Pick<ThreadData, 'target' | 'sort' | 'count'>,
  api: Api,
) {
  const { get, set, subscribe } = createStore<ThreadState>({
    status: 'loading',
    comments: [],
    count,
    sort,
    nextPage: undefined,
    failure: undefined,
  });
  const update = (change: Partial<ThreadState>) => set({ ...get(), ...change });
  const change = (id: string, changed: (comment: CommentRecord) => CommentRecord) =>
    update({ comments: get().comments.map((comment) => (comment.id === id ? changed(comment) : comment)) });
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
          comments: withoutDoubles(comments),
          count: totalCount ?? comments.length,
          nextPage,
        }),
      );
    },
    async loadMore() {
      const { nextPage: page } = get();
      if (page === undefined) return;
      await loadPage(page, ({ comments, nextPage }) =>
        update({ status: 'ready', comments: withoutDoubles([...get().comments, ...comments]), nextPage }),
      );
    },
    /** Shows the rating at once. If the server refuses it, removes it and returns the reason. */
    async rate(id: string, action: 'Like' | 'Flag'): Promise<ApiFailure | undefined> {
      const rated = (by: boolean) => (comment: CommentRecord) =>
        action === 'Flag'
          ? { ...comment, isFlagged: by }
          : { ...comment, isLiked: by, likeCount: comment.likeCount + (by ? 1 : -1) };
      change(id, rated(true));
      const answer = await rateComment(api, action, id);
      if (answer.ok) return undefined;
      change(id, rated(false));
      return answer.failure;
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

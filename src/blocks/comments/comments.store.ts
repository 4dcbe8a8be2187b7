import type { Api, ApiFailure } from '../../api/api.types';
import {
  addComment,
  type CommentPage,
  type CommentRecord,
  getComments,
  rateComment,
} from '../../api/comment-calls';
import { isUnclear } from '../../api/read-answer';
import { randomNumber } from '../../measuring/random-number';
import { createStore, type Store } from '../../store/store';
import { SORTS, type Sort, type ThreadData } from './comments.data';

interface ThreadState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly comments: readonly CommentRecord[];
  /** Of the whole thread. */
  readonly count: number;
  readonly sort: Sort;
  /** The number of the next page; undefined on the last. */
  readonly nextPage: number | undefined;
  /** Why the last load failed. */
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

export interface ThreadStore extends Store<ThreadState> {
  /** Loads the thread from its first page. */
  load(sort?: Sort): Promise<void>;
  loadMore(): Promise<void>;
  add(draft: Draft): Promise<Added>;
  /** Shows it at once; takes it back and returns why when the server does not take it. */
  rate(id: string, action: 'Like' | 'Flag'): Promise<ApiFailure | undefined>;
}

const FIRST_PAGE = 1;

interface SenderOptions extends Pick<ThreadData, 'target'> {
  isShown(id: string): boolean;
  show(comment: CommentRecord): void;
}

/** Sends each comment once, also where its answer is lost or the visitor presses twice. */
function createSender(api: Api, { target, isShown, show }: SenderOptions): (draft: Draft) => Promise<Added> {
  /** A comment that the server may have although its answer was lost. */
  let unclear: { readonly content: string; readonly key: string } | undefined;
  /** By content: what is being sent. */
  const underway = new Map<string, Promise<Added>>();

  /**
   * The comment of an attempt whose answer was lost, if the server shows it: not every server knows the key of a repeat. As long as nobody
   * can tell, it is not sent again.
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
    // Pressed twice, it is sent once.
    const added = underway.get(content) ?? send(draft, content).finally(() => underway.delete(content));
    underway.set(content, added);
    return added;
  };
}

export function createThreadStore(
  { target, sort, count }: Pick<ThreadData, 'target' | 'sort' | 'count'>,
  api: Api,
): ThreadStore {
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

  /** Later answers of an earlier order are ignored. */
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
    // At the top, whatever the order: its author looks for it there.
    show: (comment) =>
      update({ comments: withoutDoubles([comment, ...get().comments]), count: get().count + 1 }),
  });

  return {
    get,
    subscribe,
    add,
    load(wanted = get().sort) {
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
    async rate(id, action) {
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

/** The first of those with the same id: a comment that was added meanwhile moves others to the next page. */
function withoutDoubles(comments: readonly CommentRecord[]): CommentRecord[] {
  const seen = new Set<string>();
  return comments.filter(({ id }) => {
    const isNew = !seen.has(id);
    seen.add(id);
    return isNew && id !== '';
  });
}

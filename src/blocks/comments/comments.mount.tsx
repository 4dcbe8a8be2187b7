import './comments.css';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { ApiFailure } from '../../api/api.types';
import { pageApi } from '../../api/page-api';
import { liveContext } from '../../context/live-context';
import { page } from '../../context/page-endpoints';
import { defineUnit } from '../../core/unit';
import { draw } from '../../react/draw';
import { FIRST, InSlices } from '../../react/in-slices';
import { useScope, useStore } from '../../react/scope-context';
import { createMessages } from '../../text/messages';
import { createAnnouncer } from '../../ui/live-region/announcer';
import { LoadFailure } from '../../ui/load-failure.view';
import { RelativeTime } from '../../ui/relative-time.view';
import { CommentForm } from './comment-form.view';
import { buildTree, type CommentNode } from './comment-tree';
import { readComments, SORTS, type Sort, type ThreadData } from './comments.data';
import messages from './comments.messages.json';
import { type Added, createThreadStore, type Draft, type ThreadStore } from './comments.store';

const t = createMessages(messages);

const keyOf = ({ comment }: CommentNode) => comment.id;

/** A comment, and what is drawn at once of its answers. */
const rowsOf = ({ replies }: CommentNode): number =>
  1 +
  Math.min(
    FIRST,
    replies.reduce((sum, reply) => sum + rowsOf(reply), 0),
  );

interface CommentProps {
  readonly node: CommentNode;
  readonly data: ThreadData;
  readonly store: ThreadStore;
  readonly postedId: string;
  readonly onSend: (draft: Draft) => Promise<Added>;
  readonly onShown: (id: string) => void;
}

function Comment(props: CommentProps): ReactNode {
  const { node, data, store, postedId, onSend, onShown } = props;
  const { comment, replies } = node;
  const { guard } = useScope();
  const [isReplying, setReplying] = useState(false);
  const article = useRef<HTMLElement>(null);
  const replyButton = useRef<HTMLButtonElement>(null);
  const isPosted = comment.id === postedId;
  useLayoutEffect(() => {
    if (isPosted) article.current?.focus();
  }, [isPosted]);
  const name = comment.authorName || t('someone');
  const reply = (draft: Draft) => onSend({ ...draft, parentId: comment.id });
  const close = (id: string) => {
    setReplying(false);
    onShown(id);
  };
  const type = (text: string) => store.answers.set(comment.id, text);
  const cancel = () => {
    store.answers.delete(comment.id);
    setReplying(false);
    replyButton.current?.focus();
  };
  return (
    <li>
      <article className="comment" ref={article} tabIndex={-1} aria-label={name}>
        <header className="comment-header">
          <span className="user-info">{name}</span>
          <CommentTime at={comment.addedOn} />
        </header>
        <p className="comment-body">{comment.body}</p>
        <div className="controls">
          <RateButtons {...props} />
          {data.hasReplies && data.isOpen && (
            <button
              type="button"
              ref={replyButton}
              aria-expanded={isReplying}
              aria-label={t('replyTo', { name })}
              onClick={guard(() => setReplying(!isReplying))}
            >
              {t('reply')}
            </button>
          )}
        </div>
        {isReplying && (
          <CommentForm
            data={data}
            isReply
            text={store.answers.get(comment.id)}
            onType={type}
            onSend={reply}
            onShown={close}
            onCancel={cancel}
          />
        )}
      </article>
      {replies.length > 0 && (
        <ol className="comment-replies">
          <InSlices items={replies} {...{ keyOf, rowsOf }}>
            {(answer) => <Comment key={keyOf(answer)} {...props} node={answer} />}
          </InSlices>
        </ol>
      )}
    </li>
  );
}

function CommentTime({ at }: { readonly at: number | undefined }): ReactNode {
  // Beyond these days a date has no ISO form.
  if (at === undefined || Math.abs(at) > 8.64e15) return null;
  return <RelativeTime at={at} justNow={t('justNow')} date={t('addedOn', { date: at })} />;
}

function RateButtons({ node, data, store }: CommentProps): ReactNode {
  const { guard } = useScope();
  const [failure, setFailure] = useState<ApiFailure>();
  const { id, likeCount, isLiked, isFlagged } = node.comment;
  const button = (action: 'Like' | 'Flag', isRated: boolean, text: string) => (
    <button
      type="button"
      className={`comment-${action.toLowerCase()}`}
      aria-pressed={isRated}
      aria-disabled={isRated}
      onClick={guard(async () => {
        if (!isRated) setFailure(await store.rate(id, action));
      })}
    >
      {text}
    </button>
  );
  return (
    <>
      {data.hasLikes && button('Like', isLiked, t('like', { count: likeCount }))}
      {data.hasFlags && button('Flag', isFlagged, t(isFlagged ? 'flagged' : 'flag'))}
      <span role="status">{failure && `${t('notCounted')}: ${failure.message}`}</span>
    </>
  );
}

type ThreadProps = Readonly<{ data: ThreadData; store: ThreadStore; announce: (text: string) => void }>;

function Thread({ data, store, announce }: ThreadProps): ReactNode {
  const { guard } = useScope();
  const [postedId, setPostedId] = useState('');
  const { status, comments, count, sort, nextPage, failure } = useStore(store);
  const retry = guard(() => (comments.length ? store.loadMore() : store.load()));
  const add = async (draft: Draft): Promise<Added> => {
    const added = await store.add(draft);
    if (added.status === 'shown') announce(t('posted'));
    return added;
  };
  return (
    <div className="inlay-comments" tabIndex={-1}>
      <div className="header-controls">
        <p className="comment-count">{t('count', { count })}</p>
        {count > 1 && <SortChoice sort={sort} onChange={guard((wanted: Sort) => store.load(wanted))} />}
      </div>
      {data.isOpen ? <CommentForm data={data} onSend={add} onShown={setPostedId} /> : <p>{t('closed')}</p>}
      <div className="comment-list" aria-busy={status === 'loading'}>
        <ol>
          <InSlices items={buildTree(comments)} {...{ keyOf, rowsOf }}>
            {(node) => (
              <Comment
                key={keyOf(node)}
                node={node}
                {...{ data, store, postedId }}
                onSend={add}
                onShown={setPostedId}
              />
            )}
          </InSlices>
        </ol>
      </div>
      {status === 'loading' && <p>{t('loading')}</p>}
      {failure && <LoadFailure failure={failure} onRetry={retry} />}
      {status === 'ready' && nextPage !== undefined && (
        <button type="button" className="comment-btn" onClick={guard(store.loadMore)}>
          {t('more')}
        </button>
      )}
    </div>
  );
}

type SortChoiceProps = Readonly<{ sort: Sort; onChange: (sort: Sort) => void }>;

function SortChoice({ sort, onChange }: SortChoiceProps): ReactNode {
  return (
    <label className="controls">
      <span className="visually-hidden">{t('sort')}</span>
      {/* The options are made of the same keys. */}
      <select defaultValue={sort} onChange={({ target }) => onChange(target.value as Sort)}>
        {(Object.keys(SORTS) as Sort[]).map((key) => (
          <option key={key} value={key}>
            {t(key)}
          </option>
        ))}
      </select>
    </label>
  );
}

export const unit = defineUnit({
  read: (element, warn) => readComments(element, liveContext(), warn),
  mount(data, scope, element) {
    // Nothing could be shown or sent: the note of `endpoints` stands here alone.
    if (page.endpoints?.of.comments === 'none') return undefined;
    // Without the block's signal: what a visitor has sent arrives, also if the block ends at once.
    const store = createThreadStore(data, pageApi(scope));
    const announce = createAnnouncer(scope);
    draw(scope, <Thread data={data} store={store} announce={announce} />, { into: element });
    void store.load();
    return store;
  },
});

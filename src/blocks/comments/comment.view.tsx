import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ApiFailure } from '../../api/api.types';
import { useScope } from '../../react/scope-context';
import { createMessages } from '../../text/messages';
import { RelativeTime } from '../../ui/relative-time.view';
import { CommentForm } from './comment-form.view';
import type { CommentNode } from './comment-tree';
import type { ThreadData } from './comments.data';
import messages from './comments.messages.json';
import type { Added, Draft, ThreadStore } from './comments.store';

const t = createMessages(messages);

interface CommentProps {
  readonly node: CommentNode;
  readonly data: ThreadData;
  readonly store: ThreadStore;
  /** The comment that the visitor has just posted gets focus. */
  readonly postedId: string;
  readonly onSend: (draft: Draft) => Promise<Added>;
}

/** One comment with its buttons, the form to answer it, and the answers to it. */
export function Comment(props: CommentProps): ReactNode {
  const { node, data, postedId, onSend } = props;
  const { comment, replies } = node;
  const { guard } = useScope();
  const [isReplying, setReplying] = useState(false);
  const article = useRef<HTMLElement>(null);
  const replyButton = useRef<HTMLButtonElement>(null);
  const isPosted = comment.id === postedId;
  useEffect(() => {
    if (isPosted) article.current?.focus();
  }, [isPosted]);
  const name = comment.authorName || t('someone');
  const reply = async (draft: Draft) => {
    const added = await onSend({ ...draft, parentId: comment.id });
    if (added.status === 'shown') setReplying(false);
    return added;
  };
  const cancel = () => {
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
        {isReplying && <CommentForm data={data} isReply onSend={reply} onCancel={cancel} />}
      </article>
      {replies.length > 0 && (
        <ol className="comment-replies">
          {replies.map((answer) => (
            <Comment key={answer.comment.id} {...props} node={answer} />
          ))}
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
  const rate = (action: 'Like' | 'Flag', isRated: boolean) =>
    guard(async () => {
      if (!isRated) setFailure(await store.rate(id, action));
    });
  return (
    <>
      {data.hasLikes && (
        <button
          type="button"
          className="comment-like"
          aria-pressed={isLiked}
          aria-disabled={isLiked}
          onClick={rate('Like', isLiked)}
        >
          {t('like', { count: likeCount })}
        </button>
      )}
      {data.hasFlags && (
        <button
          type="button"
          className="comment-flag"
          aria-pressed={isFlagged}
          aria-disabled={isFlagged}
          onClick={rate('Flag', isFlagged)}
        >
          {t(isFlagged ? 'flagged' : 'flag')}
        </button>
      )}
      <span role="status">{failure && `${t('notCounted')}: ${failure.message}`}</span>
    </>
  );
}

import { type ReactNode, useState } from 'react';
import { pageApi } from '../../api/page-api';
import { liveContext } from '../../context/live-context';
import { defineUnit } from '../../core/unit';
import { draw } from '../../react/draw';
import { useScope, useStore } from '../../react/scope-context';
import { createMessages } from '../../text/messages';
import { createAnnouncer } from '../../ui/live-region/announcer';
import { LoadFailure } from '../../ui/load-failure.view';
import { Comment } from './comment.view';
import { CommentForm } from './comment-form.view';
import { buildTree } from './comment-tree';
import { readComments, SORTS, type Sort, type ThreadData } from './comments.data';
import messages from './comments.messages.json';
import { type Added, createThreadStore, type Draft, type ThreadStore } from './comments.store';
import './comments.css';

const t = createMessages(messages);

interface ThreadProps {
  readonly data: ThreadData;
  readonly store: ThreadStore;
  readonly announce: (text: string) => void;
}

/** The number of comments, their order, a form, and the comments. */
function Thread({ data, store, announce }: ThreadProps): ReactNode {
  const { guard } = useScope();
  const [postedId, setPostedId] = useState('');
  const { status, comments, count, sort, nextPage, failure } = useStore(store);
  const retry = guard(() => (comments.length ? store.loadMore() : store.load()));
  const add = async (draft: Draft): Promise<Added> => {
    const added = await store.add(draft);
    if (added.status === 'shown') {
      announce(t('posted'));
      setPostedId(added.id);
    }
    return added;
  };
  return (
    <div className="inlay-comments">
      <div className="header-controls">
        <p className="comment-count">{t('count', { count })}</p>
        {count > 1 && <SortChoice sort={sort} onChange={guard((wanted: Sort) => store.load(wanted))} />}
      </div>
      {data.isOpen ? <CommentForm data={data} onSend={add} /> : <p>{t('closed')}</p>}
      <div className="comment-list" aria-busy={status === 'loading'}>
        <ol>
          {buildTree(comments).map((node) => (
            <Comment key={node.comment.id} node={node} {...{ data, store, postedId }} onSend={add} />
          ))}
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
    const store = createThreadStore(data, pageApi(scope, scope.signal));
    const { announce, destroy } = createAnnouncer(document);
    scope.defer(destroy);
    draw(scope, <Thread data={data} store={store} announce={announce} />, { into: element });
    void store.load();
    return store;
  },
});

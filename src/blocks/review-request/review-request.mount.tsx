import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { pageApi } from '../../api/page-api';
import { defineUnit, fault } from '../../core/unit';
import { draw } from '../../react/draw';
import { useScope, useScopeId, useStore } from '../../react/scope-context';
import { createMessages } from '../../text/messages';
import { LoadFailure } from '../../ui/load-failure.view';
import { Star } from '../../ui/stars.view';
import './review-request.css';
import messages from './review-request.messages.json';
import { createRequestStore, type RequestState, type RequestStore } from './review-request.store';

const t = createMessages(messages);
const RATINGS = [1, 2, 3, 4, 5] as const;

type RequestProps = { readonly store: RequestStore };

function ReviewRequest(props: RequestProps): ReactNode {
  return (
    <div tabIndex={-1}>
      <RequestStep {...props} />
    </div>
  );
}

function RequestStep({ store }: RequestProps): ReactNode {
  const { guard } = useScope();
  const state = useStore(store);
  switch (state.status) {
    case 'loading':
      return <p role="status">{t('loading')}</p>;
    case 'failed':
      return <LoadFailure failure={state.failure} onRetry={guard(store.load)} />;
    case 'over':
      return <Outcome text={state.message} />;
    case 'sent':
      return <Outcome text={t('thanks')} />;
    default:
      return <ReviewForm state={state} onSend={store.send} />;
  }
}

/** Takes focus from the form that is gone. */
function Outcome({ text }: { readonly text: string }): ReactNode {
  const ref = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => ref.current?.focus(), []);
  return (
    <p className="inlay-review-outcome" role="status" tabIndex={-1} ref={ref}>
      {text}
    </p>
  );
}

interface ReviewFormProps {
  readonly state: Extract<RequestState, { status: 'open' }>;
  readonly onSend: RequestStore['send'];
}

function ReviewForm({ state, onSend }: ReviewFormProps): ReactNode {
  const { guard } = useScope();
  const id = useScopeId();
  const form = useRef<HTMLFormElement>(null);
  const [rating, setRating] = useState(0);
  const [isMissing, setMissing] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissing(rating === 0);
    if (!form.current) return undefined;
    if (rating === 0) return form.current.querySelector<HTMLInputElement>('input[type=radio]')?.focus();
    const entries = new FormData(form.current);
    const entry = (name: string) => `${entries.get(name) ?? ''}`.trim();
    return onSend({ rating, title: entry('title'), body: entry('body'), authorName: entry('author') });
  };
  return (
    <form className="inlay-review-form" noValidate ref={form} onSubmit={guard(send)}>
      <fieldset aria-describedby={isMissing ? `${id}-error` : undefined}>
        <legend>{t('question', { product: state.product })}</legend>
        <div className="inlay-review-stars">
          {RATINGS.map((value) => (
            <label key={value}>
              <input
                type="radio"
                name={`${id}-rating`}
                value={value}
                aria-invalid={isMissing}
                onChange={() => {
                  setRating(value);
                  setMissing(false);
                }}
              />
              <Star filled={value <= rating ? 1 : 0} />
              <span className="visually-hidden">{t('stars', { count: value })}</span>
            </label>
          ))}
        </div>
        {isMissing && (
          <p id={`${id}-error`} className="field-error inlay-message" role="alert">
            {t('ratingMissing')}
          </p>
        )}
      </fieldset>
      <label>
        {t('title')}
        <input type="text" name="title" maxLength={100} />
      </label>
      <label>
        {t('body')}
        <textarea name="body" rows={5} />
      </label>
      <label>
        {t('author')}
        <input type="text" name="author" autoComplete="name" maxLength={100} />
      </label>
      <button type="submit" aria-disabled={state.isSending}>
        {t(state.isSending ? 'sending' : 'send')}
      </button>
      {state.error && (
        <p className="field-error inlay-message" role="alert">
          {state.error}
        </p>
      )}
    </form>
  );
}

export const unit = defineUnit({
  read(element) {
    const token =
      new URLSearchParams(location.search).get('token') || element.getAttribute('data-token')?.trim();
    return (
      token ||
      fault(
        'The address of the page has no token of a review request, so there is nothing to review. Open it by the link in the mail.',
      )
    );
  },
  mount(token: string, scope, element) {
    // Without the block's signal: what a visitor has sent arrives, also if the block ends at once.
    const store = createRequestStore(token, pageApi(scope));
    draw(scope, <ReviewRequest store={store} />, { into: element });
    void store.load();
    return store;
  },
});

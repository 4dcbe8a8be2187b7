import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useScope, useScopeId } from '../../react/scope-context';
import { createMessages } from '../../text/messages';
import type { ThreadData } from './comments.data';
import messages from './comments.messages.json';
import type { Added, Draft } from './comments.store';

const t = createMessages(messages);

interface CommentFormProps {
  readonly data: ThreadData;
  readonly isReply?: boolean;
  readonly text?: string | undefined;
  readonly onType?: (text: string) => void;
  readonly onSend: (draft: Draft) => Promise<Added>;
  /** Not while the visitor goes on typing: it moves the focus to the comment, and closes the form of an answer. */
  readonly onShown: (id: string) => void;
  readonly onCancel?: () => void;
}

export function CommentForm(props: CommentFormProps): ReactNode {
  const { data, isReply, text, onType, onSend, onShown, onCancel } = props;
  const { guard } = useScope();
  const id = useScopeId();
  const name = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLTextAreaElement>(null);
  const [missing, setMissing] = useState<'name' | 'body'>();
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Added>();
  useLayoutEffect(() => {
    if (isReply) (name.current ?? body.current)?.focus();
  }, [isReply]);
  if (!data.accountName && !data.isAnonymous) {
    return (
      <p>
        <a href="/account/login">{t('signIn')}</a>
      </p>
    );
  }
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const draft = { body: body.current?.value.trim() ?? '', authorName: name.current?.value.trim() };
    const lacks = name.current && !draft.authorName ? 'name' : draft.body ? undefined : 'body';
    setMissing(lacks);
    setOutcome(undefined);
    if (lacks) return (lacks === 'name' ? name : body).current?.focus();
    setSending(true);
    const added = await onSend(draft);
    setSending(false);
    setOutcome(added);
    if (added.status === 'refused') return;
    // Text that was typed meanwhile is not sent yet.
    if (body.current && body.current.value.trim() !== draft.body) return;
    onType?.('');
    if (body.current) body.current.value = '';
    if (added.status === 'shown') onShown(added.id);
  };
  return (
    <form className="inlay-comment-form" noValidate onSubmit={guard(send)}>
      {data.accountName ? (
        <p>{t('writingAs', { name: data.accountName })}</p>
      ) : (
        <Field id={`${id}-name`} label={t('name')} error={missing === 'name' && t('nameMissing')}>
          {(given) => <input {...given} ref={name} type="text" autoComplete="name" maxLength={100} />}
        </Field>
      )}
      <Field id={`${id}-body`} label={t('comment')} error={missing === 'body' && t('commentMissing')}>
        {(given) => (
          <textarea
            {...given}
            ref={body}
            rows={isReply ? 3 : 4}
            defaultValue={text}
            onInput={({ currentTarget }) => onType?.(currentTarget.value)}
          />
        )}
      </Field>
      <div className="comment-btn-wrapper">
        <button type="submit" className="comment-btn" aria-disabled={isSending}>
          {t(isSending ? 'posting' : 'post')}
        </button>
        {onCancel && (
          <button type="button" className="comment-btn" onClick={onCancel}>
            {t('cancel')}
          </button>
        )}
      </div>
      <p role="status">{outcome?.status === 'held' && t('held')}</p>
      {outcome?.status === 'refused' && <p role="alert">{outcome.failure.message}</p>}
    </form>
  );
}

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly error: string | false;
  readonly children: (given: ComponentProps<'input'> & ComponentProps<'textarea'>) => ReactNode;
}

function Field({ id, label, error, children }: FieldProps): ReactNode {
  const errorId = `${id}-error`;
  return (
    <div className="inlay-comment-field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        required: true,
        'aria-invalid': error !== false,
        'aria-describedby': error ? errorId : undefined,
      })}
      {error && (
        <p id={errorId} className="field-error inlay-message">
          {error}
        </p>
      )}
    </div>
  );
}

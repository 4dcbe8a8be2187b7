import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { beginSession, type Credentials } from '../../api/account-calls';
import { pageApi } from '../../api/page-api';
import type { Scope } from '../../core/scope';
import { draw } from '../../react/draw';
import { useScope, useScopeId } from '../../react/scope-context';
import { createMessages } from '../../text/messages';
import { CloseButton } from '../../ui/dialog/close-button.view';
import { Dialog } from '../../ui/dialog/dialog.view';
import messages from './sign-in.messages.json';
import './sign-in.css';

const t = createMessages(messages);

interface SignInProps {
  /** Resolves to why it was refused; to nothing when the session has begun. */
  readonly onSend: (credentials: Credentials) => Promise<string | undefined>;
  readonly onClose: () => void;
}

/** For accounts that exist: there is no way to create one here. */
function SignIn({ onSend, onClose }: SignInProps): ReactNode {
  const { guard } = useScope();
  const id = useScopeId();
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const rememberMe = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setRefusal(undefined);
    const refused = await onSend({
      email: email.current?.value.trim() ?? '',
      password: password.current?.value ?? '',
      rememberMe: rememberMe.current?.checked ?? false,
    });
    // Otherwise the page is being loaded again.
    if (refused === undefined) return;
    setSending(false);
    setRefusal(refused);
    password.current?.select();
  };
  return (
    <Dialog
      className="inlay-own inlay-sign-in"
      label={t('title')}
      aria-labelledby={`${id}-title`}
      initialFocus={email}
      closeOnBackdrop
      onClose={guard(onClose)}
    >
      <h2 className="inlay-sheet-title" id={`${id}-title`}>
        {t('title')}
      </h2>
      <form method="post" onSubmit={guard(send)}>
        <label htmlFor={`${id}-email`}>{t('email')}</label>
        <input ref={email} id={`${id}-email`} type="email" autoComplete="username" required />
        <label htmlFor={`${id}-password`}>{t('password')}</label>
        <input
          ref={password}
          id={`${id}-password`}
          type="password"
          autoComplete="current-password"
          required
        />
        <label className="inlay-sign-in-remember">
          <input ref={rememberMe} type="checkbox" /> {t('rememberMe')}
        </label>
        {refusal && <div role="alert">{refusal}</div>}
        <button type="submit" aria-disabled={isSending}>
          {t(isSending ? 'sending' : 'submit')}
        </button>
      </form>
      <CloseButton onClick={guard(onClose)} />
    </Dialog>
  );
}

/** Opens the dialog for accounts that exist. The page is loaded again with the session, and shows what that allows. */
export function openSignIn(scope: Scope): void {
  if (document.querySelector('dialog.inlay-sign-in')) return;
  const part = scope.part();
  const api = pageApi(part, part.signal);
  const view = (
    <SignIn
      onClose={part.end}
      onSend={async (credentials) => {
        const answer = await beginSession(api, credentials);
        if (!answer.ok) return answer.failure.message;
        location.reload();
        return undefined;
      }}
    />
  );
  draw(part, view, { into: document.body });
}

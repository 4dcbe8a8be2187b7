import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { MissingReason } from '../../consent/load-third-party';
import type { Scope } from '../../core/scope';
import { placeAfter } from '../../dom/create-host';
import { draw } from '../../react/draw';
import { useScope } from '../../react/scope-context';
import { createMessages } from '../../text/messages';
import { ThirdPartyNote } from '../../ui/third-party-note/third-party-note.view';
import './social-note.css';
import messages from './social-post.messages.json';

const t = createMessages(messages);

type SocialNoteProps = Readonly<{ network: string; reason: MissingReason; onProceed: () => void }>;

/** A button that takes no space, so that nothing moves when it appears; a press shows what the visitor must know. */
function SocialNote({ network, reason, onProceed }: SocialNoteProps): ReactNode {
  const { guard } = useScope();
  const [isOpen, setOpen] = useState(false);
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isOpen) note.current?.querySelector('button')?.focus();
  }, [isOpen]);
  if (isOpen) {
    return (
      <ThirdPartyNote
        ref={note}
        text={t('consent', { network })}
        proceed={t('show')}
        onProceed={guard(onProceed)}
      />
    );
  }
  const isConsent = reason === 'consent';
  return (
    <div className="inlay-own inlay-social-note">
      <button type="button" onClick={guard(isConsent ? () => setOpen(true) : onProceed)}>
        {t(isConsent ? 'offer' : 'retry', { network })}
      </button>
    </div>
  );
}

export function drawNote(scope: Scope, post: HTMLElement, props: SocialNoteProps): void {
  draw(scope, <SocialNote {...props} />, placeAfter(post));
}

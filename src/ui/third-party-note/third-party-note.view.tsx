import type { ReactNode, RefObject } from 'react';
import type { MissingReason, PartyTools } from '../../consent/load-third-party';
import { useScope } from '../../react/scope-context';
import { createMessages } from '../../text/messages';
import messages from './third-party-note.messages.json';
import './third-party-note.css';

const t = createMessages(messages);

/** A link to the third party's own page, which opens in a new window. */
export function NoteLink({ href, text }: { readonly href: string; readonly text: string }): ReactNode {
  return (
    <a className="inlay-own inlay-note-link" href={href} target="_blank" rel="noopener">
      <span>{text}</span> <span className="visually-hidden">({t('newWindow')})</span>
    </a>
  );
}

interface ThirdPartyNoteProps {
  /** Why the content of the third party is not there. */
  readonly text: string;
  /** The label of the button that allows it, or tries again. */
  readonly proceed: string;
  /** Guarded by the caller. */
  readonly onProceed: () => void;
  /** The visitor has pressed such a button before, and is to hear that it was in vain. */
  readonly isAsked?: boolean;
  /** The visitor's substitute: an address, a link. */
  readonly children?: ReactNode;
  readonly className?: string;
  readonly ref?: RefObject<HTMLDivElement | null>;
}

/** Unless the visitor has gone elsewhere meanwhile. */
function takeLostFocus(button: HTMLElement | null): void {
  if (document.activeElement === document.body) button?.focus();
}

interface MissingNoteProps {
  readonly reason: MissingReason;
  readonly tools: PartyTools;
  /** The texts of the block: why the content is missing, and the button that shows it or tries again. */
  readonly say: (text: MissingReason | 'show' | 'retry') => string;
  readonly children?: ReactNode;
}

/** Tells a visitor why `mountThirdParty` does not show the content, and offers a way to it. */
export function MissingNote({
  reason,
  tools: { proceed, isAsked },
  say,
  children,
}: MissingNoteProps): ReactNode {
  const { guard } = useScope();
  return (
    <ThirdPartyNote
      text={say(reason)}
      proceed={say(reason === 'failed' ? 'retry' : 'show')}
      onProceed={guard(proceed)}
      isAsked={isAsked}
    >
      {children}
    </ThirdPartyNote>
  );
}

/** Stands in the place of what a third party would bring. */
export function ThirdPartyNote({
  text,
  proceed,
  onProceed,
  isAsked,
  children,
  className = '',
  ref,
}: ThirdPartyNoteProps): ReactNode {
  return (
    <div className={`inlay-own inlay-waiting ${className}`.trim()} ref={ref}>
      {children}
      <p role={isAsked ? 'alert' : undefined}>{text}</p>
      <button
        type="button"
        className="inlay-waiting-proceed"
        onClick={onProceed}
        ref={isAsked ? takeLostFocus : null}
      >
        {proceed}
      </button>
    </div>
  );
}

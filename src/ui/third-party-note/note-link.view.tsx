import type { ReactNode } from 'react';
import { createMessages } from '../../text/messages';
import messages from './third-party-note.messages.json';
import './third-party-note.css';

const t = createMessages(messages);

/** A link to the third party's own page, which opens in a new window. */
export function NoteLink({ href, text }: { readonly href: string; readonly text: string }): ReactNode {
  return (
    <a className="inlay-note-link" href={href} target="_blank" rel="noopener">
      <span>{text}</span> <span className="visually-hidden">({t('newWindow')})</span>
    </a>
  );
}

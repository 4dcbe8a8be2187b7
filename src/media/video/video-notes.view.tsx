import type { ReactNode } from 'react';
import { allowEmbeds } from '../../consent/embed-consent';
import { useScope } from '../../react/scope-context';
import { createMessages } from '../../text/messages';
import messages from './video-notes.messages.json';

const t = createMessages(messages);

/** What a note in place of a player says. */
export type VideoNote =
  /** Names the host of the player, and asks whether to load it. */
  | { readonly type: 'consent'; readonly host: string; readonly onAllow: () => void }
  /** The player is blocked; links to where the video can be watched. */
  | { readonly type: 'blocked'; readonly url: URL }
  /** The embed code does not name a player. `text` is the server's message, if it has one. */
  | { readonly type: 'invalid'; readonly text: string }
  /** The file cannot be played. */
  | { readonly type: 'failed' };

export function VideoNoteView({ note }: { readonly note: VideoNote }): ReactNode {
  const { guard } = useScope();
  switch (note.type) {
    case 'consent':
      return (
        <Note text={t('consent', { host: note.host })}>
          <button
            type="button"
            onClick={guard(() => {
              allowEmbeds(note.host);
              note.onAllow();
            })}
          >
            {t('allow')}
          </button>
        </Note>
      );
    case 'blocked':
      return (
        <Note text={t('blocked')}>
          <a href={note.url.href}>{t('open', { host: note.url.hostname })}</a>
        </Note>
      );
    case 'invalid':
      return <div className="sqs-video-invalid-wrapper">{note.text || t('invalid')}</div>;
    case 'failed':
      return <Note text={t('failed')} />;
  }
}

function Note({ text, children }: { readonly text: string; readonly children?: ReactNode }): ReactNode {
  return (
    // A click in the note must not play the video under it.
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: nothing to operate here
    <div className="inlay-video-note" onClick={(event) => event.stopPropagation()}>
      <p>{text}</p>
      {children}
    </div>
  );
}

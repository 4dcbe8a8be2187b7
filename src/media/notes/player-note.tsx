import type { ReactNode } from 'react';
import { allowEmbeds } from '../../consent/embed-consent';
import type { Scope } from '../../core/scope';
import { draw } from '../../react/draw';
import { useScope } from '../../react/scope-context';
import { createMessages } from '../../text/messages';
import messages from './player-note.messages.json';

const t = createMessages(messages);

export type Medium = 'audio' | 'video';

/** The kinds of note in place of a player, or below it. */
export type PlayerNote =
  /** Names the host of the player, and asks whether to load it. */
  | { readonly type: 'consent'; readonly host: string; readonly onAllow: () => void }
  /** The player is blocked; links to where the video can be watched. */
  | { readonly type: 'blocked'; readonly url: URL }
  /** The embed code does not name a player. `text` is the server's message, if it has one. */
  | { readonly type: 'invalid'; readonly text: string }
  /** The file cannot be played; links to `url`, where there may be a page instead of a file. */
  | { readonly type: 'failed'; readonly url?: URL };

interface PlayerNoteProps {
  readonly note: PlayerNote;
  readonly medium?: Medium | undefined;
}

function PlayerNoteView({ note, medium = 'video' }: PlayerNoteProps): ReactNode {
  const { guard } = useScope();
  const link = ({ href, hostname: host }: URL) => <a href={href}>{t('open', { medium, host })}</a>;
  switch (note.type) {
    case 'consent':
      return (
        <Note medium={medium} text={t('consent', { medium, host: note.host })}>
          <button
            type="button"
            onClick={guard(() => {
              allowEmbeds(note.host);
              note.onAllow();
            })}
          >
            {t('allow', { medium })}
          </button>
        </Note>
      );
    case 'blocked':
      return (
        <Note medium={medium} text={t('blocked')}>
          {link(note.url)}
        </Note>
      );
    case 'invalid':
      return <div className="sqs-video-invalid-wrapper">{note.text || t('invalid')}</div>;
    case 'failed':
      return (
        <Note medium={medium} text={t('failed', { medium })} isAlert>
          {note.url && link(note.url)}
        </Note>
      );
  }
}

interface NoteProps {
  readonly medium: Medium;
  readonly text: string;
  /** Read out as it appears. Default: false, for notes whose button takes the focus. */
  readonly isAlert?: boolean;
  readonly children?: ReactNode;
}

function Note({ medium, text, isAlert, children }: NoteProps): ReactNode {
  return (
    // A click in the note must not play what is under it.
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: nothing to operate here
    <div className={`inlay-own inlay-${medium}-note`} onClick={(event) => event.stopPropagation()}>
      <p role={isAlert ? 'alert' : undefined}>{text}</p>
      {children}
    </div>
  );
}

/** Draws a note, and focuses its button if it has one. It goes with the scope, and gives the focus back. */
export function drawNote(scope: Scope, props: PlayerNoteProps, into: Element): void {
  const before = document.activeElement;
  const host = draw(scope, <PlayerNoteView {...props} />, { into });
  host.querySelector('button')?.focus();
  scope.defer(() => {
    if (before instanceof HTMLElement && host.contains(document.activeElement)) before.focus();
  });
}

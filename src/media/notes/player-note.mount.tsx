import type { Scope } from '../../core/scope';
import { draw } from '../../react/draw';
import { type PlayerNoteProps, PlayerNoteView } from './player-note.view';

/** Draws a note, and focuses its button if it has one. It goes with the scope, and gives the focus back. */
export function drawNote(scope: Scope, props: PlayerNoteProps, into: Element): void {
  const before = document.activeElement;
  const host = draw(scope, <PlayerNoteView {...props} />, { into });
  host.querySelector('button')?.focus();
  scope.defer(() => {
    if (before instanceof HTMLElement && host.contains(document.activeElement)) before.focus();
  });
}

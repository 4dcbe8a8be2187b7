// @chunk unlisted

import type { Scope } from '../../core/scope';
import { draw } from '../../react/draw';
import { type PlayerNoteProps, PlayerNoteView } from './player-note.view';

/** Draws a note, and focuses its button if it has one. It goes with the scope. */
export function drawNote(scope: Scope, props: PlayerNoteProps, into: Element): void {
  draw(scope, <PlayerNoteView {...props} />, { into })
    .querySelector('button')
    ?.focus();
}

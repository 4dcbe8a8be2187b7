// @chunk unlisted

import type { Scope } from '../../core/scope';
import { draw } from '../../react/draw';
import { type VideoNote, VideoNoteView } from './video-notes.view';

/** Draws a note in place of a player, and focuses its button if it has one. It goes with the scope. */
export function drawNote(scope: Scope, note: VideoNote, into: Element): void {
  draw(scope, <VideoNoteView note={note} />, { into })
    .querySelector('button')
    ?.focus();
}

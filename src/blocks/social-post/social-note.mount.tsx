import type { Scope } from '../../core/scope';
import { draw } from '../../react/draw';
import { SocialNote, type SocialNoteProps } from './social-note.view';

/** Offers what the network would show, after the server's quote, which stays. */
export function drawNote(scope: Scope, post: HTMLElement, props: SocialNoteProps): void {
  draw(scope, <SocialNote {...props} />, {
    into: post.parentNode ?? document.body,
    before: post.nextSibling,
  });
}

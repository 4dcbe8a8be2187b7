import type { Part, Scope } from '../../core/scope';
import type { VideoNote } from './video-notes.view';

export interface VideoNotes {
  /** Replaces the note that is shown. */
  show(note: VideoNote, into: Element): void;
  clear(): void;
}

/** Notes in place of a player. Few visitors see one, so their code, and the renderer, load when there is one to show. */
export function createNotes(scope: Scope): VideoNotes {
  let part: Part | undefined;
  const clear = () => part?.end();
  return {
    clear,
    show: scope.guard(async (note: VideoNote, into: Element) => {
      clear();
      const own = scope.part();
      part = own;
      const { drawNote } = await own.load('video-notes', () => import('./video-notes.mount'));
      drawNote(own, note, into);
    }),
  };
}

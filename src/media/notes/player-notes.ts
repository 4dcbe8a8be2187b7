import type { Part, Scope } from '../../core/scope';
import type { Medium, PlayerNote } from './player-note';

/** Notes about a player. Few visitors see one, so their code, and the renderer, load when there is one to show. */
export function createNotes(scope: Scope, medium?: Medium) {
  let part: Part | undefined;
  const clear = () => part?.end();
  return {
    clear,
    /** Replaces the note that is shown. */
    show: scope.guard(async (note: PlayerNote, into: Element) => {
      clear();
      const own = scope.part();
      part = own;
      const { drawNote } = await own.load('player-note', () => import('./player-note'));
      drawNote(own, { note, medium }, into);
    }),
  };
}

import type { Scope } from '../../core/scope';
import { loadInPlace } from '../../media/image/load-in-place';
import { immediately } from '../../media/image/load-trigger';

/** Loads a picture that the block for stray images has left alone, since nobody has seen it yet. */
export function loadPicture(scope: Scope, image: HTMLImageElement, loaded: () => void): void {
  scope.defer(
    loadInPlace(image, {
      owner: scope.owner(),
      when: immediately,
      onFault: (message) => scope.warn('handler', message),
      onSettled: (isLoaded) => isLoaded && loaded(),
    }),
  );
}

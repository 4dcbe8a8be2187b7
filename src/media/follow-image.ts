import type { LedgerOwner } from '../core/ledger.types';

export interface FollowOptions {
  readonly owner: Pick<LedgerOwner, 'listen' | 'silence'>;
  /** Writes the picture's state. */
  readonly claim: (classes: { readonly loading: boolean; readonly loaded?: boolean }) => void;
  readonly onFault: (message: string) => void;
  /** The picture is there, or cannot be had. */
  readonly onSettled?: ((isLoaded: boolean) => void) | undefined;
}

/** Says `loading` until the picture is there, then `loaded`: theme CSS waits for that, also where it cannot be had. */
export function followImage(
  image: HTMLImageElement,
  { owner, claim, onFault, onSettled }: FollowOptions,
): void {
  // Inline handlers of the server write the same state, or call functions that are not there.
  if (image.onload) owner.silence(image, 'onload');
  const settle = (isLoaded: boolean) => {
    // Some servers write the waiting state, which their themes hide.
    claim({ loaded: true, loading: false });
    // What stays is the text that stands for the picture; nothing may hide it.
    if (!isLoaded) onFault(`The image ${image.currentSrc || image.src} cannot be loaded.`);
    onSettled?.(isLoaded);
  };
  const { complete, currentSrc, naturalWidth, loading } = image;
  // A picture that came before us is not hidden again for a moment; a lazy one that has nothing yet is still to come.
  if (complete && currentSrc && (naturalWidth || loading !== 'lazy')) {
    settle(naturalWidth > 0);
    return;
  }
  claim({ loading: true });
  const shown = () => settle(true);
  // Decoded first, so that the theme's fade shows the whole picture from its first frame on.
  owner.listen(image, 'load', () => void image.decode().then(shown, shown), { once: true });
  owner.listen(image, 'error', () => settle(false), { once: true });
}

import type { Claims, LedgerOwner } from '../core/ledger.types';

export interface FollowOptions {
  readonly owner: Pick<LedgerOwner, 'claim' | 'listen' | 'silence'>;
  readonly onFault: (message: string) => void;
  /** The picture is there, or cannot be had. */
  readonly onSettled?: ((isLoaded: boolean) => void) | undefined;
}

/** Says `loading` until the picture is there, then `loaded`: theme CSS waits for that, also where it cannot be had. */
export function followImage(
  image: HTMLImageElement,
  claims: Claims,
  { owner, onFault, onSettled }: FollowOptions,
): void {
  const settle = (isLoaded: boolean) => {
    // Some servers write the waiting state, which their themes hide.
    owner.claim(image, { ...claims, classes: { loaded: true, loading: false } });
    // What stays is the text that stands for the picture; nothing may hide it.
    if (!isLoaded) onFault(`The image ${image.currentSrc || image.src} cannot be loaded.`);
    onSettled?.(isLoaded);
  };
  // Inline handlers of the server write the same state, or call functions that are not there.
  if (image.onload) owner.silence(image, 'onload');
  const hasFailed = image.complete && !image.naturalWidth && image.currentSrc && image.loading !== 'lazy';
  // A picture that came before us is not hidden again for a moment.
  if (!hasFailed && !(image.complete && image.naturalWidth))
    owner.claim(image, { ...claims, classes: { loading: true } });
  if (image.complete && image.naturalWidth) settle(true);
  else if (hasFailed) settle(false);
  else {
    const shown = () => settle(true);
    // Decoded first, so that the theme's fade shows the whole picture from its first frame on.
    owner.listen(image, 'load', () => void image.decode().then(shown, shown), { once: true });
    owner.listen(image, 'error', () => settle(false), { once: true });
  }
}

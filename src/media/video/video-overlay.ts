import type { Claims } from '../../core/ledger/ledger.types';
import type { Scope } from '../../core/scope';
import type { Store } from '../../store/store';
import { emptyAlt } from '../image/empty-alt';
import { loadImage } from '../image/load-image';
import { t } from './video-messages';

interface VideoOverlayOptions {
  /** Follows "Play" in the name of the play button. */
  readonly title: string | undefined;
  /** The server's word for "Play". */
  readonly play: string;
  readonly state: Store<VideoState>;
  readonly onPlay: (event: Event) => void;
}

export type VideoState = 'overlay' | 'video' | 'invalid';

/** The overlay is hidden while its player is shown. */
export const overlayClaims = (state: VideoState, hasImage: boolean): Claims => ({
  classes: { 'no-thumb': !hasImage },
  styles: { opacity: '1', ...(state === 'video' && { display: 'none' }) },
});

/** The image over a player with its play button. Adopts the server's nodes, and adds those that are missing. */
export function createVideoOverlay(
  wrapper: HTMLElement,
  scope: Scope,
  { title = '', play, state, onPlay }: VideoOverlayOptions,
) {
  const owner = scope.owner();
  const part = (name: string, parent: Element) => {
    const known = parent.querySelector<HTMLElement>(`:scope > .${name}`);
    if (known) return known;
    const added = document.createElement('div');
    added.className = name;
    return owner.insert(added, parent);
  };
  const overlay = part('sqs-video-overlay', wrapper);
  const image = overlay.querySelector('img');
  part('sqs-video-opaque', overlay);
  const icon = part('sqs-video-icon', overlay);
  owner.claim(icon, {
    attributes: { role: 'button', tabindex: '0', 'aria-label': `${play || t('play')} ${title}`.trim() },
  });
  scope.listen(overlay, 'click', onPlay);
  scope.listen(icon, 'keydown', (event) => {
    // `onPlay` prevents the default, which keeps Space from scrolling the page.
    if (/^(?:Enter| )$/.test(event.key)) onPlay(event);
  });
  if (image) {
    scope.defer(
      loadImage(image, {
        owner,
        box: overlay,
        mode: 'cover',
        ...emptyAlt(image),
        onFault: (message) => scope.warn('handler', message),
      }),
    );
  }

  scope.bind(overlay, state, (now) => overlayClaims(now, image !== null));
  return { element: overlay, icon };
}

export type VideoOverlay = ReturnType<typeof createVideoOverlay>;

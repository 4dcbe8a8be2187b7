import type { LedgerOwner } from '../../core/ledger/ledger.types';
import { build } from '../../dom/build';
import { emptyAlt } from '../image/empty-alt';
import { loadImage } from '../image/load-image';
import { t } from './video-messages';

export interface VideoOverlayOptions {
  readonly owner: LedgerOwner;
  /** What the play button says after "Play". */
  readonly title: string | undefined;
  /** The server's word for "Play". */
  readonly play: string;
  readonly warn: (message: string) => void;
  readonly onPlay: (event: Event) => void;
}

export interface VideoOverlay {
  readonly element: HTMLElement;
  /** The play button. */
  readonly icon: HTMLElement;
  setHidden(isHidden: boolean): void;
  /** Before the owner releases. */
  destroy(): void;
}

/** The picture over a player with its play button: the server's nodes where there are any, else nodes of the same names. */
export function createVideoOverlay(wrapper: HTMLElement, options: VideoOverlayOptions): VideoOverlay {
  const { owner, title = '', play, warn, onPlay } = options;
  const part = (name: string, parent: Element) =>
    parent.querySelector<HTMLElement>(`:scope > .${name}`) ??
    owner.insert(build('div', { class: name }), parent);
  const overlay = part('sqs-video-overlay', wrapper);
  const image = overlay.querySelector('img');
  part('sqs-video-opaque', overlay);
  const icon = part('sqs-video-icon', overlay);
  owner.claim(icon, {
    attributes: {
      role: 'button',
      tabindex: '0',
      'aria-label': `${play || t('play')} ${title}`.trim(),
    },
  });
  owner.listen(overlay, 'click', onPlay);
  owner.listen(icon, 'keydown', (event) => {
    // A `keydown` is a KeyboardEvent. The handler keeps Space from scrolling the page.
    if (/^(?:Enter| )$/.test((event as KeyboardEvent).key)) onPlay(event);
  });
  const cancelImage =
    image &&
    loadImage(image, {
      owner,
      box: overlay,
      mode: 'cover',
      ...emptyAlt(image),
      onFault: warn,
    });

  const claim = (isHidden: boolean) =>
    owner.claim(overlay, {
      classes: { 'no-thumb': !image },
      styles: { opacity: '1', ...(isHidden && { display: 'none' }) },
    });
  claim(false);
  return {
    element: overlay,
    icon,
    setHidden: claim,
    destroy: () => cancelImage?.(),
  };
}

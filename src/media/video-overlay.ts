import type { LedgerOwner } from '../core/ledger.types';
import { loadImage } from './load-image';
import { text } from './video-words';

export interface VideoOverlayOptions {
  readonly owner: LedgerOwner;
  /** What the play button says after "Play". */
  readonly title: string;
  /** The server's word for "Play". */
  readonly play: string | undefined;
  readonly warn: (message: string) => void;
  readonly onPlay: (event: Event) => void;
}

export interface VideoOverlay {
  /** The play button. */
  readonly icon: HTMLElement;
  setHidden(isHidden: boolean): void;
  /** Says something in place of the button, with a link or a button under it; without words it goes again. */
  note(words?: string, action?: HTMLElement): void;
  /** Before the owner releases. */
  destroy(): void;
}

const isKey = (event: Event) =>
  event instanceof KeyboardEvent && (event.key === 'Enter' || event.key === ' ');

/** The picture over a player with its play button: the server's nodes where there are any, else nodes of the same names. */
export function createVideoOverlay(wrapper: HTMLElement, options: VideoOverlayOptions): VideoOverlay {
  const { owner, title, play = text('play'), warn, onPlay } = options;
  const part = (name: string, parent: Element, ...classes: string[]) => {
    const known = parent.querySelector<HTMLElement>(`:scope > .${name}`);
    if (known) return known;
    const element = document.createElement('div');
    element.classList.add(name, ...classes);
    return owner.insert(element, parent);
  };
  const overlay = part('sqs-video-overlay', wrapper, 'no-thumb');
  const image = overlay.querySelector('img');
  part('sqs-video-opaque', overlay);
  const icon = part('sqs-video-icon', overlay);
  owner.claim(icon, {
    attributes: {
      role: 'button',
      tabindex: '0',
      'aria-label': title && play === text('play') ? text('playTitle', { title }) : play,
    },
  });
  owner.listen(overlay, 'click', onPlay);
  owner.listen(icon, 'keydown', (event) => {
    if (!isKey(event)) return;
    // Space would scroll the page.
    event.preventDefault();
    onPlay(event);
  });
  const cancelImage =
    image && loadImage(image, { owner, box: overlay, mode: 'cover', alt: '', onFault: warn });

  const noteBox = document.createElement('div');
  noteBox.className = 'inlay-video-note';
  // A click on a link in the note is no click on the overlay.
  noteBox.addEventListener('click', (event) => event.stopPropagation());
  const claim = (isHidden: boolean) =>
    owner.claim(overlay, { styles: { opacity: '1', ...(isHidden && { display: 'none' }) } });
  claim(false);
  return {
    icon,
    setHidden: claim,
    note(words, action) {
      owner.release(noteBox);
      if (!words) return;
      const paragraph = document.createElement('p');
      paragraph.textContent = words;
      noteBox.replaceChildren(paragraph, ...(action ? [action] : []));
      owner.insert(noteBox, overlay);
    },
    destroy: () => cancelImage?.(),
  };
}

import type { LedgerOwner } from '../../core/ledger/ledger.types';
import { createMessages } from '../../text/messages';
import messages from '../gallery.messages.json';
import type { GalleryContext } from '../model/gallery-context';

const t = createMessages(messages);

const SVG = 'http://www.w3.org/2000/svg';
const ICONS = { stop: 'M6 4h4v16H6zM14 4h4v16h-4z', start: 'M7 4v16l13-8z' };

/** Stops and starts the rotation; stands first in the gallery, so that the keyboard comes to it first. */
export function createRotationButton(
  { gallery, container, slides, scope }: GalleryContext,
  owner: LedgerOwner,
  toggle: () => void,
): HTMLButtonElement {
  const host = document.createElement('inlay-ui');
  host.className = 'inlay-gallery-rotation';
  const button = document.createElement('button');
  button.type = 'button';
  const icon = document.createElementNS(SVG, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  icon.append(path);
  button.append(icon);
  host.append(button);

  const show = () => {
    const { isPlaying } = gallery.get();
    button.setAttribute('aria-label', t(isPlaying ? 'stopRotation' : 'startRotation'));
    path.setAttribute('d', isPlaying ? ICONS.stop : ICONS.start);
  };
  show();
  gallery.subscribe(show);
  button.addEventListener('click', scope.guard(toggle));
  // First of all in the gallery; where the list is all there is, before it.
  const place = slides.some((slide) => slide.parentElement === container)
    ? container.parentElement
    : container;
  owner.insert(host, place ?? container, place === container ? container.firstChild : container);
  return button;
}

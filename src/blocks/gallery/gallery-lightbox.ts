import type { BlockScope } from '../../core/block';
import { createCatalogue } from '../../text/catalogue';
import messages from '../../text/messages/gallery.messages.json';
import type { GallerySettings } from './gallery.data';
import type { GallerySlide } from './gallery-slides';

const text = createCatalogue(messages);

type OpenSlide = GallerySlide & { readonly opener: HTMLElement };

const hasOpener = (slide: GallerySlide): slide is OpenSlide => slide.opener !== undefined;

/** A click with a modifier asks the browser for a new tab, and gets it. */
const isPlainClick = (event: Event) =>
  !(event instanceof MouseEvent) ||
  (event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey);

/** Makes each opener a button for everybody and lets it open the block's lightbox. Returns the close. */
export function openOnClick(
  slides: readonly GallerySlide[],
  settings: GallerySettings,
  scope: BlockScope,
): () => void {
  const openable = slides.filter(hasOpener);
  // Apart from the block's own claims on the same cells: an owner's second claim replaces its first.
  const owner = scope.ledger.owner(scope.block);
  const load = () => scope.loadChunk('open-lightbox', () => import('../../lightbox/open-lightbox'));
  let close = () => {};
  let isGone = false;
  let isOpening = false;

  const open = async (index: number) => {
    // The second of a double click comes while the code is still on its way.
    if (isOpening) return;
    isOpening = true;
    const { openLightbox } = await load().finally(() => {
      isOpening = false;
    });
    if (isGone) return;
    close = openLightbox({
      set: openable.map(({ source, alt, title, description, dimensions }) => ({
        content: { type: 'image', src: source, alt, ...dimensions },
        meta: { title, description },
      })),
      currentSetIndex: index,
      theme: openable[index]?.theme === 'light' || settings.lightboxTheme === 'light' ? 'light' : 'dark',
      returnFocusTo: (last) => openable[last]?.opener ?? null,
    }).destroy;
  };

  openable.forEach(({ opener, alt }, index) => {
    const isLink = opener.hasAttribute('href');
    const isNamed = Boolean(opener.textContent?.trim() || alt || opener.getAttribute('aria-label'));
    owner.claim(opener, {
      ...(!isLink && { styles: { cursor: 'pointer' } }),
      attributes: {
        role: 'button',
        'aria-haspopup': 'dialog',
        ...(!isLink && { tabindex: '0' }),
        ...(!isNamed && { 'aria-label': text('open') }),
      },
    });
    const activate = scope.guard((event: Event) => {
      event.preventDefault();
      open(index).catch((error) => scope.warn('load', error));
    });
    owner.listen(opener, 'click', (event) => {
      if (isPlainClick(event)) activate(event);
    });
    owner.listen(opener, 'keydown', (event) => {
      if (!(event instanceof KeyboardEvent) || event.repeat) return;
      // A link answers Enter by itself; a button of any kind answers both.
      if (event.key === ' ' || (event.key === 'Enter' && !isLink)) activate(event);
    });
    // The code is on its way while the finger is still coming down.
    owner.listen(opener, 'pointerenter', () => void load().catch(() => {}), { once: true });
  });
  return () => {
    isGone = true;
    close();
    owner.release();
  };
}

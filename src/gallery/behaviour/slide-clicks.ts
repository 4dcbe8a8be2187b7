import { isInEditorFrame } from '../../context/editor-frame';
import type { LedgerOwner } from '../../core/ledger/ledger.types';
import { textOf } from '../../dom/text-of';
import { denyOpener } from '../../text/harden-links';
import { safeUrl } from '../../text/safe-url';
import type { Behaviour, GalleryContext } from '../model/gallery-context';

declare module '../../core/entry/events' {
  interface InlayEvents {
    /** A slide that leads to another page was clicked in the editor's preview, which must stay where it is. */
    'gallery:click-through-bypassed': (event: { readonly slide: HTMLElement; readonly url: string }) => void;
  }
}

/** Whose click is the video's. */
const isVideo = (slide: HTMLElement) =>
  slide.dataset.type === 'video' || slide.querySelector('.sqs-video-wrapper,.sqs-native-video') !== null;

function clickThroughOf(slide: HTMLElement): string | undefined {
  const url = slide.getAttribute('data-click-through-url');
  return url === null ? undefined : safeUrl(url);
}

/** What a click on a slide does, when it was on nothing in the slide that has a click of its own. */
export function createSlideAction({ gallery, design, slides, scope }: Omit<GalleryContext, 'own'>) {
  return (index: number, event: Event): void => {
    const slide = slides[index];
    if (!slide) return;
    const url = clickThroughOf(slide);
    if (url !== undefined) {
      if (isInEditorFrame(scope.context)) scope.bus.emit('gallery:click-through-bypassed', { slide, url });
      else if (slide.dataset.clickThroughTarget === '_blank') window.open(url, '_blank', 'noopener');
      else window.location.assign(url);
    } else if (!isVideo(slide) || index !== gallery.get().currentIndex) {
      design.clicked?.(index, event);
    }
  };
}

/** Lays a real link over a slide that leads somewhere, so that it can be reached, read out and opened in a new tab. */
function layLink(slide: HTMLElement, url: string, owner: LedgerOwner): HTMLAnchorElement {
  const link = document.createElement('a');
  link.className = 'inlay-click-through';
  link.href = url;
  if (slide.dataset.clickThroughTarget) link.target = slide.dataset.clickThroughTarget;
  denyOpener(link);
  const name = textOf(slide, '.meta-title,.image-slide-title') || slide.querySelector('img')?.alt || url;
  link.setAttribute('aria-label', name);
  // Before the texts of the slide, which may have links of their own and lie above.
  return owner.insert(link, slide, slide.querySelector(':scope > .meta'));
}

export const slideLinks: Behaviour = ({ list, slides, owner, scope }) => {
  if (!list.querySelector('[data-click-through-url]')) return undefined;
  for (const slide of slides) {
    const url = clickThroughOf(slide);
    if (url === undefined || slide instanceof HTMLImageElement || slide.closest('a')) continue;
    if (slide.querySelector('a[href]')) continue;
    const link = layLink(slide, url, owner);
    if (!isInEditorFrame(scope.context)) continue;
    owner.listen(link, 'click', (event) => {
      event.preventDefault();
      scope.bus.emit('gallery:click-through-bypassed', { slide, url });
    });
  }
  return undefined;
};

import { isInEditorFrame } from '../../context/page-facts';
import type { LedgerOwner } from '../../core/ledger/ledger.types';
import { textOf } from '../../dom/text-of';
import { denyOpener } from '../../text/harden-links';
import { followedLink } from '../../text/links/read-link';
import type { Behaviour, GalleryContext } from '../model/gallery-context';

/** A click plays the video. */
const isVideo = (slide: HTMLElement) =>
  slide.dataset.type === 'video' || slide.querySelector('.sqs-video-wrapper,.sqs-native-video') !== null;

const clickThroughOf = (slide: HTMLElement) => followedLink(slide.getAttribute('data-click-through-url'));

/** The action of a slide: opens its click-through address, or tells the design. */
export function createSlideAction({ gallery, design, slides, scope }: GalleryContext) {
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

/** Puts a real link over a slide that leads somewhere, so that it can be focused, read out and opened in a new tab. */
function addLink(slide: HTMLElement, url: string, owner: LedgerOwner): HTMLAnchorElement {
  const link = document.createElement('a');
  link.className = 'inlay-click-through';
  link.href = url;
  if (slide.dataset.clickThroughTarget) link.target = slide.dataset.clickThroughTarget;
  denyOpener(link);
  const name = textOf(slide, '.meta-title,.image-slide-title') || slide.querySelector('img')?.alt || url;
  link.setAttribute('aria-label', name);
  // Before the slide's text, which may contain links and is on top.
  return owner.insert(link, slide, slide.querySelector(':scope > .meta'));
}

export const slideLinks: Behaviour = ({ list, slides, scope }) => {
  if (!list.querySelector('[data-click-through-url]')) return;
  const owner = scope.owner();
  for (const slide of slides) {
    const url = clickThroughOf(slide);
    if (url === undefined || slide instanceof HTMLImageElement || slide.closest('a')) continue;
    if (slide.querySelector('a[href]')) continue;
    const link = addLink(slide, url, owner);
    if (!isInEditorFrame(scope.context)) continue;
    scope.listen(link, 'click', (event) => {
      event.preventDefault();
      scope.bus.emit('gallery:click-through-bypassed', { slide, url });
    });
  }
};

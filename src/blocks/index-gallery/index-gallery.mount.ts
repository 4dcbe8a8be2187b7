import type { Scope } from '../../core/scope';
import { defineUnit } from '../../core/unit';
import { textOf } from '../../dom/text-of';
import * as base from '../../gallery/designs/base/base.design';
import * as stacked from '../../gallery/designs/stacked/stacked.design';
import { mountGallery } from '../../gallery/mount-gallery';
import { createThemeLoader } from '../../gallery/theme-images';
import { isTransition } from '../../gallery/transitions/find-transition';
import { imageOpener } from '../../lightbox/openers/image-opener';
import { openOnClick } from '../../lightbox/openers/lightbox-openers';
import { overlayPlacement } from '../../media/image/image-placement';
import { readIndexGallery } from './index-gallery.data';
import './index-gallery.css';
import { onPress } from '../../dom/on-press';
import messages from '../../gallery/gallery.messages.json';
import { createMessages } from '../../text/messages';

const t = createMessages(messages);

/** Lets a theme's toggles in the slides hide and show the texts of all slides, by the class `hide-meta`. */
function connectTextToggles(element: HTMLElement, scope: Scope): void {
  const owner = scope.owner();
  const texts = [...element.querySelectorAll('.slide-meta')];
  const toggles = element.querySelectorAll<HTMLElement>('.hide-meta-toggle');
  let isHidden = false;
  const show = () => {
    for (const meta of texts) owner.claim(meta, { classes: { 'hide-meta': isHidden } });
    for (const toggle of toggles) {
      owner.claim(toggle, {
        attributes: {
          role: 'button',
          tabindex: '0',
          'aria-label': t('hideText'),
          'aria-pressed': String(isHidden),
        },
      });
    }
  };
  const toggleTexts = (event: Event) => {
    event.preventDefault();
    isHidden = !isHidden;
    show();
  };
  for (const toggle of toggles) onPress(toggle, scope, toggleTexts);
  show();
}

/** The images of a grid open the lightbox, except those in links. */
function connectLightbox(slides: readonly HTMLElement[], scope: Scope): void {
  const openers = slides.flatMap((wrapper) => {
    const slide = wrapper.querySelector<HTMLElement>('.slide') ?? wrapper;
    const image = slide.querySelector('img');
    if (!image || slide.querySelector('a[href]')) return [];
    const meta = { title: textOf(slide, '.title'), description: textOf(slide, '.description') };
    return imageOpener(slide, image, { meta, id: slide.dataset.slideUrl }) ?? [];
  });
  openOnClick(openers, scope);
}

const load = createThemeLoader({ loaderOptions: { mode: 'cover' } }, overlayPlacement, true);

/** Brings a gallery of an index page to life: as a slideshow with the theme's arrows and circles, or as a grid. */
export const unit = defineUnit({
  read: (element) => readIndexGallery(element, document.body.classList),
  mount({ list, slides, elements, isSlideshow, transition, autoplay, isAsImages }, scope, element) {
    if (!isSlideshow) {
      const grid = mountGallery({ list, slides, design: base, load }, { design: 'base' }, scope);
      connectLightbox(slides, scope);
      return grid;
    }
    connectTextToggles(element, scope);
    return mountGallery(
      { list, slides, root: element, container: element, design: stacked, load },
      {
        design: 'stacked',
        designOptions: {
          transition: isTransition(transition) ? transition : 'fade',
          autoHeight: isAsImages,
        },
        autoplay,
        elements,
      },
      scope,
    );
  },
});

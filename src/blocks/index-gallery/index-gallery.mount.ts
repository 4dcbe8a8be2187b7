import './index-gallery.css';
import type { Scope } from '../../core/scope';
import { defineUnit, fault } from '../../core/unit';
import { findAll, matches } from '../../dom/find-all';
import { onActivate } from '../../dom/on-press';
import * as base from '../../gallery/designs/base/base.design';
import * as stacked from '../../gallery/designs/stacked/stacked.design';
import messages from '../../gallery/gallery.messages.json';
import { mountGallery } from '../../gallery/mount-gallery';
import { createThemeLoader } from '../../gallery/theme-images';
import { isTransition } from '../../gallery/transitions/find-transition';
import { connectThemeSlides } from '../../lightbox/openers/connect-theme-slides';
import { overlayPlacement } from '../../media/image/image-placement';
import { createStore } from '../../store/store';
import { createMessages } from '../../text/messages';

/** The settings of a gallery, in classes of the body. */
function readSettings(tweaks: Pick<DOMTokenList, 'contains'> & Iterable<string>) {
  const wordAfter = (start: string) =>
    [...tweaks].find((name) => name.startsWith(start))?.slice(start.length);
  return {
    // Otherwise it is a grid, which CSS places.
    isSlideshow: !tweaks.contains('design-grid'),
    transition: wordAfter('slideshow-transition-') ?? 'fade',
    autoplay: tweaks.contains('slideshow-autoplay'),
    // Otherwise the theme sets the height.
    autoHeight: wordAfter('slideshow-aspect-ratio-') === 'auto',
    clickBehavior: 'next',
  } as const;
}

/** Featured posts have no settings. The shade over a post covers the picture's link. */
const FEATURED = {
  isSlideshow: true,
  transition: 'fade',
  autoplay: false,
  autoHeight: false,
  clickBehavior: 'half',
} as const;

/** Reads a gallery of an index page, or featured posts. `tweaks`: the classes of the body, which are its settings. */
export function readIndexGallery(
  element: Element,
  tweaks: Pick<DOMTokenList, 'contains'> & Iterable<string>,
) {
  const isFeatured = matches(element, '.sqs-featured-posts-gallery');
  const list = element.querySelector<HTMLElement>(isFeatured ? '.posts' : '.gallery-wrapper');
  if (!list) return fault('The index gallery has no list of slides.');
  return {
    list,
    slides: findAll(list, isFeatured ? '.post' : '.slide-wrapper'),
    elements: {
      next: findAll(element, '.next-slide'),
      previous: findAll(element, '.previous-slide'),
      controls: findAll(element, '.circles'),
    },
    ...(isFeatured ? FEATURED : readSettings(tweaks)),
  };
}

const t = createMessages(messages);

/** Lets a theme's toggles in the slides hide and show the texts of all slides, by the class `hide-meta`. */
function connectTextToggles(element: HTMLElement, scope: Scope): void {
  const isHidden = createStore(false);
  for (const text of element.querySelectorAll('.slide-meta'))
    scope.bind(text, isHidden, (hidden) => ({ classes: { 'hide-meta': hidden } }));
  const button = { role: 'button', tabindex: '0', 'aria-label': t('hideText') };
  for (const toggle of element.querySelectorAll<HTMLElement>('.hide-meta-toggle')) {
    scope.bind(toggle, isHidden, (hidden) => ({
      attributes: { ...button, 'aria-pressed': String(hidden) },
    }));
    onActivate(toggle, scope, () => isHidden.set(!isHidden.get()));
  }
}

const load = createThemeLoader({ loaderOptions: { mode: 'cover' } }, overlayPlacement, true);

export const unit = defineUnit({
  read: (element) => readIndexGallery(element, document.body.classList),
  mount(
    { list, slides, elements, isSlideshow, transition, autoplay, autoHeight, clickBehavior },
    scope,
    element,
  ) {
    if (!isSlideshow) {
      const grid = mountGallery({ list, slides, design: base, load }, { design: 'base' }, scope);
      connectThemeSlides(
        slides.map((wrapper) => wrapper.querySelector<HTMLElement>('.slide') ?? wrapper),
        scope,
      );
      return grid;
    }
    connectTextToggles(element, scope);
    return mountGallery(
      { list, slides, root: element, container: element, design: stacked, load },
      {
        design: 'stacked',
        designOptions: {
          transition: isTransition(transition) ? transition : 'fade',
          autoHeight,
          clickBehavior,
        },
        autoplay,
        elements,
      },
      scope,
    );
  },
});

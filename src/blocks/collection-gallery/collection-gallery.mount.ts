import './collection-gallery.css';
import type { LedgerOwner } from '../../core/ledger/ledger.types';
import type { Scope } from '../../core/scope';
import { defineUnit } from '../../core/unit';
import { findAll, findAround, matches } from '../../dom/find-all';
import { onResize } from '../../dom/watch-size';
import * as base from '../../gallery/designs/base/base.design';
import { mountGallery } from '../../gallery/mount-gallery';
import { createThemeLoader } from '../../gallery/theme-images';
import { overlayPlacement } from '../../media/image/image-placement';
import { Breakpoint } from '../../vocabulary/breakpoints';
import { mountList } from './mount-list';
import { mountSlideshow } from './mount-slideshow';
import { mountStrip } from './mount-strip';
import { mountViews } from './mount-views';
import { mountSystemGallery } from './system-gallery';
import { readSystemGallery } from './system-gallery.data';
import { findControls, findTemplate, type Template } from './templates';

/** In narrower windows these themes have the images below each other. */
const WIDE = `(width >= ${Breakpoint.collectionSlideshow}px)`;
/** In narrower windows one template has another layout. */
const NOT_MOBILE = `(width > ${Breakpoint.tablet}px)`;
const MIN_HEIGHT_PX = 500;
/** Lower ones have collapsed: their theme leaves the height to a script. */
const COLLAPSED_PX = 100;

type CollectionGallery = NonNullable<ReturnType<typeof readCollectionGallery>>;

/** Reads the gallery of a collection from its markup and the settings on `body`. Never throws; undefined where it is empty, or part of another. */
export function readCollectionGallery(list: HTMLElement, settings: Pick<DOMTokenList, 'contains'>) {
  const template = findTemplate(list);
  const slides = findAll(list, template.slides ?? '.slide');
  if (!slides.length || matches(list, '.stacked')) return undefined;
  return {
    kind: 'page',
    slides,
    template,
    fillsBox: template.fillsBox(settings),
    transition: template.transition?.(settings) ?? 'fade',
    autoplay:
      template.isBackground || settings.contains('gallery-auto-play') || settings.contains('auto-play'),
  } as const;
}

/** Controls are around the list, or elsewhere in the page. */
const findElements = ({ next, previous }: Template) => ({
  next: findControls(next),
  previous: findControls(previous),
  controls: findAll(document, '#dotControls,#numberControls,#tinyThumbControls'),
  currentIndex: findAll(document, '.currentIndex,.current-index'),
  totalSlides: findAll(document, '.totalSlides,.total-slides'),
});

/** Gives a gallery without a height of its own what the window has left of it. */
function keepHeight(list: HTMLElement, owner: LedgerOwner): void {
  const box = findAround(list, '#slideshowWrapper') ?? list;
  if (box.offsetHeight >= COLLAPSED_PX && list.offsetHeight >= COLLAPSED_PX) return;
  const [footer] = findAll(document, '#footer');
  const taken = Math.round(box.getBoundingClientRect().top + scrollY) + (footer?.offsetHeight ?? 0);
  owner.claim(box, { styles: { height: `max(${MIN_HEIGHT_PX}px, 100svh - ${taken}px)` } });
  if (box !== list) owner.claim(list, { styles: { height: '100%' } });
}

/** Leaves room for the header of the page, above or below the list. */
function keepHeaderFree(list: HTMLElement, scope: Scope): void {
  const [header] = findAll(document, '#header');
  if (!header) return;
  const owner = scope.owner();
  const place = () => {
    owner.release();
    const { top, bottom } = header.getBoundingClientRect();
    const start = list.getBoundingClientRect().top;
    const isAbove = top < innerHeight / 2;
    const margin = isAbove ? Math.max(0, bottom - start) : 0;
    const taken = isAbove ? start + margin : start + bottom - top;
    owner.claim(list, {
      styles: { height: `calc(100svh - ${taken}px)`, 'margin-top': `${margin}px` },
    });
  };
  onResize(header, scope, place);
}

/** One slide at a time, with the theme's arrows, dots and texts. */
function mountSlides(
  list: HTMLElement,
  { slides, fillsBox, transition, autoplay, template }: CollectionGallery,
  scope: Scope,
): void {
  if (template.isBelowHeader) keepHeaderFree(list, scope);
  const height = scope.owner();
  keepHeight(list, height);
  const gallery = mountSlideshow(
    { list, slides },
    {
      fillsBox,
      autoplay,
      designOptions: { transition, autoHeight: false },
      elements: findElements(template),
      historyHash: !template.isBackground,
    },
    scope,
  );
  mountViews(scope, {
    gallery,
    slides,
    measure() {
      height.release();
      keepHeight(list, height);
      gallery.refresh();
    },
  });
  const [texts] = findAll(document, '#imageData');
  if (!texts) return;
  const linked = mountGallery(
    { list: texts, design: base, load: createThemeLoader({}, overlayPlacement, true) },
    { design: 'base', keyboard: false },
    scope,
  );
  scope.defer(gallery.link(linked));
}

/** The images below each other. */
function mountNarrow(list: HTMLElement, { slides }: CollectionGallery, scope: Scope): void {
  const box = findAround(list, '#slideshowWrapper');
  if (box) scope.owner().claim(box, { classes: { 'mobile-gallery': true } });
  mountList(list, slides, scope);
}

/** Shows what CSS hides until the template's script has run. */
function showPage({ shown, narrowPage }: Template, scope: Scope): void {
  const owner = scope.owner();
  for (const [selector, claims] of Object.entries(shown))
    for (const element of findAll(document, selector)) owner.claim(element, claims);
  if (!narrowPage) return;
  const wide = matchMedia(NOT_MOBILE);
  const update = () =>
    owner.claim(document.documentElement, { classes: wide.matches ? {} : { [narrowPage]: true } });
  update();
  scope.listen(wide, 'change', update);
}

function mountByWidth(list: HTMLElement, data: CollectionGallery, scope: Scope): void {
  const { template } = data;
  showPage(template, scope);
  const wide = matchMedia(template.isStrip ? NOT_MOBILE : WIDE);
  let part = scope.part();
  const show = scope.guard(() => {
    part.end();
    part = scope.part();
    if (!wide.matches && !template.isFullscreen) mountNarrow(list, data, part);
    else if (template.isStrip) mountStrip(list, { ...data, elements: findElements(template) }, part);
    else mountSlides(list, data, part);
  });
  show();
  if (!template.isFullscreen) scope.listen(wide, 'change', show);
}

/** The gallery that is a page of its own in old themes: a slideshow in wide windows, or a system gallery, which has a design. */
export const unit = defineUnit({
  read(element: HTMLElement, warn, { tweakJSON: tweaks = {} }) {
    const { classList: classes } = document.body;
    return element.matches('.sqs-system-gallery')
      ? readSystemGallery(element, { classes, tweaks }, warn)
      : readCollectionGallery(element, classes);
  },
  mount(data, scope, element) {
    if (data.kind === 'system') return mountSystemGallery(data, scope, element);
    return mountByWidth(element, data, scope);
  },
});

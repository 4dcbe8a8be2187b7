import { decideDriver } from '../../context/driven-by-theme';
import type { Scope } from '../../core/scope';
import { defineFeature } from '../../core/unit';
import { findAll, matches } from '../../dom/find-all';
import { watchOnScreen } from '../../dom/on-screen';
import { whenPrinted } from '../../dom/printing';
import { prefersReducedMotion } from '../../dom/reduced-motion';
import { readDimensions } from '../../media/image/dimensions';
import { readImageConfig } from '../../media/image/image-config';
import { overlayPlacement } from '../../media/image/image-placement';
import { fillsBox, shapeClasses } from './york.data';

/** The widest picture that the platform's servers send. */
const WIDEST_PX = 2500;
/** Settings animate slides as a whole, or these parts of them. */
const ANIMATED =
  '.project-slide,.project-slide-image-container,.project-slide-description-wrapper,.project-slide-video-wrapper';

const hasSetting = (name: string) => document.body.classList.contains(name);

/** Calls back when the element comes into view; at the latest on paper, which shows everything. */
function onceSeen(scope: Scope, element: Element, show: () => void): void {
  const seen = scope.part();
  const showOnce = scope.guard(() => {
    seen.end();
    show();
  });
  seen.defer(watchOnScreen(element, (isOnScreen) => isOnScreen && showOnce()));
  seen.defer(whenPrinted(showOnce));
}

/** Calls back with each picture in the element when it has loaded, or has failed to. */
function onceLoaded(scope: Scope, element: HTMLElement, show: (image: HTMLImageElement) => void): void {
  for (const type of ['load', 'error'])
    scope.listen(element, type, ({ target }) => target instanceof HTMLImageElement && show(target), {
      capture: true,
    });
  for (const image of findAll(element, 'img[src]'))
    if (image instanceof HTMLImageElement && image.complete) show(image);
}

/** Pictures that fill their boxes. Without the class of their own they have no limits. */
function fillBoxes(scope: Scope, element: HTMLElement, { box, own }: Record<'box' | 'own', string>): void {
  const owner = scope.owner();
  const filling = `.js-${own}`;
  for (const filled of findAll(element, box)) {
    owner.claim(filled, { classes: { 'content-fill': true } });
    // Without the theme's style sheet its picture would cover the page.
    if (getComputedStyle(filled).position === 'static') owner.release(filled);
  }
  const classes = { [own]: false };
  for (const image of findAll(element, `.content-fill ${filling}`)) owner.claim(image, { classes });
  // By then the picture has been placed in the room that it had before, and the newest claim counts.
  onceLoaded(scope, element, (image) => {
    if (!matches(image, `.content-fill ${filling}`)) return;
    owner.claim(image, { classes, styles: overlayPlacement.styles(readImageConfig(image, () => {})) });
  });
}

/** The picture and the text above a page. Theme CSS goes by the settings, too, so what they switch off stays hidden. */
function showBanner(banner: HTMLElement, scope: Scope): void {
  const owner = scope.owner();
  for (const box of findAll(banner, '.page-banner-image-container'))
    owner.claim(box, { classes: { 'hide-collection-image': false } });
  for (const text of findAll(banner, '.page-text-wrapper')) owner.claim(text, { classes: { hide: false } });
  if (fillsBox(document.body.classList, 'banner'))
    fillBoxes(scope, banner, { box: '.page-banner-image-container', own: 'page-banner-image' });
  const color = banner.dataset.suggestedBgColorThumbnail;
  if (color && hasSetting('auto-color-banner-background'))
    owner.claim(banner, { styles: { 'background-color': color } });
}

/** The pictures of a project below each other: each has its room, and comes when it is seen. */
function showProject(project: HTMLElement, scope: Scope): void {
  const owner = scope.owner();
  let staggered = 0;
  for (const slide of findAll(project, '.project-slide')) {
    const size = readDimensions(slide.querySelector('img')?.dataset.imageDimensions);
    if (!size) continue;
    const names = [...shapeClasses(size)];
    const [wrapper] = findAll(slide, '.project-slide-image-wrapper');
    if (wrapper && names.includes('project-slide-staggerable'))
      names.push(`portrait-caption-alternate-${staggered++ % 2 ? 'even' : 'odd'}`);
    owner.claim(slide, { classes: Object.fromEntries(names.map((name) => [name, true])) });
    if (!wrapper) continue;
    const styles = {
      width: `${Math.min(size.width, WIDEST_PX)}px`,
      'max-width': '100%',
      'aspect-ratio': `${size.width} / ${size.height}`,
      // Theme CSS has a guess for the time until the picture has loaded.
      'min-width': '0',
      'min-height': '0',
    };
    owner.claim(wrapper, { styles });
  }
  const ready = scope.owner();
  onceLoaded(scope, project, ({ parentElement: box }) => {
    if (box && matches(box, '.not-ready')) ready.claim(box, { classes: { 'not-ready': false } });
  });
  const seen = scope.owner();
  const state = prefersReducedMotion() ? 'already-animated' : 'slide-in';
  for (const part of findAll(project, ANIMATED))
    onceSeen(scope, part, () => seen.claim(part, { classes: { [state]: true } }));
}

/** The pages of an index as pictures with titles, which a setting shows when they are seen or hovered. */
function showIndex(list: HTMLElement, scope: Scope): void {
  const owner = scope.owner();
  if (fillsBox(document.body.classList, 'index-item'))
    fillBoxes(scope, list, { box: '.js-index-item-image-wrapper', own: 'index-item-image' });
  const isHovered = hasSetting('index-item-title-display-on-hover');
  // Touch screens have nothing to hover with.
  const comesBySelf =
    hasSetting('index-item-title-display-on-scroll') || (isHovered && matchMedia('(hover: none)').matches);
  for (const text of findAll(list, '.index-item-text-wrapper')) {
    const show = () =>
      owner.claim(text, { classes: { 'reveal-index-title': true }, styles: { opacity: '1' } });
    const item = text.parentElement;
    if (comesBySelf) onceSeen(scope, text, show);
    else if (isHovered && item) {
      scope.listen(item, 'focusin', show);
      scope.listen(item, 'focusout', () => owner.release(text));
    }
  }
}

/** Links to the other pages of an index: all of them, or only the next one. */
function showIndexLinks(_: HTMLElement, scope: Scope): void {
  const isList = /index-link-style-list/.test(document.body.className);
  const [navigation] = findAll(document, isList ? '#indexNav' : '#indexNext');
  if (!navigation) return;
  const owner = scope.owner();
  const next =
    navigation.querySelector('.active-link')?.nextElementSibling ??
    navigation.querySelector('nav')?.firstElementChild;
  if (next) owner.claim(next, { classes: { 'link-next-up': true } });
  owner.claim(navigation, { classes: { hide: false } });
  onceSeen(scope, navigation, () =>
    owner.claim(navigation, { classes: { hide: false, 'reveal-index-nav': true } }),
  );
}

const PARTS = {
  BannerController: showBanner,
  ProjectController: showProject,
  IndexController: showIndex,
  IndexNavigationController: showIndexLinks,
};

/** Pages of the templates York, Artesia, Flores, Harris, Jasper, Jones, Lange, Shibori and Taylor: what theme CSS hides until their script has run. */
export const unit = defineFeature({
  mount(_, scope) {
    const mountPart = scope.guard(
      async (element: HTMLElement, mount: (typeof PARTS)['ProjectController']) => {
        const driver = await decideDriver(element);
        if (driver !== 'theme' && !scope.signal.aborted) mount(element, scope);
      },
    );
    for (const [name, mount] of Object.entries(PARTS))
      for (const element of findAll(document, `[data-controller=${name}]`)) mountPart(element, mount);
  },
});

import { CONTROLLER } from '../../context/driven-by-theme';
import type { Claims, LedgerOwner } from '../../core/ledger/ledger.types';
import { readBlockJson } from '../../data/block-json';
import { childElements } from '../../dom/child-elements';
import { findAll, findAround, matches } from '../../dom/find-all';
import type { NodeMove } from '../../dom/move-nodes';
import { SITE_ANIMATIONS, shownClass, waitingClass } from '../../vocabulary/pages';
import { readSavedColumns } from './read-saved-columns';

type Styles = NonNullable<Claims['styles']>;

/** The browser writes through the ledger and undoes it at the end, `inlay adopt` into the page's text. */
export interface Writer {
  readonly claim: LedgerOwner['claim'];
  /** To the end of their new parents. */
  readonly move: (...nodes: readonly NodeMove[]) => void;
  /** With what is in it. */
  readonly remove: (node: Element) => void;
}

/** Something that a script writes, and how it is put back to what the server sends. */
interface SavedState {
  readonly name: string;
  readonly selector: string;
  /** The theme's controllers that write it, around the node or anywhere in the page. */
  readonly controllers?: string;
  readonly restore: (node: HTMLElement, write: Writer) => void;
}

/** Inline styles by which scripts place what they have measured. */
const PLACING = ['position', 'left', 'top', 'right', 'bottom', 'width', 'height', 'transform'] as const;
/** Lengths in px come from a script's measuring: servers write percentages, and no transforms. */
const IN_PX =
  /(?:^|[\s;])(?:left|top|right|bottom|width|height|padding-top):\s*-?[\d.]+px|(?:^|[\s;])transform:/;
/** Servers write no positions for lists and slides at all. */
const PLACED = /(?:^|[\s;])(?:left|top|width|height|transform|margin-\w+):/;
/** The other styles that designs of galleries write. */
const AROUND = [
  'margin-left',
  'margin-right',
  'margin-top',
  'margin-bottom',
  'padding-left',
  'padding-right',
];
const FLOATS = ['float', 'clear'];
const TRANSITION = ['transition-timing-function', 'transition-duration', 'transition-delay'];

/** Claims that remove those of the inline styles that the element has. */
const without = ({ style }: HTMLElement, names: readonly string[]): Claims => ({
  styles: Object.fromEntries(
    names.filter((name) => style.getPropertyValue(name)).map((name) => [name, null]),
  ) as Styles,
});

const absent = (...names: readonly string[]): Claims => ({
  classes: Object.fromEntries(names.map((name) => [name, false])),
});

const hasStyle = (node: HTMLElement, found: RegExp) => found.test(node.getAttribute('style') ?? '');
const removeStyles = (node: HTMLElement, { claim }: Writer, names: readonly string[]) => {
  if (hasStyle(node, IN_PX)) claim(node, without(node, names));
};
const removePlace = (node: HTMLElement, write: Writer) => removeStyles(node, write, PLACING);
const removeNode = (node: HTMLElement, { remove }: Writer) => remove(node);

const OPEN_MENU = [
  'header--menu-open',
  'burger--active',
  'header-menu-nav-folder--active',
  'header-menu-nav-folder--open',
  'is-mobile-overlay-active',
  'menu-open',
  'mobile-menu-open',
  'mobile-nav-open',
  'disable-scroll',
  'sqs-mobile-nav-open',
  'has-active-folder',
];

const WAITING = SITE_ANIMATIONS.map(waitingClass);
const ANIMATED = WAITING.map((name) => `.${name}`).join();

/** Bars, dialogs and counts of carts for which servers send no markup: a saved one answers nobody, and Inlay draws its own. */
const DRAWN =
  '.sqs-cookie-banner-v2,.sqs-popup-overlay,.sqs-mobile-info-bar,.sqs-modal-lightbox,.yui3-lightbox2,.sqs-cart-dropzone > *';
const DRAWN_STATES = ['sqs-cookie-banner-v2-enabled', 'sqs-cookie-banner-v2-top', 'sqs-modal-lightbox-open'];

/** The root of Google's map: right below what the server has written. */
function mapRoot(node: HTMLElement): HTMLElement {
  let root = node;
  while (
    root.parentElement &&
    !matches(root.parentElement, '.sqs-block-content,.sqs-block-map,[data-context]')
  )
    root = root.parentElement;
  return root;
}

/** The theme moves the picture of a section to the start of the page, and places it there by what it has measured. */
function restoreParallax(picture: HTMLElement, write: Writer): void {
  const item = findAround(picture, '[data-parallax-item]');
  const id = item?.dataset.parallaxId;
  const section = findAll(document, '[data-parallax-original-element]').find(
    ({ dataset }) => dataset.parallaxId === id,
  );
  if (!item || !section) return;
  write.claim(item, without(item, PLACING));
  write.claim(picture, without(picture, PLACING));
  write.move([picture, section]);
}

/** Classes of lists that a script has laid out. Servers write some of them, too, but without inline positions. */
const LAID_OUT = /(?:^|\s)sqs-gallery-design-|--(?:ready|initialized)(?:\s|$)/;

const SHOWN = ':is(.gallery-masonry-item,.gallery-strips-item)[data-show]';

/** A list of slides: what is in it was placed for the window in which the page was saved. */
function restoreGallery(list: HTMLElement, write: Writer): void {
  if (!LAID_OUT.test(list.className) && !findAll(list, '[data-image-resolution]')[0]) return;
  const wrapper = childElements(list).find((child) => matches(child, '.sqs-wrapper'));
  const slides = childElements(wrapper ?? list);
  restoreColumns(list, slides, write);
  const unplace = (node: HTMLElement, names: readonly string[]) =>
    write.claim(node, {
      ...(hasStyle(node, PLACED) && without(node, names)),
      ...absent(...designClasses(node)),
      // Style sheets hide it until it is placed again: nobody sees it move.
      ...(matches(node, SHOWN) && { attributes: { 'data-show': '' } }),
    });
  unplace(list, [...PLACING, ...AROUND]);
  for (const slide of slides) {
    unplace(slide, [...PLACING, ...AROUND, ...FLOATS]);
    for (const image of findAll(slide, 'img[data-image-resolution]'))
      for (let box = image.parentElement; box && box !== slide; box = box.parentElement)
        removePlace(box, write);
  }
  if (!wrapper) return;
  write.move(...slides.map((slide): NodeMove => [slide, list]));
  write.remove(wrapper);
}

/** By these classes style sheets know that a list is laid out. In blocks servers write them on the items of summaries only. */
const designClasses = (node: HTMLElement) =>
  node.className.match(
    matches(node, `${IN_BLOCK}:not(.summary-item)`)
      ? /\bsqs-gallery-design-\S+/g
      : /\bgallery-\w+-list--ready\b/g,
  ) ?? [];

/** A wall keeps its number of columns: the platform's script takes the settings away once it has read them. */
function restoreColumns(list: HTMLElement, slides: readonly HTMLElement[], { claim }: Writer): void {
  const block = findAround(list, '.sqs-block');
  if (!block || !matches(list, '.sqs-gallery-design-autocolumns')) return;
  const settings = readBlockJson(block);
  const columns = readSavedColumns(slides);
  if ('fault' in settings || !columns || 'columnWidth' in settings.json || 'gutter' in settings.json) return;
  claim(block, { attributes: { 'data-block-json': JSON.stringify({ ...settings.json, ...columns }) } });
}

const LISTS = '.sqs-gallery,.sqs-gallery-thumbnails,.summary-item-list';
const SECTION_LISTS =
  '.gallery-masonry-wrapper,.gallery-strips-wrapper,.gallery-grid-wrapper,.gallery-reel-list,.gallery-slideshow-list,.gallery-fullscreen-slideshow-list,.slides,.user-items-list-carousel__slides';
const IN_BLOCK = '.sqs-block *';

/** All that is put back, in this order, in a browser and by `inlay adopt`. What only a server could give again stays: reviews, comments, carts, buttons. */
export const SAVED_STATES: readonly SavedState[] = [
  {
    name: 'open menu',
    selector: OPEN_MENU.map((name) => `.${name}`).join(),
    controllers: '[data-controller*=Header],[data-controller*=MobileOverlay]',
    restore: (node, { claim }) => claim(node, absent(...OPEN_MENU)),
  },
  {
    name: 'menu below its header',
    selector: '.header-menu[style]',
    controllers: '[data-controller*=Header]',
    restore: (menu, write) => removeStyles(menu, write, ['padding-top']),
  },
  {
    name: 'header scrolled away',
    selector: ':is(header,#header,.Header,.Mobile-bar,[data-controller*=Header]):is([style],.shrink)',
    controllers: '[data-controller*=Header]',
    restore: (header, { claim }) =>
      claim(header, { ...without(header, ['transform', 'top']), ...absent('shrink') }),
  },
  {
    name: 'shadow of a header',
    selector: '.header-dropshadow[style]',
    controllers: '[data-controller*=Header]',
    restore: (shadow, { claim }) => claim(shadow, without(shadow, ['opacity'])),
  },
  {
    name: 'first section below a header',
    selector: '.page-section[style],.page-section > :is(.section-background,.portfolio-hover-items)[style]',
    controllers: '[data-controller*=Header]',
    restore: (node, write) => removeStyles(node, write, ['padding-top', 'top']),
  },
  {
    name: 'text that comes into view',
    selector: ANIMATED,
    // A theme's script animates the whole page.
    controllers: '[data-controllers-bound]',
    restore: (node, { claim }) =>
      claim(node, {
        ...without(node, TRANSITION),
        ...absent(...WAITING, ...SITE_ANIMATIONS.map(shownClass)),
      }),
  },
  { name: 'bar, dialog or count', selector: DRAWN, restore: removeNode },
  {
    name: 'page behind a bar or a dialog',
    selector: DRAWN_STATES.map((name) => `.${name}`).join(),
    restore: (node, { claim }) => claim(node, absent(...DRAWN_STATES)),
  },
  {
    name: 'announcement',
    selector: '.sqs-announcement-bar-dropzone .sqs-announcement-bar',
    // Without the context nobody else has its text.
    restore: (bar, { remove }) => {
      if (findAll(document, 'script[data-name=static-context]')[0]) remove(bar);
    },
  },
  { name: 'copy of a header for scrolled pages', selector: '#showOnScrollWrapper', restore: removeNode },
  {
    name: 'foot that comes into view',
    selector: '.unscrolled',
    restore: (node, { claim }) => claim(node, absent('unscrolled')),
  },
  { name: 'shape of a highlight', selector: '.TextShape-node', restore: removeNode },
  {
    name: 'tiles of a map',
    selector: '.sqs-block-map :is(.gm-style,.gm-err-container)',
    restore: (node, write) => write.remove(mapRoot(node)),
  },
  {
    // It asks its company before the visitor has pressed play, and goes on behind the poster. The platform's own has dead controls and no file.
    name: 'player of a video',
    selector: '.sqs-video-wrapper[data-html*=iframe] > .intrinsic,.native-video-player > *',
    restore: removeNode,
  },
  {
    name: 'player of a background video',
    selector: '.sqs-video-background > iframe,.sqs-video-background-native__video-player > *',
    controllers: '[data-controller*=VideoBackground]',
    restore: removeNode,
  },
  { name: 'month of a calendar', selector: '.sqs-block-calendar .yui3-widget', restore: removeNode },
  {
    name: 'how pictures move',
    selector: '[class*=parallax-item-positioning-method-]',
    controllers: '[data-controller*=Parallax]',
    restore: (node, { claim }) =>
      claim(node, absent(...['fixed', 'absolute'].map((kind) => `parallax-item-positioning-method-${kind}`))),
  },
  {
    name: 'picture that moves behind a section',
    selector: '[data-parallax-item] > [data-parallax-image-wrapper]',
    controllers: '[data-controller*=Parallax]',
    restore: restoreParallax,
  },
  { name: 'gallery of a block', selector: `:is(${LISTS}):is(${IN_BLOCK})`, restore: restoreGallery },
  {
    name: 'gallery of a section',
    selector: `:is(${LISTS},${SECTION_LISTS}):not(${IN_BLOCK})`,
    controllers: CONTROLLER,
    restore: restoreGallery,
  },
  {
    // Style sheets lay it out in columns from the first paint, but not below a height that was measured.
    name: 'posts in a wall',
    selector: '.blog-masonry .masonry-ready',
    controllers: '[data-controller*=BlogLayoutMasonry]',
    restore: (list, write) => {
      for (const post of childElements(list)) removePlace(post, write);
      write.claim(list, { ...absent('masonry-ready'), ...without(list, ['height']) });
    },
  },
  {
    name: 'picture of a block',
    selector: `img[data-image-resolution][style]:is(${IN_BLOCK})`,
    restore: removePlace,
  },
  {
    name: 'picture of a section',
    selector: `img[data-image-resolution][style]:not(${IN_BLOCK})`,
    controllers: CONTROLLER,
    restore: removePlace,
  },
];

import type { Claims } from '../../core/ledger/ledger.types';
import { findAll, matches } from '../../dom/find-all';

type Settings = Pick<DOMTokenList, 'contains'>;

/** The gallery and index pages of one template, which is found by a list that only it has. */
export interface Template {
  readonly list: string;
  /** Default: `.slide`. */
  readonly slides?: string;
  /** The slides change by themselves, behind a page that has no controls for them and no address for each. */
  readonly isBackground?: true;
  /** The slides cover the window, also a narrow one. */
  readonly isFullscreen?: true;
  /** The slides are in a row, and each opens over the page. */
  readonly isStrip?: true;
  /** Class of the page in windows up to a tablet's width, by which its CSS has another layout there. */
  readonly narrowPage?: string;
  /** The header lies over the list, which has to leave room for it. */
  readonly isBelowHeader?: true;
  readonly next?: string;
  readonly previous?: string;
  readonly fillsBox: (settings: Settings) => boolean;
  readonly transition?: (settings: Settings) => string;
  /** Elements that its CSS hides until its script has run: selector → state. */
  readonly shown: Readonly<Record<string, Claims>>;
}

const ARROWS = {
  next: '.arrow-wrapper.right',
  previous: '.arrow-wrapper.left',
  shown: { '.arrow-wrapper': { classes: { guide: true } } },
};

/** The last one is for all that no other is for, such as Wells and Wexley. */
const TEMPLATES: readonly Template[] = [
  // Momentum.
  {
    ...ARROWS,
    list: '.slideshow:has(.imageWrapper)',
    isFullscreen: true,
    isBelowHeader: true,
    fillsBox: (settings) => !settings.contains('gallery-style-center'),
    transition: (settings) => (settings.contains('gallery-transition-fade') ? 'fade' : 'scroll'),
  },
  // Galleries of Forte.
  {
    ...ARROWS,
    list: '.slideshow.strip',
    isStrip: true,
    narrowPage: 'mobile-view',
    fillsBox: () => false,
    shown: { ...ARROWS.shown, '.slideshow.strip': { classes: { rendered: true } } },
  },
  // Index pages of Forte.
  {
    ...ARROWS,
    list: '#fullscreenBrowser .slideshow',
    isFullscreen: true,
    narrowPage: 'mobile-view',
    fillsBox: () => true,
    transition: (settings) => (settings.contains('index-transition-fade') ? 'fade' : 'scroll'),
  },
  // Cover pages of all templates.
  {
    list: '[data-slice-type=gallery]',
    slides: '.sqs-slice-gallery-item',
    isBackground: true,
    isFullscreen: true,
    fillsBox: () => true,
    shown: { '.sqs-slice-gallery-item': { classes: { loaded: true } } },
  },
  {
    list: '*',
    next: '.next-slide,.gallery-next,.right-control',
    previous: '.prev-slide,.previous-slide,.gallery-prev,.left-control',
    fillsBox: (settings) => settings.contains('gallery-style-fill'),
    shown: { '#galleryWrapper .meta': { styles: { opacity: '1' } } },
  },
];

export const findTemplate = (list: Element): Template =>
  TEMPLATES.find((template) => matches(list, template.list)) as Template;

/** The controls of a template that has them; none without a selector. */
export const findControls = (selector: string | undefined): readonly HTMLElement[] =>
  selector ? findAll(document, selector) : [];

/** Parts that controls of the page show and hide: thumbnails, the slides themselves, or texts. Each acts where its elements are. */
export interface View {
  /** Show it, and hide it again where nothing else does. */
  readonly openers: string;
  readonly closers?: string;
  /** The n-th of them leads to the n-th slide. */
  readonly thumbnails?: string;
  readonly has: 'slides' | 'thumbnails' | 'texts';
  /** Selector of the body whose page begins with it. */
  readonly isFirst?: string;
  /** While it is shown: selector → state. */
  readonly shown: Readonly<Record<string, Claims>>;
  /** The same in narrow windows, where it is another. */
  readonly shownNarrow?: Readonly<Record<string, Claims>>;
  readonly hidden?: Readonly<Record<string, Claims>>;
}

const inert: Claims = { attributes: { inert: '' } };
const withClass = (name: string): Claims => ({ classes: { [name]: true } });

export const VIEWS: readonly View[] = [
  // Wexley: thumbnails first; one of them shows the slides.
  {
    openers: '#thumbList .thumb',
    closers: '#backToThumbs',
    thumbnails: '#thumbList .thumb',
    has: 'slides',
    shown: { body: withClass('full-view'), '#slideshowWrapper': withClass('slideshow-ready') },
    hidden: { '#galleryWrapper': inert },
  },
  { openers: '#imageInfoToggle', has: 'texts', shown: { '#slideshowWrapper': withClass('image-info-on') } },
  // Wells: slides first, in most cases.
  {
    openers: '#galleryWrapper .thumbnail-toggle',
    thumbnails: '#thumbnails .thumb',
    has: 'thumbnails',
    isFirst:
      '.enable-gallery-thumbnails:is(.initial-gallery-view-thumbnails,.homepage.homepage-gallery-view-thumbnails):not(.homepage.homepage-gallery-view-slideshow)',
    // The controls lie over the thumbnails, too.
    shown: { body: withClass('thumbnail-view'), '.overlay-controls': { styles: { display: 'none' } } },
  },
  // Momentum.
  {
    openers: '.ctrl-button.all',
    closers: '#headerWrapper .ctrl-button.close',
    thumbnails: '#indexProjects .thumb',
    has: 'thumbnails',
    isFirst: '.gallery-initial-view-grid,.gallery-initial-view-slideshow-homepage--grid:not(.homepage)',
    shown: {
      '#headerWrapper': withClass('opened'),
      '#indexProjects': { classes: { hidden: false }, styles: { 'z-index': '1000' } },
      '#indexProjects .thumb img': withClass('bloomed'),
      '#indexProjects .sqs-spin': { classes: { visible: false } },
    },
    hidden: { '#indexProjects': inert },
  },
  {
    openers: '.ctrl-button.info',
    has: 'texts',
    isFirst:
      '.gallery-initial-view-infoview,.gallery-initial-view-slideshow-homepage--infoview:not(.homepage)',
    shown: { body: withClass('show-info') },
    shownNarrow: { body: withClass('show-info-mobile') },
  },
  // Forte: one slide over the page.
  {
    openers: '.strip .ctrl-button.resize',
    closers: '#fullscreenBrowser .ctrl-button.close',
    thumbnails: '.strip .ctrl-button.resize',
    has: 'slides',
    shown: {
      body: withClass('show-expanded'),
      '.slideshow.strip': { attributes: { inert: '' }, styles: { 'pointer-events': 'none' } },
      '#fullscreenBrowser .ctrl-button.close': { styles: { visibility: 'visible' } },
    },
    hidden: { '.slideshow.stacked': inert },
  },
];

import type { Scope } from '../../core/scope';
import { findAll } from '../../dom/find-all';
import { onResize, watchSizes } from '../../dom/watch-size';
import { createStore } from '../../store/store';
import { tweakNumber } from './tweak-number';

/** Widths in px. */
interface HeaderWidths {
  /** Left for the title, the tagline and the navigation. */
  readonly room: number;
  readonly title: number;
  readonly tagline: number;
  readonly nav: number;
  /** Between two parts. */
  readonly gap: number;
}

/** The states of the body by which theme CSS takes parts out of a header that is too narrow for them. */
export function headerStates({ room, title, tagline, nav, gap }: HeaderWidths): Record<string, boolean> {
  const branding = title + tagline;
  return {
    'mobile-style-nav': branding + nav + gap > room,
    'hide-tagline': branding + gap > room,
    'move-social': title > room,
  };
}

/** In hundredths of the window's width. */
const DEFAULT_GAP = 2;
const NARROW_PX = 1024;
/** Narrower windows have wider gaps. */
const NARROW_FACTOR = 1.5;

const gapOf = (tweaks: unknown) =>
  (tweakNumber(tweaks, 'tweak-header-element-spacing', DEFAULT_GAP) *
    (innerWidth <= NARROW_PX ? NARROW_FACTOR : 1) *
    innerWidth) /
  100;

const contentWidth = (element: HTMLElement) => {
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
};

/** Shows the header, with the navigation in it or, where it has no room there, over the page. */
export function fitHeader(scope: Scope, frame: HTMLElement, tweaks: unknown): void {
  const [header] = findAll(frame, '#siteHeader');
  if (!header) return;
  const owner = scope.owner();
  const { body } = document;
  const widthOf = (selector: string) => {
    const [part] = findAll(header, selector);
    return part ? Math.max(part.offsetWidth, part.scrollWidth) : 0;
  };
  const update = () => {
    const gap = gapOf(tweaks);
    const hasSocial = body.matches('.tweak-display-social-icons.tweak-social-icons-on-right');
    const others = ['.nav-toggle', '.Cart--icon', '.user-accounts-link--icon']
      .concat(hasSocial ? '.header-social-icons-right' : [])
      .map(widthOf)
      .filter((width, index) => index === 0 || width > 0);
    owner.claim(body, {
      classes: headerStates({
        room: contentWidth(header) - others.reduce((sum, width) => sum + width + gap, 0),
        title: widthOf('.site-branding h1'),
        tagline: widthOf('.site-tagline'),
        nav: widthOf('.main-navigation'),
        gap,
      }),
    });
  };
  const parts = findAll(header, '.site-branding h1,.site-tagline,.main-navigation');
  scope.defer(watchSizes([header, ...parts], scope.guard(update)));
  update();
  const shown = findAll(frame, '.header-social-icons-with-nav,.header-social-icons--overlay');
  for (const element of [header, ...shown]) owner.claim(element, { classes: { show: true } });
  keepRoom(scope, header);
  if (body.classList.contains('tweak-nav-style-icon')) keepOutOfClosed(scope, header);
}

/** Keeps room for the header on a page that could begin with a picture, but does not. `mobile-offset` does so on all others. */
function keepRoom(scope: Scope, header: HTMLElement): void {
  const [main] = findAll(document, 'body.has-main-image #mainContent');
  const [banner] = main ? findAll(main, '.page-banner-wrapper') : [];
  if (!main || !banner) return;
  const owner = scope.owner();
  onResize(header, scope, () =>
    owner.claim(main, banner.offsetHeight ? {} : { styles: { 'padding-top': `${header.offsetHeight}px` } }),
  );
}

/** Keeps the keyboard out of links that are only transparent while their menu is closed. */
function keepOutOfClosed(scope: Scope, header: HTMLElement): void {
  const isOpen = createStore(false);
  scope.on('menu:opened', () => isOpen.set(true));
  scope.on('menu:closed', () => isOpen.set(false));
  for (const links of findAll(header, '.nav-social-wrapper'))
    scope.bind(links, isOpen, (open) => (open ? {} : { attributes: { inert: '' } }));
}

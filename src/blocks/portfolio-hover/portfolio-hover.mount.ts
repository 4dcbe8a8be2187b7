import './portfolio-hover.css';
import type { Claims } from '../../core/ledger/ledger.types';
import { defineUnit } from '../../core/unit';
import { readDataProps } from '../../data/data-props';
import { number, object, string, type WarnShape } from '../../data/shape';
import { findAll } from '../../dom/find-all';
import { prefersReducedMotion } from '../../dom/reduced-motion';
import { createStore } from '../../store/store';
import { Breakpoint } from '../../vocabulary/breakpoints';

const props = object({ mode: string() });

/** The prefixes of the settings of each mode: the image fills the page behind the titles, follows the mouse, or stays in the middle. */
const TWEAKS = {
  'hover-cover': 'tweak-portfolio-index-background',
  'hover-follow': 'tweak-portfolio-hover-follow',
  'hover-static': 'tweak-portfolio-hover-static',
} as const;
const MODES = Object.keys(TWEAKS) as (keyof typeof TWEAKS)[];

/** The end of a setting's name → the attribute that theme CSS reads. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  'link-format': 'data-layout',
  layout: 'data-layout',
  delimiter: 'data-delimiter',
  width: 'data-width',
  height: 'data-height',
  'vertical-alignment': 'data-vertical-align',
  'horizontal-alignment': 'data-horizontal-align',
  'animation-type': 'data-animation',
  'animation-duration': 'data-animation-duration',
  front: 'data-active-item-front',
};

type SiteStyles = Readonly<{ classes: Iterable<string>; tweaks?: Record<string, unknown> | undefined }>;

/** Turns `Full Bleed` into `full-bleed`, as in class names. */
const toWord = (value: unknown) =>
  typeof value === 'string' ? value.toLowerCase().replace(/\s+/g, '-') : '';

/** The mode of a list is in `data-props` or `data-variant-MODE`; its settings are classes of the body or values of the style editor. */
export function readPortfolioHover(
  element: HTMLElement,
  { classes: names, tweaks = {} }: SiteStyles,
  warn: WarnShape,
) {
  const read = readDataProps(element, props, warn);
  const mode =
    MODES.find((known) => known === read.mode) ??
    MODES.find((known) => element.hasAttribute(`data-variant-${known}`)) ??
    'hover-cover';
  const start = TWEAKS[mode];
  const classes = [...names];
  const settingOf = (tweak: string) => {
    const named = classes.find((name) => name.startsWith(`${tweak}-`))?.slice(tweak.length + 1);
    return named ?? (classes.includes(tweak) ? 'true' : toWord(tweaks[tweak]));
  };
  const settings = Object.entries(ATTRIBUTES)
    .map(([end, attribute]) => [attribute, settingOf(`${start}-${end}`)] as const)
    .filter(([, value]) => value);
  const height = number(0)(tweaks[`${start}-custom-height`]);
  const attributes: Record<string, string> = { 'data-mode': mode, ...Object.fromEntries(settings) };
  return {
    mode,
    attributes,
    /** In per cent of the window's; undefined if the author has not set one. */
    height: attributes['data-height'] === 'custom' && height > 0 ? height : undefined,
    items: findAll(element, '.portfolio-hover-item'),
    images: findAll(element, '.portfolio-hover-bg'),
    stage: element.querySelector<HTMLElement>('.portfolio-hover-backgrounds'),
  };
}

/** The state for which theme CSS shows an image, and marks its title. `at`: the project that is shown; -1: none. */
const activeClaims =
  (index: number) =>
  (at: number): Claims => ({ attributes: { 'data-active': String(at === index) } });
const stageClaims = (at: number): Claims => ({ attributes: { 'data-active': String(at >= 0) } });

/** Themes do not let images follow the mouse in narrower windows. */
const condensedClaims = (is: boolean): Claims => ({ attributes: { 'data-condensed': String(is) } });

export const shiftClaims = (transform: string): Claims =>
  transform ? { styles: { left: '0px', top: '0px', transform } } : {};

/** Shows a project's image while its title is hovered, touched or focused. `stray-image` loads the images. */
export const unit = defineUnit({
  read: (element, warn, { tweakJSON }) =>
    readPortfolioHover(element, { classes: document.body.classList, tweaks: tweakJSON }, warn),
  mount({ mode, attributes, height, items, images, stage }, scope, element) {
    const isCover = mode === 'hover-cover';
    const active = createStore(isCover && images.length ? 0 : -1);
    const owner = scope.owner();
    const shift = createStore('');
    const isCondensed = createStore(false);

    owner.claim(element, {
      attributes: { 'data-init': 'true', ...attributes },
      ...(height && { styles: { 'min-height': `${height}vh` } }),
    });
    scope.bind(element, isCondensed, condensedClaims);
    images.forEach((image, index) => {
      owner.claim(image, { attributes: { 'data-animated': 'true' } });
      scope.bind(image, active, activeClaims(index));
    });
    items.forEach((item, index) => {
      scope.bind(item, active, activeClaims(index));
    });
    if (stage) {
      scope.bind(stage, active, stageClaims);
      scope.bind(stage, shift, shiftClaims);
    }

    const condense = () => {
      isCondensed.set(innerWidth < Breakpoint.tablet || prefersReducedMotion());
      if (isCondensed.get()) shift.set('');
    };
    const followMouse = ({ pointerType, clientX, clientY }: PointerEvent) => {
      if (pointerType !== 'mouse' || !stage?.offsetParent || isCondensed.get()) return;
      const { left, top } = stage.offsetParent.getBoundingClientRect();
      const x = Math.round(clientX - left - stage.offsetWidth / 2);
      const y = Math.round(clientY - top - stage.offsetHeight / 2);
      shift.set(`translate(${x}px, ${y}px)`);
    };

    items.forEach((item, index) => {
      for (const type of ['pointerenter', 'focus']) scope.listen(item, type, () => active.set(index));
      if (isCover) return;
      for (const type of ['pointerleave', 'blur']) scope.listen(item, type, () => active.set(-1));
    });
    if (mode === 'hover-follow') scope.listen(element, 'pointermove', followMouse);
    scope.listen(window, 'resize', condense);
    condense();
    return active;
  },
});

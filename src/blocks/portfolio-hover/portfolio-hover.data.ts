import type { Claims } from '../../core/ledger/ledger.types';
import { readDataProps } from '../../data/data-props';
import { number, object, string, type WarnShape } from '../../data/shape';
import { findAll } from '../../dom/find-all';

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

interface SiteStyles {
  readonly classes: Iterable<string>;
  /** The values of the style editor. */
  readonly tweaks?: Readonly<Record<string, unknown>> | undefined;
}

/** Turns `Full Bleed` into `full-bleed`, as in class names. */
const toWord = (value: unknown) =>
  typeof value === 'string' ? value.toLowerCase().replace(/\s+/g, '-') : '';

/** The mode of a list is in `data-props` or `data-variant-MODE`; its settings are classes of the body or values of the style editor. */
export function readPortfolioHover(
  element: HTMLElement,
  { classes: names, tweaks = {} }: SiteStyles,
  warn: WarnShape,
) {
  const json = readDataProps(element, () => warn('data-props', 'JSON', element.dataset.props));
  const read = props(json, 'data-props', warn);
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
    /** Contains all images. */
    stage: element.querySelector<HTMLElement>('.portfolio-hover-backgrounds'),
  };
}

/** The state for which theme CSS shows an image, and marks its title. */
export const isActive = (is: boolean) => ({ 'data-active': String(is) });

/** The images that follow the mouse. */
export const shiftClaims = (transform: string): Claims =>
  transform ? { styles: { left: '0px', top: '0px', transform } } : {};

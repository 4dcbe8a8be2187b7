import type { Claims } from '../../core/ledger/ledger.types';
import { readDataProps } from '../../data/data-props';
import { number, object, string, type WarnShape } from '../../data/shape';
import { findAll } from '../../dom/find-all';

const props = object({ mode: string() });

/** The image fills the page behind the titles, follows the mouse, or stays in the middle. */
type HoverMode = 'hover-cover' | 'hover-follow' | 'hover-static';

/** The prefix of the theme settings of each mode. */
const TWEAKS: Readonly<Record<HoverMode, string>> = {
  'hover-cover': 'tweak-portfolio-index-background',
  'hover-follow': 'tweak-portfolio-hover-follow',
  'hover-static': 'tweak-portfolio-hover-static',
};
const MODES = Object.keys(TWEAKS) as HoverMode[];

/** The end of a setting's name → the attribute that theme CSS goes by. */
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

export interface PortfolioHover {
  readonly mode: HoverMode;
  /** Attributes that theme CSS waits for, besides `data-init`. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Height in per cent of the window's; undefined if the author has not set one. */
  readonly height: number | undefined;
  readonly items: readonly HTMLElement[];
  /** In the order of the items. */
  readonly images: readonly HTMLElement[];
  /** Contains all images. */
  readonly stage: HTMLElement | null;
}

/** Turns `Full Bleed` into `full-bleed`, as in class names. */
const toWord = (value: unknown) =>
  typeof value === 'string' ? value.toLowerCase().replace(/\s+/g, '-') : '';

/**
 * Reads such a list: its mode from `data-props` or the attribute `data-variant-MODE`, its settings from the classes of
 * `body` or the values of the site's style editor. Never throws.
 */
export function readPortfolioHover(
  element: HTMLElement,
  tweaks: Iterable<string>,
  values: Readonly<Record<string, unknown>> = {},
  warn: WarnShape,
): PortfolioHover {
  const json = readDataProps(element, () => warn('data-props', 'JSON', element.dataset.props));
  const read = props(json, 'data-props', warn);
  const mode =
    MODES.find((known) => known === read.mode) ??
    MODES.find((known) => element.hasAttribute(`data-variant-${known}`)) ??
    'hover-cover';
  const start = TWEAKS[mode];
  const classes = [...tweaks];
  const settingOf = (tweak: string) => {
    const named = classes.find((name) => name.startsWith(`${tweak}-`))?.slice(tweak.length + 1);
    return named ?? (classes.includes(tweak) ? 'true' : toWord(values[tweak]));
  };
  const settings = Object.entries(ATTRIBUTES)
    .map(([end, attribute]) => [attribute, settingOf(`${start}-${end}`)] as const)
    .filter(([, value]) => value);
  const height = number(0)(values[`${start}-custom-height`]);
  const attributes: Record<string, string> = { 'data-mode': mode, ...Object.fromEntries(settings) };
  return {
    mode,
    attributes,
    height: attributes['data-height'] === 'custom' && height > 0 ? height : undefined,
    items: findAll(element, '.portfolio-hover-item'),
    images: findAll(element, '.portfolio-hover-bg'),
    stage: element.querySelector<HTMLElement>('.portfolio-hover-backgrounds'),
  };
}

/** By this theme CSS shows an image, and marks its title. */
export const isActive = (is: boolean) => ({ 'data-active': String(is) });

/** The images, where they follow the mouse. */
export const shiftClaims = (transform: string): Claims =>
  transform ? { styles: { left: '0px', top: '0px', transform } } : {};

import { readDataProps } from '../../data/data-props';
import { number, object, string, type WarnShape } from '../../data/shape';
import { findAll } from '../../dom/find-all';

const props = object({ mode: string() });

/** The picture fills the page behind the titles, follows the mouse, or stands in the middle. */
export type HoverMode = 'hover-cover' | 'hover-follow' | 'hover-static';

/** What themes call the settings of each mode. */
const TWEAKS: Readonly<Record<HoverMode, string>> = {
  'hover-cover': 'tweak-portfolio-index-background',
  'hover-follow': 'tweak-portfolio-hover-follow',
  'hover-static': 'tweak-portfolio-hover-static',
};
const MODES = Object.keys(TWEAKS) as HoverMode[];

/** The end of a setting's name → the attribute that theme CSS reads it from. */
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
  /** What theme CSS waits for, besides `data-init`. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Height in per cent of the window's, where the author has set one. */
  readonly height: number | undefined;
  readonly items: readonly HTMLElement[];
  /** In the order of the items. */
  readonly pictures: readonly HTMLElement[];
  /** Holds all pictures. */
  readonly stage: HTMLElement | null;
}

/** `Full Bleed` as classes have it. */
const toWord = (value: unknown) =>
  typeof value === 'string' ? value.toLowerCase().replace(/\s+/g, '-') : '';

/**
 * Reads such a list: its mode from `data-props`, or from the attribute `data-variant-MODE`; its settings from the classes of
 * `body`, else from the values of the site's style editor. Never throws.
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
    pictures: findAll(element, '.portfolio-hover-bg'),
    stage: element.querySelector<HTMLElement>('.portfolio-hover-backgrounds'),
  };
}

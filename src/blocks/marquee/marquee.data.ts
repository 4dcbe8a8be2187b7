import { fault, type ReadData } from '../../core/unit';
import { readJson } from '../../data/read-json';
import { flag, list, number, object, oneOf, string, type WarnShape } from '../../data/shape';
import { isRtl } from '../../dom/is-rtl';
import { link } from '../../text/links/read-link';
import { safeUrl } from '../../text/links/safe-url';

const UNITS = ['em', 'rem', 'px', 'vw', 'vh', '%'] as const;

const readSettings = object({
  marqueeItems: list(object({ text: string(), linkTo: link })),
  linkTo: link,
  newWindow: flag(),
  waveFrequency: number(1),
  waveIntensity: number(0),
  animationDirection: oneOf(['left', 'right'], 'left'),
  animationSpeed: number(1),
  pausedOnHover: flag(),
  itemSpacing: object({ unit: oneOf(UNITS, 'em'), value: number() }),
});

export type MarqueeItem = Readonly<{ text: string; href?: string | undefined }>;

export type MarqueeData = ReadData<ReturnType<typeof readMarquee>>;

/** Checks whether screen readers read the moving text: if it has links, or the server has no text for them. */
export const isTextRead = ({ href, items, label }: MarqueeData): boolean =>
  !label || href !== undefined || items.some((item) => item.href);

/** Settings are JSON in a script (block 70), or data attributes, which may be empty (the component). */
function findSettings(root: HTMLElement, warn: WarnShape): unknown {
  const script = root.querySelector('script.Marquee-props');
  if (script) return readJson(script.textContent, 'Marquee-props', warn);
  const { marqueeItems, ...rest } = root.dataset;
  const set = Object.entries(rest).filter(([, value]) => value);
  const items = marqueeItems && readJson(marqueeItems, 'data-marquee-items', warn);
  return { ...Object.fromEntries(set), ...(items ? { marqueeItems: items } : {}) };
}

/** The items that the server has written for measuring: used if the settings cannot be read. */
const itemsInPage = (root: Element): MarqueeItem[] =>
  [...root.querySelectorAll('.Marquee-measure .Marquee-item')].map((item) => ({
    text: item.textContent,
    href: safeUrl(item.querySelector('a')?.getAttribute('href')),
  }));

export function readMarquee(block: HTMLElement, warn: WarnShape) {
  const root = block.matches('.Marquee') ? block : block.querySelector<HTMLElement>('.Marquee');
  const svg = root?.querySelector<SVGElement>('.Marquee-svg');
  const heading = svg?.parentElement;
  if (!root || !svg || !heading) return fault('The marquee has no drawing.');
  const settings = readSettings(findSettings(root, warn), '', warn);
  const { itemSpacing, linkTo } = settings;
  const named = settings.marqueeItems.map(({ text, linkTo: href }) => ({ text, href }));
  const items = (named.length > 0 ? named : itemsInPage(root)).flatMap((item): MarqueeItem[] => {
    const text = item.text.trim().replace(/\s+/g, ' ');
    return text ? [{ ...item, text }] : [];
  });
  if (items.length === 0) return fault('The marquee has no text.');
  return {
    root,
    /** Gives the moving text its font. */
    heading,
    /** The server's drawing, which reserves the space of the text. */
    svg,
    label: heading.querySelector<HTMLElement>('.v6-visually-hidden'),
    items,
    /** The link of the whole marquee. */
    href: linkTo,
    opensNewWindow: settings.newWindow,
    waveFrequency: settings.waveFrequency,
    waveIntensity: Math.max(0, settings.waveIntensity),
    direction: settings.animationDirection,
    speed: settings.animationSpeed > 0 ? settings.animationSpeed : 1,
    pausesOnHover: settings.pausedOnHover,
    /** A CSS length; undefined: the style sheet has it. */
    spacing: itemSpacing.value === undefined ? undefined : `${itemSpacing.value}${itemSpacing.unit}`,
    isRtl: isRtl(root),
  };
}

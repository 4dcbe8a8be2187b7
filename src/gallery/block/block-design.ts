import { readBlockJson } from '../../data/block-json';

/** The designs of gallery blocks, as their settings and the classes of their containers call them. */
const DESIGNS = [
  'stacked',
  'slider',
  'slideshow',
  'grid',
  'autogrid',
  'autocolumns',
  'carousel',
  'list',
] as const;

export type BlockDesign = (typeof DESIGNS)[number];

const PREFIX = 'sqs-gallery-block-';

const findDesign = (name: unknown) => DESIGNS.find((design) => design === name);

/** By the container's classes, of which others begin alike. */
function designOfClass(element: Element): BlockDesign | undefined {
  const tokens = element.querySelector('.sqs-gallery-container')?.classList ?? [];
  return DESIGNS.find((design) => [...tokens].includes(`${PREFIX}${design}`));
}

/**
 * The design of a gallery block: its settings name it, else the class of its container. Any name that is not a design is
 * `stacked`, the plainest. Never throws.
 */
export function readDesign(element: Element): BlockDesign {
  const read = readBlockJson(element);
  const name = 'json' in read && read.json.design;
  return (name && typeof name === 'string' ? findDesign(name) : designOfClass(element)) ?? 'stacked';
}

/**
 * CSS goes by the container's class, and the settings have the last word: the class of `design`, and the absence of every
 * other one. Empty where they agree.
 */
export function designClasses({ classList }: Element, design: BlockDesign): Record<string, boolean> {
  const classes = DESIGNS.map((other) => [`${PREFIX}${other}`, other === design] as const);
  return Object.fromEntries(classes.filter(([token, isWanted]) => classList.contains(token) !== isWanted));
}

import type { Unit } from '../../core/unit';
import { readBlockJson } from '../../data/block-json';

/** The designs of gallery blocks, as settings and container classes name them, and the block that mounts each. */
const BLOCK_NAMES = {
  stacked: 'gallery-stacked',
  slider: 'gallery-slider',
  slideshow: 'gallery-slideshow',
  grid: 'gallery-grid',
  autogrid: 'gallery-stacked',
  autocolumns: 'gallery-stacked',
  carousel: 'gallery-stacked',
  list: 'gallery-stacked',
} as const;

export type BlockDesign = keyof typeof BLOCK_NAMES;

const DESIGNS = Object.keys(BLOCK_NAMES) as BlockDesign[];
const PREFIX = 'sqs-gallery-block-';

/** The container has other classes with the same prefix. */
function designOfClass(element: Element): BlockDesign | undefined {
  const tokens = element.querySelector('.sqs-gallery-container')?.classList ?? [];
  return DESIGNS.find((design) => [...tokens].includes(`${PREFIX}${design}`));
}

/** The design from the block's settings, else from its container's class. Unknown names become `stacked`, the plainest design. */
export function readDesign(element: Element): BlockDesign {
  const read = readBlockJson(element);
  const name = 'json' in read && read.json.design;
  const found =
    name && typeof name === 'string' ? DESIGNS.find((design) => design === name) : designOfClass(element);
  return found ?? 'stacked';
}

export const blockNameOf = (design: BlockDesign): string => BLOCK_NAMES[design];

/** The `choose` of the block called `own`. Selectors see only the container's class, but the settings may name another design. */
export const chooseBlock =
  (own: string): NonNullable<Unit['choose']> =>
  (element, blocks) => {
    const wanted = blockNameOf(readDesign(element));
    return wanted === own ? undefined : blocks.find(({ name }) => name === wanted);
  };

/** Changes that leave the container with the class of `design` only: CSS goes by the class, but the settings decide. Empty if it is right already. */
export function designClasses({ classList }: Element, design: BlockDesign): Record<string, boolean> {
  const classes = DESIGNS.map((other) => [`${PREFIX}${other}`, other === design] as const);
  return Object.fromEntries(classes.filter(([token, isWanted]) => classList.contains(token) !== isWanted));
}

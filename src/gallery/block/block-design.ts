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

/** The container has other classes with the same prefix, of several words. */
const DESIGN_CLASS = /^sqs-gallery-block-([a-z]+)$/;

const isBlockDesign = (name: string): name is BlockDesign => Object.hasOwn(BLOCK_NAMES, name);

/** The name of the design in the block's settings, else in its container's class: of any design, or of none that there is. */
export function readDesignName(element: Element): string {
  const read = readBlockJson(element);
  const name = 'json' in read && read.json.design;
  if (name && typeof name === 'string') return name;
  const tokens = [...(element.querySelector('.sqs-gallery-container')?.classList ?? [])];
  const named = tokens.flatMap((token) => DESIGN_CLASS.exec(token)?.[1] ?? []);
  return named.find(isBlockDesign) ?? named[0] ?? '';
}

/** The design of a block, if it is one that gallery blocks have by themselves; all others are `stacked` to them, the plainest design. */
export function readDesign(element: Element): BlockDesign {
  const name = readDesignName(element);
  return isBlockDesign(name) ? name : 'stacked';
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
export function designClasses({ classList }: Element, design: string): Record<string, boolean> {
  const wanted = `sqs-gallery-block-${design}`;
  const others = [...classList].filter((token) => DESIGN_CLASS.test(token) && token !== wanted);
  return Object.fromEntries([
    ...others.map((token) => [token, false] as const),
    ...(classList.contains(wanted) ? [] : [[wanted, true] as const]),
  ]);
}

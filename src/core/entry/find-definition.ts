import { matches } from '../../dom/find-all';
import type { BlockDefinition } from './block';

type Selecting = Pick<BlockDefinition, 'selector' | 'rank'>;

/** The definitions in the order in which their selectors are tried. */
export const sortByRank = <Definition extends Selecting>(
  definitions: readonly Definition[],
): readonly Definition[] => [...definitions].sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));

/** The definition that an element belongs to: the first in the order of their ranks that matches it. */
export const findDefinition = <Definition extends Selecting>(
  element: Element,
  byRank: readonly Definition[],
): Definition | undefined => byRank.find(({ selector }) => matches(element, selector));

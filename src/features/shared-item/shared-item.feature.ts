import type { Feature } from '../../core/entry/feature';

/** A link to one picture of the page (`?itemId=`): the block that has it may be far below what is mounted by itself. */
export const sharedItem: Feature = ({ inlay }) => {
  if (location.search.includes('itemId=')) void inlay.whenReady({ all: true });
  return undefined;
};

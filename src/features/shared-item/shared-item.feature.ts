import type { Feature } from '../../core/entry/feature';

/** A link to one image of the page (`?itemId=`): its block may be far below the blocks that mount by themselves. */
export const sharedItem: Feature = ({ inlay }) => {
  if (location.search.includes('itemId=')) void inlay.whenReady({ all: true });
  return undefined;
};

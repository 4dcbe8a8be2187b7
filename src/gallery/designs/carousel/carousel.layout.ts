import type { CarouselState } from '../../model/gallery.types';

/** Below this width of the gallery, px, there are at most two slides in a row. */
const NARROW_PX = 480;
/** Below this, at most three. */
const MEDIUM_PX = 724;

/** Slides side by side at a width, px; at least 1. A width of 0 (not displayed) is ignored. */
export function slidesPerRowAt(width: number, wanted: number): number {
  const perRow = Math.max(1, Math.floor(wanted) || 1);
  if (width > 0 && width < NARROW_PX) return Math.min(perRow, 2);
  if (width > 0 && width < MEDIUM_PX) return Math.min(perRow, 3);
  return perRow;
}

/** The group that contains a slide, and its place among the groups. */
export function groupSlides(index: number, count: number, slidesPerRow: number): CarouselState {
  const totalGroups = Math.max(1, Math.ceil(count / slidesPerRow));
  const currentGroup = Math.min(Math.max(0, Math.floor(index / slidesPerRow)), totalGroups - 1);
  return {
    currentGroup,
    slidesPerRow,
    totalGroups,
    isFirstGroup: currentGroup === 0,
    isLastGroup: currentGroup === totalGroups - 1,
  };
}

/** After a change of `slidesPerRow`: the group at the same share of the way through; half-way stays half-way. */
export function keepGroup(before: CarouselState, count: number, slidesPerRow: number): CarouselState {
  const totalGroups = Math.max(1, Math.ceil(count / slidesPerRow));
  const group = Math.floor((before.currentGroup / before.totalGroups) * totalGroups);
  return groupSlides(group * slidesPerRow, count, slidesPerRow);
}

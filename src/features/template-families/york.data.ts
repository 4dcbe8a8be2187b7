import type { Size } from '../../dom/geometry';

/** The classes by which theme CSS gives a slide of a project its room. */
export function shapeClasses({ width, height }: Size): readonly string[] {
  const ratio = width / height;
  if (ratio > 2) return ['project-slide-pano', 'project-slide-landscape'];
  if (ratio > 1.15) return ['project-slide-landscape'];
  return [ratio < 0.85 ? 'project-slide-portrait' : 'project-slide-square', 'project-slide-staggerable'];
}

/** Checks whether pictures of a kind fill their box: the setting counts only where they are beside or behind the text. */
export const fillsBox = (settings: Iterable<string>, kind: 'banner' | 'index-item'): boolean => {
  const names = [...settings];
  return (
    names.includes(`${kind}-image-crop`) &&
    ['left', 'right', 'center'].some((side) => names.includes(`${kind}-image-alignment-${side}`))
  );
};

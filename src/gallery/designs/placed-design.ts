import { readBlockJson } from '../../data/block-json';
import type { PlacingModule } from '../model/design.types';
import { findDesign, type NamedDesign } from './find-design';
import * as placedDesigns from './placed-designs';

/**
 * The design of this public name that shows all slides at once; undefined: there is none.
 * @param options those of its own
 */
export function findPlacedDesign(name: string, options?: NamedDesign['options']): NamedDesign | undefined {
  const design = findDesign<PlacingModule>(placedDesigns, name);
  return design && { name, design, options };
}

/** The same, with the options that the JSON of a block gives it. */
export function findBlockDesign(name: string, element: Element): NamedDesign | undefined {
  const source = readBlockJson(element);
  return findPlacedDesign(name, 'json' in source ? source.json : undefined);
}

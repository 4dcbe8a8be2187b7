import type { PlacingModule } from '../model/design.types';

/** A design that shows all slides at once, as a block, a section or a summary has it. */
export interface NamedDesign {
  /** Its public name. */
  readonly name: string;
  readonly design: PlacingModule;
  /** Options of its own, besides those that all of them give their designs. */
  readonly options?: Readonly<Record<string, unknown>> | undefined;
}

/** The entry of a list of designs that has this public name. */
export const findDesign = <Entry>(
  designs: Readonly<Record<string, Entry>>,
  name: string,
): Entry | undefined => (Object.hasOwn(designs, name) ? designs[name] : undefined);

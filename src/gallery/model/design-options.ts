/** Reaction to a drag at the ends of a gallery that does not loop. */
export type Boundary = 'none' | 'hard' | 'inertial';

/** The `designOptions` of each design: each adds its own, in its folder. */
// biome-ignore lint/suspicious/noEmptyInterface: declarations in other files merge with it
export interface DesignOptions {}

export type DesignName = keyof DesignOptions;

/** A design and its options. */
export type DesignChoice =
  | { readonly design?: undefined; readonly designOptions?: DesignOptions['base'] }
  | {
      [Name in DesignName]: { readonly design: Name; readonly designOptions?: DesignOptions[Name] };
    }[DesignName];

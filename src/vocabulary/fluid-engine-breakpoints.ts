/** The two layouts of a section whose blocks are placed on a grid. */
export const FLUID_ENGINE_BREAKPOINTS = ['mobile', 'desktop'] as const;

export type FluidEngineBreakpoint = (typeof FLUID_ENGINE_BREAKPOINTS)[number];

import type { PlacingDesign, PlacingHost } from '../../model/design.types';
import { columnsAt, gutterAt, readColumnOptions } from '../../placing/section-steps';

interface CellsOptions {
  /** Slides in a row if the gallery is wide enough. Default: 3. */
  readonly columns?: number;
  /** In twentieths of a per cent of the window's width. Default: 20. */
  readonly gutter?: number;
  /** Whether the gutter is at the sides, too. Default: `false`. */
  readonly hasEdges?: boolean;
}

declare module '../../model/design-options' {
  interface DesignOptions {
    /** The grid of gallery sections. */
    cells: CellsOptions;
  }
}

export const resizeThreshold = 100;

/** The grid of gallery sections. CSS places the slides; this sets how many per row and how far apart. */
export function create(host: PlacingHost): PlacingDesign {
  const { columns, gutter, hasEdges } = readColumnOptions(
    host.options,
    'designOptions',
    host.scope.warnShape,
  );
  return {
    refresh() {
      const gap = `${gutterAt(gutter, innerWidth) / 20}vw`;
      host.owner.claim(host.list, {
        styles: {
          display: 'grid',
          'grid-template-columns': `repeat(${Math.max(columnsAt(columns, innerWidth), 1)}, 1fr)`,
          'column-gap': gap,
          'row-gap': gap,
          width: 'auto',
          ...(hasEdges && { padding: gap }),
        },
      });
    },
  };
}

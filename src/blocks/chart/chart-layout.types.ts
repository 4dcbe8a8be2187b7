import type { ChartPoint, ChartSize, ChartTable } from './chart.types';

/** A shape that stands for one cell of the table, in pixels of the drawing. */
export interface ChartMark extends ChartPoint {
  /** Its outline, as in the `d` of a path. */
  readonly d: string;
  /** The point that its tip is anchored to. */
  readonly x: number;
  readonly y: number;
  /** Its share of a pie; undefined in other charts. */
  readonly share?: number;
}

/** A text of an axis, with the place that it is about. */
export interface ChartLabel {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

export interface ChartLayout {
  readonly marks: readonly ChartMark[];
  /** The line of each series, behind its marks. */
  readonly lines: readonly { readonly series: number; readonly d: string }[];
  /** Lines across the drawing, each with the value that it stands for. */
  readonly grid: readonly (ChartLabel & {
    readonly from: number;
    readonly to: number;
    readonly isZero: boolean;
  })[];
  readonly labels: readonly ChartLabel[];
}

export interface LayoutOptions {
  readonly table: ChartTable;
  readonly size: ChartSize;
  readonly isRtl: boolean;
  /** Writes a value of the axis. */
  readonly format: (value: number) => string;
}

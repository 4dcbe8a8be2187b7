export type ChartKind = 'bar' | 'line' | 'pie';

/** `auto`: below the drawing, and beside a pie where there is room. */
export type LegendPosition = 'auto' | 'top' | 'bottom' | 'left' | 'right' | 'none';

/** A cell of the table that is drawn: both counted from 0. */
export interface ChartPoint {
  readonly series: number;
  readonly sample: number;
}

export interface ChartSeries {
  /** Empty where the settings do not name it. */
  readonly label: string;
  /** One for each sample; undefined: the cell is missing. */
  readonly values: readonly (number | undefined)[];
}

/** The table behind a chart, turned as its settings want it. */
export interface ChartTable {
  readonly series: readonly ChartSeries[];
  /** The labels of the samples, empty where the settings do not name one. */
  readonly samples: readonly string[];
}

/** In CSS pixels. */
export interface ChartSize {
  readonly width: number;
  readonly height: number;
}

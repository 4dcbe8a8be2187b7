import { flag, list, number, object, type Reader } from '../../data/shape';

export interface ChartSeries {
  /** Empty if the settings do not name it. */
  readonly label: string;
  /** One for each sample; undefined: the cell is missing. */
  readonly values: readonly (number | undefined)[];
}

/** The table behind a chart, turned as its settings want it. */
export interface ChartTable {
  readonly series: readonly ChartSeries[];
  /** The labels of the samples, empty for those that the settings do not name. */
  readonly samples: readonly string[];
}

/** Labels are often years, which pages also write as numbers. */
const label: Reader<string> = (value) =>
  typeof value === 'string' || typeof value === 'number' ? `${value}`.trim() : '';

/** Tables with one series are sometimes written without a list around each value. */
const row: Reader<readonly unknown[]> = (value) => (Array.isArray(value) ? value : [value]);

const tableSettings = object({
  flip: flag(),
  dataTable: object({ data: list(row), seriesLabels: list(label), sampleLabels: list(label) }),
});

const isMissing = (cell: unknown) => cell === undefined || cell === null || cell === '';
const toNumber = number();

const findMisfits = (rows: readonly (readonly unknown[])[]): readonly string[] =>
  rows.flatMap((cells, at) =>
    cells.flatMap((cell, column) =>
      isMissing(cell) || toNumber(cell) !== undefined ? [] : [`row ${at + 1}, column ${column + 1}`],
    ),
  );

/**
 * Reads the table of a chart: rows of `data` are samples, columns are series, and `flip` turns the two around. Rows may have any length.
 * `notice` lists, for the site's owner, what is missing or does not fit.
 */
export function readTable(json: unknown): { readonly table: ChartTable; readonly notice: string } {
  const { flip, dataTable } = tableSettings(json);
  const { data, seriesLabels, sampleLabels } = dataTable;
  const rowCount = Math.max(data.length, sampleLabels.length);
  // Not `Math.max(...data)`: a very long table has too many arguments for a call.
  const columnCount = data.reduce((most, { length }) => Math.max(most, length), seriesLabels.length);
  const cell = (at: number, column: number) => toNumber(data[at]?.[column]);
  const [seriesCount, sampleCount] = flip ? [rowCount, columnCount] : [columnCount, rowCount];
  const [names, samples] = flip ? [sampleLabels, seriesLabels] : [seriesLabels, sampleLabels];
  const series = Array.from(
    { length: seriesCount },
    (_, index): ChartSeries => ({
      label: names[index] ?? '',
      values: Array.from({ length: sampleCount }, (_value, sample) =>
        flip ? cell(index, sample) : cell(sample, index),
      ),
    }),
  );
  const misfits = findMisfits(data);
  return {
    table: { series, samples: Array.from({ length: sampleCount }, (_, index) => samples[index] ?? '') },
    notice: [
      data.some((cells) => !cells.length) ? 'One or more rows was missing data.' : '',
      misfits.length
        ? `Cells that are not numbers (${misfits.length}, the first in ${misfits[0]}) are left out.`
        : '',
    ]
      .filter(Boolean)
      .join(' '),
  };
}

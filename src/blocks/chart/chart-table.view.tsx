import type { ReactNode } from 'react';
import type { ChartTable } from './chart.types';

interface ChartTableProps extends ChartTable {
  readonly caption: string;
  /** Names the column of the samples. */
  readonly corner: string;
  /** The text of a cell without a value. */
  readonly missing: string;
  readonly format: (value: number) => string;
}

/** The values of a chart as a table. */
export function ChartTableView({
  caption,
  corner,
  missing,
  samples,
  series,
  format,
}: ChartTableProps): ReactNode {
  return (
    <table className="inlay-chart-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {series.map(({ label }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the table of a chart never changes
            <th scope="col" key={index}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {samples.map((sample, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the table of a chart never changes
          <tr key={row}>
            <th scope="row">{sample}</th>
            {series.map(({ values: { [row]: value } }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the table of a chart never changes
              <td key={index}>{value === undefined ? missing : format(value)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

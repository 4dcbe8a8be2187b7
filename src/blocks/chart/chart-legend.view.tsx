import type { ReactNode } from 'react';
import type { ChartKind } from './chart.types';

/** The class that a series, or a slice of a pie, has its colour from. A theme sets eight colours; more start again. */
export const colorClass = (index: number): string => `inlay-chart-color-${(index % 8) + 1}`;

interface ChartLegendProps {
  readonly kind: ChartKind;
  readonly labels: readonly string[];
}

/** Names the colours. */
export function ChartLegend({ kind, labels }: ChartLegendProps): ReactNode {
  return (
    <ul className="inlay-chart-legend">
      {labels.map((label, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the labels of a chart never change
        <li key={index}>
          <span className={`inlay-chart-swatch inlay-chart-swatch--${kind} ${colorClass(index)}`} />
          {label}
        </li>
      ))}
    </ul>
  );
}

import { arc, pie } from 'd3-shape';
import { isDrawable } from './chart.data';
import type { ChartSeries } from './chart.types';
import type { ChartLayout, ChartMark, LayoutOptions } from './chart-layout.types';

/** Between slices, so that neighbours of like colour stay apart. */
const GAP_PX = 2;
const EDGE_PX = 4;

/** Slices clockwise from the top, in the order of the table. Each further series is a ring inside the one before it. */
export function layoutPie({ table, size }: Pick<LayoutOptions, 'table' | 'size'>): ChartLayout {
  const { width, height } = size;
  const radius = Math.max(1, Math.min(width, height) / 2 - EDGE_PX);
  const ring = radius / table.series.length;
  const ringOf = ({ values }: ChartSeries, series: number): ChartMark[] => {
    const slices = values.flatMap((value, sample) => (isDrawable('pie', value) ? [{ value, sample }] : []));
    const total = slices.reduce((sum, { value }) => sum + value, 0);
    const outer = radius - series * ring;
    // A ring of one slice has no neighbours.
    const gap = slices.length > 1 ? GAP_PX / outer : 0;
    const draw = arc<{ startAngle: number; endAngle: number; padAngle: number }>()
      .outerRadius(outer)
      .innerRadius(series < table.series.length - 1 ? outer - ring + GAP_PX : 0);
    const angles = pie<{ value: number }>()
      .value(({ value }) => value)
      .sort(null)
      .padAngle(gap);
    return angles(slices).map((angle, at) => {
      const [x, y] = draw.centroid(angle);
      const { value = 0, sample = 0 } = slices[at] ?? {};
      return {
        series,
        sample,
        d: draw(angle) ?? '',
        x: x + width / 2,
        y: y + height / 2,
        share: value / total,
      };
    });
  };
  return { marks: table.series.flatMap(ringOf), lines: [], grid: [], labels: [] };
}

import { scaleBand, scaleLinear } from 'd3-scale';
import { arc, line, pie } from 'd3-shape';
import type { Point, Size } from '../../dom/geometry';
import { type ChartKind, isDrawable } from './chart.data';
import type { ChartPoint } from './chart.store';
import type { ChartSeries, ChartTable } from './chart-table';

/** A shape for one cell of the table, in pixels of the drawing. */
export interface ChartMark extends ChartPoint {
  readonly d: string;
  readonly x: number;
  readonly y: number;
  /** Its share of a pie; undefined in other charts. */
  readonly share?: number;
}

type ChartLabel = Readonly<{ text: string; x: number; y: number }>;

export interface ChartLayout {
  readonly marks: readonly ChartMark[];
  readonly lines: readonly { readonly series: number; readonly d: string }[];
  readonly grid: readonly (ChartLabel & Readonly<{ from: number; to: number; isZero: boolean }>)[];
  readonly labels: readonly ChartLabel[];
}

interface LayoutOptions {
  readonly table: ChartTable;
  readonly size: Size;
  readonly isRtl: boolean;
  readonly format: (value: number) => string;
}

const WIDE_PX = 12;
const NARROW_PX = 6.8;

/** Characters of East Asian scripts are as wide as they are high. */
const isWide = (sign: string) =>
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\uff60]/.test(sign);
const signWidth = (sign: string) => (isWide(sign) ? WIDE_PX : NARROW_PX);

/** The approximate width of a text in pixels: enough to keep labels apart, without a measurement for each. */
export const widthOf = (text: string): number => [...text].reduce((sum, sign) => sum + signWidth(sign), 0);

/** The text, or its start with an ellipsis if it is wider than `room`. */
export function fitText(text: string, room: number): string {
  if (widthOf(text) <= room) return text;
  let left = room - NARROW_PX;
  let fitting = '';
  for (const sign of text) {
    left -= signWidth(sign);
    if (left < 0) break;
    fitting += sign;
  }
  return fitting && `${fitting.trimEnd()}…`;
}

const FOOT_PX = 28;
const HEAD_PX = 10;
const TEXT_GAP_PX = 8;
/** The approximate distance of two values of the axis. */
const TICK_PX = 64;
/** The least distance of two labels below the axis. */
const LABEL_GAP_PX = 8;
/** With less room for each, only every second or third label is written, in full up to the greatest width. */
const LABEL_MIN_PX = 44;
const LABEL_MAX_PX = 72;
const DOT_PX = 3.5;

/** The lowest and the highest value of the axis, which includes zero for bars. */
function extentOf(kind: ChartKind, { series }: ChartTable): [low: number, high: number] {
  const values = series.flatMap(({ values }) => values.filter((value) => value !== undefined));
  const isFlat = values.every((value) => value === values[0]);
  const all = kind === 'bar' || isFlat ? [0, ...values] : values;
  const low = all.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
  const high = all.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  return low === high ? [0, 1] : [low, high];
}

const bar = ({ x, y }: Point, { width, height }: Size) => `M${x},${y}h${width}v${height}h${-width}z`;

const dot = (x: number, y: number) =>
  `M${x - DOT_PX},${y}a${DOT_PX},${DOT_PX} 0 1,0 ${2 * DOT_PX},0a${DOT_PX},${DOT_PX} 0 1,0 ${-2 * DOT_PX},0z`;

/** The labels below the axis: every one, or every second, third … so that none touches the next. */
function layoutLabels(
  samples: readonly string[],
  step: number,
  place: (sample: number) => { readonly x: number; readonly y: number },
): ChartLabel[] {
  const longest = samples.reduce((most, text) => Math.max(most, widthOf(text)), 0);
  const wanted = step < LABEL_MIN_PX ? Math.min(longest + LABEL_GAP_PX, LABEL_MAX_PX) : step;
  const every = Math.max(1, Math.ceil(wanted / step));
  const room = every * step - LABEL_GAP_PX;
  return samples.flatMap((text, sample) =>
    sample % every ? [] : [{ text: fitText(text, room), ...place(sample) }],
  );
}

/** Bars in groups, or lines, above an axis of samples; the values are written at the side where text starts. */
function layoutAxes(kind: 'bar' | 'line', { table, size, isRtl, format }: LayoutOptions): ChartLayout {
  const { width, height } = size;
  const { series, samples } = table;
  const bottom = height - FOOT_PX;
  const tickCount = Math.max(2, Math.floor((bottom - HEAD_PX) / TICK_PX));
  const y = scaleLinear().domain(extentOf(kind, table)).range([bottom, HEAD_PX]).nice(tickCount);
  const ticks = y.ticks(tickCount);
  const texts = ticks.map(format);
  const start = texts.reduce((most, text) => Math.max(most, widthOf(text)), 0) + TEXT_GAP_PX;
  const mirror = (x: number) => (isRtl ? width - x : x);
  const bands = scaleBand<number>()
    .domain(samples.keys())
    .range([start, width])
    .paddingInner(kind === 'bar' ? 0.25 : 0)
    .paddingOuter(kind === 'bar' ? 0.15 : 0);
  const bars = scaleBand<number>().domain(series.keys()).range([0, bands.bandwidth()]).paddingInner(0.08);
  const centreOf = (sample: number) => mirror((bands(sample) ?? start) + bands.bandwidth() / 2);
  const zero = y(0);

  const markOf = (value: number, at: number, sample: number): ChartMark => {
    const top = y(value);
    if (kind === 'line') {
      const x = centreOf(sample);
      return { series: at, sample, d: dot(x, top), x, y: top };
    }
    const barWidth = bars.bandwidth();
    const left = (bands(sample) ?? 0) + (bars(at) ?? 0);
    const x = mirror(left + barWidth / 2);
    // A value of zero is a hairline, so that it can take focus.
    const height = Math.max(1, Math.abs(zero - top));
    const d = bar({ x: x - barWidth / 2, y: Math.min(top, zero) }, { width: barWidth, height });
    return { series: at, sample, d, x, y: Math.min(top, zero) };
  };
  const draw = line<number | undefined>()
    .defined((value) => value !== undefined)
    .x((_, sample) => centreOf(sample))
    .y((value) => y(value ?? 0));

  return {
    marks: series.flatMap(({ values }, at) =>
      values.flatMap((value, sample) => (value === undefined ? [] : [markOf(value, at, sample)])),
    ),
    lines: kind === 'line' ? series.map(({ values }, at) => ({ series: at, d: draw(values) ?? '' })) : [],
    grid: ticks.map((value, at) => ({
      text: texts[at] ?? '',
      x: mirror(start - TEXT_GAP_PX),
      y: y(value),
      from: mirror(start),
      to: mirror(width),
      isZero: value === 0,
    })),
    labels: layoutLabels(samples, bands.step(), (sample) => ({
      x: centreOf(sample),
      y: height - TEXT_GAP_PX,
    })),
  };
}

/** Between slices, whose colours may be similar. */
const GAP_PX = 2;
const EDGE_PX = 4;

/** Slices clockwise from the top, in the order of the table. Each further series is a ring inside the one before it. */
function layoutPie({ table, size }: Pick<LayoutOptions, 'table' | 'size'>): ChartLayout {
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

export const layoutChart = (kind: ChartKind, options: LayoutOptions): ChartLayout =>
  kind === 'pie' ? layoutPie(options) : layoutAxes(kind, options);

import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useRef } from 'react';
import type { Size } from '../../dom/geometry';
import { useScope } from '../../react/scope-context';
import type { ChartKind } from './chart.data';
import { type ChartPoint, type ChartStore, isSamePoint } from './chart.store';
import type { ChartLayout, ChartMark } from './chart-layout';

/** The class that a series, or a slice of a pie, has its colour from. A theme sets eight colours; then they repeat. */
const colorClass = (index: number): string => `inlay-chart-color-${(index % 8) + 1}`;

export function ChartLegend({
  kind,
  labels,
}: Readonly<{ kind: ChartKind; labels: readonly string[] }>): ReactNode {
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

/** The step of a key: right is the direction of the text, down that of the legend. */
const STEPS: Readonly<Record<string, readonly [series: number, sample: number]>> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
};

/** The point that a key moves to: arrows to the next drawn one in their direction, Home and End to the first and last of the series. */
export function nextPoint(
  points: readonly ChartPoint[],
  from: ChartPoint,
  { key, isRtl }: { readonly key: string; readonly isRtl: boolean },
): ChartPoint | undefined {
  const ofSeries = points.filter(({ series }) => series === from.series).sort((a, b) => a.sample - b.sample);
  if (key === 'Home') return ofSeries[0];
  if (key === 'End') return ofSeries.at(-1);
  const [down = 0, right = 0] = STEPS[key] ?? [];
  if (right) {
    const step = isRtl ? -right : right;
    return ofSeries[ofSeries.findIndex(({ sample }) => sample === from.sample) + step];
  }
  return points
    .filter(({ series, sample }) => sample === from.sample && (series - from.series) * down > 0)
    .sort((a, b) => (a.series - b.series) * down)[0];
}

interface ChartDrawingProps {
  readonly kind: ChartKind;
  readonly label: string;
  readonly layout: ChartLayout;
  readonly size: Size;
  readonly isRtl: boolean;
  readonly store: ChartStore;
  readonly tabStop: ChartPoint;
  readonly describe: (mark: ChartMark) => string;
}

function pointOf(target: EventTarget): ChartPoint | undefined {
  const mark = target instanceof Element ? target.closest<SVGElement>('[data-sample]') : null;
  return mark ? { series: Number(mark.dataset.series), sample: Number(mark.dataset.sample) } : undefined;
}

/** Its shapes are one tab stop; arrow keys move from one to the next. Each is named by its value. */
export function ChartDrawing(props: ChartDrawingProps): ReactNode {
  const { kind, label, layout, size, isRtl, store, tabStop, describe } = props;
  const { guard } = useScope();
  const svg = useRef<SVGSVGElement>(null);
  const focusOn = guard(({ target }: SyntheticEvent) => {
    const point = pointOf(target);
    if (point) store.focus(point);
  });
  const focusOff = guard(() => store.show());
  const moveFocus = guard((event: KeyboardEvent) => {
    const from = pointOf(event.target);
    if (!from || event.ctrlKey || event.altKey || event.metaKey) return;
    const to = nextPoint(layout.marks, from, { key: event.key, isRtl });
    if (!to) return;
    event.preventDefault();
    const target = `[data-series="${to.series}"][data-sample="${to.sample}"]`;
    svg.current?.querySelector<SVGElement>(target)?.focus();
  });

  return (
    // biome-ignore lint/a11y/useSemanticElements: HTML has no element for a group in a drawing
    <svg
      ref={svg}
      className="inlay-chart-drawing"
      role="group"
      aria-label={label}
      viewBox={`0 0 ${size.width} ${size.height}`}
      onKeyDown={moveFocus}
    >
      <ChartAxes {...layout} />
      {layout.lines.map(({ series, d }) => (
        <path key={series} className={`inlay-chart-line ${colorClass(series)}`} d={d} />
      ))}
      {/* A pie's slices are laid out around its centre. */}
      <g transform={kind === 'pie' ? `translate(${size.width / 2},${size.height / 2})` : undefined}>
        {layout.marks.map((mark) => (
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it takes focus to be read, and cannot be pressed
          <path
            key={`${mark.series} ${mark.sample}`}
            className={`inlay-chart-mark ${colorClass(kind === 'pie' ? mark.sample : mark.series)}`}
            d={mark.d}
            data-series={mark.series}
            data-sample={mark.sample}
            role="img"
            aria-label={describe(mark)}
            // Preact does not change the name, and SVG has no `tabIndex`.
            {...{ tabindex: isSamePoint(mark, tabStop) ? 0 : -1 }}
            onFocus={focusOn}
            onBlur={focusOff}
          />
        ))}
      </g>
    </svg>
  );
}

/** The texts around the drawing, which the table has, too. */
function ChartAxes({ grid, labels }: ChartLayout): ReactNode {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes focus
    <g aria-hidden="true" className="inlay-chart-axes">
      {grid.map(({ y, x, from, to, text, isZero }) => (
        <g key={y}>
          <line className={isZero ? 'inlay-chart-zero' : undefined} x1={from} x2={to} y1={y} y2={y} />
          <text className="inlay-chart-value" x={x} y={y} dy="0.32em">
            {text}
          </text>
        </g>
      ))}
      {labels.map(({ x, y, text }) => (
        <text key={x} className="inlay-chart-label" x={x} y={y}>
          {text}
        </text>
      ))}
    </g>
  );
}

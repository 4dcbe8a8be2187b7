import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useRef } from 'react';
import { useScope } from '../../react/scope-context';
import { type ChartStore, isSamePoint } from './chart.store';
import type { ChartKind, ChartPoint, ChartSize } from './chart.types';
import type { ChartLayout, ChartMark } from './chart-layout.types';
import { colorClass } from './chart-legend.view';

/** Series and samples that a key leads along: right in the direction of the text, and down the legend. */
const STEPS: Readonly<Record<string, readonly [series: number, sample: number]>> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
};

/**
 * The point that a key leads to from another one: arrows to the next that is drawn in their direction, Home and End to the first and last of
 * the series. Undefined where there is none.
 */
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
  /** The accessible name: what it shows, and how to move along it. */
  readonly label: string;
  readonly layout: ChartLayout;
  readonly size: ChartSize;
  readonly isRtl: boolean;
  readonly store: ChartStore;
  readonly tabStop: ChartPoint;
  readonly describe: (mark: ChartMark) => string;
}

/** The point that a shape stands for; undefined for anything else in the drawing. */
function pointOf(target: EventTarget): ChartPoint | undefined {
  const mark = target instanceof Element ? target.closest<SVGElement>('[data-sample]') : null;
  return mark ? { series: Number(mark.dataset.series), sample: Number(mark.dataset.sample) } : undefined;
}

/**
 * The drawing. Its shapes are one tab stop, and arrow keys lead from one to the next; each says its value.
 */
export function ChartDrawing(props: ChartDrawingProps): ReactNode {
  const { kind, label, layout, size, isRtl, store, tabStop, describe } = props;
  const { guard } = useScope();
  const svg = useRef<SVGSVGElement>(null);
  const focusOn = guard(({ target }: SyntheticEvent) => {
    const point = pointOf(target);
    if (point) store.focus(point);
  });
  const focusOff = guard(() => store.show(undefined));
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
    // biome-ignore lint/a11y/useSemanticElements: the group of a drawing has no element of its own
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
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: focus only has it read, nothing can be pressed
          <path
            key={`${mark.series} ${mark.sample}`}
            className={`inlay-chart-mark ${colorClass(kind === 'pie' ? mark.sample : mark.series)}`}
            d={mark.d}
            data-series={mark.series}
            data-sample={mark.sample}
            role="img"
            aria-label={describe(mark)}
            // Preact leaves the name as it is, and SVG knows no `tabIndex`.
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

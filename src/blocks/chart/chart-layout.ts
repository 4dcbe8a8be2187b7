import { layoutAxes } from './axes-layout';
import type { ChartKind } from './chart.types';
import type { ChartLayout, LayoutOptions } from './chart-layout.types';
import { layoutPie } from './pie-layout';

/** The layout of a chart: pure, so that it can be tested without a page. */
export const layoutChart = (kind: ChartKind, options: LayoutOptions): ChartLayout =>
  kind === 'pie' ? layoutPie(options) : layoutAxes(kind, options);

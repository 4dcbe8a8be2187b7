import { fault, type ReadData } from '../../core/unit';
import { tryBlockJson } from '../../data/block-json';
import { number, object, type Reader, string } from '../../data/shape';
import { ChartVariant } from '../../vocabulary/blocks';
import { type ChartTable, readTable } from './chart-table';

export type ChartKind = 'bar' | 'line' | 'pie';

const KINDS: Readonly<Record<number, ChartKind>> = {
  [ChartVariant.bar]: 'bar',
  [ChartVariant.line]: 'line',
  [ChartVariant.pie]: 'pie',
};

/** `auto`: below the drawing, and beside a pie if there is room. */
type LegendPosition = 'auto' | 'top' | 'bottom' | 'left' | 'right' | 'none';

/** Published pages have `visible`. */
const LEGENDS: Readonly<Record<string, LegendPosition>> = {
  visible: 'auto',
  true: 'auto',
  top: 'top',
  bottom: 'bottom',
  left: 'left',
  right: 'right',
  hidden: 'none',
  none: 'none',
  false: 'none',
};

const word: Reader<string> = (value) =>
  typeof value === 'string' || typeof value === 'boolean' ? `${value}`.trim().toLowerCase() : '';

const settings = object({ title: string(), chartType: number(), legend: word, palette: word });

/** Checks whether a value can be drawn: a pie has no slices of zero or less. */
export const isDrawable = (kind: ChartKind, value: number | undefined): value is number =>
  value !== undefined && (kind !== 'pie' || value > 0);

function readKind(chartType: number | undefined, container: Element): ChartKind | undefined {
  const [, ofClass] = /\bchart-type-(\d+)\b/.exec(container.className) ?? [];
  return KINDS[chartType ?? Number(ofClass)];
}

function readLegend(value: string, body: Element): LegendPosition {
  const [, ofClass = ''] = /\blegend-(\w+)\b/.exec(body.className) ?? [];
  const name = [value, ofClass].find((known) => Object.hasOwn(LEGENDS, known));
  return (name && LEGENDS[name]) || 'auto';
}

function noticeOf(kind: ChartKind | undefined, table: ChartTable, misfits: string): string {
  const values = table.series.flatMap(({ values }) => values);
  const known = values.filter((value) => value !== undefined);
  const below = kind === 'pie' ? known.filter((value) => value < 0).length : 0;
  const isDrawn = known.some((value) => isDrawable(kind ?? 'bar', value));
  return [
    misfits,
    kind ? '' : 'Its type is not known, so it is drawn as bars.',
    below ? `Values below zero (${below}) are not in the pie, only in its table.` : '',
    isDrawn ? '' : 'There is nothing to draw, so its table is shown.',
  ]
    .filter(Boolean)
    .join(' ');
}

export type ChartData = ReadData<ReturnType<typeof readChart>>;

export function readChart(element: HTMLElement) {
  const find = (selector: string) => element.querySelector<HTMLElement>(selector) ?? undefined;
  const container = find('.chart-block-container');
  const content = find('.chart-block-content');
  const body = content?.closest<HTMLElement>('.chart-block-body');
  if (!container || !content || !body) return fault('The chart has no place for its drawing.');
  const json = tryBlockJson(container.dataset.settings);
  if (json === undefined)
    return fault('The settings of the chart (`data-settings`) are not JSON, so it is not drawn.');
  const { title, chartType, legend: legendName, palette } = settings(json);
  const { table, notice: misfits } = readTable(json);
  const lack = !table.series.length ? 'column' : !table.samples.length ? 'row' : undefined;
  if (lack)
    return fault(
      `Your dataset must have at least one ${lack}: the chart is not drawn. Add one to its \`dataTable\`.`,
    );
  const kind = readKind(chartType, container);
  const legend = readLegend(legendName, body);
  const isFirst = legend === 'top' || legend === 'left';
  const notice = noticeOf(kind, table, misfits);
  return {
    ...table,
    container,
    content,
    /** The server's empty canvas, with the box around it. */
    canvas: content.querySelector('canvas')?.closest<HTMLElement>('.chart-block-content > *') ?? undefined,
    legendPlace:
      legend === 'none' ? undefined : find(`.chart-block-legend.attach${isFirst ? 1 : 2} .legend-content`),
    kind: kind ?? ('bar' as const),
    legend,
    /** As in a selector: `shops`. */
    palette: palette.replace(/[^a-z\d]+/g, '-'),
    title: title.trim(),
    notice: notice && `${notice} Check the data of the block.`,
  };
}

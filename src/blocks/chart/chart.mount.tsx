import './chart.css';
import { type CSSProperties, type PointerEvent, type ReactNode, useMemo } from 'react';
import { defineUnit } from '../../core/unit';
import { isRtl } from '../../dom/is-rtl';
import { onResize } from '../../dom/watch-size';
import { Adopt } from '../../react/adopt';
import { draw } from '../../react/draw';
import { useScope, useStore } from '../../react/scope-context';
import { language } from '../../text/language';
import { createMessages } from '../../text/messages';
import { type ChartData, isDrawable, readChart } from './chart.data';
import messages from './chart.messages.json';
import { type ChartStore, createChartStore, isSamePoint } from './chart.store';
import { ChartDrawing, ChartLegend } from './chart-drawing.view';
import { type ChartMark, layoutChart } from './chart-layout';
import type { ChartTable } from './chart-table';

const t = createMessages(messages);

/** Beyond these, values are written in scientific notation. */
const HUGE = 1e15;
const TINY = 1e-6;
/** From here on, values of an axis are shortened: 250K. */
const LONG = 1e5;

const createFormat = (options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(language.locale, options).format;

type ChartFormats = ReturnType<typeof createFormats>;

export function createFormats() {
  const plain = createFormat({ maximumFractionDigits: 6 });
  const scientific = createFormat({ notation: 'scientific', maximumFractionDigits: 2 });
  const compact = createFormat({ notation: 'compact', maximumFractionDigits: 2 });
  const value = (number: number) => {
    const size = Math.abs(number);
    return size >= HUGE || (size > 0 && size < TINY) ? scientific(number) : plain(number);
  };
  const isLong = (number: number) => Math.abs(number) >= LONG && Math.abs(number) < HUGE;
  return { value, axis: (number: number) => (isLong(number) ? compact(number) : value(number)) };
}

type ChartTableProps = ChartTable & Readonly<{ caption: string; format: (value: number) => string }>;

function ChartTableView({ caption, samples, series, format }: ChartTableProps): ReactNode {
  return (
    <table className="inlay-chart-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('samples')}</th>
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
              <td key={index}>{value === undefined ? t('missing') : format(value)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** With less room above a point, its value is shown below it. */
const TIP_ROOM_PX = 56;

/** The table with numbers for the names that the settings leave out. */
const nameAll = ({ series, samples }: ChartTable): ChartTable => ({
  series: series.map(({ label, values }, index) => ({
    label: label || t('series', { number: index + 1 }),
    values,
  })),
  samples: samples.map((label, index) => label || t('sample', { number: index + 1 })),
});

interface ChartViewProps {
  readonly data: ChartData;
  /** Undefined: there is nothing to draw, and the table is shown instead. */
  readonly store: ChartStore | undefined;
  readonly isRtl: boolean;
  readonly formats: ChartFormats;
}

function ChartView({ data, store, isRtl, formats }: ChartViewProps): ReactNode {
  const { kind, title } = data;
  const table = useMemo(() => nameAll(data), [data]);
  const label = title ? t('titled', { kind: t(kind), title }) : t(kind);
  const tableView = <ChartTableView {...table} caption={label} format={formats.value} />;
  return (
    <>
      {data.canvas && <Adopt node={data.canvas} styles={{ display: 'none' }} />}
      <Adopt
        node={data.container}
        attributes={data.palette ? { 'data-palette': data.palette } : {}}
        classes={{
          [`inlay-chart--${store ? kind : 'table'}`]: true,
          [`inlay-chart--legend-${data.legend}`]: true,
        }}
      />
      {store && data.legendPlace && (
        <Adopt node={data.legendPlace}>
          <ChartLegend
            kind={kind}
            labels={kind === 'pie' ? table.samples : table.series.map(({ label }) => label)}
          />
        </Adopt>
      )}
      <Adopt node={data.content}>
        {store && <ChartFigure {...{ kind, table, label, store, isRtl, formats }} />}
        {store ? <div className="visually-hidden">{tableView}</div> : tableView}
      </Adopt>
    </>
  );
}

interface ChartFigureProps extends Omit<ChartViewProps, 'data'> {
  readonly kind: ChartData['kind'];
  readonly table: ChartTable;
  readonly label: string;
  readonly store: ChartStore;
}

function ChartFigure({ kind, table, label, store, isRtl, formats }: ChartFigureProps): ReactNode {
  const { guard } = useScope();
  const { size, shown, tabStop } = useStore(store);
  const layout = useMemo(
    () => layoutChart(kind, { table, size, isRtl, format: formats.axis }),
    [kind, table, size, isRtl, formats],
  );
  const describe = useMemo(
    () =>
      ({ series: at, sample: row, share }: ChartMark): string => {
        const { label: series = '', values = [] } = table.series[at] ?? {};
        const number = formats.value(values[row] ?? 0);
        const value = share === undefined ? number : t('share', { value: number, share });
        const sample = table.samples[row] ?? '';
        return t(table.series.length > 1 ? 'pointOfSeries' : 'point', { series, sample, value });
      },
    [table, formats],
  );
  // An element that stays the same is not drawn again when another value is shown.
  const drawing = useMemo(
    () => (
      <ChartDrawing
        {...{ kind, layout, size, isRtl, store, tabStop, describe }}
        label={t('drawing', { label })}
      />
    ),
    [kind, layout, size, isRtl, store, tabStop, describe, label],
  );
  const mark = layout.marks.find((one) => isSamePoint(one, shown));
  return (
    <div
      className="inlay-chart-figure"
      onPointerOver={guard(({ target }: PointerEvent) => {
        const { series, sample } = target instanceof SVGElement ? target.dataset : {};
        if (series && sample) store.show({ series: Number(series), sample: Number(sample) });
        // The pointer may be over the tip, as on a magnified screen: then the value stays.
        else if (target instanceof SVGElement) store.show();
      })}
      onPointerLeave={guard(() => store.show())}
    >
      {drawing}
      {mark && (
        // Screen readers read the shape itself.
        <div
          aria-hidden="true"
          className={`inlay-chart-tip${mark.y < TIP_ROOM_PX ? ' inlay-chart-tip--below' : ''}`}
          style={{ '--inlay-chart-x': `${mark.x}px`, top: `${mark.y}px` } as CSSProperties}
        >
          {describe(mark)}
        </div>
      )}
    </div>
  );
}

/** For a chart that is not displayed yet. */
const DEFAULT_SIZE = { width: 600, height: 360 };

export const unit = defineUnit({
  read: readChart,
  mount(data, scope) {
    const { kind, series, content, notice } = data;
    if (notice) scope.warn('read', notice);
    const options = { data, isRtl: isRtl(content), formats: createFormats() };
    const first = series
      .flatMap(({ values }, at) => values.map((value, sample) => ({ series: at, sample, value })))
      .find(({ value }) => isDrawable(kind, value));
    if (!first) {
      draw(scope, <ChartView {...options} store={undefined} />);
      return undefined;
    }
    const store = createChartStore(DEFAULT_SIZE, { series: first.series, sample: first.sample });
    const measure = () => store.resize({ width: content.clientWidth, height: content.clientHeight });
    draw(scope, <ChartView {...options} store={store} />);
    // The legend has taken its room by now. Nothing has been painted yet, and the store draws before the next frame.
    measure();
    onResize(content, scope, measure);
    scope.listen(document, 'keydown', (event) => {
      if (event.key !== 'Escape' || !store.get().shown) return;
      event.preventDefault();
      store.show();
    });
    return store;
  },
});

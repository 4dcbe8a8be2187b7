// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { createChartStore } from '../../../../src/blocks/chart/chart.store';
import { ChartDrawing, ChartLegend } from '../../../../src/blocks/chart/chart-drawing.view';
import type { ChartLayout, ChartMark } from '../../../../src/blocks/chart/chart-layout';
import { draw } from '../../../../src/react/draw';
import { createTestScope } from '../../support/scope';

const mark = (series: number, sample: number): ChartMark => ({ series, sample, d: 'M0,0', x: 0, y: 0 });
const LAYOUT: ChartLayout = {
  marks: [0, 1].flatMap((series) => [0, 1, 2].map((sample) => mark(series, sample))),
  lines: [{ series: 9, d: 'M0,0L1,1' }],
  grid: [
    { y: 10, x: 1, from: 2, to: 3, text: '5', isZero: false },
    { y: 20, x: 1, from: 2, to: 3, text: '0', isZero: true },
  ],
  labels: [{ x: 4, y: 5, text: 'May' }],
};

afterEach(() => document.body.replaceChildren());

function show({ kind = 'bar' as 'bar' | 'line' | 'pie', isRtl = false } = {}) {
  const scope = createTestScope();
  const store = createChartStore({ width: 300, height: 200 }, { series: 0, sample: 1 });
  const view = (
    <ChartDrawing
      kind={kind}
      label="Visitors"
      layout={LAYOUT}
      size={{ width: 300, height: 200 }}
      isRtl={isRtl}
      store={store}
      tabStop={{ series: 0, sample: 1 }}
      describe={({ series, sample }) => `${series}, ${sample}`}
    />
  );
  const host = draw(scope, view, { into: document.body });
  const shapes = [...host.querySelectorAll<SVGElement>('.inlay-chart-mark')];
  const at = (series: number, sample: number) => {
    const found = host.querySelector<SVGElement>(`[data-series="${series}"][data-sample="${sample}"]`);
    if (!found) throw new Error('No such mark.');
    return found;
  };
  return { host, store, shapes, at };
}

describe('the shapes of a chart', () => {
  it('are one group with a name, and pictures named by their values, one of which is the tab stop', () => {
    const { host, shapes, at } = show();
    const svg = host.querySelector('svg');
    expect([svg?.getAttribute('role'), svg?.getAttribute('aria-label')]).toEqual(['group', 'Visitors']);
    expect(svg?.getAttribute('viewBox')).toBe('0 0 300 200');
    expect(shapes.map((shape) => shape.getAttribute('aria-label')).join(' ')).toBe(
      '0, 0 0, 1 0, 2 1, 0 1, 1 1, 2',
    );
    expect(shapes.filter((shape) => shape.getAttribute('tabindex') === '0')).toEqual([at(0, 1)]);
    expect(shapes.every((shape) => shape.getAttribute('role') === 'img')).toBe(true);
  });

  it('have the colour of their series, a slice of a pie one of its own; after eight they repeat', () => {
    const colours = (kind: 'bar' | 'pie') =>
      show({ kind }).shapes.map((shape) => Number(/color-(\d)/.exec(shape.getAttribute('class') ?? '')?.[1]));
    expect(colours('bar')).toEqual([1, 1, 1, 2, 2, 2]);
    expect(colours('pie')).toEqual([1, 2, 3, 1, 2, 3]);
    const line = show({ kind: 'line' }).host.querySelector('.inlay-chart-line');
    expect(line?.getAttribute('class')).toBe('inlay-chart-line inlay-chart-color-2');
  });

  it('of a pie lie around its middle', () => {
    const moved = (kind: 'bar' | 'pie') => show({ kind }).shapes[0]?.parentElement?.getAttribute('transform');
    expect([moved('pie'), moved('bar')]).toEqual(['translate(150,100)', null]);
  });

  it('have texts around them that screen readers leave out, since the table has them', () => {
    const axes = show().host.querySelector('.inlay-chart-axes');
    expect(axes?.getAttribute('aria-hidden')).toBe('true');
    expect([...(axes?.querySelectorAll('text') ?? [])].map(({ textContent }) => textContent)).toEqual([
      '5',
      '0',
      'May',
    ]);
    expect([...(axes?.querySelectorAll('line') ?? [])].map((line) => line.getAttribute('class'))).toEqual([
      null,
      'inlay-chart-zero',
    ]);
  });
});

describe('the focus in a chart', () => {
  const press = (target: Element, key: string, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    flushSync(() => target.dispatchEvent(event));
    return event.defaultPrevented;
  };

  it('moves with arrow keys, the way that texts run, and shows the value where it is', () => {
    for (const isRtl of [false, true]) {
      const { at, store } = show({ isRtl });
      at(0, 1).focus();
      expect(store.get().shown).toEqual({ series: 0, sample: 1 });
      expect(press(at(0, 1), 'ArrowRight')).toBe(true);
      expect(document.activeElement).toBe(at(0, isRtl ? 0 : 2));
      expect(store.get().shown).toEqual({ series: 0, sample: isRtl ? 0 : 2 });
      document.body.replaceChildren();
    }
  });

  it('stays at the end, with other keys, and with those of the browser', () => {
    const { at } = show();
    at(0, 2).focus();
    expect(press(at(0, 2), 'ArrowRight')).toBe(false);
    expect(press(at(0, 2), 'x')).toBe(false);
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey'])
      expect(press(at(0, 2), 'ArrowLeft', { [modifier]: true })).toBe(false);
    expect(document.activeElement).toBe(at(0, 2));
    expect(press(at(0, 2), 'Home')).toBe(true);
    expect(document.activeElement).toBe(at(0, 0));
  });

  it('takes the value away when it leaves', () => {
    const { at, store } = show();
    at(1, 0).focus();
    at(1, 0).blur();
    expect(store.get().shown).toBeUndefined();
  });

  it('of a key beside the shapes moves nothing', () => {
    const { host } = show();
    const svg = host.querySelector('svg');
    expect(svg && press(svg, 'Home')).toBe(false);
  });
});

it('the legend names each series beside its colour', () => {
  const host = draw(createTestScope(), <ChartLegend kind="line" labels={['North', 'South']} />);
  const items = [...host.querySelectorAll('li')];
  expect(items.map(({ textContent }) => textContent)).toEqual(['North', 'South']);
  expect(items.map((item) => item.firstElementChild?.className)).toEqual([
    'inlay-chart-swatch inlay-chart-swatch--line inlay-chart-color-1',
    'inlay-chart-swatch inlay-chart-swatch--line inlay-chart-color-2',
  ]);
});

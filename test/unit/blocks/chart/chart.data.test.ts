// @vitest-environment happy-dom
import { assert, describe, expect, it } from 'vitest';
import { readChart } from '../../../../src/blocks/chart/chart.data';
import { readTable } from '../../../../src/blocks/chart/chart-table';

const TABLE = { data: [[3], [5], [4]], seriesLabels: ['Value'], sampleLabels: ['One', 'Two', 'Three'] };
const SETTINGS = { title: 'A title', legend: 'visible', chartType: 1009, palette: 'Shops', flip: false };

interface Markup {
  readonly settings?: unknown;
  readonly type?: string;
  readonly legendClass?: string;
}

function block({ settings, type = 'chart-type-1009', legendClass = 'legend-visible' }: Markup): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = `<div class="chart-block-container ${type}"><h2>A title</h2>
    <div class="chart-block-body ${legendClass}">
      <div class="chart-block-legend attach1"><figcaption class="legend-content" id="before"></figcaption></div>
      <div class="chart-block-content"><div id="canvas"><canvas></canvas></div></div>
      <div class="chart-block-legend attach2"><figcaption class="legend-content" id="after"></figcaption></div>
    </div></div>`;
  const text = typeof settings === 'string' ? settings : JSON.stringify(settings);
  if (text !== undefined)
    element.querySelector('.chart-block-container')?.setAttribute('data-settings', text);
  return element;
}

/** With settings of its own, and a table of its own. */
function read(settings: object = {}, table: object = {}, markup: Omit<Markup, 'settings'> = {}) {
  const json = { ...SETTINGS, ...settings, dataTable: { ...TABLE, ...table } };
  const data = readChart(block({ settings: json, ...markup }));
  assert(!('fault' in data));
  return data;
}

describe('the settings of a chart', () => {
  it('are read from the published form', () => {
    const data = read();
    expect(data).toMatchObject({
      kind: 'bar',
      title: 'A title',
      legend: 'auto',
      palette: 'shops',
      notice: '',
      samples: ['One', 'Two', 'Three'],
      series: [{ label: 'Value', values: [3, 5, 4] }],
    });
    expect([data.canvas?.id, data.legendPlace?.id]).toEqual(['canvas', 'after']);
  });

  it.each([
    [1009, 'bar'],
    [1010, 'line'],
    [1011, 'pie'],
    ['1011', 'pie'],
  ])('P3: chart type %s is a %s', (chartType, kind) => {
    expect(read({ chartType }).kind).toBe(kind);
  });

  it('take the type from the class where they name none', () => {
    expect(read({ chartType: null }, {}, { type: 'chart-type-1010' }).kind).toBe('line');
  });

  it('draw bars for a type that is not known, and say so', () => {
    const { kind, notice } = read({ chartType: 1099 });
    expect(kind).toBe('bar');
    expect(notice).toBe('Its type is not known, so it is drawn as bars. Check the data of the block.');
  });

  it.each([
    ['visible', 'auto', 'after'],
    ['bottom', 'bottom', 'after'],
    ['right', 'right', 'after'],
    ['top', 'top', 'before'],
    ['left', 'left', 'before'],
    ['Hidden', 'none', undefined],
    [false, 'none', undefined],
    ['__proto__', 'auto', 'after'],
  ])('place a legend that is %s', (legend, position, place) => {
    const data = read({ legend }, {});
    expect([data.legend, data.legendPlace?.id]).toEqual([position, place]);
  });

  it('take the place of the legend from the class where they name none', () => {
    expect(read({ legend: undefined }, {}, { legendClass: 'legend-top' }).legend).toBe('top');
  });

  it('name a palette as in a selector', () => {
    expect(read({ palette: ' Deep "Sea]' }).palette).toBe('deep-sea-');
  });

  it('are read when they are encoded twice', () => {
    const text = JSON.stringify({ ...SETTINGS, dataTable: TABLE }).replaceAll('"', '&quot;');
    expect(readChart(block({ settings: text }))).toMatchObject({ kind: 'bar' });
  });
});

describe('the table of a chart', () => {
  it('is turned around by flip', () => {
    const { series, samples } = read(
      { flip: true },
      { data: [[1, 2], [3]], seriesLabels: ['A', 'B'], sampleLabels: ['X', 'Y'] },
    );
    expect(samples).toEqual(['A', 'B']);
    expect(series).toEqual([
      { label: 'X', values: [1, 2] },
      { label: 'Y', values: [3, undefined] },
    ]);
  });

  it('may have missing cells, rows of any length, and numbers as text', () => {
    const { series, notice } = read({}, { data: [[1, null], [], ['2.5', 7], ['']] });
    expect(series).toEqual([
      { label: 'Value', values: [1, undefined, 2.5, undefined] },
      { label: '', values: [undefined, undefined, 7, undefined] },
    ]);
    expect(notice).toBe('One or more rows was missing data. Check the data of the block.');
    expect(
      read(
        {},
        {
          data: [
            [1, null],
            [2, 3],
          ],
        },
      ).notice,
    ).toBe('');
  });

  it('may be a plain list of values', () => {
    expect(read({}, { data: [7, 8, 9] }).series[0]?.values).toEqual([7, 8, 9]);
  });

  it('may have numbers for labels, and trims them', () => {
    expect(read({}, { sampleLabels: [2021, ' Two ', {}] }).samples).toEqual(['2021', 'Two', '']);
  });

  it('may be very long', () => {
    const data = Array.from({ length: 300_000 }, (_, index) => [index]);
    expect(read({}, { data }).samples).toHaveLength(300_000);
  });

  it('leaves out what is not a number, and says so once', () => {
    const { series, notice } = read({}, { data: [['n/a'], [5], [{}]] });
    expect(series[0]?.values).toEqual([undefined, 5, undefined]);
    expect(notice).toBe(
      'Cells that are not numbers (2, the first in row 1, column 1) are left out. Check the data of the block.',
    );
  });

  it('says that a pie leaves out what is below zero', () => {
    expect(read({ chartType: 1011 }, { data: [[1], [-2], [3]] }).notice).toContain('Values below zero (1)');
  });

  it('says that there is nothing to draw', () => {
    expect(read({ chartType: 1011 }, { data: [[0], [null]] }).notice).toContain('its table is shown');
    expect(read({}, { data: [[0]] }).notice).toBe('');
  });
});

describe('a chart that cannot be used', () => {
  it.each([
    ['has no settings', undefined, 'not JSON'],
    ['has settings that are cut off', '{"title":"A', 'not JSON'],
    [
      'has an empty table',
      { dataTable: { data: [], seriesLabels: [], sampleLabels: [] } },
      'at least one column',
    ],
    [
      'has a table without rows',
      { dataTable: { data: [], seriesLabels: ['A'], sampleLabels: [] } },
      'at least one row',
    ],
    ['has no table', {}, 'at least one column'],
    ['has settings of the wrong kind', '[1]', 'at least one column'],
    ['has a table of the wrong kind', { dataTable: 7 }, 'at least one column'],
  ])('%s', (_, settings, fault) => {
    expect(readChart(block({ settings }))).toMatchObject({ fault: expect.stringContaining(fault) });
  });

  it.each([
    [''],
    ['<div class="chart-block-container"></div>'],
    ['<div class="chart-block-body"><div class="chart-block-content"></div></div>'],
    ['<div class="chart-block-container"><div class="chart-block-content"></div></div>'],
  ])('has no place for its drawing in «%s»', (html) => {
    const element = document.createElement('div');
    element.innerHTML = html;
    expect(readChart(element)).toMatchObject({ fault: expect.stringContaining('place') });
  });
});

it('takes cells without a value for missing, and no other', () => {
  const notices = (data: readonly unknown[]) => readTable({ dataTable: { data } }).notice;
  expect(notices([[null], [''], [undefined], [3]])).toBe('');
  expect(notices([[null], ['many']])).toContain('row 2, column 1');
});

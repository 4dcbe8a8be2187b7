// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/chart/chart.mount';
import { findIn, pageElement } from '../../support/markup';
import { SizeObserver, setBox } from '../../support/measured-page';
import { mountUnit } from '../../support/mount-unit';
import { endTestScopes } from '../../support/scope';

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', SizeObserver);
});

afterEach(() => {
  endTestScopes();
  document.body.replaceChildren();
});

const TABLE = { data: [[3], [5], [4]], seriesLabels: ['Value'], sampleLabels: ['One', 'Two', 'Three'] };
const TWO = {
  data: [
    [1, 2],
    [3, null],
  ],
  seriesLabels: ['North'],
  sampleLabels: [2020],
};

interface Settings {
  readonly title?: string;
  readonly chartType?: number;
  readonly legend?: string;
  readonly palette?: string;
  readonly dataTable?: object;
}

function block(settings: Settings, canvas = '<div id="canvas"><canvas></canvas></div>'): HTMLElement {
  const element = pageElement(`<div><div class="chart-block-container"><div class="chart-block-body">
    <div class="chart-block-legend attach1"><figcaption class="legend-content"></figcaption></div>
    <div class="chart-block-content">${canvas}</div>
    <div class="chart-block-legend attach2"><figcaption class="legend-content"></figcaption></div>
  </div></div></div>`);
  const all = { title: 'Visitors', chartType: 1009, legend: 'visible', dataTable: TABLE, ...settings };
  findIn(element, '.chart-block-container').dataset.settings = JSON.stringify(all);
  return element;
}

/** A mounted chart whose content has this size. */
function show(
  settings: Settings = {},
  { width = 0, height = 0, canvas = undefined as string | undefined } = {},
) {
  const element = block(settings, canvas);
  const before = document.body.innerHTML;
  const content = findIn(element, '.chart-block-content');
  setBox(content, { width, height });
  const report = vi.fn();
  const { scope, store } = mountUnit(unit, element, { report });
  const mark = (series: number, sample: number) =>
    findIn(content, `.inlay-chart-mark[data-series="${series}"][data-sample="${sample}"]`);
  const tip = () => content.querySelector<HTMLElement>('.inlay-chart-tip');
  const container = findIn(element, '.chart-block-container');
  return { before, container, content, element, mark, report, scope, store, tip };
}

const viewBox = (content: Element) => findIn(content, '.inlay-chart-drawing').getAttribute('viewBox');
const rowsOf = (content: Element) =>
  [...content.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent));
const over = (target: Element) => target.dispatchEvent(new Event('pointerover', { bubbles: true }));
const press = (key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  document.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('a chart', () => {
  it('draws its values in place of the canvas, and has them in a table for screen readers', () => {
    const { container, content, element, report } = show({ palette: 'Shops' });
    expect(container.className).toBe('chart-block-container inlay-chart--bar inlay-chart--legend-auto');
    expect(container.dataset.palette).toBe('shops');
    expect(findIn(content, '#canvas').style.display).toBe('none');
    const marks = [...content.querySelectorAll('.inlay-chart-mark')];
    expect(marks.map((mark) => mark.getAttribute('aria-label'))).toEqual(['One: 3', 'Two: 5', 'Three: 4']);
    expect(findIn(content, 'svg').getAttribute('aria-label')).toBe(
      'Bar chart: Visitors. Use the arrow keys to move from value to value.',
    );
    const table = findIn(content, '.visually-hidden > table');
    expect(table.querySelector('caption')?.textContent).toBe('Bar chart: Visitors');
    expect(rowsOf(table)).toEqual([
      ['Label', 'Value'],
      ['One', '3'],
      ['Two', '5'],
      ['Three', '4'],
    ]);
    expect([...element.querySelectorAll('.legend-content')].map((legend) => legend.textContent)).toEqual([
      '',
      'Value',
    ]);
    expect(report).not.toHaveBeenCalled();
  });

  it('names the series and rows that its settings leave out by their numbers', () => {
    const { content, element, mark } = show({ title: '', dataTable: TWO });
    expect(rowsOf(content)).toEqual([
      ['Label', 'North', 'Series 2'],
      ['2020', '1', '2'],
      ['Row 2', '3', 'No value'],
    ]);
    expect(findIn(content, 'caption').textContent).toBe('Bar chart');
    expect(findIn(element, '.attach2').textContent).toBe('NorthSeries 2');
    expect([mark(0, 1), mark(1, 0)].map((one) => one.getAttribute('aria-label'))).toEqual([
      'North, Row 2: 3',
      'Series 2, 2020: 2',
    ]);
  });

  it('that is a pie names its slices in the legend, with their shares in the drawing', () => {
    const { element, mark } = show({ chartType: 1011, dataTable: { ...TABLE, data: [[3], [0], [1]] } });
    expect(findIn(element, '.attach2').textContent).toBe('OneTwoThree');
    expect(mark(0, 0).getAttribute('aria-label')).toBe('One: 3 (75%)');
  });

  it('needs neither a canvas nor a palette nor a legend', () => {
    const { container, element } = show({ palette: '', legend: 'none' }, { canvas: '' });
    expect(container.hasAttribute('data-palette')).toBe(false);
    expect(container.classList).toContain('inlay-chart--legend-none');
    expect(element.querySelectorAll('.inlay-chart-legend')).toHaveLength(0);
    expect(element.querySelectorAll('.inlay-chart-mark')).toHaveLength(3);
  });

  it('has its first value that is drawn as the tab stop', () => {
    const { content, mark } = show({ chartType: 1011, dataTable: { ...TABLE, data: [[null], [0], [4]] } });
    expect(content.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    expect(mark(0, 2).getAttribute('tabindex')).toBe('0');
  });

  it('with nothing to draw shows its table, and says why', () => {
    const { container, content, element, report, store } = show({
      chartType: 1011,
      dataTable: { ...TABLE, data: [[0], [null]] },
    });
    expect(store).toBeUndefined();
    expect([...container.classList]).toContain('inlay-chart--table');
    expect(element.querySelectorAll('svg,.inlay-chart-legend,.visually-hidden')).toHaveLength(0);
    expect(rowsOf(content).slice(0, 2)).toEqual([
      ['Label', 'Value'],
      ['One', '0'],
    ]);
    expect(report).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(report.mock.calls)).toContain('There is nothing to draw');
  });

  it('gives the server’s markup back when its scope ends', () => {
    const { before, content, scope, store } = show({ palette: 'shops' });
    scope.end();
    expect(document.body.innerHTML).toBe(before);
    expect(content.querySelector('svg')).toBeNull();
    store?.show({ series: 0, sample: 1 });
    expect(press('Escape')).toBe(false);
  });
});

describe('the size of a chart', () => {
  it('is that of its place, and follows it', async () => {
    const { content, store } = show({}, { width: 400, height: 200 });
    // Before the first frame.
    expect(store?.get().size).toEqual({ width: 400, height: 200 });
    await expect.poll(() => viewBox(content)).toBe('0 0 400 200');
    setBox(content, { width: 500, height: 250 });
    SizeObserver.resize();
    await expect.poll(() => viewBox(content)).toBe('0 0 500 250');
  });

  it('is a usual one while it is not displayed', () => {
    expect(viewBox(show().content)).toBe('0 0 600 360');
  });
});

describe('the value that a chart shows', () => {
  it('is the one under the pointer, at the top of its shape', async () => {
    const { content, mark, tip } = show();
    expect(tip()).toBeNull();
    over(mark(0, 0));
    await expect.poll(() => tip()?.textContent).toBe('One: 3');
    expect(tip()?.getAttribute('aria-hidden')).toBe('true');
    expect(tip()?.className).toBe('inlay-chart-tip');
    expect(Number.parseFloat(tip()?.style.top ?? '')).toBeGreaterThan(56);
    expect(Number.parseFloat(tip()?.style.getPropertyValue('--inlay-chart-x') ?? '')).toBeGreaterThan(0);
    // The highest bar has no room above it.
    over(mark(0, 1));
    await expect.poll(() => tip()?.textContent).toBe('Two: 5');
    expect(tip()?.className).toBe('inlay-chart-tip inlay-chart-tip--below');
    expect(content.querySelectorAll('.inlay-chart-tip')).toHaveLength(1);
  });

  it('stays while the pointer is over it, and goes beside the shapes', async () => {
    const { content, mark, store, tip } = show();
    over(mark(0, 0));
    await expect.poll(() => tip()?.textContent).toBe('One: 3');
    over(tip() as HTMLElement);
    expect(store?.get().shown).toEqual({ series: 0, sample: 0 });
    over(findIn(content, 'svg'));
    expect(store?.get().shown).toBeUndefined();
    await expect.poll(tip).toBeNull();
  });

  it('goes when the pointer leaves the chart', async () => {
    const { content, mark, tip } = show();
    over(mark(0, 2));
    await expect.poll(() => tip()?.textContent).toBe('Three: 4');
    // React takes the leaving of an element from the pointer's arrival elsewhere.
    findIn(content, '.inlay-chart-figure').dispatchEvent(
      new MouseEvent('pointerout', { bubbles: true, relatedTarget: document.body }),
    );
    await expect.poll(tip).toBeNull();
  });

  it('goes with Escape, which is left to others when nothing is shown', async () => {
    const { store, tip } = show();
    expect(press('Escape')).toBe(false);
    store?.show({ series: 0, sample: 1 });
    await expect.poll(() => tip()?.textContent).toBe('Two: 5');
    expect(press('Enter')).toBe(false);
    expect(store?.get().shown).toEqual({ series: 0, sample: 1 });
    expect(press('Escape')).toBe(true);
    await expect.poll(tip).toBeNull();
  });
});

import { defineUnit } from '../../core/unit';
import { isRtl } from '../../dom/is-rtl';
import { onResize } from '../../dom/watch-size';
import { draw } from '../../react/draw';
import './chart.css';
import { isDrawable, readChart } from './chart.data';
import { createChartStore } from './chart.store';
import { ChartView } from './chart.view';
import { createFormats } from './number-format';

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
      // Nothing else closes with the same press.
      event.preventDefault();
      store.show();
    });
    return store;
  },
});

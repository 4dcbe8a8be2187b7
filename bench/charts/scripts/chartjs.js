import {
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PieController,
  PointElement,
  Tooltip,
} from 'chart.js';
import { COLORS, SAMPLES, SERIES } from '../data.mjs';

// What the three kinds of chart need, with the parts that Inlay's charts have, too.
Chart.register(
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PieController,
  PointElement,
  Tooltip,
);

// As Inlay draws: at once, by the width of the box.
new Chart(document.querySelector('canvas'), {
  type: 'line',
  data: {
    labels: SAMPLES,
    datasets: SERIES.map(({ label, data }, index) => ({
      label,
      data,
      borderColor: COLORS[index],
      backgroundColor: COLORS[index],
    })),
  },
  options: { animation: false, maintainAspectRatio: false, plugins: { legend: { position: 'bottom' } } },
});

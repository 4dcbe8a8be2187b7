// Five series of fifty points, the same for every variant.

const COUNT = 50;

export const COLORS = ['#2f74c0', '#c8611b', '#2f8a4f', '#b8498f', '#1b8796'];
export const SAMPLES = Array.from({ length: COUNT }, (_, index) => `Week ${index + 1}`);
export const SERIES = COLORS.map((_, at) => ({
  label: `Series ${at + 1}`,
  data: SAMPLES.map((_sample, index) => Number((20 + 8 * Math.sin(index / 8 + at) + at * 2).toFixed(1))),
}));

/**
 * The kinds of a chart block.
 * @field chartType
 */
export enum ChartVariant {
  bar = 1009,
  line = 1010,
  pie = 1011,
}

/** The designs of a summary block. */
export enum SummaryVariant {
  wall = 1005,
  carousel = 1006,
  list = 1007,
  grid = 1008,
}

/**
 * The units of weights and sizes.
 * @field measurementStandard
 */
export enum MeasurementStandard {
  imperial = 1,
  metric = 2,
}

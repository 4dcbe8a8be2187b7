/**
 * Pages that are made of slices.
 * @field slideType
 */
export enum SlideType {
  'cover-page' = 1,
  'lock-screen' = 2,
  'popup-overlay' = 3,
}

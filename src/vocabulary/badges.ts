/**
 * The badge that says by what a site is made.
 * @field ssBadgeType
 */
export enum BadgeType {
  none = 1,
  black = 2,
  white = 3,
}

/**
 * Where the badge is.
 * @field ssBadgePosition
 */
export enum BadgePosition {
  topLeft = 1,
  topCenter = 2,
  topRight = 3,
  bottomLeft = 4,
  bottomCenter = 5,
  bottomRight = 6,
}

/**
 * When the badge is seen.
 * @field ssBadgeVisibility
 */
export enum BadgeVisibility {
  always = 1,
  scroll = 2,
}

/**
 * On which devices the badge is seen.
 * @field ssBadgeDevices
 */
export enum BadgeDevices {
  all = 1,
  desktop = 2,
}

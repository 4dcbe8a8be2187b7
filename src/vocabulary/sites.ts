/**
 * The generations of templates.
 * @field templateVersion
 */
export enum TemplateVersion {
  seven = '7',
  sevenOne = '7.1',
  eight = '8',
}

/**
 * The type of a site.
 * @field websiteType
 */
export enum WebsiteType {
  classic = 1,
}

/**
 * The roles of an account on a site.
 * @field websiteRoles
 */
export enum WebsiteRole {
  admin = 1,
  viewer = 10,
}

/**
 * The kind of announcement bar that a site has.
 * @field announcementBarSettings.style
 */
export enum AnnouncementBarStyle {
  none = 1,
  custom = 2,
}

/**
 * The look of the bar for small windows.
 * @field mobileInfoBarSettings.style
 */
export enum MobileBarStyle {
  none = 1,
  light = 2,
  dark = 3,
}

/**
 * The kind of popup that a site has.
 * @field popupOverlaySettings.style
 */
export enum PopupStyle {
  none = 1,
  show = 2,
}

/** The event of a popup. */
export enum OverlayAction {
  display = 1,
  close = 2,
  dismiss = 3,
}

/** The reason why a popup appeared. */
export enum OverlayTrigger {
  time = 1,
  scroll = 2,
}

/**
 * The services that visitors may share a page on.
 * @field shareButtonOptions
 */
export enum SocialService {
  /** Today X */
  twitter = 1,
  facebook = 2,
  /** Has closed */
  google = 3,
  linkedin = 4,
  /** Has closed */
  stumble = 5,
  reddit = 6,
  pinterest = 7,
  tumblr = 8,
}

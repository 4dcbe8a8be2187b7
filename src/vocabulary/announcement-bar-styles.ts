/**
 * Whether a site has an announcement bar.
 * @field announcementBarSettings.style
 */
export enum AnnouncementBarStyle {
  none = 1,
  custom = 2,
}

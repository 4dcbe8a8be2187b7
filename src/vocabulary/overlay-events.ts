/** What has happened to a popup. */
export enum OverlayAction {
  display = 1,
  close = 2,
  dismiss = 3,
}

/** What has made a popup appear. */
export enum OverlayTrigger {
  time = 1,
  scroll = 2,
}

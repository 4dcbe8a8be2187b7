/**
 * Whether a site has a popup.
 * @field popupOverlaySettings.style
 */
export enum PopupStyle {
  none = 1,
  show = 2,
}

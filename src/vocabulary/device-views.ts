/** The devices that an editor can show a page on. */
export const DEVICE_VIEWS = ['desktop', 'phone', 'tablet'] as const;

export type DeviceView = (typeof DEVICE_VIEWS)[number];

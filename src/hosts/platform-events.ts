import type { EventName } from '../core/entry/bus';
import type { InlayApi } from '../core/entry/inlay-api';

/** Events of the old platform's global object that scripts of published pages use → our events. */
const NAMES: Readonly<Record<string, string>> = {
  'cookieBanner:force': 'banner:force',
  'cookieBanner:update': 'banner:update',
  'cookieBanner:unforce': 'banner:unforce',
  'popupOverlay:requestShow': 'popup:show',
  'popupOverlay:hide': 'popup:hide',
  'popupOverlay:showing': 'popup:shown',
  'popupOverlay:ready': 'popup:ready',
  'announcementBar:event:ready': 'announcement:ready',
  'announcementBar:event:update': 'announcement:update',
  'announcementBar:event:resetVisibility': 'announcement:reset',
  'announcementBar:event:close': 'announcement:closed',
  'header:menuOverlay:opened': 'menu:opened',
  'header:menuOverlay:closed': 'menu:closed',
  'website-overlay:rendered': 'overlay:rendered',
};

const ownName = (name: unknown) => (typeof name === 'string' ? NAMES[name] : undefined);

/** Emits an event of the old platform on the bus under our name. Unknown events are ignored. */
export function requestByOldName(inlay: InlayApi, name: unknown, payload: unknown): void {
  const own = ownName(name);
  // The table holds names of the bus; listeners check the payload.
  if (own) (inlay.emit as (name: string, payload: unknown) => void)(own, payload);
}

/** Listens to an event under its old name. */
export function onOldName(inlay: InlayApi, name: unknown, listener: (...payload: unknown[]) => void): void {
  const own = ownName(name);
  if (own) inlay.on(own as EventName, listener);
}

import type { EventName } from '../../core/entry/bus';
import { DOM_EVENTS } from '../../core/lazy/dom-events';

/** Events of the bus alone. An object, so that the compiler asks for each event that a unit declares. */
const BUS_EVENTS: Readonly<Record<Exclude<EventName, (typeof DOM_EVENTS)[number]>, true>> = {
  'admin:received': true,
  'admin:send': true,
  'announcement:reset': true,
  'announcement:update': true,
  'api:authorization-failed': true,
  'api:login-required': true,
  'banner:force': true,
  'banner:open': true,
  'banner:unforce': true,
  'banner:update': true,
  'cart:add': true,
  'cart:refresh': true,
  'consent:read': true,
  'event:record': true,
  'gallery:click-through-bypassed': true,
  'overlay:rendered': true,
  'owner:escape': true,
  'owner:next-load': true,
  'page:error': true,
  'popup:hide': true,
  'popup:ready': true,
  'popup:show': true,
  'site:destroyed': true,
  'site:initialized': true,
  'site:scan': true,
  'site:wake': true,
  'style:failed': true,
  'system-error:show': true,
};

export const EVENT_NAMES: readonly string[] = [...DOM_EVENTS, ...Object.keys(BUS_EVENTS)];

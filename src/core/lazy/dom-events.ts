import type { Bus, EventName } from '../entry/bus';
import type { InlayEvents } from '../entry/events';

/** Facts of the bus that the page hears as DOM events, too: `inlay:` and the name. Units declare them in `InlayEvents`. */
export const DOM_EVENTS = [
  'accordion:closed',
  'accordion:opened',
  'announcement:closed',
  'announcement:ready',
  'block:destroyed',
  'block:mounted',
  'cart:added',
  'cart:changed',
  'cart:failed',
  'consent:changed',
  'fault',
  'form:failed',
  'form:sending',
  'form:submitted',
  'gallery:change',
  'lightbox:changed',
  'lightbox:closed',
  'lightbox:opened',
  'menu:closed',
  'menu:opened',
  'newsletter:subscribed',
  'popup:closed',
  'popup:shown',
  'product:variant-changed',
  'quick-view:opened',
] as const satisfies readonly EventName[];

type InlayDomEvents = {
  [Name in (typeof DOM_EVENTS)[number] as `inlay:${Name}`]: CustomEvent<Parameters<InlayEvents[Name]>[0]>;
};

declare global {
  // Elements, the document and the window hear them, so `addEventListener` of each knows their details.
  interface GlobalEventHandlersEventMap extends InlayDomEvents {}
}

/** The element that the event is about; a cart and a choice of cookies concern the whole page. */
const targetOf = (detail: unknown): EventTarget => {
  const element = (detail as { readonly element?: unknown } | undefined)?.element;
  return element instanceof Element ? element : document;
};

function dispatch(name: string, detail: unknown): void {
  const target = targetOf(detail);
  const event = new CustomEvent(`inlay:${name}`, { bubbles: true, detail });
  // A form's field may be called `dispatchEvent`. Forms of happy-dom are proxies, which the prototype's refuses.
  if (typeof target.dispatchEvent === 'function') target.dispatchEvent(event);
  else EventTarget.prototype.dispatchEvent.call(target, event);
}

/** Dispatches each fact of the bus as a DOM event too: on its element, else on the document; it bubbles, but does not leave a shadow tree. */
export function dispatchDomEvents(bus: Bus): void {
  for (const name of DOM_EVENTS) {
    bus.on(name, (detail?: unknown) => dispatch(name, detail));
  }
}

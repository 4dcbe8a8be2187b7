import { page } from '../../context/page-endpoints';
import type { FeatureScope } from '../../core/entry/site-services';
import type { Scope } from '../../core/scope';
import { defineFeature } from '../../core/unit';
import { findAround } from '../../dom/find-all';
import { whenLoaded } from '../../dom/idle';
import { createAnswerer } from './answer-call';
import { type ClosedName, tellClosed } from './closed-text';
import { ASKING, endpointOfCall, UNNOTED } from './endpoint-calls';
import { type EndpointSettings, readEndpoints } from './endpoints.data';
import { describeUnknownUnits } from './unknown-units';

/** Reports names that no unit has, once the page's own blocks are defined: otherwise a typing error would switch nothing off, silently. */
function checkSwitchedOff(scope: FeatureScope, off: readonly string[]): void {
  if (!off.length) return;
  whenLoaded(scope, () => {
    const known = [...scope.blocks, ...scope.features].map(({ name }) => name);
    for (const text of describeUnknownUnits(off, known)) scope.warn('read', text);
  });
}

/** The service that each block with a note calls. */
const SERVICES: ReadonlyMap<string, ClosedName> = new Map(
  // The keys of `ASKING`.
  (Object.keys(ASKING) as ClosedName[]).flatMap((name) =>
    ASKING[name].filter((unit) => !UNNOTED.includes(unit)).map((unit) => [unit, name] as const),
  ),
);

/** Blocks whose content Inlay draws: a note in them moves nothing of the page. */
const DRAWN = ['cart-page', 'comments', 'search-page'];

/**
 * Shows a note at each unit without a server: when the visitor comes to it, before anything is typed. Not earlier, because the page has
 * kept no room for the note.
 */
function watchClosedUnits(scope: FeatureScope, { of, searchIndex, cart }: EndpointSettings): void {
  const isClosed = (name: ClosedName) =>
    of[name] === 'none' && !(name === 'search' && searchIndex) && !(name === 'cart' && cart);
  const closed = scope.blocks.flatMap(({ name: unit, selector }) => {
    const name = SERVICES.get(unit);
    return name && isClosed(name) ? [{ unit, selector, name }] : [];
  });
  if (!closed.length) return;
  const ends = new Map<Element, () => void>();
  const say = async (element: HTMLElement, name: ClosedName) => {
    if (ends.has(element)) return;
    const part = scope.part({ element });
    ends.set(element, part.end);
    part.defer(() => ends.delete(element));
    const { showClosed } = await part.load('show-closed', () => import('./show-closed'));
    showClosed(part, element, name);
  };
  const sayAround = scope.guard((target: EventTarget | null) => {
    if (!(target instanceof Element)) return undefined;
    const found = closed.find(({ selector }) => findAround(target, selector));
    const element = found && findAround(target, found.selector);
    return element ? say(element, found.name) : undefined;
  });
  scope.listen(document, 'focusin', ({ target }) => sayAround(target));
  // Safari gives a button that is pressed no focus.
  scope.listen(document, 'pointerdown', ({ target }) => sayAround(target));
  scope.on('block:mounted', ({ block, element }) => {
    const found = DRAWN.includes(block) && closed.find(({ unit }) => unit === block);
    if (found && element instanceof HTMLElement) scope.guard(say)(element, found.name);
  });
  scope.on('block:destroyed', ({ element }) => ends.get(element)?.());
}

export const unit = defineFeature({
  read: readEndpoints,
  mount(settings, scope) {
    const { of, searchPage, cart } = settings;
    page.endpoints = {
      of,
      searchPage,
      answererOf: (name) => createAnswerer(settings, scope, name),
      serverOf(path) {
        const name = endpointOfCall(path);
        const endpoint = name && of[name];
        // Forms of others are not sent as the platform's are.
        return typeof endpoint === 'object' && name !== 'forms' ? endpoint.url.replace(/\/$/, '') : undefined;
      },
      async checkOut(asking: Scope) {
        if (cart) {
          const { checkOut } = await asking.load('local-checkout', () => import('./local-checkout'));
          return checkOut(asking, cart);
        }
        if (of.cart !== 'none') return false;
        await tellClosed(asking, 'cart');
        return true;
      },
    };
    scope.defer(() => {
      page.endpoints = undefined;
    });
    watchClosedUnits(scope, settings);
    checkSwitchedOff(scope, settings.off);
  },
});

import { whenIdle } from '../../dom/idle';
import { mountUnit } from '../lazy/mount-unit';
import { createScope } from '../scope';
import type { AnyFeatureUnit } from '../unit';
import type { Bus, EventName } from './bus';
import type { FeatureDefinition } from './feature';
import type { SiteServices } from './site-services';
import { inTurn } from './yielding';

/** An event of the bus that came before the code that handles it. */
export interface KeptEvent {
  readonly name: string;
  readonly payload: unknown;
}

/** A bus that hands the events that a feature has missed to the listeners which it adds while it mounts. */
function createReplay(bus: Bus): { readonly bus: Bus; replay(events: readonly KeptEvent[]): void } {
  let added: Array<readonly [name: string, listener: (payload: never) => void]> | undefined = [];
  return {
    bus: {
      ...bus,
      on(name, listener) {
        added?.push([name, listener]);
        return bus.on(name, listener);
      },
    },
    replay(events) {
      const listeners = added ?? [];
      added = undefined;
      // Each event has the payload of its name.
      for (const { name, payload } of events)
        for (const [listened, listener] of listeners) if (listened === name) listener(payload as never);
    },
  };
}

/** Starts a feature whose code has arrived, and returns its end. Never throws: one that throws half-way is undone. */
export function mountFeature({
  name,
  services,
  unit,
  missed = [],
}: {
  readonly name: string;
  readonly services: SiteServices;
  readonly unit: AnyFeatureUnit;
  readonly missed?: readonly KeptEvent[];
}): () => void {
  const { bus, replay } = createReplay(services.bus);
  const scope = createScope({ services: { ...services, bus }, name, id: `inlay-${name}` });
  try {
    mountUnit(unit, { subject: services.context, scope, extra: undefined });
    scope.guard(replay)(missed);
  } catch (error) {
    scope.fail('mount', error);
  }
  return scope.end;
}

/** Calls back as soon as the window matches the media query; at once without a query. Returns the cancel. */
function whenWindowIs(media: string | undefined, callback: () => void): () => void {
  const windows = media === undefined ? undefined : matchMedia(media);
  if (windows?.matches !== false) callback();
  else windows.addEventListener('change', callback, { once: true });
  return () => windows?.removeEventListener('change', callback);
}

/** Hears the events of these names, separated by spaces, those from before the start first. Returns the ends. */
function hearEvents(
  names: string | undefined,
  { bus, early }: { readonly bus: Bus; readonly early: readonly KeptEvent[] },
  hear: (event: KeptEvent) => void,
): ReadonlyArray<() => void> {
  return (names ? names.split(' ') : []).map((name) => {
    for (const event of early) if (event.name === name) hear(event);
    return bus.on(name as EventName, (payload?: unknown) => hear({ name, payload }));
  });
}

/** Checks whether the page is one that the feature is for. The page may shadow what its condition asks for. */
function fitsPage({ name, isWanted }: FeatureDefinition, site: SiteServices): boolean {
  try {
    return Boolean(isWanted?.(site));
  } catch (error) {
    site.report('initialize', name, error);
    return false;
  }
}

/** Lets a feature wait for what starts it, in a site that is being initialised, and returns its end. */
export function startFeature(
  definition: FeatureDefinition,
  site: SiteServices,
  early: readonly KeptEvent[],
): () => void {
  const { name, when, comesFirst, media, isAllowed, answers, records, isRelevant, unit, load } = definition;
  const undos: Array<() => void> = [];
  const missed: KeptEvent[] = [];
  let state: 'waiting' | 'loading' | 'mounted' | 'ended' = 'waiting';
  let isDue = false;
  let waitsForIdle = false;
  /** Events from before a no, or until a later yes, are dropped. */
  let isRefused = false;

  const stopWaiting = () => {
    for (const undo of undos.splice(0)) undo();
  };
  const mount = (arrived: AnyFeatureUnit) => {
    state = 'mounted';
    stopWaiting();
    undos.push(mountFeature({ name, services: site, unit: arrived, missed }));
  };
  const start = () => {
    if (state !== 'waiting' || !isDue || isAllowed?.(site) === false) return;
    if (unit) return mount(unit);
    state = 'loading';
    const started = site.loadUnit(name, load).then(
      (module) =>
        inTurn(() => {
          if (state === 'loading') mount(module.unit);
        }),
      (error) => {
        site.report('load', name, error);
        // The next event tries again.
        if (state === 'loading') state = 'waiting';
      },
    );
    if (comesFirst) site.firstFeature = started;
  };
  const startNow = () => {
    isDue = true;
    start();
  };
  const startWhenIdle = () => {
    if (waitsForIdle) return;
    waitsForIdle = true;
    // The first feature may decide that this one is not wanted.
    undos.push(whenIdle(() => (site.firstFeature ? site.firstFeature.then(startNow) : startNow())));
  };
  const keepEvents = (names: string | undefined, begin: () => void) =>
    undos.push(
      ...hearEvents(names, { bus: site.bus, early }, (event) => {
        if (isRefused || isRelevant?.(event.payload) === false) return;
        missed.push(event);
        if (isDue) start();
        else begin();
      }),
    );

  keepEvents(answers, startNow);
  keepEvents(records, startWhenIdle);
  const startOrForget = () => {
    isRefused = isAllowed?.(site) === false;
    if (isRefused) missed.length = 0;
    start();
  };
  if (isAllowed)
    for (const event of ['consent:changed', 'consent:read'] as const)
      undos.push(site.bus.on(event, startOrForget));
  const startWhereWanted = () => {
    if (state !== 'ended' && fitsPage(definition, site))
      undos.push(whenWindowIs(media, when === 'now' ? startNow : startWhenIdle));
  };
  if (comesFirst) startWhereWanted();
  else inTurn(startWhereWanted);
  return () => {
    state = 'ended';
    stopWaiting();
  };
}

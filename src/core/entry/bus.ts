import { createNanoEvents } from 'nanoevents';
import type { InlayEvents } from './events';

export type EventName = keyof InlayEvents;

export interface Bus {
  /**
   * Listens; returns the undo.
   * @example const undo = Inlay.on('block:mounted', ({ block }) => console.log(block));
   */
  on<Name extends EventName>(name: Name, listener: InlayEvents[Name]): () => void;
  emit<Name extends EventName>(name: Name, ...payload: Parameters<InlayEvents[Name]>): void;
}

/**
 * nanoevents stops at the first listener that throws; here each listener stands alone and its error goes to `onError`.
 */
export function createBus(onError: (name: EventName, error: unknown) => void): Bus {
  const events = createNanoEvents<Record<EventName, (...payload: unknown[]) => void>>();
  return {
    on: (name, listener) =>
      events.on(name, (...payload) => {
        try {
          // The map above erases the payload types; `emit` has checked them against the same name.
          (listener as (...payload: unknown[]) => void)(...payload);
        } catch (error) {
          onError(name, error);
        }
      }),
    emit: (name, ...payload) => events.emit(name, ...payload),
  };
}

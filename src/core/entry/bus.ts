import { createEmitter } from '../emitter';
import type { InlayEvents } from './events';

export type EventName = keyof InlayEvents;

export interface Bus {
  /**
   * Listens; returns the undo. A listener that throws is a fault, and the others still run.
   * @example const undo = Inlay.on('block:mounted', ({ block }) => console.log(block));
   */
  on<Name extends EventName>(name: Name, listener: InlayEvents[Name]): () => void;
  /**
   * Emits an event; its listeners run before this returns.
   * @example Inlay.emit('popup:show');
   */
  emit<Name extends EventName>(name: Name, ...payload: Parameters<InlayEvents[Name]>): void;
  /** By the name that they listen to, whether or not there is such an event. */
  readonly listeners?: Readonly<Partial<Record<EventName, readonly unknown[]>>>;
}

export const createBus = (onError: (name: EventName, error: unknown) => void): Bus =>
  createEmitter<InlayEvents>(onError);

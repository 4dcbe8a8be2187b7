import { createNanoEvents } from 'nanoevents';

type Listener<Events, Name extends keyof Events> = Events[Name] extends (...payload: infer Payload) => void
  ? (...payload: Payload) => void
  : never;

type PayloadOf<Events, Name extends keyof Events> = Parameters<Listener<Events, Name>>;

interface Emitter<Events> {
  /** Listens; returns the undo. */
  on<Name extends keyof Events>(name: Name, listener: Events[Name]): () => void;
  emit<Name extends keyof Events>(name: Name, ...payload: PayloadOf<Events, Name>): void;
  /** By the name that they listen to, whether or not there is such an event. */
  readonly listeners: Readonly<Partial<Record<keyof Events, readonly unknown[]>>>;
}

/** nanoevents stops at the first listener that throws. Here the others still run, and the error goes to `onError`. */
export function createEmitter<Events>(
  onError: (name: keyof Events, error: unknown) => void,
): Emitter<Events> {
  const events = createNanoEvents<Record<keyof Events, (...payload: unknown[]) => void>>();
  return {
    listeners: events.events,
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
